import type { Knex } from '../connect';

/**
 * Does a piece of work that only reads, where it may: at the replica, or at the primary. What it reads is never older
 * than what the primary had when it was asked for. It may be done twice: the second time at the primary.
 */
export type Reads = <T>(work: (db: Knex) => Promise<T>) => Promise<T>;

/** Without a replica. */
export const readsAt =
  (db: Knex): Reads =>
  (work) =>
    work(db);
