import type { Site } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/access/roles';
import { type Knex, prepared } from '@actual/database';
import { isTakenEmail } from '../people/people.queries';
import { emptyAccount, endOtherAccounts } from './forget-unproven';

/**
 * Makes the account the e-mail's owner, and ends what others set up who had only typed it; false where either changed
 * meanwhile.
 * @throws a unique violation of `app_user_email` where another account proves it in the same moment
 */
export async function proveEmail(trx: Knex, userId: string, email: string): Promise<boolean> {
  const proven = await prepared(
    trx,
    'prove-email',
    `UPDATE app_user u SET proven_email = lower(email)
     WHERE id = ? AND lower(email) = lower(?) AND NOT invited AND NOT EXISTS (
       SELECT FROM app_user o WHERE o.owns_email AND lower(o.email) = lower(u.email) AND o.id <> u.id)
     RETURNING 1`,
    [userId, email],
  );
  if (proven.length === 0) return false;
  await endOtherAccounts(trx, userId);
  return true;
}

/** The same where nothing hangs on it: false also where another account proves it in the same moment. */
export const tryToProve = (db: Knex, { id, email }: { id: string; email: string }): Promise<boolean> =>
  db
    .transaction((trx) => proveEmail(trx, id, email))
    .catch((error: unknown) => {
      if (isTakenEmail(error)) return false;
      throw error;
    });

/**
 * Makes the second account of one person a guest's, whose purchases the owner finds; a trigger ends its sessions. False
 * without an owner.
 */
export const leaveToOwner = (db: Knex, userId: string): Promise<boolean> =>
  db.transaction(async (trx) => {
    const [left] = await prepared<{ id: string; clientId: string | null }>(
      trx,
      'leave-to-owner',
      `UPDATE app_user u SET role = '${Role.guest}', invited = true
       WHERE id = ? AND role = '${Role.client}' AND NOT owns_email AND EXISTS (
         SELECT FROM app_user o WHERE o.owns_email AND lower(o.email) = lower(u.email) AND o.disabled_at IS NULL)
       RETURNING id, client_id AS "clientId"`,
      [userId],
    );
    if (left) await emptyAccount(trx, left);
    return left !== undefined;
  });

const joinSql = `
INSERT INTO guest_join AS j (guest_client_id, site, client_id, user_id)
SELECT g.client_id, :site, p.client_id, p.id
FROM app_user p CROSS JOIN LATERAL (
  SELECT client_id, true AS another FROM app_user
  WHERE invited AND lower(email) = lower(p.email) AND disabled_at IS NULL AND client_id IS NOT NULL
  UNION ALL SELECT p.client_id, false
) g
WHERE p.id = :user AND p.role = '${Role.client}' AND p.client_id IS NOT NULL AND p.owns_email
  AND (EXISTS (SELECT FROM quotation q LEFT JOIN orders o ON o.quotation_id = q.id
      WHERE q.client_id = g.client_id AND q.site = :site AND (g.another OR o.is_invited))
    OR (g.another AND EXISTS (SELECT FROM ledger_entry e WHERE e.client_id = g.client_id)))
ON CONFLICT (guest_client_id, site) DO UPDATE SET
  client_id = excluded.client_id, user_id = excluded.user_id, asked_at = excluded.asked_at`;

/** Asks the checkout to give guests' purchases at a site to the account of their proven e-mail. */
export const askToJoin = async (db: Knex, userId: string, site: Site): Promise<void> => {
  await prepared(db, 'ask-to-join', joinSql, { user: userId, site });
};
