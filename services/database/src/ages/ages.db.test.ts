import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '../connect';
import { OWNERSHIP, type ServiceRole } from '../roles/ownership';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { AGES } from './ages';
import { isFull, purge } from './purge';

let database: TestDatabase;
let knex: Knex;
beforeAll(async () => {
  database = await createTestDatabase();
  knex = database.knex;
});
afterAll(() => database.close());

const past = (days: number) => knex.raw(`now() - interval '${days} days'`);
const aged = Object.entries(AGES).flatMap(([table, age]) => ('kept' in age ? [] : [{ table, ...age }]));

/** Purges as the service itself, with its rights only. */
async function purgeAs(service: ServiceRole, atMost?: number) {
  const db = connect({ url: database.urlFor(service), applicationName: 'test', pool: 1, keyed: true });
  try {
    return await purge(db, service, atMost);
  } finally {
    await disconnect(db);
  }
}

test('every table has an age, or a reason to be kept; and nothing else has', async () => {
  const rows = await knex('pg_tables').where({ schemaname: 'public' }).pluck<string[]>('tablename');
  const tables = rows.filter((table) => !table.startsWith('migration'));
  expect(Object.keys(AGES).sort()).toEqual(tables.sort());
  for (const age of Object.values(AGES)) expect('kept' in age ? age.kept : age.why).toMatch(/\w{3}/);
});

test.each(aged.map(({ table, since }) => [table, since]))(
  '%s: what is past its age is found by an index on %s',
  async (table, since) => {
    const { rows } = await knex.raw(
      `SELECT a.attname AS first FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
     WHERE i.indrelid = ?::regclass`,
      [table],
    );
    expect(rows.map(({ first }: { first: string }) => first)).toContain(since);
  },
);

test('each service may delete expired rows of its own tables, and reads no other', async () => {
  for (const service of ['catalog', 'checkout', 'account', 'staff'] as const) {
    const own = aged.filter(({ table }) => OWNERSHIP[table] === service).map(({ table }) => table);
    expect(Object.keys(await purgeAs(service)).sort()).toEqual(own.sort());
  }
});

const key = (created: number) => ({
  key: randomUUID(),
  request: 'x',
  lease: randomUUID(),
  leased_until: past(created),
  created_at: past(created),
});
const notice = (processed: number | null) => ({
  event_key: randomUUID(),
  provider_payment_id: '1',
  body: '{}',
  processed_at: processed === null ? null : past(processed),
});
const message = (kind: string, done: number | null) => ({
  kind,
  key: randomUUID(),
  payload: '{}',
  created_at: past(500),
  done_at: done === null ? null : past(done),
});

test('idempotency keys go after a day, worked notices after a month, done messages after three', async () => {
  await knex('checkout_idempotency').insert([key(2), key(1.5), key(0.9)]);
  await knex('webhook_event').insert([notice(40), notice(20), notice(null)]);
  await knex('outbox').insert([
    message('erp-order', 100),
    message('erp-order', 80),
    message('erp-order', null),
    message('refund', 100),
    message('refund-case', 100),
  ]);
  expect(await purgeAs('checkout')).toMatchObject({ checkout_idempotency: 2, webhook_event: 1, outbox: 1 });
  expect(await knex('outbox').pluck('kind').orderBy('kind')).toEqual([
    'erp-order',
    'erp-order',
    'refund',
    'refund-case',
  ]);
  expect(await knex('webhook_event').count().first()).toEqual({ count: 2 });
});

test('a batch takes the oldest first and says that there is more', async () => {
  await knex('account_idempotency').insert([key(3), key(5), key(4)]);
  const gone = await purgeAs('account', 2);
  expect([gone.account_idempotency, isFull(gone, 2)]).toEqual([2, true]);
  const [left] = await knex('account_idempotency');
  expect(Date.now() - left.created_at.getTime()).toBeLessThan(3.5 * 86_400_000);
  const last = await purgeAs('account', 2);
  expect([last.account_idempotency, isFull(last, 2)]).toEqual([1, false]);
});

const cart = (changes: object = {}) => ({
  id: randomUUID(),
  site: 'actual-studio',
  priced_on: '2026-01-01',
  holder_hash: 'x',
  created_at: past(300),
  updated_at: past(300),
  ...changes,
});

test('a cart that nobody can open is deleted; one that was paid, promised or has an owner stays', async () => {
  const nobodys = cart();
  const young = cart({ created_at: past(100), updated_at: past(100) });
  const used = cart({ updated_at: past(10) });
  const [clients, sellers] = [cart({ client_id: randomUUID() }), cart({ seller_id: randomUUID() })];
  const [paid, called, into] = [cart(), cart(), cart()];
  const merged = cart({ merged_into: into.id, client_id: randomUUID() });
  await knex('quotation').insert([nobodys, young, used, clients, sellers, paid, called, into, merged]);
  await knex('quotation_line').insert({
    id: randomUUID(),
    quotation_id: nobodys.id,
    product_id: randomUUID(),
    item_code: 'A',
    quantity: 1,
    original_quantity: 1,
    unit_price_cents: 100,
  });
  await knex('payment').insert({
    id: randomUUID(),
    quotation_id: paid.id,
    idempotency_key: randomUUID(),
    provider: 'cash',
    type: 'cash',
    payment_group: 1,
    amount_cents: 100,
    status: 'rejected',
  });
  await knex('lead').insert({ id: randomUUID(), quotation_id: called.id, name: 'A', phone: '1', email: 'a@b.mx' });
  expect((await purgeAs('checkout')).quotation).toBe(1);
  expect(await knex('quotation').where({ id: nobodys.id })).toEqual([]);
  expect(await knex('quotation_line').where({ quotation_id: nobodys.id })).toEqual([]);
});
