import { type Knex, prepared } from '@actual/database';

/** The notices of one payment up to `lastId`, worked; `refusal` says why they had no effect. */
export interface WorkedNotices {
  providerPaymentId: string;
  lastId: number;
  refusal: string | null;
}

/** Closes notices that were worked. Later ones of the same payment stay: they may speak of a later state. */
export const closeNotices = (db: Knex, worked: readonly WorkedNotices[]): Promise<unknown> =>
  prepared(
    db,
    'work-close-notices',
    `UPDATE webhook_event AS e SET processed_at = now(), last_error = r.refusal
     FROM unnest(?::text[], ?::bigint[], ?::text[]) AS r(payment, last_id, refusal)
     WHERE e.provider_payment_id = r.payment AND e.id <= r.last_id AND e.processed_at IS NULL`,
    [
      worked.map(({ providerPaymentId }) => providerPaymentId),
      worked.map(({ lastId }) => lastId),
      worked.map(({ refusal }) => refusal),
    ],
  );
