import type { ClientSheet } from '@actual/contracts';
import { deskListSize } from '@actual/contracts/facts/desk/shown-counts';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { QuotationState } from '@actual/contracts/facts/payment/quotation-states';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import { recordOf, records } from '../follow-up/follow-up.queries';
import { clientOf, type FoundRow } from './find-clients';

interface QuotationRow {
  id: string;
  folio: number;
  site: string;
  created_at: Date;
  total_cents: number;
  state: QuotationState;
  seller: string | null;
  estimated_close_date: string | null;
  next_step: string | null;
  next_step_on: string | null;
  total: number;
}
interface OrderRow {
  id: string;
  folio: number;
  site: string;
  created_at: Date;
  total_cents: number;
  paid_cents: number;
  status: OrderState;
  total: number;
  bought_cents: number | null;
}
interface ContactRow {
  id: string;
  name: string;
  phone: string;
  text: string;
}

const quotationsSql = /* sql */ `
SELECT q.id, q.folio, q.site, q.created_at, q.total_cents, q.state, f.estimated_close_date, f.next_step, f.next_step_on,
  nullif(concat_ws(' ', s.first_name, s.last_name), '') AS seller, count(*) OVER () AS total
FROM quotation q LEFT JOIN follow_up f ON f.quotation_id = q.id LEFT JOIN app_user s ON s.id = q.seller_id
WHERE q.client_id = :client AND q.folio IS NOT NULL
ORDER BY q.created_at DESC LIMIT :most`;

const ordersSql = /* sql */ `
SELECT o.id, o.folio, o.site, o.created_at, o.total_cents, o.paid_cents, o.status, count(*) OVER () AS total,
  (sum(o.total_cents) FILTER (WHERE o.status <> :canceled) OVER ())::bigint AS bought_cents
FROM orders o WHERE o.client_id = :client ORDER BY o.created_at DESC LIMIT :most`;

/** A client's next step: the soonest one of a quotation that is still open. */
const nextSql = /* sql */ `
SELECT q.id, f.next_step, f.next_step_on FROM quotation q JOIN follow_up f ON f.quotation_id = q.id
WHERE q.client_id = :client AND q.state = :open AND f.next_step IS NOT NULL ORDER BY f.next_step_on LIMIT 1`;

const contactsSql = /* sql */ `
SELECT id, concat_ws(' ', first_name, last_name) AS name, coalesce(nullif(mobile_phone, ''), phone) AS phone,
  concat_ws(', ', concat_ws(' ', street, exterior_number), nullif(interior_number, ''), settlement,
    concat_ws(' ', zip, municipality)) AS text
FROM contact WHERE client_id = :client ORDER BY created_at LIMIT :most`;

const fundsSql =
  'SELECT kind, sum(amount_cents)::bigint AS cents FROM ledger_entry WHERE client_id = :client GROUP BY kind';

const stepOf = ({ next_step: text, next_step_on: day }: Pick<QuotationRow, 'next_step' | 'next_step_on'>) =>
  text !== null && day !== null ? { text, day } : null;

/** Conversations with a client, about any of their quotations. */
async function recordsOf(db: Knex, clientId: string): Promise<ClientSheet['Records']> {
  const rows = await records(db)
    .join('quotation as q', 'q.id', 'r.quotation_id')
    .where('q.client_id', clientId)
    .select<(Parameters<typeof recordOf>[0] & { quotation_id: string; folio: number })[]>('q.folio')
    .orderBy([
      { column: 'r.spoken_at', order: 'desc' },
      { column: 'r.created_at', order: 'desc' },
    ])
    .limit(deskListSize.client);
  return rows.map((row) => ({ ...recordOf(row), quotation: { id: row.quotation_id, folio: folioText(row.folio) } }));
}

/** Everything about a client that their seller has to know. @throws not_found */
export async function clientSheet(db: Knex, clientId: string): Promise<ClientSheet> {
  const values = {
    client: clientId,
    most: deskListSize.client,
    canceled: OrderState.canceled,
    open: QuotationState.open,
  };
  const rows = async <T>(sql: string): Promise<T[]> => (await db.raw<{ rows: T[] }>(sql, values)).rows;
  const client = await db('client').where({ id: clientId }).first<(FoundRow & { created_at: Date }) | undefined>('*');
  if (!client) throw new AppError('not_found');
  const [quotations, orders, [next], addresses, funds, spoken] = await Promise.all([
    rows<QuotationRow>(quotationsSql),
    rows<OrderRow>(ordersSql),
    rows<Pick<QuotationRow, 'id' | 'next_step' | 'next_step_on'>>(nextSql),
    rows<ContactRow>(contactsSql),
    rows<{ kind: string; cents: number }>(fundsSql),
    recordsOf(db, clientId),
  ]);
  const fundOf = (kind: string): number => toPesos(funds.find((one) => one.kind === kind)?.cents ?? 0);
  const nextStep = next ? stepOf(next) : null;
  return {
    ...clientOf(client),
    createdAt: client.created_at.toISOString(),
    ewallet: fundOf(PaymentType.ewallet),
    balance: fundOf(PaymentType.clientBalance),
    bought: toPesos(orders[0]?.bought_cents ?? 0),
    nextStep: next && nextStep ? { ...nextStep, quotationId: next.id } : null,
    addresses,
    quotations: {
      total: quotations[0]?.total ?? 0,
      data: quotations.map((row) => ({
        id: row.id,
        folio: folioText(row.folio),
        site: row.site,
        createdAt: row.created_at.toISOString(),
        total: toPesos(row.total_cents),
        state: row.state,
        seller: row.seller,
        estimatedCloseDate: row.estimated_close_date,
        nextStep: stepOf(row),
      })),
    },
    orders: {
      total: orders[0]?.total ?? 0,
      data: orders.map((row) => ({
        id: row.id,
        folio: folioText(row.folio),
        site: row.site,
        createdAt: row.created_at.toISOString(),
        total: toPesos(row.total_cents),
        ammountPaid: toPesos(row.paid_cents),
        status: row.status,
      })),
    },
    Records: spoken,
  };
}
