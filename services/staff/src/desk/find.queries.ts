import type { DeskFinds } from '@actual/contracts';
import { deskListSize } from '@actual/contracts/facts/desk/shown-counts';
import type { OrderState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { filterOrders } from '../orders/order-filter';

interface OrderRow {
  id: string;
  folio: number;
  first_name: string;
  last_name: string;
  status: OrderState;
}
interface QuotationRow {
  id: string;
  folio: number;
  is_closed: boolean;
  client: string;
}
/** Finds whole folios only; half-typed ones are found among the orders. */
const quotationsSql = /* sql */ `
SELECT q.id, q.folio, q.is_closed, concat_ws(' ', c.first_name, c.last_name) AS client
FROM quotation q LEFT JOIN client c ON c.id = q.client_id WHERE q.folio = ?`;

/** The orders and the quotation that a term typed at the desk may mean. */
export async function find(db: Knex, term: string): Promise<DeskFinds> {
  const folio = /^\d{1,9}$/.test(term) ? Number(term) : null;
  const orders: OrderRow[] = await filterOrders(db, { filters: {}, term })
    .select('o.id', 'o.folio', 'o.first_name', 'o.last_name', 'o.status')
    .orderByRaw('o.created_at desc, o.id desc')
    .limit(deskListSize.search);
  const { rows: quotations } =
    folio === null ? { rows: [] } : await db.raw<{ rows: QuotationRow[] }>(quotationsSql, [folio]);
  return {
    orders: orders.map(({ id, folio, first_name, last_name, status }) => ({
      id,
      folio: folioText(folio),
      client: `${first_name} ${last_name}`.trim(),
      status,
    })),
    quotations: quotations.map(({ id, folio, client, is_closed }) => ({
      id,
      folio: folioText(folio),
      client,
      isClosed: is_closed,
    })),
  };
}
