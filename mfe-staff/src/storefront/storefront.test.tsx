import type { StorefrontContent, StorefrontDocument, StorefrontVersion } from '@actual/contracts';
import { storefrontLimits } from '@actual/contracts/facts/catalog/storefront';
import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = {
  id: 'g',
  role: 'manager' as const,
  firstName: 'Gema',
  lastName: 'Canul',
  email: 'g@b.mx',
  invited: false,
};
const put = 'PUT /storefront/{document}';
const gema = { id: 'g', firstName: 'Gema', lastName: 'Canul' };
const text = (words: string): StorefrontContent => ({ kind: 'delivery-text', text: words });
const version = (id: string, words: string, more: Partial<StorefrontVersion> = {}): StorefrontVersion => ({
  id,
  state: 'current',
  content: text(words),
  startsAt: '2026-11-20T15:00:00.000Z',
  endsAt: null,
  madeAt: '2026-11-20T15:00:00.000Z',
  madeBy: gema,
  undoneAt: null,
  undoneBy: null,
  ...more,
});
const documentOf = (words: string, revision: number, versions: StorefrontVersion[]): StorefrontDocument => ({
  document: 'delivery-text.actual-home',
  revision,
  content: text(words),
  versions,
});
const empty = documentOf('Entrega gratis', 0, []);

type Answers = Partial<Record<string, (input: { body: never }) => unknown>>;

async function open(first: StorefrontDocument, answers: Answers = {}, search = '?tipo=texto-de-entrega') {
  let kept = first;
  const page = renderTestPage({
    brand,
    routes: [{ path: '/contenido', loader, Component }],
    url: `/contenido${search}`,
    initial: { user },
    answer: async (key, input) => {
      if (key === 'GET /audit/{id}') return [];
      if (key === 'GET /company/find') return [{ id: 'CUN', WhsName: 'Cancún' }];
      if (key === 'GET /storefront/{document}') return kept;
      return answers[key]?.(input as never);
    },
  });
  await screen.findByRole('region', { name: 'Cambio' });
  return { ...page, become: (next: StorefrontDocument) => (kept = next) };
}
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const changes = () => within(screen.getByRole('region', { name: 'Cambios' }));

test('a text is published on the revision shown, and is listed with its author', async () => {
  const { called } = await open(empty, {
    [put]: () => documentOf('Entregamos hoy', 1, [version('v1', 'Entregamos hoy')]),
  });
  expect(changes().getByText('Nadie lo ha cambiado todavía.')).toBeTruthy();
  write(/^Texto/, ' Entregamos hoy ');
  press('Publicar');
  expect(await changes().findByText(/Gema Canul, 20\/nov\/2026, 10:00 h/)).toBeTruthy();
  expect(called(put)[0]?.input).toEqual({
    params: { document: 'delivery-text.actual-home' },
    body: { revision: 0, content: text('Entregamos hoy'), from: null, until: null },
  });
});

test('a change is planned by the store’s own clock', async () => {
  const { called } = await open(empty, { [put]: () => empty });
  write(/^Texto/, 'Buen Fin');
  write('Desde', '27/11/2036');
  write('Hasta', '1/12/2036');
  press('Programar');
  await waitFor(() =>
    expect(called(put)[0]?.input).toMatchObject({
      body: { from: '2036-11-27T05:00:00.000Z', until: '2036-12-01T05:00:00.000Z' },
    }),
  );
  write('Desde', '27/11/2025');
  expect(screen.getByRole('button', { name: 'Publicar' })).toBeTruthy();
});

test('a change published over a version that ends keeps its end', async () => {
  const week = version('v1', 'Buen Fin', { endsAt: '2026-12-01T05:00:00.000Z' });
  const { called } = await open(documentOf('Buen Fin', 1, [week]), { [put]: () => empty });
  expect(screen.getByLabelText('Hasta')).toHaveProperty('value', '01/12/2026');
  write(/^Texto/, 'Buen Fin, con entrega');
  press('Publicar');
  await waitFor(() =>
    expect(called(put)[0]?.input).toMatchObject({ body: { from: null, until: '2026-12-01T05:00:00.000Z' } }),
  );
});

