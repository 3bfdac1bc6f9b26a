import { z } from 'zod';
import { centsFromPesos } from '../money';
import { type ProviderFailure, unreachable } from '../results';
import { literal } from './literal';
import type { SapSession } from './session';
import type { SapListedOrder, SapOrderList } from './types';

/** Ids of one question: an address of some three thousand letters. */
export const listedAtATime = 50;
/** Pages of one answer; more is an answer without an end. */
const mostPages = 20;

const page = z.object({
  value: z.array(
    z
      .object({
        U_WebOrderId: z.string(),
        DocEntry: z.number().int(),
        DocNum: z.number().int(),
        DocTotal: z.number().default(0),
        Cancelled: z.string().nullish(),
      })
      .transform(
        (row): SapListedOrder => ({
          webOrderId: row.U_WebOrderId,
          docEntry: row.DocEntry,
          docNum: row.DocNum,
          docTotalCents: centsFromPesos(row.DocTotal),
          canceled: row.Cancelled === 'tYES',
        }),
      ),
  ),
  // v1 and v2 of the Service Layer
  'odata.nextLink': z.string().optional(),
  '@odata.nextLink': z.string().optional(),
});

/**
 * The ERP's own list of documents that carry one of our order ids, canceled ones among them, page after page. Its link
 * to the next page is taken as word that there is one; where it leads is ours to say.
 */
export async function listOrders(
  session: SapSession,
  webOrderIds: readonly string[],
): Promise<SapOrderList | ProviderFailure> {
  const orders: SapListedOrder[] = [];
  const $filter = webOrderIds.map((id) => `U_WebOrderId eq ${literal(id)}`).join(' or ');
  const $select = 'U_WebOrderId,DocEntry,DocNum,DocTotal,Cancelled';
  for (let read = 0; read < mostPages; read += 1) {
    const query = new URLSearchParams({ $filter, $select, $orderby: 'DocEntry', $skip: String(orders.length) });
    const result = await session.request('GET', `Orders?${query}`);
    if (result.kind !== 'answer') return result;
    const { success, data } = page.safeParse(result.body);
    if (!success) return unreachable('the list of orders is not a list');
    orders.push(...data.value);
    const more = data['odata.nextLink'] ?? data['@odata.nextLink'];
    if (!more || data.value.length === 0) return { kind: 'sap_orders', orders };
  }
  return unreachable('the list of orders has no end');
}
