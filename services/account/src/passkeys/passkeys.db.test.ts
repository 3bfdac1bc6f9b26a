import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/access/roles';
import type { Gateway } from '@actual/contracts/gateways';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../people/password';
import { openAccountApp } from '../testing/account-app';
import { Authenticator, type Ceremony } from '../testing/authenticator';

const password = 'hamaca-azul-7';
let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
let hash: string;
let gateway: Gateway = 'public';
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 8 });
  app = await openAccountApp(db, { gatewayOf: () => gateway });
  hash = await hashPassword(password);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});
beforeEach(() => {
  gateway = 'public';
});

interface From {
  token?: string;
  site?: Site;
}
async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, { token, site }: From = {}) {
  const reply = await app.inject({
    method,
    url,
    remoteAddress: `10.0.${Math.floor(Math.random() * 250)}.1`,
    headers: { site: site ?? 'actual-studio', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
  const body = reply.json();
  return { status: reply.statusCode, code: (body.code ?? 'ok') as string, body };
}

interface Signed {
  id: string;
  email: string;
  token: string;
}
/** Somebody with a password, who is signed in. */
async function person(role: Role = Role.client, site: Site = 'actual-studio'): Promise<Signed> {
  const [id, email] = [randomUUID(), `${randomUUID()}@correo.mx`];
  const names = { first_name: 'Ana', last_name: 'Ruiz' };
  await database.knex('app_user').insert({ id, email, role, password_hash: hash, ...names });
  const { body } = await call('POST', '/auth/signin', { email, password }, { site });
  return { id, email, token: body.token };
}

const studio = { origin: 'http://studio.localhost:4200', rpId: 'studio.localhost' };
const kids = { origin: 'http://kids.localhost:4200', rpId: 'kids.localhost' };
const inside = { origin: 'http://interno.localhost:4300', rpId: 'interno.localhost' };
type Place = Omit<Ceremony, 'challenge'>;

const begin = async (who: Signed, site?: Site) =>
  (await call('POST', '/me/passkeys/options', { password }, { token: who.token, site })).body;
/** A passkey of somebody, made where they are. */
async function passkeyOf(who: Signed, { place = studio, site }: { place?: Place; site?: Site } = {}) {
  const device = new Authenticator();
  const { challenge } = await begin(who, site);
  const credential = device.make({ ...place, challenge });
  const kept = await call('POST', '/me/passkeys', { name: 'Mi teléfono', credential }, { token: who.token, site });
  return { device, kept };
}
const challenge = async (site?: Site): Promise<string> =>
  (await call('POST', '/auth/passkey/options', undefined, { site })).body.challenge;
const signIn = async (device: Authenticator, place: Place = studio, site?: Site) =>
  call('POST', '/auth/passkey', device.answer({ ...place, challenge: await challenge(site) }), { site });

test('signs a user in with their passkey, and shows when it was last used', async () => {
  const ana = await person();
  const { device, kept } = await passkeyOf(ana);
  expect(kept.body).toMatchObject({ name: 'Mi teléfono', lastUsedAt: null, place: 'Actual Studio', here: true });
  const { status, body } = await signIn(device);
  expect([status, body.user.id]).toEqual([200, ana.id]);
  const { body: list } = await call('GET', '/me/passkeys', undefined, { token: body.token });
  expect(list).toEqual([{ ...kept.body, lastUsedAt: expect.any(String) }]);
});

test('asks the browser for a discoverable passkey of this host that needs a fingerprint or a code', async () => {
  const ana = await person();
  const { device } = await passkeyOf(ana);
  expect(await begin(ana)).toMatchObject({
    rp: { id: 'studio.localhost', name: 'Actual Studio' },
    user: { name: ana.email },
    excludeCredentials: [{ id: device.id }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  expect((await call('POST', '/auth/passkey/options')).body).toMatchObject({
    rpId: 'studio.localhost',
    userVerification: 'required',
  });
});

describe('refuses a sign-in with', () => {
  test.each<[string, (device: Authenticator) => Promise<object>]>([
    ['a passkey that nobody has', async () => new Authenticator().answer({ ...studio, challenge: await challenge() })],
    [
      'another site’s page',
      async (device) =>
        device.answer({ ...studio, origin: 'http://studio.localhost.mx', challenge: await challenge() }),
    ],
    [
      'another host’s key',
      async (device) => device.answer({ ...studio, rpId: 'kids.localhost', challenge: await challenge() }),
    ],
    ['nobody’s finger', async (device) => device.answer({ ...studio, asked: false, challenge: await challenge() })],
    [
      'another’s signature',
      async (device) => ({
        ...new Authenticator().answer({ ...studio, challenge: await challenge() }),
        id: device.id,
        rawId: device.id,
      }),
    ],
    [
      'no JSON and no signature',
      async (device) => {
        const answer = device.answer({ ...studio, challenge: await challenge() });
        return { ...answer, response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' } };
      },
    ],
  ])('%s', async (_what, made) => {
    const { device } = await passkeyOf(await person());
    const { status, code } = await call('POST', '/auth/passkey', await made(device));
    expect([status, code]).toEqual([403, 'passkey_refused']);
    expect((await signIn(device)).status).toBe(200);
  });

  test('an answer that was used already, also of two at once', async () => {
    const { device } = await passkeyOf(await person());
    const answer = device.answer({ ...studio, challenge: await challenge() });
    const both = await Promise.all([call('POST', '/auth/passkey', answer), call('POST', '/auth/passkey', answer)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['ok', 'passkey_expired']);
    expect((await call('POST', '/auth/passkey', answer)).code).toBe('passkey_expired');
  });

  test('a challenge of five minutes ago, of another brand, and one to make a passkey with', async () => {
    const ana = await person();
    const { device } = await passkeyOf(ana);
    const old = await challenge();
    await database.knex('passkey_challenge').update({ expires_at: new Date(Date.now() - 1_000) });
    const others = [old, await challenge('actual-kids'), (await begin(ana)).challenge];
    for (const one of others)
      expect((await call('POST', '/auth/passkey', device.answer({ ...studio, challenge: one }))).code).toBe(
        'passkey_expired',
      );
  });

  test('a passkey whose counter did not rise, which somebody may have copied', async () => {
    const { device } = await passkeyOf(await person());
    device.counter = 7;
    expect((await signIn(device)).status).toBe(200);
    expect((await signIn(device)).code).toBe('passkey_refused');
    device.counter = 8;
    expect((await signIn(device)).status).toBe(200);
  });

  test('the passkey of a disabled person', async () => {
    const ana = await person();
    const { device } = await passkeyOf(ana);
    await database.knex('app_user').where({ id: ana.id }).update({ disabled_at: new Date() });
    expect((await signIn(device)).code).toBe('credentials_invalid');
  });
});

test('a passkey belongs to one brand, and the list says to which', async () => {
  const ana = await person(Role.client, 'actual-kids');
  const { device, kept } = await passkeyOf(ana, { place: kids, site: 'actual-kids' });
  expect(kept.body).toMatchObject({ place: 'Actual Kids', here: true });
  expect((await signIn(device, kids, 'actual-kids')).status).toBe(200);
  expect((await signIn(device)).code).toBe('passkey_refused');
});

test('staff have theirs on the internal network, for every brand of it, and nowhere else', async () => {
  gateway = 'internal';
  const gerente = await person(Role.manager);
  const { device, kept } = await passkeyOf(gerente, { place: inside });
  expect(kept.body).toMatchObject({ place: 'Red interna' });
  expect((await signIn(device, inside, 'actual-home')).status).toBe(200);
  gateway = 'public';
  expect((await signIn(device)).code).toBe('passkey_refused');
});

describe('making one', () => {
  test('asks for the password, which guests do not have, and slows down guesses', async () => {
    const ana = await person();
    const wrong = () => call('POST', '/me/passkeys/options', { password: 'otra cosa' }, { token: ana.token });
    expect(await wrong()).toMatchObject({ status: 403, code: 'password_required' });
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await wrong()).code));
    expect(new Set(codes)).toEqual(new Set(['password_required', 'rate_limited']));
    await database.knex('app_user').where({ id: ana.id }).update({ invited: true });
    expect((await wrong()).code).toBe('password_required');
  });

  test.each<[string, Partial<Place>, string]>([
    ['another site', { origin: 'http://studio.localhost.mx' }, 'passkey_refused'],
    ['another host', { rpId: 'kids.localhost' }, 'passkey_refused'],
    ['without a finger', { asked: false }, 'passkey_refused'],
  ])('refuses a passkey made for or with: %s', async (_what, other, code) => {
    expect((await passkeyOf(await person(), { place: { ...studio, ...other } })).kept.code).toBe(code);
  });

  test('refuses another person’s challenge, a used one, and a passkey that is kept already', async () => {
    const [ana, luz] = [await person(), await person()];
    const { challenge: hers } = await begin(luz);
    const keep = (credential: object) => call('POST', '/me/passkeys', { name: 'x', credential }, { token: ana.token });
    const device = new Authenticator();
    expect((await keep(device.make({ ...studio, challenge: hers }))).code).toBe('passkey_expired');
    const made = device.make({ ...studio, challenge: (await begin(ana)).challenge });
    expect((await keep(made)).status).toBe(200);
    expect((await keep(made)).code).toBe('passkey_expired');
    const again = device.make({ ...studio, challenge: (await begin(ana)).challenge });
    expect((await keep(again)).code).toBe('passkey_taken');
  });

  test('twenty and no more, of two at once too', async () => {
    const ana = await person();
    const [first, second] = [await begin(ana), await begin(ana)];
    for (let at = 0; at < 19; at += 1) expect((await passkeyOf(ana)).kept.status).toBe(200);
    const keep = ({ challenge: one }: { challenge: string }) =>
      call(
        'POST',
        '/me/passkeys',
        { name: 'x', credential: new Authenticator().make({ ...studio, challenge: one }) },
        { token: ana.token },
      );
    const both = await Promise.all([keep(first), keep(second)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['ok', 'too_many_passkeys']);
    expect((await begin(ana)).code).toBe('too_many_passkeys');
  });
});

test('renames a passkey, removes it with the password, and does not find another client’s', async () => {
  const [ana, luz] = [await person(), await person()];
  const { device, kept } = await passkeyOf(ana);
  const path = `/me/passkeys/${kept.body.id}`;
  const rename = (who: Signed, name: string) => call('PUT', path, { name }, { token: who.token });
  const remove = (who: Signed, word = password) =>
    call('POST', `${path}/remove`, { password: word }, { token: who.token });
  expect((await rename(luz, 'mía')).code).toBe('not_found');
  expect((await remove(luz)).code).toBe('not_found');
  expect((await rename(ana, '  Llave 🔑  ')).status).toBe(200);
  expect((await call('GET', '/me/passkeys', undefined, { token: ana.token })).body).toMatchObject([
    { name: 'Llave 🔑' },
  ]);
  expect((await call('GET', '/me/passkeys', undefined, { token: luz.token })).body).toEqual([]);
  expect((await rename(ana, 'x'.repeat(61))).code).toBe('invalid_input');
  expect((await remove(ana, 'otra cosa')).code).toBe('password_required');
  expect((await remove(ana)).status).toBe(200);
  expect((await signIn(device)).code).toBe('passkey_refused');
});

test('refuses every passkey call of a visitor who is not signed in', async () => {
  for (const [method, url] of [
    ['GET', '/me/passkeys'],
    ['POST', '/me/passkeys/options'],
    ['PUT', `/me/passkeys/${randomUUID()}`],
  ] as const)
    expect((await call(method, url, method === 'GET' ? undefined : { password, name: 'x' })).code).toBe('unauthorized');
});