test('shows the second editor who saved first, keeps their text, and lets them save it on top', async () => {
  let tries = 0;
  const page = await open(empty, {
    [put]: () => {
      tries += 1;
      if (tries > 1) return documentOf('Lo mío', 2, [version('v2', 'Lo mío')]);
      page.become(documentOf('Lo de Ana', 1, [version('v1', 'Lo de Ana')]));
      throw new ApiError(409, 'storefront_changed', '', { by: 'Ana Ruiz', at: '2026-11-23T15:32:00.000Z' });
    },
  });
  write(/^Texto/, 'Lo mío');
  press('Publicar');
  expect(await screen.findByText(/Ana Ruiz lo cambió el 23\/nov\/2026, 10:32 h mientras escribías/)).toBeTruthy();
  expect(await changes().findByText('Lo de Ana')).toBeTruthy();
  expect(screen.getByLabelText(/^Texto/)).toHaveProperty('value', 'Lo mío');
  press('Guardar lo mío');
  expect(await changes().findByText('Lo mío')).toBeTruthy();
  expect(page.called(put).map(({ input }) => (input as { body: { revision: number } }).body.revision)).toEqual([0, 1]);
});

test('says that the session is over, and keeps what was typed', async () => {
  await open(empty, {
    [put]: () => {
      throw new ApiError(401, 'unauthorized', '');
    },
  });
  write(/^Texto/, 'Lo mío');
  press('Publicar');
  expect(await screen.findByText(/^Tu sesión expiró\. Entra de nuevo/)).toBeTruthy();
  expect(screen.getByLabelText(/^Texto/)).toHaveProperty('value', 'Lo mío');
});

test('lets the second editor take the first one’s version instead', async () => {
  const page = await open(empty, {
    [put]: () => {
      page.become(documentOf('Lo de Ana', 1, [version('v1', 'Lo de Ana')]));
      throw new ApiError(409, 'storefront_changed', '', { by: 'Ana Ruiz' });
    },
  });
  write(/^Texto/, 'Lo mío');
  press('Publicar');
  await changes().findByText('Lo de Ana');
  press('Tomar lo suyo');
  expect(screen.getByLabelText(/^Texto/)).toHaveProperty('value', 'Lo de Ana');
});

test('a change is undone, and an earlier one is used again', async () => {
  const before = version('v0', 'Entrega gratis', { state: 'past', startsAt: null, madeBy: null });
  const undone = { ...version('v1', 'Nuevo'), state: 'undone' as const, undoneAt: '2026-11-20T16:00:00.000Z' };
  const { called } = await open(documentOf('Nuevo', 1, [version('v1', 'Nuevo'), before]), {
    'POST /storefront/{document}/undo': () =>
      documentOf('Entrega gratis', 2, [{ ...before, state: 'current' }, undone]),
  });
  press('Deshacer');
  expect(await changes().findByText('Deshecho')).toBeTruthy();
  expect(called('POST /storefront/{document}/undo')[0]?.input).toMatchObject({ body: { version: 'v1' } });
  expect(screen.getByLabelText(/^Texto/)).toHaveProperty('value', 'Entrega gratis');
  press('Usar de nuevo');
  expect(screen.getByLabelText(/^Texto/)).toHaveProperty('value', 'Nuevo');
});

test('explains a refusal in words, and keeps the typed text', async () => {
  await open(empty, {
    [put]: () => {
      throw new ApiError(400, 'invalid_input', '', [{ field: 'until', message: 'until' }]);
    },
  });
  write(/^Texto/, 'Hasta ayer');
  press('Publicar');
  expect(await screen.findByText(/El final va después del inicio/)).toBeTruthy();
  expect(screen.getByLabelText(/^Texto/)).toHaveProperty('value', 'Hasta ayer');
});

test('a text that is too long stays whole, says how much is too much, and is not published until it fits', async () => {
  const { called } = await open(empty, { [put]: () => empty });
  write(/^Texto/, 'a'.repeat(storefrontLimits.text + 2));
  expect(screen.getByText(/^Máximo [\d,]+ caracteres; 2 sobran$/)).toBeTruthy();
  press('Publicar');
  expect(called(put)).toHaveLength(0);
  write(/^Texto/, 'Cabe');
  press('Publicar');
  await waitFor(() => expect(called(put)).toHaveLength(1));
});

