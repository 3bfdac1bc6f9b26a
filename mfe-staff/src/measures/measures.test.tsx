import type { ProductMeasures } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { screen, waitFor } from '@testing-library/react';
import { loader } from './loader';
import { Component } from './route';

const brand = { site: 'actual-home', name: 'Actual Home', structure: { errorSign: 'warning' } } as unknown as Brand;
const user = { id: 'v', role: 'manager', firstName: 'Rosa', lastName: 'Ek', email: 'r@b.mx', invited: false } as const;
const product = (name: string, change: Partial<ProductMeasures> = {}): ProductMeasures => ({
  id: name,
  itemCode: `C-${name}`,
  name,
  url: `/mesa/${name}`,
  society: '003',
  sizes: { width: 80, depth: 40, height: null },
  model: null,
  fault: null,
  ...change,
});
const open = (data: ProductMeasures[], { search = '', unmeasured = 0 } = {}) =>
  renderTestPage({
    brand,
    routes: [{ path: '/medidas', loader, Component }],
    url: `/medidas${search}`,
    initial: { user },
    answer: async (key: string) =>
      key === 'GET /me/exports'
        ? { exports: [] }
        : { data, total: data.length, counts: { parcels: data.length, models: 1_200 }, unmeasured },
  });

test('a product leads to its page at a brand that sells it, with the size that counts meanwhile', async () => {
  open([product('Mesa'), product('Cuna', { society: '004' })], { unmeasured: 1 });
  expect((await screen.findByRole('link', { name: 'Mesa' })).getAttribute('href')).toBe('/mesa/Mesa?marca=actual-home');
  expect(screen.getByRole('link', { name: 'Cuna' }).getAttribute('href')).toBe('/mesa/Cuna?marca=actual-kids');
  expect(screen.getByText(/C-Mesa · Studio y Home · .* 80 × 40 × \? cm/)).toBeTruthy();
  expect(screen.getByText(/1 modelo 3D por medir\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Modelo 3D distinto (1,200)' })).toBeTruthy();
});

test('a model of another size shows both sizes, and one that cannot be measured says why', async () => {
  open([product('Mesa', { model: { width: 82, depth: 40, height: 75 } }), product('Banco', { fault: 'absent' })], {
    search: '?lista=modelos',
  });
  expect(await screen.findByText(/El modelo mide 82 × 40 × 75 cm y el catálogo dice 80 × 40 × \? cm/)).toBeTruthy();
  expect(screen.getByText(/El archivo del modelo no está en la tienda\. El catálogo dice/)).toBeTruthy();
});

test('an empty list says that nothing is missing, and has nothing to export', async () => {
  open([]);
  expect(await screen.findByText('Todos los productos a la venta dicen en qué bultos llegan')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Excel/ })).toBeNull();
});

test('a page past the last one leads to the first', async () => {
  const { address } = open([], { search: '?lista=modelos&pagina=9' });
  await waitFor(() => expect(address()).toBe('/medidas?lista=modelos'));
});
