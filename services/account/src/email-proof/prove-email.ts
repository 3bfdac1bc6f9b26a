import type { Site } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/roles';
import { type Knex, prepared } from '@actual/database';

/** A link that was mailed to this e-mail was opened for the account. False where the account has another one by now. */
export async function proveEmail(db: Knex, userId: string, email: string): Promise<boolean> {
  const proven = await prepared(
    db,
    'prove-email',
    `UPDATE app_user SET proven_email = lower(email)
     WHERE id = ? AND lower(email) = lower(?) AND NOT invited RETURNING 1`,
    [userId, email],
  );
  return proven.length === 1;
}

const joinSql = `
INSERT INTO guest_join AS j (guest_client_id, site, client_id, user_id)
SELECT g.client_id, :site, p.client_id, p.id
FROM app_user p CROSS JOIN LATERAL (
  SELECT client_id, true AS another FROM app_user
  WHERE invited AND lower(email) = lower(p.email) AND disabled_at IS NULL AND client_id IS NOT NULL
  UNION ALL SELECT p.client_id, false
) g
WHERE p.id = :user AND p.role = '${Role.client}' AND p.client_id IS NOT NULL AND p.proven_email = lower(p.email)
  AND EXISTS (SELECT FROM quotation q LEFT JOIN orders o ON o.quotation_id = q.id
    WHERE q.client_id = g.client_id AND q.site = :site AND (g.another OR o.is_invited))
ON CONFLICT (guest_client_id, site) DO UPDATE SET
  client_id = excluded.client_id, user_id = excluded.user_id, asked_at = excluded.asked_at`;

/**
 * Leaves word for the checkout that what guests with the account's e-mail bought at a site so far is the account's. None
 * for an e-mail that nobody proved, and none where there is nothing.
 */
export const askToJoin = async (db: Knex, userId: string, site: Site): Promise<void> => {
  await prepared(db, 'ask-to-join', joinSql, { user: userId, site });
};