test('codes are taken as they are pasted; one of four digits is not sent', async () => {
  const extra: StorefrontDocument = {
    document: 'extra-cost.store',
    revision: 3,
    versions: [],
    content: { kind: 'extra-cost', zipcodes: ['77580'] },
  };
  const { called } = await open(extra, { [put]: () => extra }, '?tipo=costo-extra');
  write(/^Códigos postales/, '77580, 7750');
  expect(screen.getByText('Un código postal tiene cinco dígitos. Revisa: 7750')).toBeTruthy();
  press('Publicar');
  expect(called(put)).toHaveLength(0);
  write(/^Códigos postales/, '77580,\n77500 ');
  press('Publicar');
  await waitFor(() =>
    expect(called(put)[0]?.input).toMatchObject({
      body: { content: { kind: 'extra-cost', zipcodes: ['77580', '77500'] } },
    }),
  );
});

test('a closed day needs day and reason; the preview shows the moved products of each zone', async () => {
  const closed: StorefrontDocument = {
    document: 'closed-days.store',
    revision: 0,
    versions: [],
    content: { kind: 'closed-days', days: [] },
  };
  const { called } = await open(
    closed,
    {
      [put]: () => closed,
      'POST /storefront/{document}/preview': () => ({
        kind: 'closed-days',
        zones: [
          {
            zone: 'cancun',
            to: 'cancun',
            cp: '77500',
            municipality: 'Benito Juárez',
            state: 'Quintana Roo',
            zipcodes: 120,
            later: 31,
            sooner: 0,
            lost: 2,
            gained: 0,
            example: { product: 'Cuna Nube', before: '2026-12-24', after: '2026-12-26' },
          },
        ],
      }),
    },
    '?tipo=dias-cerrados',
  );
  press('Agregar día');
  write('Día', '24/12');
  expect(screen.getByLabelText('Día')).toHaveProperty('value', '24/12');
  write('Motivo', 'Nochebuena');
  expect(screen.getByText('Cada día necesita su fecha, como DD/MM/AAAA, y su motivo.')).toBeTruthy();
  write('Día', '24/12/2026');
  write('Motivo', '');
  expect(screen.getByText('Cada día necesita su fecha, como DD/MM/AAAA, y su motivo.')).toBeTruthy();
  write('Motivo', 'Nochebuena');
  press('Vista previa');
  const row = within(
    await screen.findByRole('row', {
      name: /^cancun 77500 Benito Juárez y otros 119 31 más tarde, 2 ya no se entregan Cuna Nube/,
    }),
  );
  expect([row.getByText('24/dic/2026'), row.getByText('26/dic/2026')]).toHaveLength(2);
  press('Publicar');
  await waitFor(() =>
    expect(called(put)[0]?.input).toMatchObject({
      body: { content: { days: [{ day: '2026-12-24', warehouse: null, reason: 'Nochebuena' }] } },
    }),
  );
});

describe('banners', () => {
  const banner = (id: string, title: string) => ({
    id,
    title,
    picture: 'sofa',
    text: 'Ver',
    href: '/category/salas',
    newTab: false,
    second: false,
    itemCode: null,
  });
  const kept: StorefrontDocument = {
    document: 'banners.actual-home',
    revision: 4,
    versions: [],
    content: { kind: 'banners', banners: [banner('a', 'Salas'), banner('b', 'Comedores')] },
  };
  const picture = 'POST /storefront/{document}/picture';
  const item = (at: number) => within(screen.getByRole('listitem', { name: `Banner ${at}` }));
  const publish = () => press('Publicar');

  test('their order is changed with a button, and all of them are sent in it', async () => {
    const { called } = await open(kept, { [put]: () => kept }, '?tipo=banners');
    fireEvent.click(item(2).getByRole('button', { name: 'Subir' }));
    expect(item(1).getByLabelText('Título')).toHaveProperty('value', 'Comedores');
    publish();
    await waitFor(() =>
      expect(called(put)[0]?.input).toMatchObject({
        body: { revision: 4, content: { banners: [{ id: 'b' }, { id: 'a' }] } },
      }),
    );
  });

  test('a new one needs its picture, which is handed in first', async () => {
    const { called } = await open(
      kept,
      { [put]: () => kept, [picture]: () => ({ picture: 'subida-1' }) },
      '?tipo=banners',
    );
    press('Agregar banner');
    fireEvent.change(item(3).getByLabelText('Texto'), { target: { value: 'Nuevo' } });
    expect(screen.getByText('Cada banner necesita su imagen, su texto y su enlace.')).toBeTruthy();
    const file = new File(['x'], 'sofa.png', { type: 'image/png' });
    fireEvent.change(item(3).getByLabelText('Imagen'), { target: { files: [file] } });
    expect(await item(3).findByLabelText('Otra imagen')).toBeTruthy();
    publish();
    await waitFor(() =>
      expect(called(put)[0]?.input).toMatchObject({
        body: { content: { banners: [{}, {}, { picture: 'subida-1', title: null, text: 'Nuevo', href: '/' }] } },
      }),
    );
    expect(called(picture)[0]?.input).toMatchObject({ params: { document: 'banners.actual-home' }, file });
  });

  test('the refusal of a picture is shown where it was chosen', async () => {
    const answers = {
      [picture]: () => {
        throw new ApiError(400, 'file_not_taken', '');
      },
    };
    await open(kept, answers, '?tipo=banners');
    const file = new File(['x'], 'nota.txt');
    fireEvent.change(item(1).getByLabelText('Otra imagen'), { target: { files: [file] } });
    expect(await item(1).findByText('No es una imagen JPG, PNG o WebP.')).toBeTruthy();
  });
});

