import { variantName } from './variant-name';

const mustard = { finish: 'Tela mostaza', size: null };

test.each<[string, string, Parameters<typeof variantName>[1], string]>([
  ['a product without others', 'Sillón Sol', { ...mustard, others: false }, 'Sillón Sol'],
  ['one of two colors', 'Sillón Sol', { ...mustard, others: true }, 'Sillón Sol, tela mostaza'],
  [
    'one of two sizes',
    'Tapete Río',
    { finish: 'Lana gris', size: '200 × 300 cm', others: true },
    'Tapete Río, lana gris, 200 × 300 cm',
  ],
  [
    'one whose name tells its size',
    'Cama Marina king',
    { finish: 'Laca blanca', size: 'King', others: true },
    'Cama Marina king, laca blanca',
  ],
  ['one without words for its color', 'Sillón Sol', { finish: null, size: null, others: true }, 'Sillón Sol'],
])('%s has a name of its own in tabs and search engines', (_what, name, told, expected) => {
  expect(variantName(name, told)).toBe(expected);
});
