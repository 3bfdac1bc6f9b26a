import type { Knex } from '../connect';

/**
 * Runs work that only reads, at the replica or at the primary. It never sees data older than the primary had at the
 * time of the call. It may run twice: the second time at the primary.
 */
export type Reads = <T>(work: (db: Knex) => Promise<T>) => Promise<T>;

/** Without a replica. */
export const readsAt =
  (db: Knex): Reads =>
  (work) =>
    work(db);
