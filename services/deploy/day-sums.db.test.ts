import { randomUUID } from 'node:crypto';
import { mergeDaySums } from '@actual/checkout-service/src/merge-day-sums';
import { storeTimeZone } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import fc from 'fast-check';

/**
 * The sums of days, kept by triggers and merged by a worker, equal the sums of the rows themselves after any changes of
 * quotations, orders, lines, payments, records and closings, in any order, also at the same time.
 */
let database: TestDatabase;
let db: Knex;
const seller = randomUUID();
const client = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.knex;
  const site = { theme: 'actual-studio', society: '001', delivery_text: '' };
  await db('site').insert({ handle: 'actual-studio', name: 'Actual Studio', ...site });
  const person = { password_hash: 'x', first_name: 'A', last_name: 'B' };
  await db('app_user').insert([
    { id: seller, role: 'seller', email: 's@a.mx', ...person },
    { id: client, role: 'client', email: 'c@a.mx', ...person },
  ]);
});
afterAll(() => database.close());

const day = (at: string) => `to_char(${at} at time zone '${storeTimeZone}', 'YYYY-MM-DD')`;
const plainSales = `
SELECT ${day('o.created_at')} AS day, coalesce(o.store_code, o.site) AS store, o.site,
  (SELECT u.id FROM app_user u WHERE u.id = o.user_id AND u.role = 'seller') AS seller_id, o.payment_type,
  count(*) FILTER (WHERE valid)::int AS orders, coalesce(sum(o.total_cents) FILTER (WHERE valid), 0)::bigint AS cents,
  coalesce(sum(p.promised) FILTER (WHERE valid), 0)::int AS promised, coalesce(sum(p.kept) FILTER (WHERE valid), 0)::int AS promises_kept,
  count(*)::int AS placed, sum(o.total_cents)::bigint AS placed_cents, sum(o.paid_cents)::bigint AS paid_cents,
  count(*) FILTER (WHERE due)::int AS due_orders,
  coalesce(sum(o.total_cents - o.paid_cents) FILTER (WHERE due), 0)::bigint AS due_cents,
  count(*) FILTER (WHERE o.status = 'pending-sap')::int AS pending_sap,
  count(*) FILTER (WHERE o.status = 'pending-payment')::int AS pending_payment,
  count(*) FILTER (WHERE o.status = 'canceled')::int AS canceled
FROM orders o, LATERAL (
  SELECT count(*) AS promised, count(*) FILTER (WHERE coalesce((SELECT min(e.happened_on) FROM delivery_event e
    WHERE l.id = ANY (e.lines) AND e.state IN ('delivered', 'failed', 'stored')), l.ship_date) <= f.original_ship_date) AS kept
  FROM order_line l JOIN quotation_line f ON f.id = l.id
  WHERE l.order_id = o.id AND l.ship_date IS NOT NULL AND f.original_ship_date IS NOT NULL
) p, LATERAL (SELECT o.status <> 'canceled' AS valid) v, LATERAL (SELECT valid AND o.paid_cents < o.total_cents AS due) d
GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5`;
const plainQuotations = `
SELECT ${day('q.created_at')} AS day, coalesce(q.store_code, q.site) AS store, q.seller_id, c.reason AS lost_reason,
  count(*)::int AS quotations, count(*) FILTER (WHERE q.state = 'ordered')::int AS ordered,
  count(*) FILTER (WHERE EXISTS (SELECT FROM follow_up_record r WHERE r.quotation_id = q.id))::int AS followed,
  count(*) FILTER (WHERE EXISTS (SELECT FROM payment p WHERE p.quotation_id = q.id))::int AS tried,
  sum(q.total_cents)::bigint AS cents, count(*) FILTER (WHERE q.state = 'open')::int AS open,
  coalesce(sum(q.total_cents) FILTER (WHERE q.state = 'open'), 0)::bigint AS open_cents,
  coalesce(sum(q.total_cents) FILTER (WHERE q.state = 'ordered'), 0)::bigint AS ordered_cents,
  count(*) FILTER (WHERE q.state = 'lost')::int AS lost,
  coalesce(sum(q.total_cents) FILTER (WHERE q.state = 'lost'), 0)::bigint AS lost_cents
FROM quotation q LEFT JOIN quotation_closing c ON c.quotation_id = q.id AND c.reopened_at IS NULL
WHERE q.folio IS NOT NULL GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`;
const summed = (table: string, kinds: string, counted: string, sums: readonly string[]) => `
SELECT to_char(day, 'YYYY-MM-DD') AS day, ${kinds}, ${sums.map((name) => `sum(${name})::bigint AS ${name}`).join(', ')}
FROM ${table} GROUP BY ${table}.day, ${kinds} HAVING sum(${counted}) <> 0 ORDER BY 1, ${kinds}`;
const rowsOf = async (sql: string): Promise<unknown[]> => (await db.raw<{ rows: unknown[] }>(sql)).rows;

