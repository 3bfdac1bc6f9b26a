import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { until } from '@actual/deploy/testing/until';
import type { FastifyInstance } from 'fastify';
import { openAccountApp } from '../testing/account-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 4 });
  app = await openAccountApp(db);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const password = 'hamaca-azul-7';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

async function call(method: 'GET' | 'POST', url: string, { token = '', device = '', payload = {} } = {}) {
  const headers = { site: 'actual-home', 'user-agent': device, ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const reply = await app.inject({ method, url, headers, ...(method === 'POST' ? { payload } : {}) });
  return { status: reply.statusCode, body: reply.json() };
}
let count = 0;
/** Somebody with two sessions: where they registered, and a phone. */
async function twoSessions(): Promise<{ here: string; there: string }> {
  count += 1;
  const email = `sesiones.${count}@correo.mx`;
  const client = { FirstName: 'Ana', LastName: 'Ruiz', E_Mail: email, Cellular: '9982145567' };
  const registered = await call('POST', '/client/register/', { payload: { ...client, password, _password: password } });
  const signedIn = await call('POST', '/auth/signin', { device: phone, payload: { email, password } });
  return { here: registered.body.token, there: signedIn.body.token };
}
const list = async (token: string) => (await call('GET', '/me/sessions', { token })).body;
const idOf = async (token: string): Promise<string> =>
  (await list(token)).find((one: { current: boolean }) => one.current).id;
const isOver = (token: string) => until(async () => (await call('GET', '/me', { token })).status === 401);

test('lists this session first, and for each one where it was opened and when it was last used', async () => {
  const { here, there } = await twoSessions();
  expect(await list(here)).toEqual([
    expect.objectContaining({ device: 'Otro programa', current: true }),
    expect.objectContaining({ device: 'Safari en iPhone', current: false }),
  ]);
  const [first] = await list(there);
  expect(first).toMatchObject({ device: 'Safari en iPhone', current: true });
  expect(new Date(first.lastUsedAt).getTime()).toBeGreaterThanOrEqual(new Date(first.createdAt).getTime());
  expect(Object.keys(first).sort()).toEqual(['createdAt', 'current', 'device', 'id', 'lastUsedAt']);
});

test('a session that is ended from elsewhere is over, and no longer in the list; once more changes nothing', async () => {
  const { here, there } = await twoSessions();
  const id = await idOf(there);
  const end = () => call('POST', `/me/sessions/${id}/end`, { token: here });
  expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
  await isOver(there);
  expect(await list(here)).toHaveLength(1);
});

test('a session that is over by its age is not in the list', async () => {
  const { here, there } = await twoSessions();
  const id = await idOf(there);
  await database
    .knex('session')
    .where({ id })
    .update({ last_used_at: database.knex.raw("now() - interval '31 days'") });
  expect(await list(here)).toHaveLength(1);
});

test('all others end, and this one goes on', async () => {
  const [{ here, there }, others] = [await twoSessions(), await twoSessions()];
  expect((await call('POST', '/me/sessions/endothers', { token: here })).status).toBe(200);
  await isOver(there);
  expect(await list(here)).toHaveLength(1);
  expect(await list(others.here)).toHaveLength(2);
});

test.each([
  ['another person’s', async () => idOf((await twoSessions()).there)],
  ['nobody’s', async () => '00000000-0000-4000-8000-000000000000'],
])('answers 404 for %s session', async (_whose, of) => {
  const { here } = await twoSessions();
  const id = await of();
  expect(await call('POST', `/me/sessions/${id}/end`, { token: here })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  const row = await database.knex('session').where({ id }).first();
  expect(row?.ended_at ?? null).toBeNull();
});

test.each([
  ['no session', '00000000-0000-4000-8000-000000000000', 401],
  ['no id', "'", 400],
])('a caller with %s gets a refusal of their own', async (_what, id, status) => {
  const token = status === 400 ? (await twoSessions()).here : '';
  expect((await call('POST', `/me/sessions/${encodeURIComponent(id)}/end`, { token })).status).toBe(status);
});
