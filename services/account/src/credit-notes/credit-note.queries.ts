import type { CreditNote, Site } from '@actual/contracts';
import {
  type CreditNoteState,
  type CreditRelation,
  creditWorkDays,
  InvoiceState,
} from '@actual/contracts/facts/payment/invoices';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import { type CreditedItem, type InvoiceReceiver, toPesos } from '@actual/domain';
import { folioOf } from '../invoices/invoice.queries';
import { categoriesSql } from '../invoices/order.queries';

/** The row of a credit note. */
export interface CreditNoteRow {
  id: string;
  order_id: string;
  /** Number of the invoice that it takes its total off. */
  invoice_uuid: string;
  /** The source of the refund: the id of a cancellation, a service request, a refund, or of the whole order. */
  source: string;
  state: CreditNoteState;
  relation: CreditRelation;
  payment_form: string;
  items: CreditedItem[];
  total_cents: number;
  provider_id: string | null;
  uuid: string | null;
  series: string | null;
  folio_number: number | null;
  issued_at: Date | null;
}

/** A credit note by its id. */
export const readCreditNote = (db: Knex, id: string): Promise<CreditNoteRow | undefined> =>
  db('credit_note').where({ id }).first<CreditNoteRow | undefined>();

/** A stamped credit note of an order, by its number. */
export const findCreditNote = (db: Knex, orderId: string, number: string): Promise<CreditNoteRow | undefined> =>
  db('credit_note')
    .where({ order_id: orderId })
    .whereRaw('upper(uuid) = upper(?)', [number])
    .first<CreditNoteRow | undefined>();

/** True where an invoice has credit notes, stamped or on their way: it is neither canceled nor replaced before them. */
export const hasCreditNotes = async (db: Knex, invoiceUuid: string | null): Promise<boolean> =>
  (await db('credit_note').where({ invoice_uuid: invoiceUuid }).whereNot({ state: 'refused' }).first('id')) !==
  undefined;

type ReplyRow = Pick<
  CreditNoteRow,
  'state' | 'relation' | 'total_cents' | 'uuid' | 'series' | 'folio_number' | 'issued_at'
>;

/** The credit note of the contract. */
const creditNoteReply = (row: ReplyRow): CreditNote => ({
  status: row.state,
  relation: row.relation,
  uuid: row.uuid,
  folio: folioOf(row),
  total: toPesos(row.total_cents),
  issuedAt: row.issued_at ? new Date(row.issued_at).toISOString() : null,
});

/** Credit notes of invoices by the invoices' numbers, the latest first; `all`: also those that were refused. */
export async function creditNotesOf(
  db: Knex,
  invoiceUuids: readonly (string | null)[],
  { all }: { all: boolean },
): Promise<(invoiceUuid: string | null) => CreditNote[]> {
  const known = invoiceUuids.filter((uuid) => uuid !== null);
  const rows: CreditNoteRow[] = known.length
    ? await db('credit_note')
        .whereIn('invoice_uuid', known)
        .whereIn('state', all ? ['requested', 'valid', 'refused'] : ['requested', 'valid'])
        .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id' }])
    : [];
  return (uuid) => rows.filter((row) => row.invoice_uuid === uuid).map(creditNoteReply);
}

/** Pieces of a giving back, as they were sold. */
interface GivenPieces {
  itemCode: string;
  name: string;
  finish: string | null;
  quantity: number;
  unitTotal: number;
  categories: string[];
}

/** A refund of an order without a credit note yet. */
export interface OpenGivingBack {
  id: string;
  cents: number;
  most: number;
  /** The pieces are the store's again. */
  piecesBack: boolean;
  /** Staff closed its case: the accountants credited it. */
  byHand: boolean;
  pieces: GivenPieces[];
  payments: { type: string; amountCents: number }[];
}

/** The valid invoice of an order, the amount the store kept, and the refunds; one moment's answer. */
export interface InvoicedOrder {
  orderId: string;
  folio: number;
  site: Site;
  canceled: boolean;
  uuid: string;
  receiver: InvoiceReceiver;
  issuedAt: Date;
  invoiced: number;
  kept: number;
  credited: number;
  /** The latest first. */
  givenBack: OpenGivingBack[];
  /** The rest of the order, and all of its payments. */
  lines: GivenPieces[];
  payments: { type: string; amountCents: number }[];
}

const canceled = `o.status = '${OrderState.canceled}'`;
const kept = `CASE WHEN ${canceled} THEN 0 ELSE o.total_cents - o.returned_cents END`;
/** Those that were refused too: the accountants make them, so none is made again. */
const credited = `coalesce((SELECT sum(n.total_cents) FROM credit_note n WHERE n.invoice_uuid = i.uuid), 0)::bigint`;

/** Staff closed the case of what went back by a moment: the accountants credited it. */
const byHand = (moment: string): string =>
  `EXISTS (SELECT FROM reconciliation_break b WHERE b.kind = 'invoice-part-returned' AND b.subject = o.id::text AND b.seen_at >= ${moment})`;