async function isExact(): Promise<void> {
  const kinds = 'store, site, seller_id, payment_type';
  const sales = summed('sales_day', kinds, 'placed', [
    'orders',
    'cents',
    'promised',
    'promises_kept',
    'placed',
    'placed_cents',
    'paid_cents',
    'due_orders',
    'due_cents',
    'pending_sap',
    'pending_payment',
    'canceled',
  ]);
  expect(await rowsOf(sales)).toEqual(await rowsOf(plainSales));
  const quotations = summed('quotation_day', 'store, seller_id, lost_reason', 'quotations', [
    'quotations',
    'ordered',
    'followed',
    'tried',
    'cents',
    'open',
    'open_cents',
    'ordered_cents',
    'lost',
    'lost_cents',
  ]);
  expect(await rowsOf(quotations)).toEqual(await rowsOf(plainQuotations));
}

/** Quotations of a run, by number; an order has the id of its quotation. */
let made: { id: string; line: string }[] = [];
let folio = 100_000;
const days = ['2026-11-01T04:59Z', '2026-11-01T05:00Z', '2026-11-02T15:00Z'];

async function quote(at: number, sold: boolean): Promise<void> {
  const [id, line] = [randomUUID(), randomUUID()];
  folio += 1;
  await db('quotation').insert({
    id,
    site: 'actual-studio',
    priced_on: '2026-11-01',
    created_at: days[at % days.length],
    ...(sold ? { seller_id: seller, store_code: 'cancun' } : {}),
    // without an article it has no folio
    ...(at % 4 === 3 ? {} : { folio }),
  });
  const article = { quantity: 1, unit_price_cents: 1, product_id: randomUUID(), item_code: 'A', original_quantity: 1 };
  const dates = { ship_date: '2026-12-02', original_ship_date: '2026-12-02' };
  await db('quotation_line').insert({ id: line, quotation_id: id, ...article, ...dates });
  made.push({ id, line });
}

