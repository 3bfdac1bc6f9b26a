import { randomUUID } from 'node:crypto';
import { hashPassword } from '../people/password';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  misbehave,
  order,
  type Person,
  send,
  startInvoiceHarness,
} from '../testing/invoice-harness';

let desk: InvoiceHarness;
const old = 'hamaca-azul-7';
const fresh = 'petate verde 31';
beforeAll(async () => {
  desk = await startInvoiceHarness();
});
afterAll(() => desk.close());

/** Somebody with a password, who is signed in. */
async function person(options: { guest?: boolean } = {}): Promise<Person> {
  const one = await client(desk.knex, { fiscal: false, ...options });
  await desk
    .knex('app_user')
    .where({ id: one.userId })
    .update({ password_hash: await hashPassword(old) });
  return one;
}
const ask = (email: string, order?: string, at = desk) =>
  send(at, null, 'POST', '/user/send_password_recovery', { email, order });
const signIn = (email: string, password: string) => send(desk, null, 'POST', '/auth/signin', { email, password });
const change = (email: string, token: string, password = fresh) =>
  send(desk, null, 'POST', '/user/update_password', { email, token, password, confirm_pass: password });

/** Page and token of the last mail. */
async function linkTo(email: string): Promise<{ page: string; token: string }> {
  const mail = (await mailsTo(desk, email)).at(-1);
  const url = new URL(/https?:\/\/\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.mail');
  return { page: `${url.origin}${url.pathname}`, token: url.searchParams.get('token') ?? '' };
}
async function linked(email: string): Promise<string> {
  await ask(email);
  await drain(desk);
  return (await linkTo(email)).token;
}

test('answers the same to an account, a guest and an unknown e-mail, and mails only the known ones', async () => {
  const [ana, guest] = [await person(), await person({ guest: true })];
  const replies = await Promise.all([ana.email, guest.email, 'nadie@correo.mx'].map((email) => ask(email)));
  expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { ok: true }]));
  await drain(desk);
  expect((await linkTo(ana.email)).page).toBe('http://studio.localhost:4200/reset-password');
  expect((await linkTo(guest.email)).page).toBe('http://studio.localhost:4200/complete-register');
  expect(await mailsTo(desk, 'nadie@correo.mx')).toEqual([]);
});

test('a link sets the password once, ends every session, and is deleted with its receiver', async () => {
  const ana = await person();
  await signIn(ana.email, old);
  const token = await linked(ana.email);
  const first = await change(ana.email.toUpperCase(), token);
  expect([first.status, first.body]).toEqual([200, { ok: true }]);
  expect(await desk.knex('session').where({ user_id: ana.userId, ended_at: null })).toEqual([]);
  expect((await signIn(ana.email, old)).code).toBe('credentials_invalid');
  expect((await signIn(ana.email, fresh)).status).toBe(200);
  const again = await change(ana.email, token, 'otra clave 99 mas');
  expect([again.status, again.code]).toEqual([403, 'link_expired']);
  const kept = JSON.stringify(await desk.knex('account_outbox').where({ kind: 'password-link' }).select('payload'));
  expect(kept).not.toContain(ana.email);
});

test.each([
  ['nobody’s', async () => 'A'.repeat(43), async (email: string) => email],
  ['another person’s', (email: string) => linked(email), async () => (await person()).email],
  [
    'an hour old',
    async (email: string) => {
      const token = await linked(email);
      await desk.knex('password_link').update({ expires_at: desk.knex.raw("now() - interval '1 second'") });
      return token;
    },
    async (email: string) => email,
  ],
  [
    'replaced by a later one',
    async (email: string) => {
      const token = await linked(email);
      await linked(email);
      return token;
    },
    async (email: string) => email,
  ],
])('a link that is %s is refused in the same words', async (_what, tokenFor, emailFor) => {
  const ana = await person();
  const token = await tokenFor(ana.email);
  const refused = await change(await emailFor(ana.email), token);
  expect([refused.status, refused.code]).toEqual([403, 'link_expired']);
  expect((await signIn(ana.email, old)).status).toBe(200);
});

test('refuses one of two requests that use the same link at once', async () => {
  const ana = await person();
  const token = await linked(ana.email);
  const replies = await Promise.all([change(ana.email, token), change(ana.email, token, 'otra clave 99 mas')]);
  expect(replies.map(({ code }) => code ?? 'changed').sort()).toEqual(['changed', 'link_expired']);
});

