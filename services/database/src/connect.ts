import { AsyncLocalStorage } from 'node:async_hooks';
import knexFactory, { type Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import pg from 'pg';
import { keyedSettings, sessionMs } from './roles/session-settings';

/** The request a piece of work belongs to; set by the kit, read when SQL is sent. */
export const requestScope = new AsyncLocalStorage<{ requestId: string; statements: number }>();

// bigint (centavos, counts) as numbers: every amount of the store stays far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// dates have no time zone: keep them as text
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

interface Query {
  sql: string;
  options?: { name?: string };
}

/**
 * Marks each statement with its request id, so that a slow query in the database leads back to the request. A named
 * statement keeps its text: it is planned once per connection, and another text would be another statement.
 */
class CommentingClient extends PostgresClient {
  override _query(connection: unknown, query: Query): Promise<unknown> {
    const scope = requestScope.getStore();
    if (scope) {
      scope.statements += 1;
      if (!query.options?.name) query.sql = `${query.sql} /* request ${scope.requestId.replace(/[^\w-]/g, '')} */`;
    }
    return super._query(connection, query);
  }
}

export interface ConnectOptions {
  url: string;
  /** Shown in pg_stat_activity: the service's name. */
  applicationName: string;
  /** Pool size; 10 by default. */
  pool?: number;
  /** Most milliseconds that a statement may take, 10,000 by default; 0 is without limit, for what arranges much at once. */
  statementMs?: number;
  /** For a service all of whose statements find their rows by a key: see `keyedSettings`. */
  keyed?: boolean;
}

const keyedOptions = Object.entries(keyedSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** A knex on PostgreSQL with time limits on connecting, on each statement and on idle transactions. */
export function connect({
  url,
  applicationName,
  pool = 10,
  statementMs = sessionMs.statement_timeout,
  keyed = false,
}: ConnectOptions): Knex {
  return knexFactory({
    client: CommentingClient,
    connection: {
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: 3_000,
      ...sessionMs,
      statement_timeout: statementMs,
      keepAlive: true,
      ...(keyed ? { options: keyedOptions } : {}),
    },
    pool: { min: 0, max: pool },
    acquireConnectionTimeout: 5_000,
  });
}

export type { Knex };
