import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportedProduct } from '../reading/product';
import { resolveModels } from './resolve-models';

const chair = readFileSync(join(__dirname, '../../../demo-assets/models/blendswap-cc-0-65.glb'));
const product = (width: number): ImportedProduct => ({
  line: 2,
  itemCode: 'A-1',
  name: 'Tumbona',
  priceCents: 100_000,
  dimensions: [
    { name: 'Width', label: 'Ancho', value: width, uom: 'cm' },
    { name: 'Depth', label: 'Fondo', value: 1.26, uom: 'm' },
    { name: 'Height', label: 'Alto', value: 82, uom: 'cm' },
  ],
  values: { Model: 'tumbona.glb' },
});
const shelf = {
  has: async () => false,
  keep: async () => undefined,
  given: { read: async (name: string) => (name === 'tumbona.glb' ? chair : null) } as never,
  dryRun: false,
};

test('a model as large as its product, by a centimeter, is kept without a word', async () => {
  const { products, remarks } = await resolveModels([product(72.3)], shelf);
  expect(remarks).toEqual([]);
  expect(products[0]?.values.Model).toMatch(/^modelo-[0-9a-f]{20}$/);
});

test('a model of another size is kept, and the report names both sizes', async () => {
  const { products, remarks } = await resolveModels([product(90)], shelf);
  expect(products[0]?.values.Model).toMatch(/^modelo-/);
  expect(remarks).toEqual([
    {
      line: 2,
      itemCode: 'A-1',
      field: 'Model',
      value: 'tumbona.glb',
      reason:
        'el modelo mide 71.4 × 125.5 × 82.2 cm y el producto 90 × 126 × 82 (ancho × fondo × alto): corrija el que no sea',
    },
  ]);
});
