import { type Knex, prepared } from '@actual/database';
import { leavingMoney } from './leaving-money.sql';

/** Money of one payment that goes back, under a key of its own: every part goes back once. */
export interface PartBack {
  readonly id: string;
  readonly payment: string;
  readonly cents: number;
}

/** The reason, and the member of the staff who decided (null: the buyer). */
export interface GivenBack {
  readonly quotationId: string;
  readonly reason: string;
  readonly staffId: string | null;
  /** The cancellation behind it; null for a refund by choice. */
  readonly cancellationId: string | null;
  /** The service request that it was decided in. */
  readonly requestId: string | null;
}

const sql = `
WITH parts AS (
  SELECT * FROM jsonb_to_recordset(:parts::jsonb) AS r(id uuid, payment uuid, cents bigint)
), refunds AS (
  INSERT INTO payment_refund (id, payment_id, amount_cents, reason, refunded_by, cancellation_id, request_id)
  SELECT id, payment, cents, :reason::text, :staff::uuid, :cancellation::uuid, :request::uuid FROM parts
), reduced AS (
  UPDATE payment p SET refunded_cents = p.refunded_cents + parts.cents, updated_at = now()
  FROM parts WHERE p.id = parts.payment RETURNING p.*, parts.id AS key, parts.cents
), ${leavingMoney}
UPDATE quotation SET version = version + 1, updated_at = now() WHERE id = :quotation`;

/** Gives parts of payments back. The caller holds the lock of their quotation, and keeps the order's own sums. */
export const giveBack = (
  trx: Knex,
  parts: readonly PartBack[],
  { quotationId, reason, staffId, cancellationId, requestId }: GivenBack,
): Promise<unknown> =>
  prepared(trx, 'give-back', sql, {
    parts: JSON.stringify(parts),
    quotation: quotationId,
    reason,
    staff: staffId,
    cancellation: cancellationId,
    request: requestId,
  });
