import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connect, disconnect, type Knex } from './connect';
import { SERVICE_ROLES, type ServiceRole } from './roles/ownership';

export interface TestDatabase {
  /** Connection string of the superuser. */
  readonly url: string;
  /** Connection string of one service's role, with that service's rights only. */
  urlFor(service: ServiceRole): string;
  /** Superuser's knex, for arranging and looking. */
  readonly knex: Knex;
  /** Closes the connections and drops the database; call it in `afterAll`. */
  close(): Promise<void>;
}

/** The variables that `services/deploy/local/testing/test-database.mjs` sets before the tests run. */
export const TEST_ENVIRONMENT = { url: 'TEST_POSTGRES_URL', template: 'TEST_POSTGRES_TEMPLATE' } as const;

/** The role passwords of throwaway clusters. */
export const testRolePassword = (service: ServiceRole): string => `test-${service}`;

/**
 * A new, migrated, empty database with the services' roles and grants, cloned from a template: its files are copied, which
 * costs less than writing each page to the log as well.
 * Only for `*.db.test.ts` files run by jest, whose global setup starts the PostgreSQL it lives in.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const admin = process.env[TEST_ENVIRONMENT.url];
  const template = process.env[TEST_ENVIRONMENT.template];
  if (!admin || !template) throw new Error('No test PostgreSQL: name the file *.db.test.ts and run it with jest.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(admin, `create database ${name} template ${template} strategy file_copy`);
  const url = address(admin, name);
  const knex = connect({ url, applicationName: 'test', pool: 4, statementMs: 0 });
  return {
    url,
    urlFor: (service) => address(admin, name, SERVICE_ROLES[service], testRolePassword(service)),
    knex,
    close: async () => {
      await disconnect(knex);
      await run(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

function address(admin: string, database: string, user?: string, password?: string): string {
  const url = new URL(admin);
  url.pathname = `/${database}`;
  if (user && password) Object.assign(url, { username: user, password });
  return url.href;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
