import { askAfterDays, askWithinDays } from '@actual/contracts/facts/catalog/reviews';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, lastNoted, prepared } from '@actual/database';
import { Worker } from '@actual/kit/worker';
import type { Invoices } from '../invoices/context';
import { boughtForGood } from './reviewable-pieces.queries';

/** Mails put into the outbox in one go. */
const batch = 200;
/** The state of a line that was not delivered yet, or too lately to be asked about. */
const notThere = lastNoted('l', "e.state <> 'delivered' OR e.happened_on > :today::date - :newest::int");

/** Looks for delivered orders are so much rarer than those at the outbox. */
const rarer = 10;

/**
 * Puts the mails of orders whose last piece came a week ago into the outbox, in the statement that notes it, so each
 * order is asked about once even if the process dies. A buyer who deleted their account is not asked. @returns how many
 */
export async function askForReviews(db: Knex): Promise<number> {
  const asked = await prepared(
    db,
    'ask-for-reviews',
    `WITH due AS (
       SELECT o.id FROM orders o LEFT JOIN client c ON c.id = o.client_id
       WHERE o.delivery_date BETWEEN :today::date - :oldest::int AND :today::date - :newest::int AND ${boughtForGood}
         AND NOT EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND ${notThere})
         AND (o.client_id IS NULL OR c.email <> '') AND NOT EXISTS (SELECT FROM review_invitation i WHERE i.order_id = o.id)
       ORDER BY o.delivery_date, o.id LIMIT :batch
     ), asked AS (
       INSERT INTO review_invitation (order_id) SELECT id FROM due ON CONFLICT DO NOTHING RETURNING order_id
     )
     INSERT INTO account_outbox (kind, key, payload) SELECT 'review-invitation', order_id::text, '{}' FROM asked RETURNING key`,
    { today: storeDay(), newest: askAfterDays, oldest: askAfterDays + askWithinDays, batch },
  );
  return asked.length;
}

/** Looks for delivered orders. It keeps no state: a restart loses nothing. */
export const reviewWorker = ({ db, log, nudge, settings }: Invoices): Worker =>
  new Worker(
    'reviews',
    settings.workerIntervalMs * rarer,
    async () => {
      const asked = await askForReviews(db);
      if (asked > 0) nudge();
      return asked;
    },
    log,
    { rests: true },
  );
