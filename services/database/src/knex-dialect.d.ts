declare module 'knex/lib/dialects/postgres/index.js' {
  import { knex } from 'knex';
  /** knex's own PostgreSQL dialect; not in its types. */
  export default class PostgresClient extends knex.Client {
    _query(connection: unknown, query: { sql: string }): Promise<unknown>;
  }
}
