import { emptyPlan, planText, readPlan } from '@actual/domain/room-plan/index';
import { ApiError, Redirect, type ShellApi } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loader } from './loader';
import { planHref } from './plan-address';
import { Component, post } from './route';

const sofa = {
  id: '3fb4e59a-bb7b-8e1b-960d-49f53798e3b6',
  ItemCode: 'HM-1',
  Name: 'Sofá Narvarte',
  url: '/sofa-narvarte/3fb4e59a-bb7b-8e1b-960d-49f53798e3b6',
  picture: 'sofa',
  Price: 10_000,
  DiscountPrice: 8_000,
  Available: 3,
  plans: [{ group: 1, months: 1, total: 8_000 }],
  color: { Name: 'Gris', Code: '#999999' },
  Categories: [{ Handle: 'sofas', Name: 'Sofás', CategoryLevel: 2 }],
  dimensions: [
    { name: 'Width', label: 'Ancho', value: 200, uom: 'cm' },
    { name: 'Depth', label: 'Fondo', value: 90, uom: 'cm' },
    { name: 'Height', label: 'Alto', value: 80, uom: 'cm' },
  ],
};
const piece = { x: 2_500, y: 450, turn: 0, product: sofa.id };
const plan = { ...emptyPlan, pieces: [piece] };
const other = { ...emptyPlan, room: { ...emptyPlan.room, width: 3_000 }, openings: [] };
const key = 'plano-actual-home';
const answer = (call: string) => {
  if (call === 'POST /product/multiplefindbyids/') return [sofa];
  if (call === 'POST /product/search/') return { products: [sofa] };
  throw new Error(`no call of ${call}`);
};

interface Given {
  user?: object;
  zipcode?: object;
  'POST /shipping/days'?: () => unknown;
  'PUT /me/plans'?: () => unknown;
  'POST /product/multiplefindbyids/'?: () => unknown;
}
const show = (url: string, { user, zipcode, ...answers }: Given = {}) =>
  renderTestPage({
    brand: {
      site: 'actual-home',
      name: 'Actual Home',
      voice: {},
      structure: { cartWord: 'Carrito' },
      illustrations: { waiting: () => null },
    } as never,
    routes: [{ path: '/plano', loader, Component }],
    url,
    initial: { user, zipcode } as never,
    answer: async (call: string) => answers[call as keyof typeof answers]?.() ?? answer(call),
  });
const drawing = () => screen.findByRole('group', { name: /^Plano de/ });
const kept = () => readPlan(localStorage.getItem(key) ?? '');

Element.prototype.scrollIntoView = () => undefined;
beforeEach(() => localStorage.clear());

test('a piece is added by its name, moved and turned by keyboard, and the browser keeps the plan', async () => {
  show('/plano');
  await drawing();
  fireEvent.change(screen.getByLabelText('Nombre o código'), { target: { value: 'sofá' } });
  fireEvent.click(await screen.findByRole('button', { name: /Sofá Narvarte/ }));
  const piece = await screen.findByRole('button', { name: /^1\. Sofá Narvarte, 200.cm por 90.cm; a 150.cm/ });
  fireEvent.focus(piece);
  fireEvent.keyDown(piece, { key: 'ArrowDown' });
  fireEvent.keyDown(await screen.findByRole('button', { name: /5.cm de arriba$/ }), { key: 'g' });
  await screen.findByRole('button', { name: /con giro de 15 grados/ });
  expect(kept()).toMatchObject({ plan: { pieces: [{ x: 2_500, y: 500, turn: 15, product: sofa.id }] } });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(kept()).toMatchObject({ plan: { pieces: [{ turn: 0 }] } }));
});

test('a link shows its plan and leaves the kept one alone until its reader keeps it', async () => {
  localStorage.setItem(key, planText(other));
  show(planHref(plan));
  await screen.findByText(/El tuyo sigue guardado/);
  const piece = await screen.findByRole('button', { name: /^1\. Sofá Narvarte/ });
  fireEvent.keyDown(piece, { key: 'ArrowRight' });
  expect(kept()).toEqual({ plan: other });
  fireEvent.click(screen.getByRole('button', { name: 'Guardarlo como mi plano' }));
  await waitFor(() => expect(kept()).toMatchObject({ plan: { pieces: [{ x: 2_550 }] } }));
});

test('the products of a plan are asked for in one call', async () => {
  const many = ['1a', '2b', '3c'].map((start) => ({ ...sofa, id: sofa.id.replace(/^../, start) }));
  const { called } = show(planHref({ ...plan, pieces: many.map(({ id }) => ({ ...piece, product: id })) }), {
    'POST /product/multiplefindbyids/': () => many,
  });
  await screen.findByRole('button', { name: /^3\. Sofá Narvarte/ });
  const calls = called('POST /product/multiplefindbyids/');
  expect(calls.map(({ input }) => input)).toEqual([
    {
      body: {
        ids: many.map(({ id }) => id),
        populate_fields: ['dimensions', 'Categories', 'model', 'plans'],
      },
    },
  ]);
});

test('the day when the last piece arrives is asked for all pieces of the plan in one call', async () => {
  const table = { ...sofa, id: sofa.id.replace(/^../, '1a'), Name: 'Mesa Roma' };
  const twice = [piece, { ...piece, y: 2_000 }, { ...piece, y: 3_000, product: table.id }];
  const { called } = show(planHref({ ...plan, pieces: twice }), {
    zipcode: { id: 'z77500', cp: '77500' },
    'POST /product/multiplefindbyids/': () => [sofa, table],
    'POST /shipping/days': () => [
      { id: sofa.id, date: '2026-12-03' },
      { id: table.id, date: '2026-12-09' },
    ],
  });
  await screen.findByText(/Todo llega antes del 9.dic.2026/);
  expect(called('POST /shipping/days').map(({ input }) => input)).toEqual([
    {
      body: {
        products: [
          { id: sofa.id, quantity: 2 },
          { id: table.id, quantity: 1 },
        ],
        zipcodeDeliveryId: 'z77500',
      },
    },
  ]);
});

