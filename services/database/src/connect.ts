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

/** A connection of the pool, as the driver has it. */
export interface Lent {
  query(config: { name: string; text: string; values: readonly unknown[] }): Promise<{ rows: unknown[] }>;
}

/** Lends a connection once it is ready. */
const lendingWhen = (ready: (connection: Lent) => Promise<void>): typeof CommentingClient =>
  class extends CommentingClient {
    override async acquireConnection(): Promise<Lent> {
      const connection: Lent = await super.acquireConnection();
      try {
        await ready(connection);
      } catch (error) {
        await this.releaseConnection(connection);
        throw error;
      }
      return connection;
    }
  };

const silent = { warn: () => undefined, error: () => undefined, debug: () => undefined, deprecate: () => undefined };

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
  /**
   * Asked before a connection is lent for a statement or a transaction; what it throws is the borrower's. Who gives it
   * also tells what went wrong with a connection.
   */
  ready?: (connection: Lent) => Promise<void>;
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
  ready,
}: ConnectOptions): Knex {
  return knexFactory({
    client: ready ? lendingWhen(ready) : CommentingClient,
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
    ...(ready ? { log: silent } : {}),
  });
}

export type { Knex };
