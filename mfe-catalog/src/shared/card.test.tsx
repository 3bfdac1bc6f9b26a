import type { ModelCard } from '@actual/contracts';
import { renderTestPage } from '@actual/shell-contract/testing';
import type { Brand } from '@actual/themes-contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Card } from './Card';

const brand = {
  site: 'actual-home',
  name: 'Actual Home',
  structure: { card: 'tile', cardAction: 'none', discountBadge: 'tag', swatchesOnTile: false, monthsText: 'msi-de' },
  voice: {},
} as Brand;
const red = {
  id: 'r',
  ItemCode: 'ST1',
  Name: 'Sofá Roma rojo',
  url: '/sofa-roma-rojo/r',
  slug: 'sofa-roma-rojo',
  picture: 'roma-rojo',
  pictureAlt: null,
  finish: 'Rojo',
  facts: 'Tres plazas',
  Price: 9_000,
  DiscountPrice: 9_000,
  Discount: 0,
  priceBefore: null,
  months: null,
  widthCm: 210,
  tint: null,
  size: null,
  colors: [],
  color: { Name: 'Rojo', Code: '#b00020' },
  Available: 8,
  slowMovement: false,
  isPackage: false,
  deliveryDate: '2026-12-01',
};
const blue = {
  ...red,
  id: 'b',
  ItemCode: 'ST2',
  Name: 'Sofá Roma azul',
  url: '/sofa-roma-azul/b',
  picture: 'roma-azul',
  DiscountPrice: 8_000,
  color: { Name: 'Azul', Code: '#1a3c7a' },
  deliveryDate: '2026-12-09',
};
let shown: ModelCard = red;
const Shown = () => <Card product={shown} />;
const show = (product: ModelCard) => {
  shown = product;
  // lazy parts arrive meanwhile
  return act(async () =>
    renderTestPage({ brand, routes: [{ path: '*', Component: Shown }], url: '/', answer: async () => null }),
  );
};

test('choosing another color of a model changes name, address, price, date and picture of its card', async () => {
  const { address } = await show({ ...red, variants: [blue] });
  const colors = within(await screen.findByRole('list', { name: 'Colores de Sofá Roma rojo' }));
  expect(colors.getByRole('link', { name: 'Rojo, $9,000' }).getAttribute('aria-current')).toBe('true');
  const before = address();
  fireEvent.click(colors.getByRole('link', { name: 'Azul, $8,000' }));
  expect(address()).toBe(before);
  expect(screen.getByRole('link', { name: 'Sofá Roma azul' }).getAttribute('href')).toBe('/sofa-roma-azul/b');
  expect(screen.queryByText('Sofá Roma rojo')).toBeNull();
  expect(screen.getByText('Precio $8,000')).toBeTruthy();
  expect(screen.getByText(/09\/dic\/2026|9\/dic\/2026/)).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toContain('roma-azul');
  fireEvent.click(colors.getByRole('link', { name: 'Rojo, $9,000' }));
  expect(screen.getByRole('link', { name: 'Sofá Roma rojo' })).toBeTruthy();
});

test('without script a color links to its product, and a modified click opens another tab', async () => {
  await show({ ...red, variants: [blue] });
  const link = await screen.findByRole('link', { name: 'Azul, $8,000' });
  expect(link.getAttribute('href')).toBe('/sofa-roma-azul/b');
  let leftToBrowser = false;
  const browser = (event: MouseEvent) => {
    leftToBrowser = !event.defaultPrevented;
    // jsdom has no tabs
    event.preventDefault();
  };
  window.addEventListener('click', browser, { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(leftToBrowser).toBe(true);
  expect(screen.getByRole('link', { name: 'Sofá Roma rojo' })).toBeTruthy();
});

test('several sizes are said; a product of one color has nothing to choose', async () => {
  await show({ ...red, sizes: 3 });
  expect(screen.getByText('Tres plazas · 3 tamaños')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
});
