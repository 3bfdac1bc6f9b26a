import { type Knex, prepared } from '@actual/database';

/** A notice of the provider whose signature is good. */
export interface Notice {
  /** The same for each delivery of one notice. */
  key: string;
  paymentId: string;
  /** JSON, as it came. */
  body: string;
}

/** Puts notices into the inbox, each once however often it is delivered. In the order of their keys: two processes that
 * keep the same ones do not wait for each other in a circle. */
export const keepNotices = (db: Knex, notices: readonly Notice[]): Promise<unknown> =>
  prepared(
    db,
    'work-keep-notices',
    `INSERT INTO webhook_event (event_key, provider_payment_id, body)
     SELECT key, payment, body::jsonb FROM unnest(?::text[], ?::text[], ?::text[]) AS r(key, payment, body) ORDER BY key
     ON CONFLICT DO NOTHING`,
    [notices.map(({ key }) => key), notices.map(({ paymentId }) => paymentId), notices.map(({ body }) => body)],
  );
