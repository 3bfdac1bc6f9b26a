import { ApiError } from '@actual/shell-contract';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CompareToggle } from './CompareToggle';
import { loader } from './loader';
import * as page from './route';

const home = {
  site: 'actual-home',
  name: 'Actual Home',
  illustrations: {},
  structure: { buyVariant: 'buy', monthsText: 'de' },
} as unknown as Brand;

const product = (id: string, DiscountPrice: number, width: number) => ({
  id,
  ItemCode: `ST-${id}`,
  Name: `Mesa ${id}`,
  url: `/mesa-${id}/${id}`,
  picture: 'mesa',
  DiscountPrice,
  priceBefore: null,
  Discount: 0,
  months: null,
  Available: 9,
  finish: 'Pino',
  colors: [],
  FilterValues: [],
  CustomBrand: null,
  PackageContent: null,
  Conservation: null,
  warrantyExchange: true,
  tint: null,
  dimensions: [{ name: 'Width', label: 'Ancho', value: width, uom: 'cm' }],
  Categories: [{ Handle: 'mesas', Name: 'Mesas', CategoryLevel: 1 }],
});
const sold = [product('a', 5_000, 90), product('b', 7_000, 90), product('c', 9_000, 120)];

function open(url: string) {
  return renderTestPage({
    brand: home,
    routes: [
      { path: '/comparar', loader, ...page },
      { path: '/lista', element: sold.map((one) => <CompareToggle key={one.id} product={one} />) },
    ],
    url,
    answer: async (_key, input) => {
      const { params } = input as { params: { id: string } };
      const found = sold.find(({ id }) => id === params.id);
      if (!found) throw new ApiError(404, 'product_not_found', '');
      return found;
    },
  });
}
const rowNames = () => screen.getAllByRole('rowheader').map((one) => one.textContent?.replace('Distinto: ', '').trim());

beforeEach(() => localStorage.clear());

test('products are columns and features rows; rows that differ are marked and can be shown alone', async () => {
  const { address } = open('/comparar?productos=a,b');
  const table = await screen.findByRole('table', { name: 'Comparación de productos' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((one) => within(one).getAllByRole('link')[0]?.textContent),
  ).toEqual(['Mesa a', 'Mesa b']);
  expect(rowNames()).toEqual(expect.arrayContaining(['Precio', 'Ancho', 'Acabado']));
  expect(screen.getByRole('rowheader', { name: /Precio/ }).textContent).toBe('Distinto: Precio');
  expect(screen.getByRole('rowheader', { name: /Ancho/ }).textContent).toBe('Ancho');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ver solo las diferencias' }));
  await waitFor(() => expect(rowNames()).not.toContain('Ancho'));
  expect(rowNames()).toContain('Precio');
  expect(address()).toBe('/comparar?productos=a,b&diferencias=1');
});

test('removing a product takes it out of the address and of this browser’s choices', async () => {
  open('/lista');
  for (const name of ['Comparar: Mesa a', 'Comparar: Mesa b']) fireEvent.click(screen.getByRole('button', { name }));
  open('/comparar?productos=a,b');
  fireEvent.click(await screen.findByRole('link', { name: 'Quitar Mesa a de la comparación' }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(1));
  expect(location.search).toBe('?productos=b');
  expect(JSON.parse(localStorage.getItem('comparar-actual-home') ?? '[]')).toHaveLength(1);
});

test('names a product no longer sold, with a link to go on without it', async () => {
  open('/comparar?productos=a,zzz');
  expect(await screen.findByText('Un producto de esta comparación ya no está a la venta.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Quitar de la comparación' }).getAttribute('href')).toBe(
    '/comparar?productos=a',
  );
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

test('of more than four products the page shows the first four, and says so', async () => {
  open('/comparar?productos=a,b,c,d,e,f');
  expect(await screen.findByText(/de los 6 de la liga ves los primeros 4/)).toBeTruthy();
});

test('an address without products explains how to choose, or leads to the chosen ones', async () => {
  open('/lista');
  fireEvent.click(screen.getByRole('button', { name: 'Comparar: Mesa a' }));
  open('/comparar');
  expect((await screen.findByRole('link', { name: /Comparar 1 pieza/ })).getAttribute('href')).toBe(
    '/comparar?productos=a',
  );
});