test('a percentage of a promotion stays as it is typed, and half ones or more than may be taken off are refused', async () => {
  const percents = { discountPg1: 20, discountPg2: 15, discountPg3: 10, discountPg4: 5, discountPg5: 0 };
  const one = { id: 'p', publicName: 'Salas', hasLM: false, ...percents, discountTextPg5: null, endsOn: null };
  const kept: StorefrontDocument = {
    document: 'promotions.store',
    revision: 0,
    versions: [],
    content: { kind: 'promotions', promotions: [one] },
  };
  const { called } = await open(kept, { [put]: () => kept }, '?tipo=promociones');
  // nobody is offered 18 months: existing values stay
  expect(screen.queryByLabelText(/18 meses/)).toBeNull();
  write('Un solo pago, %', '25 %');
  const refused = 'Cada descuento es un número entero, de 0 a 90.';
  for (const typed of ['12.5', '-5', '450', '']) {
    write('3 meses, %', typed);
    expect(screen.getByLabelText<HTMLInputElement>('3 meses, %').value).toBe(typed);
    expect(screen.getByText(refused)).toBeTruthy();
  }
  write('3 meses, %', '12');
  expect(screen.queryByText(refused)).toBeNull();
  write('12 meses, %', '0');
  write(/^Último día/, '30/11');
  expect(screen.getByText('Escribe el último día como DD/MM/AAAA.')).toBeTruthy();
  write(/^Último día/, '30/11/2026');
  press('Publicar');
  await waitFor(() =>
    expect(called(put)[0]?.input).toMatchObject({
      body: {
        content: {
          promotions: [{ ...one, discountPg1: 25, discountPg2: 12, discountPg4: 0, endsOn: '2026-11-30' }],
        },
      },
    }),
  );
});