const linePieces = (quantity: string, unitTotal: string): string =>
  `jsonb_build_object('itemCode', l.item_code, 'name', l.name, 'finish', l.finish, 'quantity', ${quantity},
    'unitTotal', ${unitTotal}, 'categories', ${categoriesSql('l.product_id')})`;
const paymentsOf = (which: string, type = 'p.type'): string =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('type', ${type}, 'amountCents', r.amount_cents) ORDER BY r.id), '[]')
    FROM payment_refund r JOIN payment p ON p.id = r.payment_id WHERE ${which})`;

const sql = `
WITH refunds AS MATERIALIZED (
  SELECT r.* FROM payment_refund r JOIN payment p ON p.id = r.payment_id
  WHERE p.order_id = :order::uuid AND r.cancellation_id IS NULL
), sources AS (
  SELECT c.id, c.created_at, c.returned_cents AS cents, c.value_cents AS most, true AS pieces_back,
    (SELECT coalesce(jsonb_agg(x.line || jsonb_build_object('categories', ${categoriesSql("(x.line ->> 'productId')::uuid")})
      ORDER BY x.at), '[]') FROM jsonb_array_elements(c.lines) WITH ORDINALITY AS x(line, at)) AS pieces,
    ${paymentsOf('r.cancellation_id = c.id')} AS payments
  FROM order_cancellation c WHERE c.order_id = :order::uuid AND NOT c.whole
  UNION ALL
  SELECT s.id, f.created_at, f.cents, f.cents, s.kind IN ('return', 'change'),
    CASE WHEN s.kind IN ('return', 'change') THEN (SELECT coalesce(jsonb_agg(
        ${linePieces('g.quantity', 'l.unit_total_cents')} ORDER BY l.position), '[]')
      FROM service_request_piece g JOIN order_line l ON l.id = g.line_id WHERE g.request_id = s.id) ELSE '[]' END,
    ${paymentsOf('r.request_id = s.id', `CASE WHEN s.resolution = 'exchange' THEN '${PaymentType.exchangeValue}' ELSE p.type END`)}
  FROM (SELECT request_id, max(created_at) AS created_at, sum(amount_cents)::bigint AS cents FROM refunds
    WHERE request_id IS NOT NULL GROUP BY request_id) f JOIN service_request s ON s.id = f.request_id
  UNION ALL
  SELECT f.id, f.created_at, f.amount_cents, f.amount_cents, false, '[]', ${paymentsOf('r.id = f.id')}
  FROM refunds f WHERE f.request_id IS NULL
)
SELECT o.id AS "orderId", o.folio, o.site, ${canceled} AS canceled, i.uuid, i.receiver, i.issued_at AS "issuedAt",
  i.total_cents AS invoiced, ${kept} AS kept, ${credited} AS credited,
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'cents', s.cents, 'most', s.most, 'piecesBack', s.pieces_back,
      'byHand', ${byHand('s.created_at')},
      'pieces', s.pieces, 'payments', s.payments) ORDER BY s.created_at DESC, s.id)
    FROM sources s WHERE NOT EXISTS (SELECT FROM credit_note n WHERE n.source = s.id AND n.invoice_uuid = i.uuid)), '[]') AS "givenBack",
  coalesce((SELECT jsonb_agg(${linePieces('l.quantity', 'l.unit_total_cents')} ORDER BY l.position)
    FROM order_line l WHERE l.order_id = o.id), '[]') AS lines,
  coalesce((SELECT jsonb_agg(jsonb_build_object('type', p.type, 'amountCents', p.amount_cents) ORDER BY p.created_at)
    FROM payment p WHERE p.order_id = o.id), '[]') AS payments
FROM invoice i JOIN orders o ON o.id = i.order_id
WHERE o.id = :order::uuid AND i.state = '${InvoiceState.valid}' AND i.provider_id IS NOT NULL`;

/** The invoice of an order beside what was kept of it; null where the order has no valid one. */
export async function readInvoicedOrder(trx: Knex, orderId: string): Promise<InvoicedOrder | null> {
  const [row] = await prepared<InvoicedOrder>(trx, 'invoiced-order', sql, { order: orderId });
  return row ? { ...row, issuedAt: new Date(row.issuedAt) } : null;
}

const dueSql = `
SELECT i.order_id AS id FROM (
  SELECT order_id, max(created_at) AS at FROM (
    SELECT p.order_id, r.created_at FROM payment_refund r JOIN payment p ON p.id = r.payment_id
    UNION ALL SELECT c.order_id, c.created_at FROM order_cancellation c
  ) g WHERE created_at > now() - interval '${creditWorkDays} days' GROUP BY order_id
) l JOIN invoice i ON i.order_id = l.order_id JOIN orders o ON o.id = i.order_id
WHERE i.state = '${InvoiceState.valid}' AND i.provider_id IS NOT NULL AND i.receiver ->> 'rfc' <> :generic AND NOT ${canceled}
  AND i.total_cents > ${kept} + ${credited} AND NOT ${byHand('l.at')} ORDER BY l.at DESC LIMIT 20`;

/** Orders of which something went back that their invoice still says. @param generic RFC of the general public */
export const ordersToCredit = (db: Knex, generic: string): Promise<{ id: string }[]> =>
  prepared(db, 'orders-to-credit', dueSql, { generic });
