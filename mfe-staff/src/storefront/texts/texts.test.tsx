import type { StorefrontDocument, StorefrontPreview } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loader } from '../loader';
import { Component } from '../route';
import type { Texts } from './text-words';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { errorSign: 'warning' } } as unknown as Brand;
const release = { lead: 'Una casa', description: 'Quiénes somos', text: '## Historia' };
const pages = [
  { page: 'formas-de-pago', title: 'Formas de pago', section: 'Compra', own: [] },
  {
    page: 'quienes-somos',
    title: 'Quiénes somos',
    section: 'Nosotros',
    own: [{ scope: 'actual-home', since: '2026-11-20T15:00:00.000Z', by: 'Rosa Ek' }],
  },
];
const facts = [
  { name: 'marca', value: 'Actual Home', everywhere: true },
  { name: 'lema', value: 'Todo', everywhere: false },
];
const put = 'PUT /storefront/{document}';
const previewed = 'POST /storefront/{document}/preview';
const right: StorefrontPreview = { kind: 'texts', mistake: null, drawn: { lead: null, html: '<p>x</p>', missing: [] } };

function open(search: string, { own = {}, preview = () => right }: OpenOptions = {}) {
  return renderTestPage({
    brand,
    routes: [{ path: '/contenido', loader, Component }],
    url: `/contenido?tipo=textos${search}`,
    initial: { user: { id: 'a', role: 'admin', firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } },
    answer: async (key, input) => {
      const { document = '' } = (input as { params?: { document?: string } } | undefined)?.params ?? {};
      if (key === 'GET /pagetexts') return { pages };
      if (key === 'GET /pagetexts/{handle}/{page}') return { ...pages[1], release, facts };
      if (key === previewed) return preview();
      const content: Texts = { kind: 'texts', own: own[document] ?? null };
      return { document, revision: 3, content, versions: [] } satisfies StorefrontDocument;
    },
  });
}
interface OpenOptions {
  own?: Record<string, Texts['own']>;
  preview?: () => StorefrontPreview;
}
const field = (name: RegExp) => screen.findByLabelText<HTMLTextAreaElement>(name);
const write = (area: HTMLElement, value: string) => fireEvent.change(area, { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (called: ReturnType<typeof open>['called']) =>
  (called(put)[0]?.input as { params: { document: string }; body: { content: Texts } } | undefined) ?? null;

test('lists the pages by section, with whose own text each has; a brand’s own opens first', async () => {
  open('');
  const section = within(await screen.findByRole('region', { name: 'Nosotros' }));
  expect(section.getByText('Propio: Actual Home')).toBeTruthy();
  expect(section.getByText('Rosa Ek, 20/nov/2026, 10:00 h')).toBeTruthy();
  expect(section.getByRole('link', { name: 'Quiénes somos' }).getAttribute('href')).toContain(
    'pagina=quienes-somos&de=marca',
  );
  expect(within(screen.getByRole('region', { name: 'Compra' })).getByText('Texto original')).toBeTruthy();
});

test('an own text begins with the release’s, and is published for all brands', async () => {
  const { called } = open('&pagina=quienes-somos');
  const area = await field(/^Texto de la página/);
  expect(area.value).toBe('## Historia');
  write(area, '## Nuestra historia ');
  press('Publicar');
  await waitFor(() => expect(called(put)).toHaveLength(1));
  expect(sent(called)).toMatchObject({
    params: { document: 'texts.store.quienes-somos' },
    body: { revision: 3, content: { kind: 'texts', own: { ...release, text: '## Nuestra historia' } } },
  });
});

test('a brand’s text begins with that of all brands, and goes back to it', async () => {
  const own = {
    'texts.store.quienes-somos': { ...release, text: 'De todas' },
    'texts.actual-home.quienes-somos': { ...release, text: 'De Home' },
  };
  const { called } = open('&pagina=quienes-somos&de=marca', { own });
  const area = await field(/^Texto de la página/);
  expect(area.value).toBe('De Home');
  press('Volver al texto de las tres marcas');
  expect(area.value).toBe('De todas');
  press('Publicar');
  await waitFor(() => expect(called(put)).toHaveLength(1));
  expect(sent(called)?.body.content).toEqual({ kind: 'texts', own: null });
});

test('a name is put where the text is being written; one of a brand is not offered to all', async () => {
  open('&pagina=quienes-somos');
  const area = await field(/^Texto de la página/);
  area.setSelectionRange(0, 2);
  expect(screen.queryByRole('button', { name: 'Poner lema' })).toBeNull();
  press('Poner marca');
  expect(area.value).toBe('{{marca}} Historia');
});

test('names the figures that were lost, and says which line cannot be read; what was typed stays', async () => {
  let wrong = false;
  open('&pagina=quienes-somos', {
    preview: () =>
      wrong
        ? { kind: 'texts', mistake: { field: 'text', message: 'línea 2: no se escribe HTML (<b>)' }, drawn: null }
        : { kind: 'texts', mistake: null, drawn: { lead: null, html: '<p>x</p>', missing: ['dias-reembolso'] } },
  });
  expect((await screen.findByText(/que este ya no dice/)).textContent).toContain('{{dias-reembolso}}');
  wrong = true;
  write(await field(/^Texto de la página/), 'uno\n<b>dos</b>');
  expect(await screen.findByText('En el texto, línea 2: no se escribe HTML (<b>).')).toBeTruthy();
  expect(screen.getByText(/que este ya no dice/)).toBeTruthy();
  expect((await field(/^Texto de la página/)).value).toBe('uno\n<b>dos</b>');
});

test('an empty text is not sent', async () => {
  const { called } = open('&pagina=quienes-somos');
  write(await field(/^Texto de la página/), ' ');
  expect(screen.getByText('Escribe el texto, o vuelve al original.')).toBeTruthy();
  press('Publicar');
  expect(called(put)).toHaveLength(0);
});
