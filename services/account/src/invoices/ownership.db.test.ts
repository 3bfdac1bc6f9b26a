import { randomUUID } from 'node:crypto';
import { endpoints, type Role } from '@actual/contracts';
import {
  client,
  type InvoiceHarness,
  order,
  type Person,
  send,
  staffPerson,
  stamped,
  startInvoiceHarness,
} from '../testing/invoice-harness';

let harness: InvoiceHarness;
beforeAll(async () => {
  harness = await startInvoiceHarness();
});
afterAll(() => harness.close());

type Who = 'anonymous' | 'guest' | 'client' | 'broker' | 'seller' | 'manager' | 'admin';
const people: readonly Who[] = ['anonymous', 'guest', 'client', 'broker', 'seller', 'manager', 'admin'];
const isStaff = (who: Who): boolean => who === 'seller' || who === 'manager' || who === 'admin';

const calls: readonly (readonly [keyof typeof endpoints, 'GET' | 'POST', (id: string) => string, boolean])[] = [
  ['GET /invoice/find/', 'GET', (id) => `/invoice/find/?order=${id}`, false],
  ['POST /invoice/create/', 'POST', () => '/invoice/create/', true],
  ['POST /invoice/send/', 'POST', () => '/invoice/send/', true],
  ['GET /invoice/{order}/file/{format}', 'GET', (id) => `/invoice/${id}/file/xml`, false],
  ['POST /invoice/cancel/', 'POST', () => '/invoice/cancel/', true],
  ['POST /invoice/replace/', 'POST', () => '/invoice/replace/', true],
];

async function person(who: Who): Promise<Person | null> {
  if (who === 'anonymous') return null;
  return who === 'guest' || who === 'client'
    ? client(harness.knex, { guest: who === 'guest' })
    : staffPerson(who as Role);
}

type Whose = 'own' | 'another’s' | 'another brand’s' | 'nobody’s';
async function orderOf(whose: Whose, me: Person | null): Promise<string> {
  if (whose === 'own') return order(harness.knex, me);
  if (whose === 'nobody’s') return randomUUID();
  const site = whose === 'another’s' ? 'actual-studio' : 'actual-kids';
  return order(harness.knex, await client(harness.knex, { site }));
}
const table = people.flatMap((who) =>
  (['own', 'another’s', 'another brand’s', 'nobody’s'] as const).map((whose) => [who, whose] as const),
);
/** A client's own; staff every one there is; a guest's goes through staff. */
const letIn = (who: Who, whose: Whose): boolean =>
  isStaff(who) ? whose !== 'nobody’s' : who === 'client' && whose === 'own';

test('every call on an invoice is in the table', () => {
  const listed = Object.keys(endpoints).filter(
    (key) => key.includes('/invoice/') && endpoints[key as keyof typeof endpoints].access === 'owner-or-staff',
  );
  expect(calls.map(([key]) => key).sort()).toEqual(listed.sort());
});

test.each(table)('answers a caller who is %s about an order that is %s', async (who, whose) => {
  const me = await person(who);
  const id = await orderOf(whose, me);
  const about = { order: id, fiscal: { LicTradNum: 'XAXX010101000' }, motive: '02' };
  for (const [key, method, url, body] of calls) {
    const answer = await send(harness, me, method, url(id), body ? about : undefined);
    // a document that was just canceled cannot be replaced
    const granted = key === 'POST /invoice/replace/' ? 409 : 200;
    if (letIn(who, whose)) expect([key, answer.status]).toEqual([key, granted]);
    else expect([key, answer.status, answer.code]).toEqual([key, 404, 'not_found']);
  }
  expect(await stamped(harness, id)).toHaveLength(letIn(who, whose) ? 1 : 0);
});

test('a session of one brand reaches nothing on another, even of the same client', async () => {
  const me = await client(harness.knex);
  const id = await order(harness.knex, me);
  for (const [key, method, url, body] of calls) {
    const about = { order: id, motive: '02' };
    const answer = await send(harness, me, method, url(id), body ? about : undefined, { site: 'actual-kids' });
    expect([key, answer.status]).toEqual([key, 404]);
  }
});

test.each(people)('asks for an invoice after paying, or is refused: %s', async (who) => {
  const me = await person(who);
  const id = await order(harness.knex, me);
  const { quotation_id: quotation } = await harness.knex('orders').where({ id }).first();
  const { status } = await send(harness, me, 'POST', '/invoice/request/', { quotation, wanted: true });
  const expected = { anonymous: 401, guest: 200, client: 200, broker: 403, seller: 403, manager: 403, admin: 403 };
  expect(status).toBe(expected[who]);
});

test('a client cannot name another receiver', async () => {
  const me = await client(harness.knex);
  const id = await order(harness.knex, me);
  const made = await send(harness, me, 'POST', '/invoice/create/', {
    order: id,
    fiscal: { LicTradNum: 'XAXX010101000' },
  });
  expect(made.body.LicTradNum).toBe('XIA190128J61');
});

test('the eleventh invoice or mail asked for within a minute is refused', async () => {
  const limited = await startInvoiceHarness({ perMinute: 1_000 });
  const me = await client(limited.knex);
  const id = await order(limited.knex, me);
  for (const url of ['/invoice/create/', '/invoice/send/']) {
    const codes: (string | undefined)[] = [];
    for (let press = 0; press < 11; press += 1) codes.push((await send(limited, me, 'POST', url, { order: id })).code);
    expect(codes.slice(0, 10)).toEqual(Array(10).fill(undefined));
    expect(codes[10]).toBe('rate_limited');
  }
  await limited.close();
});
