import type { Product } from '@actual/contracts';
import { comparisonRows } from './rows';

const plain = {
  DiscountPrice: 5_000,
  months: null,
  Available: 12,
  dimensions: [],
  FilterValues: [],
  colors: [],
  finish: null,
  CustomBrand: null,
  PackageContent: null,
  Conservation: null,
  warrantyExchange: true,
};
const compared = (facts: object, day: string | null = null, passage: string | null = null) => ({
  product: { ...plain, ...facts } as unknown as Product,
  day,
  passage,
});
const cm = (label: string, value: number, uom = 'cm') => ({ name: label, label, value, uom });
const material = (Name: string) => ({ Filter: 'Material', Handle: Name, Name, Code: null });

const rowsOf = (...args: Parameters<typeof comparisonRows>) =>
  Object.fromEntries(comparisonRows(...args).map(({ label, values, differs }) => [label, [differs, ...values]]));

test('price, stock, measures and materials have a row each, and differing rows are marked', () => {
  const rows = rowsOf(
    [
      compared({
        dimensions: [cm('Peso', 12.5, 'kg'), cm('Ancho', 86.6)],
        FilterValues: [material('Pino'), material('Lino')],
      }),
      compared({ Available: 2, DiscountPrice: 7_500, dimensions: [cm('Ancho', 90)], FilterValues: [material('Pino')] }),
    ],
    null,
  );
  expect(rows).toEqual({
    Precio: [true, '$5,000', '$7,500'],
    Existencia: [true, 'Disponible', 'Últimas 2 piezas'],
    Ancho: [true, '86.6 cm', '90 cm'],
    Peso: [true, '12.5 kg', null],
    Material: [true, 'Pino, Lino', 'Pino'],
    'Cambio por garantía': [false, 'Sí', 'Sí'],
  });
  expect(Object.keys(rows).indexOf('Ancho')).toBeLessThan(Object.keys(rows).indexOf('Peso'));
});

test.each([
  [0, 'Agotado'],
  [1, 'Última pieza'],
  [3, 'Últimas 3 piezas'],
  [4, 'Disponible'],
])('of %i pieces the shop says «%s»', (Available, words) => {
  expect(rowsOf([compared({ Available })], null).Existencia).toEqual([false, words]);
});

test('delivery days appear only with a postal code; where it is not served the row says so', () => {
  const products = [compared({}, '2026-12-01'), compared({})];
  expect(rowsOf(products, null)).not.toHaveProperty('Llega a 77500');
  expect(rowsOf(products, '77500')['Llega a 77500']).toEqual([
    true,
    'Antes del 1/dic/2026',
    'No llega a este código postal',
  ]);
});

test('colors are those of the variants where there are several, else the product’s own', () => {
  const own = { Filter: 'Color', Handle: 'gris', Name: 'Gris', Code: null };
  const rows = rowsOf(
    [
      compared({ FilterValues: [own] }),
      compared({ FilterValues: [own], colors: [{ Name: 'Gris' }, { Name: 'Arena' }] }),
    ],
    null,
  );
  expect(rows).not.toHaveProperty('Color');
  expect(rows.Colores).toEqual([true, 'Gris', 'Gris, Arena']);
});

test('whether each comes in has a row where the visitor told their access, and none elsewhere', () => {
  const yes = 'Sí, ya armada pasa por todo tu acceso.';
  expect(rowsOf([compared({}, null, yes), compared({}, null, 'No pasa.')], null)).toMatchObject({
    'Por tu acceso': [true, yes, 'No pasa.'],
  });
  expect(rowsOf([compared({}), compared({})], null)).not.toHaveProperty('Por tu acceso');
});
