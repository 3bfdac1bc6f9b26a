import { randomUUID } from 'node:crypto';
import { storeDay } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { find } from './find.queries';
import { today } from './today.queries';

let database: TestDatabase;
let db: Knex;
const ana = randomUUID();
const luis = randomUUID();
const now = new Date('2026-11-23T18:00:00Z');
const minutesBefore = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
let folio = 630_000;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.knex;
  const person = { role: 'seller', password_hash: 'x', last_name: 'Ríos' };
  await db('app_user').insert([
    { ...person, id: ana, first_name: 'Ana', email: 'ana@example.com' },
    { ...person, id: luis, first_name: 'Luis', email: 'luis@example.com' },
  ]);
});
afterAll(() => database.close());

async function quotation({
  seller = null as string | null,
  closed = false,
  created_at = minutesBefore(3 * 24 * 60),
} = {}): Promise<string> {
  const id = randomUUID();
  folio += 1;
  await db('quotation').insert({
    id,
    folio,
    site: 'actual-kids',
    priced_on: storeDay(now),
    seller_id: seller,
    is_closed: closed,
    created_at,
    guest_address: JSON.stringify({ firstName: 'Mariana', lastName: 'Pech', phone: '9982145570' }),
  });
  return id;
}
const plan = (quotationId: string, row: object) =>
  db('follow_up').insert({ quotation_id: quotationId, updated_by: ana, ...row });
const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const own = () => today(db, { userId: ana, scope: 'own', now });

test('steps of today and before are listed, the oldest first; later and closed ones are not', async () => {
  const [late, due, later, closed] = [
    await quotation({ seller: ana }),
    await quotation(),
    await quotation({ seller: ana }),
    await quotation({ seller: ana, closed: true }),
  ];
  await plan(due, { next_step: 'Llamar', next_step_on: '2026-11-23' });
  await plan(late, { next_step: 'Mandar fotos', next_step_on: '2026-11-20' });
  await plan(later, { next_step: 'Visitar', next_step_on: '2026-11-24' });
  await plan(closed, { next_step: 'Nada', next_step_on: '2026-11-20' });
  const { steps, day } = await own();
  expect(day).toBe('2026-11-23');
  expect(ids(steps)).toEqual([late, due]);
  expect(steps.total).toBe(2);
  expect(steps.data[0]).toMatchObject({
    client: 'Mariana Pech',
    text: 'Mandar fotos',
    seller: 'Ana Ríos',
    phone: '+529982145570',
  });
});

test('leaves another seller’s quotations out of my list, and shows them in everybody’s', async () => {
  const his = await quotation({ seller: luis });
  await plan(his, { estimated_close_date: '2026-11-23' });
  expect(ids((await own()).closing)).not.toContain(his);
  expect(ids((await today(db, { userId: ana, scope: 'all', now })).closing)).toContain(his);
});

test('a quotation of today is named while its prices hold; one of yesterday, or closed, is not', async () => {
  const mine = await quotation({ seller: ana, created_at: minutesBefore(10) });
  const yesterday = await quotation({ seller: ana, created_at: minutesBefore(24 * 60) });
  const closed = await quotation({ seller: ana, closed: true, created_at: minutesBefore(10) });
  const { expiring } = await own();
  expect(ids(expiring)).toContain(mine);
  expect(ids(expiring)).not.toEqual(expect.arrayContaining([yesterday]));
  expect(ids(expiring)).not.toEqual(expect.arrayContaining([closed]));
  expect(expiring.data.find(({ id }) => id === mine)).toMatchObject({ phone: '+529982145570', seller: 'Ana Ríos' });
});

test('a lead waits until somebody has spoken with them', async () => {
  const id = await quotation();
  const lead = { id: randomUUID(), name: 'Rodrigo Canul', phone: '9983102284', email: 'rodrigo@example.com' };
  await db('lead').insert({ ...lead, quotation_id: id, created_at: minutesBefore(90) });
  expect((await own()).leads.data).toEqual([
    expect.objectContaining({ id, client: 'Rodrigo Canul', phone: '9983102284' }),
  ]);
  await db('follow_up_record').insert({
    id: randomUUID(),
    quotation_id: id,
    event_type: 'Llamada',
    spoken_at: now,
    notes: '',
    user_id: ana,
    created_at: now,
  });
  expect((await own()).leads).toEqual({ total: 0, data: [] });
});

test('lists a failed payment by its last try', async () => {
  const id = await quotation();
  const pay = (status: string, minutes: number) =>
    db('payment').insert({
      id: randomUUID(),
      quotation_id: id,
      idempotency_key: randomUUID(),
      provider: 'mercadopago',
      type: 'credit',
      payment_group: 1,
      amount_cents: 725_050,
      status,
      created_at: minutesBefore(minutes),
      updated_at: minutesBefore(minutes),
    });
  await pay('rejected', 60);
  await pay('rejected', 30);
  const { payments } = await own();
  expect(payments.data).toEqual([
    expect.objectContaining({ id, amount: 7250.5, failedAt: minutesBefore(30).toISOString(), attemptsUsedUp: false }),
  ]);
  await pay('pending', 5);
  expect((await own()).payments.total).toBe(0);
});

test('lists a buyer with no attempts left, who was promised a call, until a seller has spoken with them', async () => {
  const days = 24 * 60;
  const [failed, promised] = [await quotation(), await quotation()];
  await db('quotation').where({ id: promised }).update({ rate_limit_reported: true });
  for (const quotation_id of [failed, promised])
    await db('payment').insert({
      id: randomUUID(),
      quotation_id,
      idempotency_key: randomUUID(),
      provider: 'mercadopago',
      type: 'credit',
      payment_group: 1,
      amount_cents: 725_050,
      status: 'rejected',
      created_at: minutesBefore(9 * days),
      updated_at: minutesBefore(9 * days),
    });
  expect((await own()).payments.data).toEqual([expect.objectContaining({ id: promised, attemptsUsedUp: true })]);
  await db('follow_up_record').insert({
    id: randomUUID(),
    quotation_id: promised,
    event_type: 'Llamada',
    spoken_at: now,
    notes: '',
    user_id: ana,
    created_at: now,
  });
  expect((await own()).payments.total).toBe(0);
});

test('a whole folio finds its quotation; a name that nobody has finds nothing', async () => {
  const id = await quotation();
  expect((await find(db, String(folio))).quotations).toEqual([
    { id, folio: String(folio), client: '', isClosed: false },
  ]);
  expect(await find(db, 'zzzz_%')).toEqual({ orders: [], quotations: [] });
});

test('a transfer that lapses today says how its client is reached', async () => {
  const [order, id] = [randomUUID(), await quotation({ seller: ana })];
  await db('orders').insert({
    id: order,
    quotation_id: id,
    site: 'actual-kids',
    status: 'pending-payment',
    first_name: 'Marisol',
    last_name: 'Tun',
    email: 'marisol@example.com',
    phone: '999 310 2284',
    address: '{}',
    payment_type: 'spei',
    payment_group: 1,
    subtotal_cents: 725_050,
    discount_cents: 0,
    total_cents: 725_050,
  });
  await db('payment').insert({
    id: randomUUID(),
    quotation_id: id,
    order_id: order,
    idempotency_key: randomUUID(),
    provider: 'mercadopago',
    type: 'spei',
    payment_group: 1,
    amount_cents: 725_050,
    status: 'pending',
    expires_at: minutesBefore(-120),
  });
  expect((await own()).transfers.data).toEqual([
    expect.objectContaining({ orderId: order, client: 'Marisol Tun', phone: '+529993102284', due: 7250.5 }),
  ]);
});
