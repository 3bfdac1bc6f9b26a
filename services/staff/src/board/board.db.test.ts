import { randomUUID } from 'node:crypto';
import type { BoardColumn, Role } from '@actual/contracts';
import { boardCards } from '@actual/contracts/facts/desk/shown-counts';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';
import { board } from './board.queries';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const [ana, luis] = [randomUUID(), randomUUID()];
const now = new Date('2026-11-23T18:00:00Z');
let folio = 700_000;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  const person = { role: 'seller', password_hash: 'x', last_name: 'Ríos' };
  await database.knex('app_user').insert([
    { ...person, id: ana, first_name: 'Ana', email: 'ana@example.com' },
    { ...person, id: luis, first_name: 'Luis', email: 'luis@example.com' },
  ]);
});
afterEach(async () => {
  for (const table of ['payment', 'orders', 'quotation']) await database.knex(table).delete();
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

async function quotation(change: object = {}): Promise<string> {
  const id = randomUUID();
  folio += 1;
  await database.knex('quotation').insert({
    id,
    folio,
    site: 'actual-kids',
    priced_on: '2026-11-20',
    pieces: 1,
    totals_cents: [10_050, 1, 1, 1, 1],
    seller_id: ana,
    created_at: '2026-11-20T18:00Z',
    ...change,
    guest_address: JSON.stringify({ firstName: 'Mariana', lastName: 'Pech' }),
  });
  return id;
}
const speak = (id: string) =>
  database.knex('follow_up_record').insert({
    id: randomUUID(),
    quotation_id: id,
    event_type: 'Llamada',
    spoken_at: now,
    notes: '',
    user_id: ana,
  });
const tryToPay = (id: string) =>
  database.knex('payment').insert({
    id: randomUUID(),
    quotation_id: id,
    idempotency_key: randomUUID(),
    provider: 'p',
    type: 'spei',
    payment_group: 1,
    amount_cents: 1,
    status: 'rejected',
  });
const plan = (id: string, day: string) =>
  database.knex('follow_up').insert({ quotation_id: id, updated_by: ana, next_step: 'Llamar', next_step_on: day });

const look = (scope: 'own' | 'all' = 'own', days: '7' | '30' = '30') => board(db, { userId: ana, scope, days, now });
const stagesOf = ({ columns }: { columns: BoardColumn[] }) =>
  Object.fromEntries(columns.map(({ stage, cards }) => [stage, cards.map(({ id }) => id)]));

test('each quotation is in the column of its state; a merged one is in none', async () => {
  const [fresh, followed, tried, ordered, lost] = [
    await quotation(),
    await quotation(),
    await quotation(),
    await quotation({ ordered_at: now }),
    await quotation({ is_closed: true }),
  ];
  for (const id of [followed, tried, lost]) await speak(id);
  await tryToPay(tried);
  await quotation({ is_closed: true, merged_into: fresh });
  await quotation({ folio: null });
  const seen = await look();
  expect(stagesOf(seen)).toEqual({
    new: [fresh],
    followed: [followed],
    tried: [tried],
    ordered: [ordered],
    lost: [lost],
  });
  const [card] = seen.columns[4]?.cards ?? [];
  expect(card).toMatchObject({ openStage: 'followed', client: 'Mariana Pech', seller: 'Ana Ríos', total: 100.5 });
});

test('the nearest step comes first, then the newest; figures include quotations without a card', async () => {
  const far = await quotation();
  const near = await quotation();
  await plan(far, '2026-12-01');
  await plan(near, '2026-11-24');
  for (let more = 0; more < boardCards; more += 1) await quotation();
  const [column] = (await look()).columns;
  expect(column?.cards).toHaveLength(boardCards);
  expect(column?.cards.slice(0, 2).map(({ id }) => id)).toEqual([near, far]);
  expect(column?.cards[0]?.nextStep).toEqual({ text: 'Llamar', day: '2026-11-24' });
  expect([column?.count, column?.amount]).toEqual([boardCards + 2, (boardCards + 2) * 100.5]);
});

test('shows one’s own cards and those without a seller, or everybody’s, of the asked days', async () => {
  const [mine, nobodys] = [await quotation(), await quotation({ seller_id: null })];
  const his = await quotation({ seller_id: luis });
  const old = await quotation({ created_at: '2026-11-10T18:00Z' });
  expect(stagesOf(await look()).new?.sort()).toEqual([mine, nobodys, old].sort());
  expect(stagesOf(await look('all', '7')).new?.sort()).toEqual([mine, nobodys, his].sort());
});

const ask = async (method: 'GET' | 'POST', url: string, role: Role, userId: string, payload?: object) => {
  const reply = await app.inject({
    method,
    url,
    payload,
    headers: {
      site: 'actual-studio',
      authorization: `Bearer ${tokenOf(role, userId)}`,
      'idempotency-key': randomUUID(),
    },
  });
  return reply.json();
};

test.each([
  ['seller', 5],
  ['manager', 5],
  ['admin', 5],
  ['client', undefined],
  ['guest', undefined],
  ['broker', undefined],
] as const)('who sees the board: %s', async (role, columns) => {
  const answer = await ask('GET', '/desk/board', role, randomUUID());
  expect([answer.columns?.length, answer.code]).toEqual([columns, columns ? undefined : 'forbidden']);
});

test('refuses an invalid period', async () => {
  expect((await ask('GET', '/desk/board?days=4000', 'seller', ana)).code).toBe('invalid_input');
});

test('when two people move the same card one succeeds; the other is told who was first, and the audit log has both tries', async () => {
  const id = await quotation();
  const record = { eventType: 'Llamada', date: '2026-11-20', time: '12:40', notes: '', first: true };
  const answers = await Promise.all(
    [ana, luis].map((person) => ask('POST', `/quotation/addrecord/${id}`, 'seller', person, record)),
  );
  const [refused] = answers.filter(({ code }) => code);
  const [kept] = answers.filter(({ code }) => !code);
  expect(refused).toMatchObject({ code: 'already_followed', details: { by: `${kept.User.firstName} Ríos` } });
  expect(await database.knex('follow_up_record').where({ quotation_id: id })).toHaveLength(1);
  const entries = await database
    .knex('audit_entry as e')
    .join('audit_outcome as o', 'o.entry_id', 'e.id')
    .where('e.object_id', id)
    .select('o.code');
  expect(entries.map(({ code }: { code: string | null }) => code ?? 'kept').sort()).toEqual([
    'already_followed',
    'kept',
  ]);
  // a later conversation is recorded as usual
  expect((await ask('POST', `/quotation/addrecord/${id}`, 'seller', luis, { ...record, first: false })).code).toBe(
    undefined,
  );
});

test('refuses to move a quotation that became an order meanwhile', async () => {
  const id = await quotation({ ordered_at: now });
  await database.knex('orders').insert({
    id: randomUUID(),
    quotation_id: id,
    site: 'actual-kids',
    status: 'completed',
    first_name: 'Ana',
    last_name: 'Tun',
    email: 'ana@correo.mx',
    address: '{}',
    payment_type: 'spei',
    payment_group: 1,
    subtotal_cents: 1,
    discount_cents: 0,
    total_cents: 1,
  });
  const record = { eventType: 'Llamada', date: '2026-11-20', time: '12:40', first: true };
  expect((await ask('POST', `/quotation/addrecord/${id}`, 'seller', ana, record)).code).toBe('quotation_ordered');
});
