import { steady } from '../ids';
import type { WarehouseCode } from './warehouses';

/** Pieces in a warehouse, or bought and on their way. */
export interface DemoStock {
  readonly warehouse: WarehouseCode;
  readonly received: number;
  /** A purchase: its document and the days from today until it arrives. */
  readonly purchase?: { readonly document: string; readonly inDays: number };
}

/**
 * The pieces of an item: about one in twenty sold out, one in twenty only on its way, one in ten down to the last
 * pieces, the rest well stocked with a purchase now and then.
 */
export function demoStock(itemCode: string, keepPlenty: boolean): DemoStock[] {
  const kind = keepPlenty ? 19 : steady(`stock:${itemCode}`, 20);
  const some = (key: string, from: number, to: number) => from + steady(`${key}:${itemCode}`, to - from + 1);
  const purchase = (warehouse: WarehouseCode, from: number, to: number): DemoStock => ({
    warehouse,
    received: some('bought', 6, 40),
    purchase: { document: `OC-${10_000 + steady(`document:${itemCode}`, 9_000)}`, inDays: some('arrives', from, to) },
  });
  if (kind === 0) return [];
  if (kind === 1) return [purchase('CUN', 12, 35)];
  if (kind <= 3) return [{ warehouse: kind === 2 ? 'CUN' : 'MEX', received: some('last', 1, 3) }];
  const lying: DemoStock[] = [
    { warehouse: 'CUN', received: some('cun', 8, 60) },
    { warehouse: 'MEX', received: some('mex', 10, 90) },
    { warehouse: 'MID', received: some('mid', 4, 24) },
  ];
  if (steady(`store:${itemCode}`, 3) === 0) lying.push({ warehouse: 'PDC', received: some('pdc', 1, 3) });
  if (steady(`buys:${itemCode}`, 5) === 0) lying.push(purchase('CUN', 8, 28));
  if (steady(`big:${itemCode}`, 9) === 0) lying.push({ ...purchase('MEX', 20, 50), received: some('bulk', 120, 320) });
  return lying;
}
