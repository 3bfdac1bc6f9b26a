import { randomUUID } from 'node:crypto';
import { rowsAhead } from '@actual/contracts/facts/page-size';
import { orderColumn } from '@actual/contracts/staff/reports/orders';
import { quotationColumn } from '@actual/contracts/staff/reports/quotations';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  // few different values of everything, moments too: much stands at the same place of every order
  await database.knex.raw(`
    with q as (insert into quotation (id, folio, site, priced_on, pieces, totals_cents, created_at)
      select gen_random_uuid(), 300000 + n, 'actual-studio', '2026-06-01', n % 4, array[n % 5, 1, 2, 3, 4],
        timestamptz '2026-11-18T17:31:00.123456Z' - (n % 90) * interval '1 microsecond'
      from generate_series(1, 230) n returning id, folio, created_at)
    insert into orders (id, folio, quotation_id, site, status, first_name, last_name, email, address, payment_type,
      payment_group, subtotal_cents, discount_cents, total_cents, paid_cents, pieces, created_at)
    select gen_random_uuid(), folio, id, 'actual-studio', (array['completed', 'canceled'])[1 + folio % 2],
      (array['Ana', 'Óscar', 'Zoé'])[1 + folio % 3], '', 'a@b.mx', '{}', 'spei', 1, 9, 0, folio % 7, folio % 2, 1,
      created_at from q`);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const ask = async (url: string, payload: object) => {
  const reply = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf('seller')}` },
  });
  return reply.json();
};
const idsOf = ({ data }: { data: { id: string }[] }): string[] => data.map(({ id }) => id);

/** A page, and whatever follows it. */
async function walk(report: string, query: object): Promise<{ ids: string[]; answers: number }> {
  const ids = idsOf(await ask(`/${report}/all/find/2`, query));
  let after: string | null | undefined = ids.at(-1);
  let answers = 0;
  for (; after; answers += 1) {
    const answer: { data: { id: string }[]; next: string | null } = await ask(`/${report}/all/rows`, {
      ...query,
      after,
    });
    ids.push(...idsOf(answer));
    after = answer.next;
  }
  return { ids, answers };
}

const sorts = [
  ...orderColumn.options.map((column) => ['order', column] as const),
  ...quotationColumn.options.map((column) => ['quotation', column] as const),
].flatMap(([report, column]) => (['ASC', 'DESC'] as const).map((direction) => ({ report, column, direction })));

test.each(sorts)('$report by $column $direction: the next page continues without a gap or a repeat', async (sort) => {
  const query = { orderby: { column: sort.column, direction: sort.direction } };
  const all = idsOf(await ask(`/${sort.report}/all/find/1`, { ...query, getAll: true }));
  expect(all).toHaveLength(230);
  expect(await walk(sort.report, query)).toEqual({ ids: all.slice(10), answers: Math.ceil(220 / rowsAhead) });
});

test('the next page keeps to the filter, and to the chosen rows', async () => {
  const query = { filters: { status: 'canceled' } };
  const canceled = idsOf(await ask('/order/all/find/1', { ...query, getAll: true }));
  expect((await walk('order', query)).ids).toEqual(canceled.slice(10));
  const some = canceled.slice(0, 15);
  expect((await walk('order', { ids: some })).ids).toEqual(some.slice(10));
});

test('after an unknown row the answer is 404; a malformed id is refused', async () => {
  expect((await ask('/order/all/rows', { after: randomUUID() })).code).toBe('not_found');
  expect((await ask('/quotation/all/rows', { after: randomUUID() })).code).toBe('not_found');
  expect((await ask('/order/all/rows', { after: "' or 1=1" })).code).toBe('invalid_input');
  expect((await ask('/order/all/find/1', { ids: [] })).code).toBe('invalid_input');
});
