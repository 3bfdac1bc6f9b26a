import type { Role } from '@actual/contracts/facts/access/roles';
import { type Knex, prepared } from '@actual/database';

export interface EmailChange {
  userId: string;
  email: string;
  hash: string;
  askedAt: Date;
  until: Date;
}

/** Makes a change the one that its person waits for. False where they asked for another one later. */
export async function keepChange(db: Knex, { userId, email, hash, askedAt, until }: EmailChange): Promise<boolean> {
  const kept = await prepared(
    db,
    'keep-email-change',
    `INSERT INTO email_change AS c (user_id, email, token_hash, asked_at, expires_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET
       email = excluded.email, token_hash = excluded.token_hash, asked_at = excluded.asked_at, expires_at = excluded.expires_at
     WHERE c.asked_at <= excluded.asked_at RETURNING 1`,
    [userId, email, hash, askedAt.toISOString(), until.toISOString()],
  );
  return kept.length === 1;
}

/** The change that a live link confirms. */
export async function findChange(db: Knex, hash: string) {
  const [row] = await prepared<{ userId: string; role: Role; before: string; email: string; clientId: string | null }>(
    db,
    'email-change-by-link',
    `SELECT u.id AS "userId", u.role, u.email AS before, c.email, u.client_id AS "clientId"
     FROM email_change c JOIN app_user u ON u.id = c.user_id
     WHERE c.token_hash = ? AND c.expires_at > now() AND u.disabled_at IS NULL`,
    [hash],
  );
  return row;
}

/** Uses a link up. False when another request used it first. */
export async function useChange(trx: Knex, userId: string, hash: string): Promise<boolean> {
  const used = await prepared(
    trx,
    'use-email-change',
    'DELETE FROM email_change WHERE user_id = ? AND token_hash = ? AND expires_at > now() RETURNING 1',
    [userId, hash],
  );
  return used.length === 1;
}

/**
 * Drops a change that was asked for with a former password, or by somebody unproven: neither the mailed link nor a
 * waiting one confirms it.
 */
export async function dropChange(trx: Knex, userId: string): Promise<void> {
  await trx('email_change').where({ user_id: userId }).delete();
  await trx('account_outbox')
    .where({ kind: 'email-change' })
    .whereNull('done_at')
    .whereRaw("payload->>'userId' = ?", [userId])
    .update({ payload: '{}', done_at: trx.fn.now() });
}
