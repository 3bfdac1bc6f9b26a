import { randomUUID } from 'node:crypto';
import { hashPassword } from '../people/password';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  misbehave,
  order,
  send,
  startInvoiceHarness,
} from '../testing/invoice-harness';

let desk: InvoiceHarness;
const password = 'hamaca-azul-7';
const fresh = 'petate verde 31';
beforeAll(async () => {
  desk = await startInvoiceHarness();
});
afterAll(() => desk.close());

type Method = 'GET' | 'POST' | 'PUT';
async function call(method: Method, url: string, payload?: object, token?: string) {
  const reply = await desk.app.inject({
    method,
    url,
    remoteAddress: `10.5.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    headers: { site: 'actual-studio', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    payload,
  });
  return { status: reply.statusCode, body: reply.json() };
}
const someMail = () => `${randomUUID()}@correo.mx`;
async function register(email = someMail()) {
  const names = { FirstName: 'Ana', LastName: 'Ruiz', E_Mail: email, Cellular: '9982145567' };
  const { body } = await call('POST', '/client/register/', { ...names, password, _password: password });
  return { email, token: body.token as string, id: body.user.id as string, clientId: body.user.Client as string };
}
/** As if its link had been opened. */
const prove = (email: string) => desk.knex('app_user').where({ email }).update({ proven_email: email.toLowerCase() });
const own = { firstName: 'Ana', lastName: 'Ruiz', phone: '9988841234', mobilePhone: '9982145567' };
const askFor = (token: string, email: string, word: string | undefined = password) =>
  call('PUT', '/me/update', { ...own, email, _email: email, password: word }, token);
const signIn = async (email: string, word = password) =>
  (await call('POST', '/auth/signin', { email, password: word })).body.code ?? 'in';
async function mailed(email: string) {
  await drain(desk);
  return mailsTo(desk, email);
}
const tokenTo = async (email: string): Promise<string> =>
  /\/correo\/confirmar\?token=([\w-]+)/.exec((await mailed(email)).map(({ text }) => text).join())?.[1] ?? '';
const confirm = async (token: string, session?: string) => {
  const { status, body } = await call('POST', '/user/confirm_email', { token }, session);
  return [status, body.code ?? 'ok'];
};

test('another e-mail is the account’s once its mail is opened: a link that is good once, and word to the one before', async () => {
  const ana = await register();
  const next = someMail();
  const { body } = await askFor(ana.token, next);
  expect(body).toMatchObject({ email: ana.email, emailToConfirm: next, phone: '+529988841234' });
  expect([await signIn(ana.email), await signIn(next)]).toEqual(['in', 'credentials_invalid']);
  const token = await tokenTo(next);
  const told = (await mailed(ana.email)).find(({ subject }) => subject === 'Pediste cambiar tu correo');
  expect(told?.text).toContain(next);
  const [kept] = await desk.knex('email_change').where({ user_id: ana.id });
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(kept.expires_at.getTime() - kept.asked_at.getTime()).toBe(3_600_000);

  expect(await confirm(token, ana.token)).toEqual([200, 'ok']);
  expect(await confirm(token, ana.token)).toEqual([403, 'link_expired']);
  expect([await signIn(ana.email), await signIn(next)]).toEqual(['credentials_invalid', 'in']);
  expect((await call('GET', '/me/client', undefined, ana.token)).body).toMatchObject({ E_Mail: next });
  expect((await mailed(ana.email)).map(({ subject }) => subject)).toContain('Cambió el correo de tu cuenta');
  expect((await mailed(next)).map(({ subject }) => subject)).not.toContain('Cambió el correo de tu cuenta');
});

test('moves a guest’s purchases to the account when the link is opened, not before', async () => {
  const ana = await register();
  const next = someMail();
  const guest = await client(desk.knex, { guest: true, fiscal: false });
  await desk.knex('app_user').where({ id: guest.userId }).update({ email: next });
  await order(desk.knex, guest);
  await askFor(ana.token, next);
  await signIn(ana.email);
  const joined = () => desk.knex('guest_join').where({ client_id: ana.clientId }).pluck('guest_client_id');
  expect(await joined()).toEqual([]);
  await confirm(await tokenTo(next), ana.token);
  expect(await joined()).toEqual([guest.clientId]);
});

test('the answer does not tell whose e-mail has an account: its owner is told, and no link is made', async () => {
  const [ana, beto] = [await register(), await register()];
  await prove(beto.email);
  const [taken, free] = [await askFor(ana.token, beto.email.toUpperCase()), await askFor(ana.token, someMail())];
  const shape = ({ status, body }: typeof taken) => [status, body.code, Object.keys(body), body.email];
  expect(shape(taken)).toEqual(shape(free));
  const mails = await mailed(beto.email.toUpperCase());
  const told = mails.find(({ subject }) => subject === 'Este correo ya tiene una cuenta');
  expect(told?.text).toContain('No cambiamos nada: ya tiene la suya.');
  expect(told?.text).not.toMatch(/token=|Ana/);
});

test('gives the e-mail to the first account that proves it; typing it proves nothing', async () => {
  const ana = await register();
  const next = someMail();
  await askFor(ana.token, next);
  const token = await tokenTo(next);
  await register(next);
  await prove(next);
  expect(await confirm(token, ana.token)).toEqual([409, 'email_taken']);
  expect(await signIn(ana.email)).toBe('in');
});

test.each([
  ['no password', undefined],
  ['another password', 'otra-cosa-81'],
])('refuses to change the e-mail of a session with %s', async (_what, word) => {
  const ana = await register();
  const next = someMail();
  const body = { ...own, email: next, _email: next, ...(word ? { password: word } : {}) };
  const { status, body: refused } = await call('PUT', '/me/update', body, ana.token);
  expect([status, refused.code]).toEqual([403, 'password_required']);
  expect(await mailed(next)).toEqual([]);
});

test('opening the link of a change that a stranger asked for gives the stranger nothing', async () => {
  const [stranger, luz] = [await register(), await register()];
  const victims = someMail();
  const guest = await client(desk.knex, { guest: true, fiscal: false });
  await desk.knex('app_user').where({ id: guest.userId }).update({ email: victims });
  await order(desk.knex, guest);
  await askFor(stranger.token, victims);
  const token = await tokenTo(victims);
  for (const session of [undefined, luz.token])
    expect(await confirm(token, session)).toEqual([403, 'password_required']);
  expect(await desk.knex('guest_join').where({ client_id: stranger.clientId })).toEqual([]);
  expect(await signIn(victims)).toBe('credentials_invalid');
});

test.each([
  ['a later one', (token: string) => askFor(token, someMail())],
  [
    'a new password',
    (token: string) => call('PUT', '/me/password', { password, newPassword: fresh, _newPassword: fresh }, token),
  ],
])('%s voids the link', async (_what, change) => {
  const ana = await register();
  const next = someMail();
  await askFor(ana.token, next);
  const token = await tokenTo(next);
  await change(ana.token);
  await drain(desk);
  expect(await confirm(token)).toEqual([403, 'link_expired']);
});

test('refuses an expired link and an unknown one alike', async () => {
  const ana = await register();
  const next = someMail();
  await askFor(ana.token, next);
  const token = await tokenTo(next);
  await desk
    .knex('email_change')
    .where({ user_id: ana.id })
    .update({ expires_at: new Date(Date.now() - 1_000) });
  expect([await confirm(token), await confirm('nada')]).toEqual([
    [403, 'link_expired'],
    [403, 'link_expired'],
  ]);
});

test('a mail server that was away brings the same link later', async () => {
  const ana = await register();
  const next = someMail();
  await misbehave(desk, 'mail', { failNext: 1 });
  await askFor(ana.token, next);
  const token = await tokenTo(next);
  expect(await confirm(token, ana.token)).toEqual([200, 'ok']);
});

test('limits the mails that one mailbox gets', async () => {
  const capped = await startInvoiceHarness({ perMinute: 100_000 });
  const ana = await client(capped.knex);
  await capped
    .knex('app_user')
    .where({ id: ana.userId })
    .update({ password_hash: await hashPassword(password) });
  const next = someMail();
  const ask = () => send(capped, ana, 'PUT', '/me/update', { ...own, email: next, _email: next, password });
  const codes: (string | undefined)[] = [];
  for (let at = 0; at < 6; at += 1) codes.push((await ask()).body.code);
  expect(codes).toEqual([...Array(5).fill(undefined), 'too_many_mails']);
  await capped.close();
});

test('changes a guest’s e-mail at once, because a guest has no account', async () => {
  const guest = await client(desk.knex, { guest: true, fiscal: false });
  const next = someMail();
  const { status, body } = await send(desk, guest, 'PUT', '/me/update', { ...own, email: next, _email: next });
  expect([status, body.email, body.emailToConfirm]).toEqual([200, next, null]);
});
