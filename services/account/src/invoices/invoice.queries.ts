import type { Invoice } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { type InvoiceReceiver, toPesos } from '@actual/domain';

/** The row of an invoice. */
export interface InvoiceRow {
  order_id: string;
  state: Invoice['status'];
  revision: number;
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

export const readInvoice = (db: Knex, orderId: string): Promise<InvoiceRow | undefined> =>
  db('invoice').where({ order_id: orderId }).first<InvoiceRow | undefined>();

/** Series and number, for display. */
export const folioOf = ({ series, folio_number }: Pick<InvoiceRow, 'series' | 'folio_number'>): string | null =>
  folio_number === null ? null : [series, folio_number].filter(Boolean).join('-');

/** The invoice of the contract. */
export const invoiceReply = (row: InvoiceRow): Invoice => ({
  order: row.order_id,
  status: row.state,
  requestedAt: row.requested_at.toISOString(),
  LicTradNum: row.receiver.rfc,
  companyName: row.receiver.name,
  email: row.email,
  uuid: row.uuid,
  folio: row.state === 'valid' ? folioOf(row) : null,
  total: row.total_cents === null || row.state !== 'valid' ? null : toPesos(row.total_cents),
  issuedAt: row.issued_at?.toISOString() ?? null,
  sentAt: row.sent_at?.toISOString() ?? null,
  refusal: row.refusal,
});
