import { type Knex, prepared } from '@actual/database';

/** The notifications of one payment up to `lastId`, worked; `refusal` says why they had no effect. */
export interface ProcessedNotifications {
  providerPaymentId: string;
  lastId: number;
  refusal: string | null;
}

/** Closes notifications that were worked. Later ones of the same payment stay: they may speak of a later state. */
export const closeNotifications = (db: Knex, worked: readonly ProcessedNotifications[]): Promise<unknown> =>
  prepared(
    db,
    'work-close-notifications',
    `UPDATE webhook_event AS e SET processed_at = now(), last_error = r.refusal
     FROM unnest(?::text[], ?::bigint[], ?::text[]) AS r(payment, last_id, refusal)
     WHERE e.provider_payment_id = r.payment AND e.id <= r.last_id AND e.processed_at IS NULL`,
    [
      worked.map(({ providerPaymentId }) => providerPaymentId),
      worked.map(({ lastId }) => lastId),
      worked.map(({ refusal }) => refusal),
    ],
  );
