import { z } from 'zod';
import { type ProviderFailure, unreachable } from '../results';
import { COMMENTS_LENGTH } from './bodies';
import type { SapDates } from './types';

const answer = z.object({
  DocumentLines: z.array(z.object({ LineNum: z.number().int(), ItemCode: z.string() })),
});

/**
 * Body of `PATCH Orders(n)` that gives each line its day. Lines are known by their item: of several of one item, the first
 * is the first of ours; one that the ERP has more of keeps the last day of its item.
 */
export function datesBody(order: unknown, { docDueDate, comments, lines }: SapDates): object | ProviderFailure {
  const read = answer.safeParse(order).data;
  if (!read) return unreachable('the order has no lines that can be read');
  const days = new Map<string, string[]>();
  for (const { itemCode, shipDate } of lines) days.set(itemCode, [...(days.get(itemCode) ?? []), shipDate]);
  const seen = new Map<string, number>();
  const dated = read.DocumentLines.flatMap(({ LineNum, ItemCode }) => {
    const own = days.get(ItemCode);
    const nth = seen.get(ItemCode) ?? 0;
    seen.set(ItemCode, nth + 1);
    const ShipDate = own?.[Math.min(nth, own.length - 1)];
    return ShipDate === undefined ? [] : [{ LineNum, ShipDate }];
  });
  return { DocDueDate: docDueDate, Comments: comments.slice(0, COMMENTS_LENGTH), DocumentLines: dated };
}
