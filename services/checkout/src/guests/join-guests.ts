import { openPaymentStates } from '@actual/contracts/facts/payment/states';
import { prepared, sqlList } from '@actual/database';
import type { Checkout } from '../context';

/** Quotations moved at a time. */
const batch = 50;
/** Days after which a guest that could not be joined waits for the next sign-in. */
const joinDays = 30;

// A quotation or order that was touched within the hour waits: its guest may be buying with it. Quotation and order are
// joined in one step.
const joinSql = `
WITH due AS (
  SELECT q.id, j.guest_client_id, j.client_id, j.user_id
  FROM guest_join j JOIN app_user a ON a.id = j.user_id AND a.disabled_at IS NULL
  JOIN quotation q ON q.client_id = j.guest_client_id AND q.site = j.site AND q.created_at <= j.asked_at
  LEFT JOIN orders o ON o.quotation_id = q.id
  WHERE j.asked_at > now() - interval '${joinDays} days' AND (q.client_id <> j.client_id OR o.is_invited)
    AND (q.updated_at < now() - interval '1 hour' OR (o.id IS NOT NULL AND q.updated_at <= j.asked_at))
    AND (o.id IS NOT NULL OR NOT EXISTS (
      SELECT FROM payment p WHERE p.quotation_id = q.id AND p.status IN ${sqlList(openPaymentStates)}))
  LIMIT ${batch} FOR UPDATE OF q SKIP LOCKED
), moved AS (
  UPDATE quotation q SET client_id = due.client_id, user_id = due.user_id, version = q.version + 1,
    contact_id = CASE WHEN q.client_id = due.client_id THEN q.contact_id END
  FROM due WHERE q.id = due.id
), joined AS (
  UPDATE orders o SET client_id = due.client_id, is_invited = false,
    user_id = CASE WHEN o.user_id IN (SELECT u.id FROM app_user u WHERE u.client_id = due.guest_client_id)
      THEN due.user_id ELSE o.user_id END
  FROM due WHERE o.quotation_id = due.id
)
SELECT id FROM due`;

/**
 * Gives guests' purchases to their accounts, where the account service reported a proven e-mail, and nobody asked for
 * the account to be deleted. A joined guest is no longer due, so a process that dies leaves the rest for the next one,
 * and nothing moves twice. @returns how many
 */
export async function joinGuests({ db }: Pick<Checkout, 'db'>): Promise<number> {
  const joined = await prepared(db, 'work-join-guests', joinSql, []);
  return joined.length;
}