type Quotation = (typeof made)[number];
const changes: Record<string, (quotation: Quotation, at: number) => PromiseLike<unknown>> = {
  'draws its folio': ({ id }) => {
    folio += 1;
    return db('quotation').where({ id }).whereNull('folio').update({ folio });
  },
  'costs something else': ({ id }, at) =>
    db('quotation')
      .where({ id })
      .update({ totals_cents: [at, 1, 1, 1, 1] }),
  'is closed as lost': ({ id }) => db('quotation').where({ id }).update({ is_closed: true }),
  'goes to a seller': ({ id }) => db('quotation').where({ id }).update({ seller_id: seller, store_code: 'merida' }),
  'is spoken about': ({ id }) =>
    db('follow_up_record').insert({
      id: randomUUID(),
      quotation_id: id,
      event_type: 'Llamada',
      spoken_at: new Date(),
      notes: '',
      user_id: seller,
    }),
  'is tried to be paid': ({ id }, at) =>
    db('payment').insert({
      id: randomUUID(),
      quotation_id: id,
      idempotency_key: randomUUID(),
      provider: 'p',
      type: 'spei',
      payment_group: 1,
      amount_cents: at + 1,
      status: 'rejected',
    }),
  'is closed': ({ id }, at) =>
    db('quotation_closing')
      .insert({
        id: randomUUID(),
        quotation_id: id,
        reason: at % 2 ? 'price' : 'other',
        comment: '',
        closed_by: seller,
      })
      .onConflict()
      .ignore(),
  'is open again': ({ id }) =>
    db('quotation_closing').where({ quotation_id: id }).whereNull('reopened_at').update({ reopened_at: new Date() }),
  'is ordered': async ({ id, line }, at) => {
    const cents = 1_000 + at;
    const sold = await db('orders')
      .insert({
        id,
        quotation_id: id,
        site: 'actual-studio',
        status: 'pending-payment',
        first_name: 'A',
        last_name: 'B',
        email: 'a@b.mx',
        address: '{}',
        payment_type: at % 2 ? 'spei' : 'cash',
        payment_group: 1,
        subtotal_cents: cents,
        discount_cents: 0,
        total_cents: cents,
        paid_cents: 0,
        created_at: days[at % days.length],
        user_id: [null, seller, client][at % 3],
      })
      .onConflict()
      .ignore()
      .returning('id');
    if (sold.length === 0) return;
    await db('quotation').where({ id }).update({ ordered_at: new Date() });
    const article = { quantity: 1, unit_price_cents: 1, product_id: randomUUID(), item_code: 'A' };
    const shown = { name: 'Cuna', url: '/', picture: '', unit_total_cents: 1, total_cents: 1, position: 0 };
    await db('order_line').insert({ id: line, order_id: id, ...article, ...shown, ship_date: '2026-12-02' });
  },
  'is late': ({ id }) => db('order_line').where({ order_id: id }).update({ ship_date: '2026-12-05' }),
  'is paid': ({ id }) =>
    db('orders')
      .where({ id, status: 'pending-payment' })
      .update({ status: 'pending-sap', paid_cents: db.ref('total_cents') }),
  'is canceled': ({ id }) => db('orders').where({ id }).update({ status: 'canceled', paid_cents: 0 }),
};

const change = fc.record({
  what: fc.constantFrom('quote', ...Object.keys(changes), 'is ordered', 'merge'),
  of: fc.nat(11),
});

async function happen({ what, of }: { what: string; of: number }): Promise<void> {
  if (what === 'quote') return quote(of, of % 2 === 1);
  if (what === 'merge') return void (await mergeDaySums({ db }));
  const quotation = made[of % Math.max(1, made.length)];
  if (quotation) await changes[what]?.(quotation, of);
}

test('the sums of days equal the sums of the rows after any changes, one by one and at once', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(fc.array(change, { minLength: 1, maxLength: 4 }), { maxLength: 14 }), async (moments) => {
        await quote(0, true);
        await quote(1, false);
        for (const together of moments) {
          const ends = await Promise.allSettled(together.map(happen));
          for (const end of ends) if (end.status === 'rejected') throw end.reason;
          await isExact();
        }
        await mergeDaySums({ db });
        await isExact();
      })
      .afterEach(async () => {
        const ids = made.map(({ id }) => id);
        made = [];
        for (const table of ['order_line', 'orders'] as const)
          await db(table)
            .whereIn(table === 'orders' ? 'id' : 'order_id', ids)
            .delete();
        await db('payment').whereIn('quotation_id', ids).delete();
        await db('quotation').whereIn('id', ids).delete();
        // deleted rows add up to nothing, and leave nothing
        await mergeDaySums({ db });
        expect(await db('sales_day')).toEqual([]);
        expect(await db('quotation_day')).toEqual([]);
      }),
    { numRuns: 80 },
  );
});

test('summing everything anew gives the stored sums', async () => {
  for (const at of [0, 1, 2, 5, 6]) await quote(at, at % 2 === 0);
  for (const [at, quotation] of made.entries()) {
    await changes['is ordered']?.(quotation, at);
    await changes['is spoken about']?.(quotation, at);
  }
  await isExact();
  await db.raw('SELECT sum_days()');
  await isExact();
});
