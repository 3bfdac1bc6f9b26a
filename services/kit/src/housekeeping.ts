import type { Knex } from '@actual/database';
import { isFull, purge } from '@actual/database/ages/purge';
import type { ServiceRole } from '@actual/database/roles/ownership';
import type { FastifyBaseLogger } from 'fastify';
import { Worker } from './worker';

const hour = 3_600_000;

/** Deletes the rows past their age from a service's tables, every hour. */
export const housekeeping = (db: Knex, service: ServiceRole, log: FastifyBaseLogger): Worker =>
  new Worker(
    'housekeeping',
    hour,
    async () => {
      const gone = await purge(db, service);
      const rows = Object.fromEntries(Object.entries(gone).filter(([, count]) => count > 0));
      if (Object.keys(rows).length > 0) log.info({ rows }, 'past their age');
      return isFull(gone) ? 1 : 0;
    },
    log,
  );
