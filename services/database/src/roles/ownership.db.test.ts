import { connect, disconnect } from '../connect';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { APPENDED, OWNERSHIP } from './ownership';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const as = (service: 'catalog' | 'checkout' | 'account' | 'staff') =>
  connect({ url: database.urlFor(service), applicationName: 'test', pool: 1 });

test('catalog cannot write a table of checkout', async () => {
  const catalog = as('catalog');
  await expect(catalog('stock_sold').insert({ stock_source_id: 1, sold: 1 })).rejects.toThrow(/permission denied/);
  await expect(catalog('orders').select('total_cents')).rejects.toThrow(/permission denied/);
  await expect(catalog('stock_sold').select('sold')).resolves.toEqual([]);
  await disconnect(catalog);
});

test('staff reads people without their password hashes and writes nothing', async () => {
  const staff = as('staff');
  await expect(staff('app_user').select('email')).resolves.toEqual([]);
  await expect(staff('app_user').select('password_hash')).rejects.toThrow(/permission denied/);
  await expect(staff('orders').update({ status: 'canceled' })).rejects.toThrow(/permission denied/);
  await disconnect(staff);
});

test('a service writes its own tables and draws from its sequences, and changes no schema', async () => {
  const account = as('account');
  const client = { id: crypto.randomUUID(), first_name: 'Ana', last_name: 'Ruiz', email: 'ana@example.com' };
  await account('client').insert(client);
  await expect(account('client').select('card_code')).resolves.toEqual([{ card_code: 'C100001' }]);
  await expect(account.raw('create table mine (id int)')).rejects.toThrow(/permission denied/);
  await disconnect(account);
});

test('every service appends to the audit log; none changes it, and only staff reads it', async () => {
  const entry = { id: crypto.randomUUID(), user_id: crypto.randomUUID(), role: 'seller', site: 'actual-home' };
  const catalog = as('catalog');
  await catalog('audit_entry').insert({ ...entry, service: 'catalog', call: 'POST /x', request_id: 'r' });
  await expect(catalog('audit_entry').select('id')).rejects.toThrow(/permission denied/);
  await disconnect(catalog);
  const staff = as('staff');
  await expect(staff('audit_entry').pluck('id')).resolves.toEqual([entry.id]);
  await expect(staff('audit_entry').delete()).rejects.toThrow(/permission denied/);
  await disconnect(staff);
  await expect(database.knex('audit_entry').update({ role: 'admin' })).rejects.toThrow(/only appended/);
  await expect(database.knex('audit_entry').delete()).rejects.toThrow(/only appended/);
});

test('every table has its one writing service, or all append to it', async () => {
  const rows = await database.knex('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
  const unowned = rows.filter(
    (table) => !(table in OWNERSHIP) && !APPENDED.includes(table) && !table.startsWith('migration'),
  );
  expect(unowned).toEqual([]);
});
