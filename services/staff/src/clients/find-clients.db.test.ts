import { randomUUID } from 'node:crypto';
import type { Role } from '@actual/contracts';
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
  await client('Óscar', 'Briceño Mex', 'oscar@correo.mx', { card_code: 'C500001' });
  await client('Ana', 'Pech', 'ana_pech@correo.mx', { card_code: 'C500002', mobile_phone: '+529982145567' });
  await client('Ana', 'Peche', 'ana.peche@otro.mx', { card_code: 'C500013' });
  const guest = await client('Ana', 'Invitada', 'invitada@correo.mx');
  const invited = { role: 'guest', invited: true, password_hash: 'x', email: 'invitada@correo.mx' };
  await database
    .knex('app_user')
    .insert({ id: randomUUID(), client_id: guest, first_name: '', last_name: '', ...invited });
  await client('', '', '');
  const many = Array.from({ length: 23 }, (_, at) => ({ id: randomUUID(), email: `muchos${at}@correo.mx` }));
  await database.knex('client').insert(many.map((one) => ({ ...one, first_name: 'Muchos', last_name: 'Iguales' })));
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

async function client(first_name: string, last_name: string, email: string, more: object = {}): Promise<string> {
  const id = randomUUID();
  await database.knex('client').insert({ id, first_name, last_name, email, ...more });
  return id;
}
async function find(payload: object, role: Role | null = 'seller') {
  const authorization = role ? { authorization: `Bearer ${tokenOf(role)}` } : {};
  const headers = { site: 'actual-studio', ...authorization };
  const reply = await app.inject({ method: 'POST', url: '/client/find/', headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}
const namesOf = async (term: string) =>
  (await find({ term })).body.data.map((one: { CardName: string }) => one.CardName);

test.each([
  ['accents and case aside', 'OSCAR briceno', ['Óscar Briceño Mex']],
  ['by e-mail', 'ana.peche@otro', ['Ana Peche']],
  ['by a part of the name', 'ana pech', ['Ana Pech', 'Ana Peche']],
  ['by telephone', '9982145567', ['Ana Pech']],
  ['by a telephone as WhatsApp gives it', '+52 1 998 214 5567', ['Ana Pech']],
  ['by a telephone with dashes', '(998) 214-5567', ['Ana Pech']],
  ['by card code', 'c500001', ['Óscar Briceño Mex']],
  ['by its beginning', 'C50000', ['Ana Pech', 'Óscar Briceño Mex']],
  ['what SQL would take for a pattern', 'ana_pech', ['Ana Pech']],
  ['nobody', 'xenofonte', []],
  ['a percent sign', '%%%', []],
])('clients are found %s', async (_how, term, names) => expect(await namesOf(term)).toEqual(names));

test('a row has the specification’s fields, and guests are left out', async () => {
  const { body } = await find({ term: 'oscar@correo.mx' });
  expect(body).toMatchObject({ total: 1, data: [{ CardName: 'Óscar Briceño Mex', CardCode: 'C500001' }] });
  expect(body.data[0].E_Mail).toBe('oscar@correo.mx');
  expect(await namesOf('invitada')).toEqual([]);
});

test('ten a page, counted; the first six while somebody is typing', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => find({ term: 'muchos', page })));
  expect(pages.map(({ body }) => [body.data.length, body.total])).toEqual([
    [10, 23],
    [10, 23],
    [3, 23],
    [0, 23],
  ]);
  const ids = pages.flatMap(({ body }) => body.data.map((one: { id: string }) => one.id));
  expect(new Set(ids).size).toBe(23);
  expect((await find({ term: 'muchos', autocomplete: true, page: 3 })).body.data).toHaveLength(6);
});

test.each([
  ['too short', { term: ' an ' }],
  ['none', {}],
  ['10 kB', { term: 'x'.repeat(10_240) }],
])('a term that is %s is refused by its field', async (_what, body) => {
  const { status, body: answer } = await find(body);
  expect([status, answer.code]).toEqual([400, 'invalid_input']);
  expect(answer.details).toContainEqual(expect.objectContaining({ field: 'term' }));
});

test.each([null, 'client', 'guest', 'broker', 'seller', 'manager', 'admin'] as const)(
  'finds clients for staff, and refuses others: %s',
  async (role) => {
    const staff = ['seller', 'manager', 'admin'].includes(String(role));
    expect((await find({ term: 'oscar' }, role)).status).toBe(staff ? 200 : role ? 403 : 401);
  },
);