test('stores nothing that would open the account', async () => {
  const ana = await person();
  const token = await linked(ana.email);
  expect(token).toHaveLength(43);
  const kept = JSON.stringify([await desk.knex('password_link').select(), await desk.knex('account_outbox').select()]);
  expect(kept).not.toContain(token);
});

test('a mail that was tried twice brings one link, and it is good', async () => {
  const ana = await person();
  await misbehave(desk, 'mail', { failNext: 1 });
  await ask(ana.email);
  await drain(desk);
  await drain(desk);
  expect((await change(ana.email, (await linkTo(ana.email)).token)).status).toBe(200);
});

test('a request that waited an hour for a mail server is let go: the person has asked again', async () => {
  const ana = await person();
  await ask(ana.email);
  await desk.knex('account_outbox').update({ created_at: desk.knex.raw("now() - interval '2 hours'") });
  await drain(desk);
  expect(await mailsTo(desk, ana.email)).toEqual([]);
});

test('a guest of several orders completes the one that is named, and becomes its client', async () => {
  const [first, second] = [await person({ guest: true }), await person({ guest: true })];
  await desk.knex('app_user').where({ id: second.userId }).update({ email: first.email });
  const id = await order(desk.knex, first);
  await ask(first.email, id.replaceAll('-', ''));
  await drain(desk);
  const { token } = await linkTo(first.email);
  expect((await change(first.email, token)).status).toBe(200);
  const { user } = (await signIn(first.email, fresh)).body;
  expect(user).toMatchObject({ id: first.userId, role: 'client', invited: false, Client: first.clientId });
});

test('refuses a link once another account proved its e-mail', async () => {
  const guest = await person({ guest: true });
  const token = await linked(guest.email);
  const ana = await person();
  const proven = { email: guest.email, proven_email: guest.email.toLowerCase() };
  await desk.knex('app_user').where({ id: ana.userId }).update(proven);
  expect((await change(guest.email, token)).code).toBe('email_taken');
});

test('a common password is refused, and the link is still good', async () => {
  const ana = await person();
  const token = await linked(ana.email);
  expect((await change(ana.email, token, 'Contraseña 2026')).code).toBe('password_too_common');
  expect((await change(ana.email, token)).status).toBe(200);
});

test('sends staff to the internal network, and sends a disabled person nothing', async () => {
  const [gerente, gone] = [await person(), await person()];
  await desk.knex('app_user').where({ id: gerente.userId }).update({ role: 'manager', client_id: null });
  await desk.knex('app_user').where({ id: gone.userId }).update({ disabled_at: new Date() });
  await ask(gerente.email);
  await ask(gone.email);
  await drain(desk);
  expect((await linkTo(gerente.email)).page).toBe('http://interno.localhost:4300/reset-password');
  expect(await mailsTo(desk, gone.email)).toEqual([]);
});

test('the first administrator is invited to the internal network, and has three days', async () => {
  const admin = await person();
  await desk.knex('app_user').where({ id: admin.userId }).update({ role: 'admin', client_id: null });
  const payload = { email: admin.email, order: null, site: 'actual-studio', gateway: 'internal', invitation: true };
  const created_at = new Date(Date.now() - 71 * 3_600_000);
  await desk.knex('account_outbox').insert({ kind: 'password-link', key: randomUUID(), payload, created_at });
  await drain(desk);
  expect((await mailsTo(desk, admin.email)).at(-1)?.subject).toBe('Tu cuenta de administradora');
  expect((await linkTo(admin.email)).page).toBe('http://interno.localhost:4300/reset-password');
});

test('one mailbox is written to five times an hour, whether or not it is an account’s', async () => {
  const capped = await startInvoiceHarness({ perMinute: 1_000 });
  const ana = await client(capped.knex, { fiscal: false });
  for (const email of [ana.email, 'nadie@correo.mx']) {
    const replies = [];
    for (let at = 0; at < 6; at += 1) replies.push((await ask(email, undefined, capped)).code ?? 'sent');
    expect(replies).toEqual([...Array(5).fill('sent'), 'too_many_mails']);
  }
  await capped.close();
});
