import type { Role } from '@actual/contracts/facts/access/roles';
import { type Knex, prepared } from '@actual/database';

/** The receiver of a link. */
export interface Addressee {
  id: string;
  role: Role;
  email: string;
  firstName: string;
  invited: boolean;
}

/**
 * The owner of an e-mail, else the first account registered with it, else its guest: the one who placed `order` if that
 * is given, or the newest. A name typed by somebody who has not proven the e-mail is not mailed to its reader.
 */
export async function findAddressee(db: Knex, email: string, order: string | null): Promise<Addressee | undefined> {
  const [row] = await prepared<Addressee>(
    db,
    'password-link-addressee',
    `SELECT u.id, u.role, u.email, u.invited,
       CASE WHEN u.owns_email OR u.made_by_store THEN u.first_name ELSE '' END AS "firstName"
     FROM app_user u
     WHERE lower(u.email) = lower(?) AND u.disabled_at IS NULL
     ORDER BY u.owns_email DESC, u.invited, (SELECT count(*) FROM orders o WHERE o.client_id = u.client_id AND o.id = ?) DESC,
       extract(epoch FROM u.created_at) * CASE WHEN u.invited THEN -1 ELSE 1 END
     LIMIT 1`,
    [email, order],
  );
  return row;
}

/** Makes a link the live one of its person. False where a later one is. */
export async function keepLink(
  db: Knex,
  { userId, email, hash, askedAt, until }: { userId: string; email: string; hash: string; askedAt: Date; until: Date },
): Promise<boolean> {
  const kept = await prepared(
    db,
    'keep-password-link',
    `INSERT INTO password_link AS l (user_id, email, token_hash, asked_at, expires_at) VALUES (?, lower(?), ?, ?, ?)
     ON CONFLICT (user_id) DO UPDATE SET
       email = excluded.email, token_hash = excluded.token_hash, asked_at = excluded.asked_at, expires_at = excluded.expires_at
     WHERE l.asked_at <= excluded.asked_at RETURNING 1`,
    [userId, email, hash, askedAt.toISOString(), until.toISOString()],
  );
  return kept.length === 1;
}

/** The receiver of a used link. */
export interface Linked extends Addressee {
  clientId: string | null;
  /** The account's content may be somebody else's: its e-mail was not proven, and the store did not create it. */
  unproven: boolean;
}

/** The person of an e-mail and a live link that was mailed to it. */
export async function findByLink(db: Knex, email: string, hash: string): Promise<Linked | undefined> {
  const [row] = await prepared<Linked>(
    db,
    'person-by-password-link',
    `SELECT u.id, u.role, u.email, u.first_name AS "firstName", u.invited, u.client_id AS "clientId",
       NOT u.owns_email AND NOT u.made_by_store AS unproven
     FROM password_link l JOIN app_user u ON u.id = l.user_id
     WHERE l.token_hash = ? AND l.expires_at > now() AND lower(u.email) = lower(?) AND l.email = lower(u.email)
       AND u.disabled_at IS NULL`,
    [hash, email],
  );
  return row;
}

/** Uses a link up. False when another request used it first. */
export async function useLink(trx: Knex, userId: string, hash: string): Promise<boolean> {
  const used = await prepared(
    trx,
    'use-password-link',
    'DELETE FROM password_link WHERE user_id = ? AND token_hash = ? AND expires_at > now() RETURNING 1',
    [userId, hash],
  );
  return used.length === 1;
}
