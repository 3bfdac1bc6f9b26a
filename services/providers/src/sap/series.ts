import { z } from 'zod';
import { type ProviderFailure, unreachable } from '../results';
import type { SapSeries } from './types';

const listOr = <T extends z.ZodType>(one: T) =>
  z
    .array(one)
    .nullish()
    .transform((all) => all ?? []);
const answer = z.object({
  DocumentLines: listOr(
    z.object({
      ItemCode: z.string(),
      SerialNumbers: listOr(
        z.object({ InternalSerialNumber: z.string().nullish(), ManufacturerSerialNumber: z.string().nullish() }),
      ),
    }),
  ),
});

/** The numbers in the lines of an order: the company's own, or the maker's where the company gives none. */
export function seriesOf(body: unknown): SapSeries | ProviderFailure {
  const order = answer.safeParse(body).data;
  if (!order) return unreachable('the order has no lines that can be read');
  const byItem = new Map<string, string[]>();
  for (const { ItemCode, SerialNumbers } of order.DocumentLines) {
    const numbers = SerialNumbers.flatMap((one) => one.InternalSerialNumber || one.ManufacturerSerialNumber || []);
    if (numbers.length > 0) byItem.set(ItemCode, [...(byItem.get(ItemCode) ?? []), ...numbers]);
  }
  return { kind: 'series', byItem };
}
