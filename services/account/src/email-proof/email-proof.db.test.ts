import { randomUUID } from 'node:crypto';
import type { Site } from '@actual/contracts';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  misbehave,
  order,
  type Person,
  startInvoiceHarness,
} from '../testing/invoice-harness';

let desk: InvoiceHarness;
const password = 'hamaca-azul-7';
const fresh = 'petate verde 31';
beforeAll(async () => {
  desk = await startInvoiceHarness();
});
afterAll(() => desk.close());

interface From {
  token?: string;
  cookie?: string;
  site?: Site;
}
async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, from: From = {}) {
  const { token, cookie = '', site = 'actual-studio' } = from;
  const reply = await desk.app.inject({
    method,
    url,
    remoteAddress: `10.4.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    headers: { site, ...(token ? { authorization: `Bearer ${token}` } : {}), ...(cookie ? { cookie } : {}) },
    payload,
  });
  const kept = reply.cookies.filter(({ name }) => name === 'correo').map(({ value }) => `correo=${value}`);
  const body = String(reply.headers['content-type']).includes('json') ? reply.json() : null;
  return { status: reply.statusCode, location: reply.headers.location, cookie: kept.join(''), body };
}

/** Somebody who bought as a guest with an e-mail, once at a brand. */
async function guestWith(email: string, site: Site = 'actual-studio'): Promise<Person> {
  const guest = await client(desk.knex, { guest: true, fiscal: false, site });
  await desk.knex('app_user').where({ id: guest.userId }).update({ email });
  await order(desk.knex, guest);
  return guest;
}
const someMail = () => `${randomUUID()}@correo.mx`;
/** Registers, as anybody may with any e-mail. */
async function register(email: string, site: Site = 'actual-studio') {
  const names = { FirstName: 'Ana', LastName: 'Ruiz', E_Mail: email, Cellular: '9982145567' };
  const { body } = await call('POST', '/client/register/', { ...names, password, _password: password }, { site });
  return { token: body.token as string, id: body.user.id as string, clientId: body.user.Client as string };
}
const signIn = (email: string, from: From = {}, word = password) =>
  call('POST', '/auth/signin', { email, password: word }, from);
/** The checkout's view of an account. */
const joined = async (clientId: string) =>
  desk.knex('guest_join').where({ client_id: clientId }).orderBy('guest_client_id').select('guest_client_id', 'site');

async function linkTo(email: string): Promise<string> {
  await drain(desk);
  const mail = (await mailsTo(desk, email)).find(({ subject }) => subject.startsWith('Confirma tu correo'));
  const url = new URL(/https?:\/\/\S+\/api\/email\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.mail/api/none');
  return `${url.pathname}${url.search}`.replace('/api', '');
}
/** The token of the last mail that brought one; the newest comes first. */
async function tokenTo(email: string): Promise<string | undefined> {
  const tokens = (await mailsTo(desk, email)).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
  return tokens[0];
}
/** The link of a mail for another password, used. */
async function resetBy(email: string, site: Site = 'actual-studio') {
  await call('POST', '/user/send_password_recovery', { email }, { site });
  await drain(desk);
  const token = await tokenTo(email);
  return call('POST', '/user/update_password', { email, token, password: fresh, confirm_pass: fresh }, { site });
}

test('shows nothing of an e-mail’s purchases until its link is opened in the account’s session', async () => {
  const email = someMail();
  const guest = await guestWith(email.toUpperCase());
  const ana = await register(email);
  await signIn(email);
  expect(await joined(ana.clientId)).toEqual([]);
  const { status, location } = await call('GET', await linkTo(email), undefined, { token: ana.token });
  expect([status, location]).toEqual([302, '/user/purchases']);
  expect(await joined(ana.clientId)).toEqual([{ guest_client_id: guest.clientId, site: 'actual-studio' }]);
});

test('the mail: the brand’s, both forms, no name that a stranger typed; one, though the server was away', async () => {
  const email = someMail();
  await misbehave(desk, 'mail', { failNext: 1 });
  await register(email, 'actual-kids');
  await drain(desk);
  await drain(desk);
  const [mail, ...more] = await mailsTo(desk, email);
  expect([mail?.subject, more]).toEqual(['Confirma tu correo en Actual Kids', []]);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('http://kids.localhost:4200/api/email/');
    // a token may hold these letters by chance, never this word
    expect(part).not.toMatch(/\bAna\b/);
  }
  const guest = someMail();
  const names = { FirstName: 'Ana', LastName: 'Ruiz', E_Mail: guest, Cellular: '9982145567', invited: true };
  await call('POST', '/client/register/', names);
  await drain(desk);
  expect(await mailsTo(desk, guest)).toEqual([]);
});

test('one mailbox is not filled by registering its names: five an hour, and every name is registered', async () => {
  const capped = await startInvoiceHarness({ perMinute: 1_000 });
  const box = randomUUID();
  for (let at = 0; at < 7; at += 1) {
    const names = { FirstName: 'Ana', LastName: 'Ruiz', E_Mail: `${box}+${at}@correo.mx`, Cellular: '9982145567' };
    const reply = await capped.app.inject({
      method: 'POST',
      url: '/client/register/',
      payload: { ...names, password, _password: password },
      headers: { site: 'actual-studio' },
      remoteAddress: `10.5.0.${at}`,
    });
    expect(reply.statusCode).toBe(200);
  }
  expect(await capped.knex('account_outbox').where({ kind: 'email-link' })).toHaveLength(5);
  await capped.close();
});

test('a link opened while signed out counts once its user signs in to that browser, and nowhere else', async () => {
  const email = someMail();
  await guestWith(email);
  const ana = await register(email);
  const { cookie, location } = await call('GET', await linkTo(email));
  expect([cookie === '', location]).toEqual([false, '/user/purchases']);
  await signIn(email);
  expect(await joined(ana.clientId)).toEqual([]);
  await signIn(email, { cookie });
  expect(await joined(ana.clientId)).toHaveLength(1);
});

test('gives a stranger who registered with another person’s e-mail nothing when its owner opens the mail', async () => {
  const email = someMail();
  await guestWith(email);
  const stranger = await register(email);
  const luz = await register(someMail());
  const { cookie } = await call('GET', await linkTo(email), undefined, { token: luz.token });
  await signIn(email);
  expect(await joined(stranger.clientId)).toEqual([]);
  // nor is the owner's key good for another account
  const other = someMail();
  const eva = await register(other);
  await guestWith(other);
  await signIn(other, { cookie });
  expect(await joined(eva.clientId)).toEqual([]);
});

test.each([
  ['forged', (link: string) => `${link}x`],
  ['another account’s', (link: string) => link.replace(/email\/[^/]+/, `email/${randomUUID()}`)],
  ['without a key', (link: string) => link.replace(/\?.*/, '')],
  ['of no account', () => '/email/nada/open?llave=x'],
])('a link that is %s proves nothing, and leads to where another one is mailed', async (_what, change) => {
  const email = someMail();
  await guestWith(email);
  const ana = await register(email);
  const opened = await call('GET', change(await linkTo(email)), undefined, { token: ana.token });
  expect([opened.location, opened.cookie]).toEqual(['/forgot-password', '']);
  expect(await joined(ana.clientId)).toEqual([]);
});

test('a link proves the e-mail it was mailed to: an account that took somebody else’s meanwhile has proven nothing', async () => {
  const [own, victim] = [someMail(), someMail()];
  await guestWith(victim);
  const ana = await register(own);
  const link = await linkTo(own);
  await call('POST', '/user/send_password_recovery', { email: own });
  await drain(desk);
  const token = await tokenTo(own);
  await desk.knex('app_user').where({ id: ana.id }).update({ email: victim });
  await call('GET', link, undefined, { token: ana.token });
  const reset = { email: victim, token, password: fresh, confirm_pass: fresh };
  expect((await call('POST', '/user/update_password', reset)).body.code).toBe('link_expired');
  await signIn(victim);
  expect(await joined(ana.clientId)).toEqual([]);
});

test('a password by mail proves the e-mail too; a stranger’s data in the account go, and the owner is told', async () => {
  const email = someMail();
  const guest = await guestWith(email);
  const ana = await register(email);
  const key = { credential_id: randomUUID(), public_key: Buffer.from('x'), counter: 0, transports: [], name: 'Ajena' };
  const passkey = () =>
    desk.knex('passkey').insert({ id: randomUUID(), user_id: ana.id, rp_id: 'x.localhost', ...key });
  await passkey();
  expect((await resetBy(email)).status).toBe(200);
  expect(await joined(ana.clientId)).toEqual([{ guest_client_id: guest.clientId, site: 'actual-studio' }]);
  expect(await desk.knex('passkey').where({ user_id: ana.id })).toEqual([]);
  await drain(desk);
  const told = (await mailsTo(desk, email)).find(({ subject }) => subject === 'Tu cuenta empieza de nuevo');
  expect(told?.text).toContain('llaves de acceso');
  expect(told?.text).not.toMatch(/Ajena|Ana/);
  // proven once, its passkeys are its own
  await passkey();
  expect((await resetBy(email)).status).toBe(200);
  expect(await desk.knex('passkey').where({ user_id: ana.id })).toHaveLength(1);
});

test('a guest who completes the registration keeps their own, and has the others’', async () => {
  const email = someMail();
  const guests = [await guestWith(email), await guestWith(email)];
  expect((await resetBy(email)).status).toBe(200);
  const account = await desk.knex('app_user').where({ email, invited: false }).first();
  expect((await joined(account.client_id)).map((one) => one.guest_client_id)).toEqual(
    guests.map(({ clientId }) => clientId).sort(),
  );
});

test('joins guests of the brand where the e-mail was proven, and of another brand with the next sign-in there', async () => {
  const email = someMail();
  const [studio, kids] = [await guestWith(email), await guestWith(email, 'actual-kids')];
  const ana = await register(email);
  await resetBy(email);
  expect(await joined(ana.clientId)).toEqual([{ guest_client_id: studio.clientId, site: 'actual-studio' }]);
  await signIn(email, { site: 'actual-kids' }, fresh);
  expect(await joined(ana.clientId)).toContainEqual({ guest_client_id: kids.clientId, site: 'actual-kids' });
  expect(await joined(ana.clientId)).toHaveLength(2);
});

test('joins neither guests of another e-mail nor disabled ones', async () => {
  const email = someMail();
  await guestWith(`x${email}`);
  const gone = await guestWith(email);
  await desk.knex('app_user').where({ id: gone.userId }).update({ disabled_at: new Date() });
  const ana = await register(email);
  await resetBy(email);
  expect(await joined(ana.clientId)).toEqual([]);
});

test('a guest’s invoice is made out to the typed data, though the order was joined to an account', async () => {
  const ana = await client(desk.knex, { fiscal: false });
  const guest = await client(desk.knex, { guest: true });
  const id = await order(desk.knex, guest);
  const { quotation_id } = await desk.knex('orders').where({ id }).first();
  await desk.knex('invoice_request').insert({ quotation_id, client_id: guest.clientId });
  await desk.knex('orders').where({ id }).update({ client_id: ana.clientId, is_invited: false });
  const site = 'actual-studio';
  await desk
    .knex('guest_join')
    .insert({ guest_client_id: guest.clientId, site, client_id: ana.clientId, user_id: ana.userId });
  await drain(desk);
  expect(await desk.knex('invoice').where({ order_id: id }).first()).toMatchObject({
    state: 'valid',
    receiver: { rfc: 'XIA190128J61' },
  });
});
