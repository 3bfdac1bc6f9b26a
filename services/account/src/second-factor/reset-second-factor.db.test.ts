import { randomUUID } from 'node:crypto';
import { Role } from '@actual/contracts/facts/access/roles';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../people/password';
import { drain, type InvoiceHarness, mailsTo, startInvoiceHarness } from '../testing/invoice-harness';
import { resetFactorOf, resetSecondFactor } from './reset-second-factor';

const password = 'hamaca-azul-7';
let desk: InvoiceHarness;
let hash: string;
beforeAll(async () => {
  desk = await startInvoiceHarness();
  hash = await hashPassword(password);
});
afterAll(() => desk.close());

async function call(url: string, payload?: object, token?: string) {
  const reply = await desk.app.inject({
    method: payload ? 'POST' : 'GET',
    url,
    remoteAddress: `10.3.${Math.floor(Math.random() * 250)}.7`,
    headers: { site: 'actual-home', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
  return reply.json();
}
const signIn = (email: string) => call('/auth/signin', { email, password });

/** A seller of Actual Home who set an app up, and has a passkey. */
async function enrolled() {
  const [id, email] = [randomUUID(), `${randomUUID()}@Actual.mx`];
  const who = { role: Role.seller, password_hash: hash, first_name: 'Ana', last_name: 'Ruiz' };
  await desk.knex('app_user').insert({ id, email, ...who });
  const { token } = await signIn(email);
  const { secret } = await call('/me/second-factor/options', { password }, token);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await call('/me/second-factor', { code }, token)).recoveryCodes).toHaveLength(10);
  const key = { credential_id: randomUUID(), public_key: Buffer.from('x'), counter: 0, transports: [], name: 'x' };
  await desk.knex('passkey').insert({ id: randomUUID(), user_id: id, rp_id: 'interno.localhost', ...key });
  return { id, email };
}
const reset = (email: string, passkeys = false) => resetFactorOf(desk.invoices.db, { email, passkeys });
async function toldOf(email: string) {
  await drain(desk);
  return (await mailsTo(desk, email)).filter(({ subject }) => subject.startsWith('Quitamos'));
}

test('app and codes go, the sessions end, and the person is told; the password alone signs in, and sets another one up', async () => {
  const { id, email } = await enrolled();
  expect((await signIn(email)).code).toBe('second_factor_required');
  expect(await reset(email.toUpperCase())).toEqual({ kind: 'reset', app: true, codes: 10, passkeys: 0, kept: 1 });
  expect(await desk.knex('session').where({ user_id: id, ended_at: null })).toEqual([]);
  const again = await signIn(email);
  expect(await call('/me/second-factor', undefined, again.token)).toEqual({ on: false, recoveryCodes: 0 });
  expect(await call('/me/passkeys', undefined, again.token)).toHaveLength(1);
  const [mail, ...more] = await toldOf(email);
  expect([mail?.subject, more]).toEqual(['Quitamos tu aplicación de códigos', []]);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Actual Home');
    expect(part).toContain('http://interno.localhost:4300/forgot-password');
  }
});

test('passkeys go only where that was asked for', async () => {
  const { id, email } = await enrolled();
  expect(await reset(email, true)).toEqual({ kind: 'reset', app: true, codes: 10, passkeys: 1, kept: 0 });
  expect(await desk.knex('passkey').where({ user_id: id })).toEqual([]);
  expect((await toldOf(email)).map(({ subject }) => subject)).toEqual([
    'Quitamos tu aplicación y tus llaves de acceso',
  ]);
});

test('a second time nothing is there to take out: no mail, and nobody is signed out; of two at once one takes it', async () => {
  const { id, email } = await enrolled();
  const both = await Promise.all([reset(email), reset(email)]);
  expect(both.map(({ kind }) => kind).sort()).toEqual(['nothing', 'reset']);
  await signIn(email);
  expect(await reset(email)).toEqual({ kind: 'nothing', kept: 1 });
  expect(await desk.knex('session').where({ user_id: id, ended_at: null })).toHaveLength(1);
  expect(await toldOf(email)).toHaveLength(1);
});

test('leaves everybody else’s second factor; an unknown e-mail, and a guest’s, are reported as unknown', async () => {
  const [ana, luz] = [await enrolled(), await enrolled()];
  await reset(ana.email);
  expect((await signIn(luz.email)).code).toBe('second_factor_required');
  await desk.knex('app_user').where({ id: luz.id }).update({ invited: true });
  for (const email of ['nadie@correo.mx', luz.email]) expect(await reset(email)).toEqual({ kind: 'unknown' });
});

test('the command reaches the same at a store’s database', async () => {
  const { email } = await enrolled();
  const asked = { databaseUrl: desk.database.urlFor('account'), email, passkeys: false };
  expect(await resetSecondFactor(asked)).toMatchObject({ kind: 'reset' });
});
