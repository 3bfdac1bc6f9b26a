import type { Invoice } from '@actual/contracts';
import { type InvoiceState, isStamped } from '@actual/contracts/facts/payment/invoices';
import type { Knex } from '@actual/database';
import { type InvoiceReceiver, toPesos } from '@actual/domain';

/** The row of an invoice. */
export interface InvoiceRow {
  order_id: string;
  state: InvoiceState;
  revision: number;
  /** Number of the order's document, from 1. */
  document: number;
  /** Number of the document it takes the place of. */
  replaces: string | null;
  receiver: InvoiceReceiver;
  email: string;
  requested_at: Date;
  refusal: Invoice['refusal'];
  provider_id: string | null;
  uuid: string | null;
  series: string | null;
  folio_number: number | null;
  total_cents: number | null;
  issued_at: Date | null;
  sent_at: Date | null;
}

/** The present invoice of an order. */
export const readInvoice = (db: Knex, orderId: string): Promise<InvoiceRow | undefined> =>
  db('invoice').where({ order_id: orderId }).first<InvoiceRow | undefined>();

/** Lets one request at a time change the invoice of an order: the first one makes its row, the others wait for it. */
export const lockInvoice = (trx: Knex, orderId: string): Promise<unknown> =>
  trx.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 10))', [orderId]);

/** The columns of an invoice's row whose document is still to be stamped. */
export const unstamped = {
  provider_id: null,
  uuid: null,
  series: null,
  folio_number: null,
  total_cents: null,
  issued_at: null,
  sent_at: null,
} as const;

/** Series and number, for display. */
export const folioOf = ({ series, folio_number }: Pick<InvoiceRow, 'series' | 'folio_number'>): string | null =>
  folio_number === null ? null : [series, folio_number].filter(Boolean).join('-');

/** The invoice of the contract. */
export const invoiceReply = (row: InvoiceRow, creditNotes: Invoice['creditNotes']): Invoice => ({
  order: row.order_id,
  status: row.state,
  requestedAt: row.requested_at.toISOString(),
  LicTradNum: row.receiver.rfc,
  companyName: row.receiver.name,
  email: row.email,
  uuid: row.uuid,
  folio: isStamped(row.state) ? folioOf(row) : null,
  total: row.total_cents === null || !isStamped(row.state) ? null : toPesos(row.total_cents),
  issuedAt: row.issued_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  refusal: row.refusal,
  creditNotes,
});
