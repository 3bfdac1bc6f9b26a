import { randomUUID } from 'node:crypto';
import { type Knex, prepared } from '@actual/database';
import type { Person } from '../people/people.queries';

/**
 * A new session. Waits for a concurrent change of the person's rights: either the trigger that ends sessions sees
 * this one, or this one sees the change. Null when the person changed since they were read.
 */
export async function insertSession(db: Knex, person: Pick<Person, 'id' | 'role'>): Promise<string | null> {
  const [row] = await prepared<{ id: string }>(
    db,
    'insert-session',
    `INSERT INTO session (id, user_id)
     SELECT ?::uuid, id FROM app_user WHERE id = ? AND role = ? AND disabled_at IS NULL FOR SHARE
     RETURNING id`,
    [randomUUID(), person.id, person.role],
  );
  return row?.id ?? null;
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
