import type { Role, Site } from '@actual/contracts';
import { sessionLifeOf } from '@actual/contracts/facts/access/session';
import { type Knex, prepared } from '@actual/database';
import type { Person } from '../people/people.queries';

export interface NewSession {
  id: string;
  site: Site;
  keyHash: string;
  device: string;
}

/**
 * Waits for a concurrent change of the person's rights, so that one of both sees the other. False when the person
 * changed since.
 */
export async function insertSession(
  db: Knex,
  person: Pick<Person, 'id' | 'role'>,
  { id, site, keyHash, device }: NewSession,
): Promise<boolean> {
  const rows = await prepared(
    db,
    'insert-session',
    `INSERT INTO session (id, user_id, site, key_hash, device)
     SELECT ?::uuid, id, ?, ?, ? FROM app_user WHERE id = ? AND role = ? AND disabled_at IS NULL FOR SHARE
     RETURNING 1`,
    [id, site, keyHash, device, person.id, person.role],
  );
  return rows.length === 1;
}

/** Ends a person's sessions beyond so many, beginning with the one unused for longest. */
export const endSessionsBeyond = async (db: Knex, userId: string, most: number): Promise<void> => {
  await prepared(
    db,
    'end-sessions-beyond',
    `UPDATE session SET ended_at = now() WHERE ended_at IS NULL AND id IN (
       SELECT id FROM session WHERE user_id = ? AND ended_at IS NULL ORDER BY last_used_at DESC, id OFFSET ?)`,
    [userId, most],
  );
};

/** A session that did not end, with its person as they are now. */
export interface LivingSession {
  id: string;
  userId: string;
  role: Role;
  clientId: string | null;
  site: Site;
  /** Seconds since it began, and since it was used. */
  age: number;
  unused: number;
}

/** The session with this key. It ends only by its row: however often, and by however many at once, this is asked. */
export async function findByKey(db: Knex, { id, hash }: { id: string; hash: string }): Promise<LivingSession | null> {
  const [row] = await prepared<LivingSession>(
    db,
    'session-by-key',
    `SELECT s.id, u.id AS "userId", u.role, u.client_id AS "clientId", s.site,
       extract(epoch FROM now() - s.created_at)::float AS age,
       extract(epoch FROM now() - s.last_used_at)::float AS unused
     FROM session s JOIN app_user u ON u.id = s.user_id
     WHERE s.id = ? AND s.key_hash = ? AND s.ended_at IS NULL`,
    [id, hash],
  );
  return row ?? null;
}

/** A session as its person sees it. */
export interface ListedSession {
  id: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** The sessions of a person that did not end and are not over, the present one first. */
export const livingSessions = (
  db: Knex,
  { current, userId, role }: { current: string; userId: string; role: Role },
): Promise<ListedSession[]> => {
  const { idle, whole } = sessionLifeOf(role);
  return prepared<ListedSession>(
    db,
    'living-sessions',
    `SELECT id, device, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM session
     WHERE user_id = ? AND ended_at IS NULL
       AND last_used_at > now() - ?::int * interval '1 second' AND created_at > now() - ?::int * interval '1 second'
     ORDER BY id = ? DESC, last_used_at DESC, id`,
    [userId, idle, whole, current],
  );
};

/** Ends a session of this person, once. False when it is none of theirs. */
export async function endOwnSession(db: Knex, userId: string, id: string): Promise<boolean> {
  const rows = await prepared(
    db,
    'end-own-session',
    'UPDATE session SET ended_at = coalesce(ended_at, now()) WHERE id = ? AND user_id = ? RETURNING 1',
    [id, userId],
  );
  return rows.length === 1;
}

/** Ends a session, if it has not ended. */
export const endSessionRow = async (db: Knex, id: string): Promise<void> => {
  await db('session').where({ id }).whereNull('ended_at').update({ ended_at: db.fn.now() });
};

/** Records that a session is in use, at most once a minute. */
export const touchSession = async (db: Knex, id: string): Promise<void> => {
  await db('session')
    .where({ id })
    .whereRaw("last_used_at < now() - interval '1 minute'")
    .update({ last_used_at: db.fn.now() });
};

/** Ends every session of a person, but for one that is kept. */
export const endSessionsOf = async (db: Knex, userId: string, kept?: string): Promise<void> => {
  const ending = db('session').where({ user_id: userId }).whereNull('ended_at');
  await (kept ? ending.whereNot({ id: kept }) : ending).update({ ended_at: db.fn.now() });
};
