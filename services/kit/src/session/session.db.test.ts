import { randomUUID } from 'node:crypto';
import { type Endpoints, endpoints, type ServiceName } from '@actual/contracts';
import { connect, disconnect, type Knex, requestScope } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { until } from '@actual/deploy/testing/until';
import { SerializedReply } from '../replies/serialized-reply';
import { Service } from '../service';
import { sessionToken, tokenKeys } from '../testing/tokens';
import { EndedSessions } from './ended-sessions';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

type Key = keyof Endpoints & string;

/** Of each service, a call that asks for a session and one that anybody may make. */
const calls = {
  catalog: ['POST /sync/syncproductbyitemcode/{code}', 'GET /company/find'],
  checkout: ['POST /order/create', 'GET /payment/types'],
  account: ['GET /me', 'GET /user/stores'],
  staff: ['POST /order/all/find/{page}', null],
} as const satisfies Record<ServiceName, readonly [Key, Key | null]>;
const services = Object.keys(calls) as ServiceName[];

/** A service with its own rights at the database, that says who it thinks is calling. */
async function open(name: ServiceName, db: Knex) {
  const options = {
    name,
    endpoints,
    db,
    gatewayOf: () => 'internal' as const,
    logLevel: 'silent',
    perMinute: 0,
    tokenKeys,
  };
  const service = await Service.create({ ...options, cookieSecret: 'a'.repeat(32), secureCookies: false });
  service.app.get('/who', async ({ session, sessionUnchecked }) => ({
    user: session?.userId ?? null,
    sessionUnchecked,
    statements: requestScope.getStore()?.statements,
  }));
  for (const key of calls[name]) if (key) service.implement(key, async () => new SerializedReply('{}'));
  return service.app;
}

const connected = (name: ServiceName) => connect({ url: database.urlFor(name), applicationName: 'test', pool: 2 });

async function newSession(): Promise<{ id: string; userId: string; token: string }> {
  const [id, userId] = [randomUUID(), randomUUID()];
  const person = { email: `${userId}@example.com`, password_hash: 'x', first_name: 'Rosa', last_name: 'Ek' };
  await database.knex('app_user').insert({ id: userId, role: 'admin', ...person });
  await database.knex('session').insert({ id, user_id: userId, site: 'actual-studio', key_hash: 'x', device: 'x' });
  return { id, userId, token: sessionToken({ id, userId, role: 'admin', site: 'actual-studio' }) };
}

type App = Awaited<ReturnType<typeof open>>;
const who = async (app: App, token: string) =>
  (await app.inject({ url: '/who', headers: { authorization: `Bearer ${token}` } })).json();
test.each(services)('%s notices that a session ended, and knows it when it starts', async (name) => {
  const db = connected(name);
  const [app, mine, other] = [await open(name, db), await newSession(), await newSession()];
  expect(await who(app, mine.token)).toMatchObject({ user: mine.userId });
  await database.knex('session').where({ id: mine.id }).update({ ended_at: new Date() });
  await until(async () => (await who(app, mine.token)).user === null);
  expect(await who(app, other.token)).toMatchObject({ user: other.userId });
  const again = await open(name, db);
  expect(await who(again, mine.token)).toMatchObject({ user: null, sessionUnchecked: false });
  for (const one of [app, again]) await one.close();
  await disconnect(db);
});

test.each(services)('%s notices that a person lost their role, was disabled, or is no more', async (name) => {
  const db = connected(name);
  const [app, demoted, disabled, gone] = [
    await open(name, db),
    await newSession(),
    await newSession(),
    await newSession(),
  ];
  expect(await who(app, demoted.token)).toMatchObject({ user: demoted.userId });
  await database.knex('app_user').where({ id: demoted.userId }).update({ role: 'seller' });
  await database.knex('app_user').where({ id: disabled.userId }).update({ disabled_at: new Date() });
  await database.knex('app_user').where({ id: gone.userId }).delete();
  for (const { token } of [demoted, disabled, gone]) await until(async () => (await who(app, token)).user === null);
  await app.close();
  await disconnect(db);
});

test.each(services)('%s says of a browser’s expired token that its session could not be checked', async (name) => {
  const db = connected(name);
  const app = await open(name, db);
  const late = sessionToken({ role: 'admin', site: 'actual-studio' }, -1);
  const asked = async (headers: object) => (await app.inject({ url: '/who', headers: { ...headers } })).json();
  expect(await asked({ cookie: `sesion=${late}` })).toMatchObject({ user: null, sessionUnchecked: true });
  // a program has to renew its own token, and a forged one is simply nobody's
  expect(await asked({ authorization: `Bearer ${late}` })).toMatchObject({ user: null, sessionUnchecked: false });
  expect(await asked({ cookie: `sesion=${late}x` })).toMatchObject({ user: null, sessionUnchecked: false });
  await app.close();
  await disconnect(db);
});

test('trusts its list of ended sessions for less than two seconds', async () => {
  const db = connected('catalog');
  let clock = 0;
  const ended = new EndedSessions(db, 60, () => clock);
  expect(await ended.becomesCurrent()).toBe(true);
  expect(ended.isCurrent()).toBe(true);
  clock = 1_999;
  expect(ended.isCurrent()).toBe(false);
  await ended.becomesCurrent();
  await disconnect(db);
});

test('an idle service still learns which sessions ended meanwhile', async () => {
  const db = connected('catalog');
  const [app, mine] = [await open('catalog', db), await newSession()];
  await who(app, mine.token);
  await database.knex('session').where({ id: mine.id }).update({ ended_at: new Date() });
  const now = performance.now.bind(performance);
  const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 1_600);
  // the first request after the pause waits for the reading
  expect(await who(app, mine.token)).toMatchObject({ user: null });
  later.mockRestore();
  await app.close();
  await disconnect(db);
});

test('an anonymous call sends no statement, and of many signed-in ones hardly any does', async () => {
  const db = connected('catalog');
  const [app, mine] = [await open('catalog', db), await newSession()];
  await who(app, mine.token);
  const sent = { anonymous: 0, signedIn: 0 };
  for (let at = 0; at < 50; at += 1) {
    sent.anonymous += (await app.inject({ url: '/who' })).json().statements;
    sent.signedIn += (await who(app, mine.token)).statements;
  }
  expect(sent.anonymous).toBe(0);
  expect(sent.signedIn).toBeLessThan(10);
  await app.close();
  await disconnect(db);
});

test.each(services)(
  'without PostgreSQL %s treats nobody as signed in, and asks nobody to sign in again',
  async (name) => {
    const db = connect({ url: 'postgres://nobody@127.0.0.1:1/none', applicationName: 'test', pool: 1 });
    const app = await open(name, db);
    const { token } = await newSession();
    expect(await who(app, token)).toMatchObject({ user: null, sessionUnchecked: true });
    const ask = async (key: Key, headers: object) => {
      const { method, path } = endpoints[key];
      const url = path.replace(/\{\w+\}/g, '1');
      const payload = method === 'POST' ? { payload: { quotationId: randomUUID() } } : {};
      return (await app.inject({ method, url, headers: { site: 'actual-studio', ...headers }, ...payload })).statusCode;
    };
    const signedIn = { authorization: `Bearer ${token}` };
    const [forSessions, forAnybody] = calls[name];
    expect(await ask(forSessions, {})).toBe(401);
    expect(await ask(forSessions, signedIn)).toBe(503);
    if (forAnybody) expect(await ask(forAnybody, signedIn)).toBe(200);
    await app.close();
    await disconnect(db);
  },
);
