import { type Knex, prepared } from '@actual/database';

/** A notification of the provider whose signature is good. */
export interface Notification {
  /** The same for each delivery of one notification. */
  key: string;
  paymentId: string;
  /** JSON, as it came. */
  body: string;
}

/**
 * Puts notifications into the inbox, each one once however often it is delivered. They are inserted in key order, so
 * that two processes with the same notifications cannot deadlock.
 */
export const storeNotifications = (db: Knex, notifications: readonly Notification[]): Promise<unknown> =>
  prepared(
    db,
    'work-keep-notifications',
    `INSERT INTO webhook_event (event_key, provider_payment_id, body)
     SELECT key, payment, body::jsonb FROM unnest(?::text[], ?::text[], ?::text[]) AS r(key, payment, body) ORDER BY key
     ON CONFLICT DO NOTHING`,
    [
      notifications.map(({ key }) => key),
      notifications.map(({ paymentId }) => paymentId),
      notifications.map(({ body }) => body),
    ],
  );
