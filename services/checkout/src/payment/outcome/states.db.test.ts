import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { orderTransitions, paymentTransitions } from '@actual/domain';

let database: TestDatabase;
const quotation = randomUUID();
const payment = {
  quotation_id: quotation,
  provider: 'test',
  type: 'spei',
  payment_group: 1,
  amount_cents: 100,
};
const order = {
  quotation_id: quotation,
  site: 'actual-studio',
  first_name: 'Ana',
  last_name: 'Paz',
  email: 'ana@example.com',
  address: '{}',
  payment_type: 'spei',
  payment_group: 1,
  subtotal_cents: 100,
  discount_cents: 0,
  total_cents: 100,
};

beforeAll(async () => {
  database = await createTestDatabase();
  await database.knex('quotation').insert({ id: quotation, site: 'actual-studio', priced_on: '2026-07-01' });
});
afterAll(() => database.close());

/** Whether the database lets a row go from one state to another. */
async function goes(table: 'payment' | 'orders', from: string, to: string): Promise<boolean> {
  const id = randomUUID();
  const trx = await database.knex.transaction();
  try {
    await trx(table).insert({
      id,
      status: from,
      ...(table === 'payment' ? { ...payment, idempotency_key: id } : order),
    });
    return await trx(table)
      .where({ id })
      .update({ status: to })
      .then(() => true)
      .catch((error: { code?: string; constraint?: string }) => {
        expect([error.code, error.constraint]).toEqual(['23514', `${table}_transition`]);
        return false;
      });
  } finally {
    await trx.rollback();
  }
}

test.each([
  ['payment', paymentTransitions],
  ['orders', orderTransitions],
] as const)(
  'the database lets a row of %s go where the table of states says, and nowhere else',
  async (table, allowed) => {
    const states = Object.keys(allowed);
    const wrong: string[] = [];
    for (const [from, targets] of Object.entries<readonly string[]>(allowed)) {
      for (const to of states) {
        if (from !== to && (await goes(table, from, to)) !== targets.includes(to)) wrong.push(`${from} → ${to}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
