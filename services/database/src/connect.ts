import { AsyncLocalStorage } from 'node:async_hooks';
import knexFactory, { type Knex } from 'knex';
import pg from 'pg';
import { keyedSettings, sessionMs } from './roles/session-settings';

interface RequestScope {
  requestId: string;
  statements: number;
}
/** The request a piece of work belongs to; set by the kit, read when SQL is sent. */
export const requestScope = new AsyncLocalStorage<RequestScope>();

// bigint (centavos, counts) as numbers: every amount of the store stays far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// dates have no time zone: keep them as text
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * Marks each statement with its request id, so that a slow query in the database leads back to the request. A named
 * statement keeps its text: it is planned once per connection, and another text would be another statement.
 */
class MarkingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: 3_000 });
    // a connection that is cut fails the statements that wait for it, and the pool lets it go
    this.on('error', () => undefined);
  }
  override query(query: string | pg.QueryConfig, ...rest: unknown[]): never {
    const scope = requestScope.getStore();
    const sent = scope && typeof query === 'object' ? marked(query, scope) : query;
    return Reflect.apply(super.query, this, [sent, ...rest]) as never;
  }
}

function marked(query: pg.QueryConfig, scope: RequestScope): pg.QueryConfig {
  scope.statements += 1;
  if (query.name) return query;
  return { ...query, text: `${query.text} /* request ${scope.requestId.replace(/[^\w-]/g, '')} */` };
}

/** A connection of the pool, as the driver has it. */
export type Lent = pg.PoolClient;

/** Lends a connection once it is ready. */
class ReadyPool extends pg.Pool {
  constructor(
    config: pg.PoolConfig,
    private readonly ready: (connection: Lent) => Promise<void>,
  ) {
    super(config);
  }
  override async connect(): Promise<Lent> {
    const connection = await super.connect();
    try {
      await this.ready(connection);
    } catch (error) {
      connection.release();
      throw error;
    }
    return connection;
  }
}

/** What fails is thrown to whoever asked, and logged there; knex would write it to the console once more. */
const silent = { warn: () => undefined, error: () => undefined, debug: () => undefined, deprecate: () => undefined };

export interface ConnectOptions {
  url: string;
  /** Shown in pg_stat_activity: the service's name. */
  applicationName: string;
  /** Pool size; 10 by default. */
  pool?: number;
  /**
   * Most milliseconds that a statement may take, 10,000 by default; 0 is without limit, for statements that arrange
   * much at once.
   */
  statementMs?: number;
  /** For a service all of whose statements find their rows by a key: see `keyedSettings`. */
  keyed?: boolean;
  /**
   * Called before a connection is lent for a statement or a transaction; an error that it throws reaches the borrower.
   * Its giver also reports failures of a connection.
   */
  ready?: (connection: Lent) => Promise<void>;
}

const keyedOptions = Object.entries(keyedSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

const pools = new WeakMap<Knex, pg.Pool>();

/** A knex on PostgreSQL with time limits on connecting, on each statement and on idle transactions; see `disconnect`. */
export function connect({
  url,
  applicationName,
  pool: max = 10,
  statementMs = sessionMs.statement_timeout,
  keyed = false,
  ready,
}: ConnectOptions): Knex {
  const config: pg.PoolConfig = {
    connectionString: url,
    application_name: applicationName,
    ...sessionMs,
    statement_timeout: statementMs,
    keepAlive: true,
    options: keyed ? keyedOptions : undefined,
    max,
    // the loops beside the requests look now and then: a new session for each look would cost more than the look
    min: 1,
    idleTimeoutMillis: 30_000,
    // for a connection, be it a free one or a new one
    connectionTimeoutMillis: 5_000,
    Client: MarkingClient,
  };
  const pool = ready ? new ReadyPool(config, ready) : new pg.Pool(config);
  // one that is cut while nobody uses it is gone from the pool: the next statement gets another
  pool.on('error', () => undefined);
  const db = knexFactory({ client: 'pg', connectionPool: pool, log: silent });
  pools.set(db, pool);
  return db;
}

/** The driver's pool of a knex that `connect` made. @throws TypeError for another one */
export function poolOf(db: Knex): pg.Pool {
  const pool = pools.get(db);
  if (!pool) throw new TypeError('this knex has no pool of its own');
  return pool;
}

/** Closes the connections of `connect` once their statements have ended; knex's own `destroy` closes nothing. */
export const disconnect = (db: Knex): Promise<void> => poolOf(db).end();

export type { Knex };