describe('packages', () => {
  const bundle = { id: 'a', name: 'Terraza', picture: 'mesa', isPublic: true, lock: null };
  const kept: StorefrontDocument = {
    document: 'packages.actual-home',
    revision: 2,
    versions: [],
    content: { kind: 'packages', packages: [{ ...bundle, pieces: [{ itemCode: 'HM1', quantity: 4 }] }] },
  };
  const preview = {
    kind: 'packages',
    packages: [
      {
        id: 'a',
        name: 'Terraza',
        picture: 'mesa',
        isPublic: true,
        locked: false,
        total: 900,
        totalBefore: 1_000,
        pieces: [{ itemCode: 'HM1', name: 'Silla Nube', quantity: 4 }],
      },
    ],
  };
  const password = 'POST /storefront/{document}/password';
  const answers: Answers = {
    [put]: () => kept,
    [password]: () => ({ lock: 'l1' }),
    'POST /storefront/{document}/preview': () => preview,
    'GET /product/suggestions': () => ({ products: [{ ItemCode: 'HM2', Name: 'Mesa Nube' }] }),
  };
  const openPackages = (more: Answers = {}) => open(kept, { ...answers, ...more }, '?tipo=paquetes');
  const sent = (page: Awaited<ReturnType<typeof open>>) =>
    (page.called(put)[0]?.input as { body: { content: unknown } } | undefined)?.body.content;

  test('products are named, found by name or code, and sent with their pieces', async () => {
    const page = await openPackages();
    expect(await screen.findByText(': Silla Nube')).toBeTruthy();
    press('Agregar producto');
    expect(screen.getByText('Cada producto de «Terraza» necesita su código y de 1 a 99 piezas.')).toBeTruthy();
    const [, added] = screen.getAllByPlaceholderText('Código o nombre') as [HTMLElement, HTMLElement];
    fireEvent.change(added, { target: { value: 'HM2' } });
    expect(await screen.findByText(': Mesa Nube')).toBeTruthy();
    press('Publicar');
    await waitFor(() =>
      expect(sent(page)).toMatchObject({
        packages: [
          {
            pieces: [
              { itemCode: 'HM1', quantity: 4 },
              { itemCode: 'HM2', quantity: 1 },
            ],
          },
        ],
      }),
    );
  });

  test('a password is handed in by itself; the change names its lock and waits while it is typed', async () => {
    const page = await openPackages();
    press('Poner contraseña de Terraza');
    write('Contraseña nueva', 'corta');
    expect(screen.getByRole('button', { name: 'Guardar contraseña' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Guarda la contraseña de «Terraza», o cancélala.')).toBeTruthy();
    press('Publicar');
    expect(page.called(put)).toHaveLength(0);
    write('Contraseña nueva', 'Terraza-2026');
    press('Guardar contraseña');
    expect(await screen.findByText('Se abre con contraseña.')).toBeTruthy();
    expect(page.called(password)[0]?.input).toMatchObject({ body: { password: 'Terraza-2026' } });
    press('Publicar');
    await waitFor(() => expect(sent(page)).toMatchObject({ packages: [{ lock: 'l1' }] }));
    expect(JSON.stringify(sent(page))).not.toContain('Terraza-2026');
  });

  test('a password that could not be kept stays typed, and can be left alone', async () => {
    await openPackages({
      [password]: () => {
        throw new ApiError(409, 'storefront_full', '');
      },
    });
    press('Poner contraseña de Terraza');
    write('Contraseña nueva', 'Terraza-2026');
    press('Guardar contraseña');
    expect(await screen.findByText(/Hay muchas contraseñas sin publicar/)).toBeTruthy();
    expect(screen.getByLabelText('Contraseña nueva')).toHaveProperty('value', 'Terraza-2026');
    press('Cancelar');
    expect(screen.getByText('Se abre sin contraseña.')).toBeTruthy();
  });

  test('the preview says where each is seen and for how much', async () => {
    await openPackages();
    press('Vista previa');
    const row = within(await screen.findByRole('row', { name: /Terraza/ }));
    expect(['Ofertas', '4 × Silla Nube', '$900', 'antes $1,000'].every((words) => row.getByText(words))).toBe(true);
  });
});

describe('rooms', () => {
  const piece = { itemCode: 'HM1', quantity: 1, x: 20, y: 80 };
  const kept: StorefrontDocument = {
    document: 'rooms.actual-home',
    revision: 2,
    versions: [],
    content: {
      kind: 'rooms',
      rooms: [{ id: 'a', name: 'Sala', slug: 'sala', text: 'Para leer', picture: 'sala', pieces: [piece] }],
    },
  };
  const preview = {
    kind: 'rooms',
    rooms: [
      {
        id: 'a',
        name: 'Sala',
        picture: 'sala',
        url: '/estancias/sala',
        total: 900,
        pieces: [{ ...piece, name: 'Sofá Nube', isListed: true }],
      },
    ],
  };

  test('a room is renamed with its address, its points are numbers, and half a point is not sent', async () => {
    const page = await open(
      kept,
      { [put]: () => kept, 'POST /storefront/{document}/preview': () => preview },
      '?tipo=estancias',
    );
    expect(await screen.findByText(': Sofá Nube')).toBeTruthy();
    write('Nombre', 'Sala de té');
    expect(screen.getByLabelText('Dirección: /estancias/')).toHaveProperty('value', 'sala-de-te');
    write('Punto 1. Arriba, %', '');
    expect(screen.getByText('Cada punto de «Sala de té» necesita sus dos números, o ninguno.')).toBeTruthy();
    write('Punto 1. Arriba, %', '35 %');
    press('Publicar');
    await waitFor(() =>
      expect((page.called(put)[0]?.input as { body: { content: unknown } } | undefined)?.body.content).toMatchObject({
        rooms: [{ name: 'Sala de té', slug: 'sala-de-te', pieces: [{ x: 20, y: 35 }] }],
      }),
    );
  });
});
