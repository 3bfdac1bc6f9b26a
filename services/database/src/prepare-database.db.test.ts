import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, disconnect } from './connect';
import { freePort } from './postgres/ports';
import { startPostgres } from './postgres/start';
import { prepareDatabase } from './prepare-database';
import { SERVICE_ROLES, type ServiceRole } from './roles/ownership';
import { sessionSettingsOf } from './roles/session-settings';
import { createTestDatabase, type TestDatabase, testRolePassword } from './test';

const projectDir = join(__dirname, '..', '..', '..');
const services = Object.keys(SERVICE_ROLES) as ServiceRole[];
const passwords = Object.fromEntries(
  services.map((service) => [`${service.toUpperCase()}_DATABASE_PASSWORD`, `${testRolePassword(service)}-of-sixteen`]),
);
let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

test('the settings that a pooler would not hand on stand with each role', async () => {
  for (const service of services) {
    const client = new pg.Client({ connectionString: store.urlFor(service) });
    await client.connect();
    const shown = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [Object.keys(sessionSettingsOf(service))],
    );
    await client.end();
    const asText = Object.entries(sessionSettingsOf(service)).map(([name, value]) => [name, String(value)]);
    expect(Object.fromEntries(shown.rows.map(({ name, setting }) => [name, setting]))).toEqual(
      Object.fromEntries(asText),
    );
  }
});

test('a setting that is missing is named, and nothing is changed', async () => {
  await expect(prepareDatabase({ DATABASE_URL: store.url })).rejects.toThrow('CHECKOUT_DATABASE_PASSWORD');
  await expect(prepareDatabase({ ...passwords, DATABASE_URL: 'mysql://x' })).rejects.toThrow('postgres://');
});

test('an older version over newer data says so, and stops before it changes anything', async () => {
  const newer = await createTestDatabase();
  try {
    await newer.knex('migration').insert({ name: '9999-from-the-future', batch: 1, migration_time: new Date() });
    const env = { ...passwords, DATABASE_URL: newer.url };
    await expect(prepareDatabase(env)).rejects.toThrow(
      'Los datos son de una versión más nueva de la tienda (9999-from-the-future): esta no los puede usar.',
    );
  } finally {
    await newer.close();
  }
});

test('on a new server the owner of the database needs no more than to create roles', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'actual-prepare-'));
  // mkdtemp closes it to others, and root's PostgreSQL runs as another user
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const server = await startPostgres({ projectDir, dataDir, port, password: 'test', durable: false });
  try {
    const admin = connect({ url: server.url('postgres'), applicationName: 'test', statementMs: 0 });
    await admin.raw("create role owner login createrole password 'owner-password'");
    await admin.raw('create database shop owner owner');
    await disconnect(admin);
    const address = Object.assign(new URL(server.url('shop')), { username: 'owner', password: 'owner-password' });
    const env = { ...passwords, DATABASE_URL: address.href };
    expect(await prepareDatabase(env)).toContain('0001-catalog');
    expect(await prepareDatabase(env)).toBe('La base de datos ya estaba al día.');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
