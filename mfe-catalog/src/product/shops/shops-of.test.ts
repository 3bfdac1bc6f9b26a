import type { Shop } from '@actual/contracts';
import { piecesText, shopsOf, shopsTitle } from './shops-of';

const shop = (name: string, warehouse: string | null = null) => ({ name, warehouse }) as Shop;
const shops = [shop('Mérida', 'MID'), shop('Cancún'), shop('Playa', 'PDC')];
const stock = (Warehouse: string, Available: number) => ({ Warehouse, WhsName: Warehouse, Available });

test('a shop shows its warehouse’s count; one without a count shows no pieces', () => {
  const found = shopsOf([stock('PDC', 2), stock('CEDIS', 90)], shops);
  expect(found.map(({ shop: { name }, pieces }) => [name, pieces])).toEqual([
    ['Playa', 2],
    ['Cancún', null],
    ['Mérida', 0],
  ]);
  expect(found.map(({ pieces }) => piecesText(pieces))).toEqual([
    'Hay 2 piezas en esta tienda.',
    'Llama antes de ir: te dicen si la tienen en exhibición.',
    'Hoy no hay piezas en esta tienda.',
  ]);
});

test('the title says «available» only where a shop has pieces', () => {
  expect(shopsTitle(shopsOf([stock('PDC', 1)], shops))).toBe('Disponible en tienda: Playa');
  expect(shopsTitle(shopsOf([stock('CEDIS', 90)], shops))).toBe('Verlo en tienda');
});
