import type { StorefrontDocument, StorefrontPreview } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  branchOf,
  type Categories,
  categoriesComplaint,
  inOrder,
  withCategory,
  withoutCategory,
} from './category-words';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { errorSign: 'warning' } } as unknown as Brand;
const one = (id: string, name: string, parent: string | null = null) => ({
  id,
  handle: name.toLowerCase(),
  name,
  description: '',
  parent,
  isShown: true,
});
const tree: Categories = {
  kind: 'categories',
  categories: [one('s', 'Salas'), one('f', 'Sofas', 's'), one('l', 'Sillones', 's'), one('m', 'Mesas')],
  removed: [],
};
const document: StorefrontDocument = { document: 'categories.store', revision: 3, content: tree, versions: [] };
const preview: StorefrontPreview = {
  kind: 'categories',
  products: 12,
  addresses: 1,
  changes: [
    {
      id: 'f',
      path: 'Mesas > Sofas',
      what: ['moved', 'readdressed'],
      before: 'Salas > Sofas',
      from: '/category/sofas',
      to: '/category/sofas-cama',
      products: 12,
    },
  ],
};

function open(role: 'admin' | 'manager' = 'admin') {
  return renderTestPage({
    brand,
    routes: [{ path: '/contenido', loader, Component }],
    url: '/contenido?tipo=categorias',
    initial: { user: { id: 'a', role, firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } },
    answer: async (key) => {
      if (key === 'GET /company/find') return [];
      if (key === 'GET /storefront/{document}')
        return role === 'admin' ? document : { ...document, content: { kind: 'banners', banners: [] } };
      return key.endsWith('/preview') ? preview : document;
    },
  });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = (called: ReturnType<typeof open>['called']): Categories => {
  const [put] = called('PUT /storefront/{document}');
  return (put?.input as { body: { content: Categories } } | undefined)?.body.content ?? tree;
};

test('a category gets another place and address, is previewed with its effects, and published', async () => {
  const { called } = open();
  await screen.findByRole('list', { name: 'Categorías' });
  press('2 dentro de Salas');
  press('Cambiar Sofas');
  write(/Dirección/, 'sofas-cama');
  write(/Dentro de/, 'm');
  press('Vista previa');
  const table = within(await screen.findByRole('region', { name: 'Vista previa' }));
  expect(table.getByText(/12 productos quedan en otro lugar; 1 dirección lleva a la nueva/)).toBeTruthy();
  expect(table.getByText('Cambia de lugar, Otra dirección')).toBeTruthy();
  expect(table.getByText('/category/sofas → /category/sofas-cama')).toBeTruthy();
  press('Publicar');
  await waitFor(() => expect(called('PUT /storefront/{document}')).toHaveLength(1));
  expect(sent(called).categories[1]).toMatchObject({ id: 'f', handle: 'sofas-cama', parent: 'm' });
});

test('one is taken out by saying where its products go', async () => {
  const { called } = open();
  await screen.findByRole('list', { name: 'Categorías' });
  press('2 dentro de Salas');
  press('Quitar Sofas');
  expect(screen.getByLabelText(/Sus productos pasan a/)).toHaveProperty('value', 's');
  write(/Sus productos pasan a/, 'l');
  press('Quitar de la tienda');
  await screen.findByText('Quitadas (1)');
  press('Publicar');
  await waitFor(() => expect(called('PUT /storefront/{document}')).toHaveLength(1));
  expect(sent(called).removed).toEqual([{ id: 'f', handle: 'sofas', name: 'Sofas', into: 'l' }]);
});

test('order is among siblings, and a bad address is said before anything is sent', async () => {
  const { called } = open();
  await screen.findByRole('list', { name: 'Categorías' });
  press('2 dentro de Salas');
  expect(screen.getByRole('button', { name: 'Subir Sofas' })).toHaveProperty('disabled', true);
  press('Bajar Sofas');
  const names = within(screen.getByRole('list', { name: 'Categorías' })).getAllByRole('listitem');
  expect(names.map((row) => row.getAttribute('aria-label'))).toEqual(['Salas', 'Sillones', 'Sofas', 'Mesas']);
  press('Agregar categoría');
  write(/Nombre/, 'Puffs');
  write(/Dirección/, 'Puffs y más');
  press('Publicar');
  expect((await screen.findByRole('alert')).textContent).toMatch(/La dirección de «Puffs» lleva minúsculas/);
  expect(called('PUT /storefront/{document}')).toEqual([]);
});

test('managers are offered no categories, and the address of categories shows their own documents', async () => {
  open('manager');
  expect(await screen.findByRole('link', { name: 'Banners' })).toHaveProperty('ariaCurrent', expect.anything());
  expect(screen.queryByRole('link', { name: 'Categorías' })).toBeNull();
});

test('removing a category moves its children up, those moved into it too, and it can be restored', () => {
  const nested: Categories = { ...tree, removed: [{ id: 'x', handle: 'x', name: 'X', into: 's' }] };
  const without = withoutCategory(nested, 's', 'm');
  expect(without.categories.map(({ id, parent }) => [id, parent])).toEqual([
    ['f', null],
    ['l', null],
    ['m', null],
  ]);
  expect(without.removed.map(({ id, into }) => [id, into])).toEqual([
    ['x', 'm'],
    ['s', 'm'],
  ]);
  expect(withCategory(without, 's').categories.at(-1)).toMatchObject({ id: 's', handle: 'salas', parent: null });
});

test('a circle is shown at the end and never loops; a handle twice is said', () => {
  const round = tree.categories.map((each) => (each.id === 's' ? { ...each, parent: 'f' } : each));
  expect(inOrder(round).map(({ one: { id } }) => id)).toEqual(['m', 's', 'f', 'l']);
  expect([...branchOf(round, 's')].sort()).toEqual(['f', 'l', 's']);
  const twice = tree.categories.map((each) => ({ ...each, handle: 'salas' }));
  expect(categoriesComplaint({ ...tree, categories: twice })).toMatch(/no pueden tener la misma dirección: salas/);
});
