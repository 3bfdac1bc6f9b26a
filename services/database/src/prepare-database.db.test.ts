import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect, disconnect } from './connect';
import { migrate } from './migrate';
import { migrations } from './migrations';
import { freePort } from './postgres/ports';
import { startPostgres } from './postgres/start';
import { prepareDatabase } from './prepare-database';
import { SERVICE_ROLES, type ServiceRole } from './roles/ownership';
import { sessionSettingsOf } from './roles/session-settings';
import { createTestDatabase, type TestDatabase, testRolePassword } from './test-database';

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

test('a database made by the steps before the baseline keeps its data and goes on from the baseline', async () => {
  const before = await createTestDatabase();
  try {
    await before.knex('state').insert({ code: 'QROO', name: 'Quintana Roo' });
    await before.knex('migration').delete();
    const steps = ['0001-catalog', '0200-packing', '0208-delivery-changes'];
    await before.knex('migration').insert(steps.map((name) => ({ name, batch: 1, migration_time: new Date() })));
    const later = migrations.filter(({ name }) => name !== '0208-schema');
    await before.knex('migration').insert(later.map(({ name }) => ({ name, batch: 2, migration_time: new Date() })));
    // roles are the server's, which other tests share: they stay as they are
    expect(await migrate(before.url)).toEqual([]);
    expect(await before.knex('state').pluck('name')).toEqual(['Quintana Roo']);
    const names = await before.knex('migration').orderBy('name').pluck('name');
    expect(names).toEqual(migrations.map(({ name }) => name));
  } finally {
    await before.close();
  }
});

test('a database that lacks steps before the baseline is refused, and says through which version it must go', async () => {
  const old = await createTestDatabase();
  try {
    await old.knex('migration').delete();
    await old.knex('migration').insert({ name: '0200-packing', batch: 1, migration_time: new Date() });
    await expect(migrate(old.url)).rejects.toThrow(/el último paso fue 0200-packing.*0208-delivery-changes/);
    expect(await old.knex('migration').pluck('name')).toEqual(['0200-packing']);
  } finally {
    await old.close();
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
    expect(await prepareDatabase(env)).toContain('0208-schema');
    expect(await prepareDatabase(env)).toBe('La base de datos ya estaba al día.');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
