import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchDialog } from './SearchDialog';

const brand = { site: 'actual-studio', name: 'Actual Studio', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = {
  id: 's',
  role: 'seller' as const,
  firstName: 'Diego',
  lastName: 'Ríos',
  email: 'd@b.mx',
  invited: false,
};
const ana = { id: 'c1', CardName: 'Ana Pech', CardCode: 'C500002', E_Mail: 'ana@correo.mx', Cellular: '998 214 5567' };
const clients = 'POST /client/find/';

type Answer = (key: string) => Promise<unknown>;

function renderFinder(answer: Answer) {
  return renderTestPage({
    brand,
    routes: [
      { path: '/', element: <SearchDialog onDone={() => undefined} /> },
      { path: '/clientes/:id', element: <p>la clienta</p> },
      { path: '/quotations/edit/:id', element: <p>la cotización</p> },
    ],
    url: '/',
    initial: { user },
    answer,
  });
}
const open = (found: readonly (typeof ana)[], finds: unknown = { orders: [], quotations: [] }) =>
  renderFinder(async (key) => {
    if (key === clients) return { data: found, total: found.length };
    return key === 'POST /desk/find' ? finds : { products: [] };
  });

test('a client is found by a part of their data, and opens on the desk’s page', async () => {
  const page = open([ana]);
  await userEvent.type(await screen.findByLabelText(/^Folio/), 'pec');
  const group = within(await screen.findByRole('group', { name: 'Clientes' }));
  const entry = group.getByRole('option', { name: /Ana Pech/ });
  expect(entry.textContent).toContain('ana@correo.mx · 998 214 5567 · C500002');
  await userEvent.click(entry);
  expect(await screen.findByText('la clienta')).toBeTruthy();
  expect(page.address()).toBe('/clientes/c1');
});

test('a pasted text that is too long stays whole, and is told to be too long instead of searched in part', async () => {
  const page = open([ana]);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Folio/);
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(121));
  expect(await screen.findByText('Máximo 120 caracteres; 1 sobra')).toBeTruthy();
  expect(field.value).toHaveLength(121);
  expect(page.called(clients)).toEqual([]);
});

test('a term too short for clients looks for none; an empty result uses the specification’s words', async () => {
  const page = open([]);
  const field = await screen.findByLabelText(/^Folio/);
  await userEvent.type(field, 'xz');
  expect(await screen.findByText('No se encontro "xz"')).toBeTruthy();
  expect(page.called(clients)).toHaveLength(0);
  await userEvent.type(field, 'zz');
  expect(await screen.findByText('No se encontro "xzzz"')).toBeTruthy();
  expect(page.called(clients)[0]?.input).toMatchObject({ body: { autocomplete: true } });
});

test('Enter opens the result of the typed term, not of an earlier one, and only once it is found', async () => {
  let answer: (found: object) => void = () => undefined;
  const page = open([], new Promise((resolve) => (answer = resolve)));
  const field = await screen.findByLabelText(/^Folio/);
  // in one go, as fast as no list follows
  act(() => {
    fireEvent.input(field, { target: { value: '100009' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  expect(await screen.findByText('Buscando…')).toBeTruthy();
  expect(page.address()).toBe('/');
  answer({ orders: [], quotations: [{ id: 'q9', folio: '100009', client: '', isClosed: false }] });
  expect(await screen.findByText('la cotización')).toBeTruthy();
  expect(page.address()).toBe('/quotations/edit/q9');
});

test('preselects the first result, even if products were found before clients', async () => {
  let answer: (found: object) => void = () => undefined;
  const product = { id: 'p', ItemCode: 'ST1', Name: 'Maripo', url: '/maripo/1', picture: '', DiscountPrice: 1 };
  const page = renderFinder(async (key) => {
    if (key === clients) return new Promise((resolve) => (answer = resolve));
    return key === 'POST /desk/find' ? { orders: [], quotations: [] } : { products: [product] };
  });
  const field = await screen.findByLabelText(/^Folio/);
  await userEvent.type(field, 'mari');
  await act(async () => answer({ data: [ana], total: 1 }));
  await screen.findByRole('option', { name: /Ana Pech/ });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('la clienta')).toBeTruthy();
  expect(page.address()).toBe('/clientes/c1');
});

test('keeps what was typed, and Enter, from before the list arrived', async () => {
  const page = renderFinder(async (key) =>
    key === clients ? { data: [ana], total: 1 } : { orders: [], quotations: [], products: [] },
  );
  const early = screen.getByLabelText<HTMLInputElement>(/^Folio/);
  fireEvent.change(early, { target: { value: 'mari' } });
  fireEvent.submit(early);
  expect(await screen.findByText('la clienta')).toBeTruthy();
  expect(page.called(clients).at(-1)?.input).toMatchObject({ body: { term: 'mari' } });
});
