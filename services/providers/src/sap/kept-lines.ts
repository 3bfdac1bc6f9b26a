import { z } from 'zod';
import { centsFromPesos } from '../money';
import { type ProviderFailure, unreachable } from '../results';
import type { SapKeptLine } from './types';

const answer = z.object({
  DocumentLines: z.array(
    z.object({
      LineNum: z.number().int(),
      ItemCode: z.string(),
      Quantity: z.number(),
      WarehouseCode: z.string().nullish(),
      PriceAfterVAT: z.number().default(0),
    }),
  ),
});

const keyOf = (itemCode: string, warehouse: string, cents: number): string => `${itemCode}|${warehouse}|${cents}`;

/**
 * Body of `PATCH Orders(n)` that replaces the collection of lines: those that stay, by their number, with the pieces that
 * are left of them. Lines are known by item, warehouse and price; of several alike the first ones stay.
 */
export function keptLinesBody(order: unknown, kept: readonly SapKeptLine[]): object | ProviderFailure {
  const read = answer.safeParse(order).data;
  if (!read) return unreachable('the order has no lines that can be read');
  const left = new Map<string, number>();
  for (const { itemCode, warehouseCode, priceAfterTaxCents, quantity } of kept) {
    const key = keyOf(itemCode, warehouseCode, priceAfterTaxCents);
    left.set(key, (left.get(key) ?? 0) + quantity);
  }
  const DocumentLines = read.DocumentLines.flatMap(({ LineNum, ItemCode, Quantity, WarehouseCode, PriceAfterVAT }) => {
    const key = keyOf(ItemCode, WarehouseCode ?? '', centsFromPesos(PriceAfterVAT));
    const stay = Math.min(Quantity, left.get(key) ?? 0);
    left.set(key, (left.get(key) ?? 0) - stay);
    return stay > 0 ? [{ LineNum, Quantity: stay }] : [];
  });
  return { DocumentLines };
}
