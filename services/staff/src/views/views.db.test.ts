import { randomUUID } from 'node:crypto';
import { savedViewsOfPerson } from '@actual/contracts/facts/capacities';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const [laura, diego] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  const person = (id: string, first_name: string) => ({
    id,
    first_name,
    last_name: 'Cámara',
    email: `${id}@actual.mx`,
    role: 'seller',
    password_hash: 'x',
  });
  await database.knex('app_user').insert([person(laura, 'Laura'), person(diego, 'Diego')]);
});
beforeEach(() => database.knex('report_view').delete());
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const call = (who: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  app.inject({
    method,
    url,
    payload,
    headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf('seller', who)}` },
  });
const save = (who: string, name: string, change: object = {}) =>
  call(who, 'POST', '/me/views/orders', { name, search: 'estatus=canceled', shared: false, ...change });
const namesOf = async (who: string, report = 'orders') =>
  (await call(who, 'GET', `/me/views/${report}`)).json().views.map(({ name }: { name: string }) => name);

test('lists one’s own views, and those that colleagues share', async () => {
  await save(laura, 'Sin pagar hoy');
  await save(diego, 'Cancún, noviembre', { shared: true });
  await save(diego, 'Lo mío');
  expect(await namesOf(laura)).toEqual(['Sin pagar hoy', 'Cancún, noviembre']);
  expect(await namesOf(laura, 'quotations')).toEqual([]);
  const [, shared] = (await call(laura, 'GET', '/me/views/orders')).json().views;
  expect(shared).toMatchObject({ own: false, shared: true, author: 'Diego Cámara' });
});

test('the same name again replaces it', async () => {
  await save(laura, 'Hoy');
  const again = await save(laura, ' Hoy ', { search: 'tienda=cancun' });
  expect(again.json()).toMatchObject({ name: 'Hoy', search: 'tienda=cancun', own: true });
  expect(await namesOf(laura)).toEqual(['Hoy']);
});

test('nobody deletes a colleague’s view', async () => {
  const { id } = (await save(diego, 'Todos', { shared: true })).json();
  expect((await call(laura, 'DELETE', `/me/views/orders/${id}`)).json().code).toBe('not_found');
  expect((await call(diego, 'DELETE', `/me/views/orders/${id}`)).json()).toEqual({ ok: true });
  expect(await namesOf(diego)).toEqual([]);
});

test('refuses more views than a person may have, also when saved at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: savedViewsOfPerson + 3 }, (_, at) => save(laura, `Vista ${at}`)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(savedViewsOfPerson);
  expect(answers.find(({ statusCode }) => statusCode !== 200)?.json().code).toBe('too_many_views');
});

test('answers the counts of tabs in the order asked', async () => {
  const queries = [{}, { filters: { status: 'canceled' } }];
  expect((await call(laura, 'POST', '/order/all/counts', { queries })).json()).toEqual({ counts: [0, 0] });
  const own = [{ filters: { User: laura } }];
  expect((await call(laura, 'POST', '/quotation/all/counts', { queries: own })).json()).toEqual({ counts: [0] });
  const many = Array(savedViewsOfPerson + 1).fill({});
  expect((await call(laura, 'POST', '/order/all/counts', { queries: many })).json().code).toBe('invalid_input');
});