test('a truncated link says so, shows a room and leaves the saved plan alone', async () => {
  localStorage.setItem(key, planText(other));
  show(planHref(plan).slice(0, -9));
  await screen.findByText(/La liga del plano está incompleta/);
  await screen.findByRole('group', { name: /^Plano de 3\.00/ });
  expect(kept()).toEqual({ plan: other });
});

test('where the browser keeps nothing, the plan stays until the page is left and its link is recommended', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  show(`/plano?pieza=${sofa.id}`);
  await screen.findByText(/Tu navegador no guarda datos/);
  await screen.findByRole('button', { name: /^1\. Sofá Narvarte/ });
  write.mockRestore();
});

/** What a form without script gets. */
async function sent(fields: Record<string, string>, of = plan, answers: Given = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const fetchQuery = ({ queryFn }: { queryFn: (context: object) => unknown }) => queryFn({});
  const shell = {
    api: async (call: string) => answers['PUT /me/plans']?.() ?? answer(call),
    queryClient: { fetchQuery, ensureQueryData: fetchQuery },
  };
  return post({
    shell: shell as unknown as ShellApi,
    url: new URL(`http://tienda.mx${planHref(of)}`),
    fields: form,
    params: {},
    signal: new AbortController().signal,
  });
}

test('without script the room is drawn, pieces are put in, moved and taken out, each at an address of its own', async () => {
  const wide = { ...plan, room: { ...plan.room, width: 6_200 } };
  expect(await sent({ form: 'cuarto', width: '620' })).toEqual(new Redirect(planHref(wide), 303));
  const to = { ...plan, pieces: [{ x: 450, y: 1_000, turn: 270, product: sofa.id }] };
  expect(await sent({ form: 'piezas', left0: '0', top0: '0', turn0: '270' })).toEqual(new Redirect(planHref(to), 303));
  expect(await sent({ form: 'piezas', remove: '0' })).toEqual(new Redirect(planHref(emptyPlan), 303));
  expect(await sent({ form: 'agregar', term: 'HM-1' }, emptyPlan as never)).toEqual(new Redirect(planHref(plan), 303));
});

test.each([
  [{ form: 'cuarto', width: '200', depth: '4000000' }, 'Cada lado del cuarto mide 20 m a lo más'],
  [{ form: 'cuarto', height: '-240' }, 'La altura del techo'],
  [{ form: 'cuarto', width: 'ancho' }, 'Escribe las medidas en centímetros'],
  [{ form: 'cuarto', corner: 'upper-left', notchWidth: '600', notchDepth: '100' }, 'una pared atraviesa a otra'],
  [{ form: 'piezas', left0: '99999' }, 'fuera del plano'],
  [{ form: 'mueble', thingWidth: '0', thingDepth: '1', thingHeight: '1' }, 'entre 5 cm y 6 m'],
  [{ form: 'agregar', term: '' }, 'No encontramos piezas'],
])('without script %j is answered by a sentence and nothing is lost', async (fields, words) => {
  const answered = await sent(fields);
  expect(answered).toMatchObject({ sent: false, values: expect.any(Object), refused: expect.stringContaining(words) });
});

const ana = { id: 'u', role: 'client', firstName: 'Ana', lastName: 'Ruiz', email: 'a@b.mx', invited: false } as const;

test('a signed-in client keeps the plan in their account under its name; a full account says what to do', async () => {
  const url = `${planHref(plan)}&nombre=Sala`;
  let isFull = true;
  const { called } = show(url, {
    user: ana,
    'PUT /me/plans': () => {
      if (isFull) throw new ApiError(409, 'too_many_plans', '');
      return {};
    },
  });
  await screen.findByText(/^Es «Sala», de tu cuenta/);
  expect(await screen.findByLabelText('Nombre del plano')).toHaveProperty('value', 'Sala');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar en mi cuenta' }));
  await screen.findByText(/^Ya guardas 20 planos/);
  isFull = false;
  fireEvent.click(screen.getByRole('button', { name: 'Guardar en mi cuenta' }));
  await screen.findByText('Guardamos tu plano.');
  expect(called('PUT /me/plans')[1]?.input).toEqual({ body: { name: 'Sala', plan: planText(plan) } });
});

test('only clients are offered to keep a plan in an account', async () => {
  show(planHref(plan), { user: { ...ana, role: 'seller' } });
  await drawing();
  expect(screen.queryByRole('button', { name: 'Guardar en mi cuenta' })).toBeNull();
});

test('without script the plan of the address is kept in the account, or the form says why it is not', async () => {
  expect(await sent({ form: 'cuenta', name: 'Sala' })).toMatchObject({
    form: 'cuenta',
    sent: false,
    values: { name: 'Sala' },
    refused: 'No pudimos guardarlo. Inténtalo de nuevo.',
  });
  const kept = jest.fn(async () => ({}));
  expect(await sent({ form: 'cuenta', name: 'Sala' }, plan, { 'PUT /me/plans': kept })).toMatchObject({ sent: true });
});

test('a door that opens to the outside is drawn whole on the sheet', async () => {
  const out = { wall: 3, at: 500, width: 1_200, kind: 'door', hinge: 'start', opens: 'out' } as const;
  await show(planHref({ ...emptyPlan, openings: [out] }));
  const [left = 0] = (await drawing()).getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect(left).toBeLessThan(-1_200);
});
