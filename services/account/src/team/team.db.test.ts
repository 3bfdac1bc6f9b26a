import { randomUUID } from 'node:crypto';
import type { Colleague } from '@actual/contracts';
import { type InsideRole, Role, roles } from '@actual/contracts/facts/access/roles';
import { teamLimits } from '@actual/contracts/facts/access/team';
import { sessionToken } from '@actual/kit/testing/tokens';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../people/password';
import { drain, type InvoiceHarness, mailsTo, startInvoiceHarness } from '../testing/invoice-harness';

const password = 'hamaca-azul-7';
let desk: InvoiceHarness;
let hash: string;
let admin: { id: string };
beforeAll(async () => {
  desk = await startInvoiceHarness();
  hash = await hashPassword(password);
  await desk.knex('store').insert([
    { code: 'cancun', name: 'Cancún', region: 'QR', type: 'studio' },
    { code: 'merida', name: 'Mérida', region: 'YUC', type: 'home' },
  ]);
  admin = await somebody(Role.admin, 'Rosa');
});
afterAll(() => desk.close());

async function somebody(role: Role = Role.seller, first_name = 'Ana') {
  const [id, email] = [randomUUID(), `${randomUUID()}@actual.mx`];
  const names = { first_name, last_name: 'Ek', main_store: 'cancun' };
  await desk.knex('app_user').insert({ id, email, role, password_hash: hash, proven_email: email, ...names });
  return { id, email };
}
type As = { id: string; role?: Role } | null;
async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, as: As = admin, key = '') {
  const role = as?.role ?? Role.admin;
  const clientId = role === Role.client || role === Role.guest ? randomUUID() : null;
  const token = as && sessionToken({ role, userId: as.id, clientId, site: 'actual-home' });
  const reply = await desk.app.inject({
    method,
    url,
    remoteAddress: `10.3.${Math.floor(Math.random() * 250)}.7`,
    headers: {
      site: 'actual-home',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    payload,
  });
  const body = reply.json();
  return { status: reply.statusCode, code: (body.code ?? 'ok') as string, body };
}
const newcomer = (change: object = {}) => ({
  firstName: 'Luz',
  lastName: 'Pech',
  email: `luz.${randomUUID()}@actual.mx`,
  mobilePhone: '998 214 5567',
  role: Role.seller as InsideRole,
  Store: 'cancun' as string | null,
  ...change,
});
const listed = async (id: string): Promise<Colleague> =>
  (await call('GET', '/team')).body.people.find((one: Colleague) => one.id === id);
const signIn = (email: string, code?: string, secret = password) =>
  call('POST', '/auth/signin', { email, password: secret, code }, null);
const rights = (role: InsideRole, Store: string | null = 'cancun') => ({ role, Store });

/** E-mail and token of the link that was mailed last. */
async function linkTo(email: string) {
  await drain(desk);
  const mails = (await mailsTo(desk, email)).filter(({ subject }) => subject === 'Te invitaron al equipo');
  const link = new URL(/http:\/\/interno\S+\/reset-password\?\S+/.exec(mails.at(0)?.text ?? '')?.[0] ?? 'none:');
  return { email, token: link.searchParams.get('token'), mails };
}

test('an invited colleague chooses a password and a second factor, and loses access at once when ended', async () => {
  const typed = newcomer();
  const { status, body } = await call('POST', '/team', typed);
  expect([status, body]).toMatchObject([200, { state: 'invited', role: 'seller', Store: { name: 'Cancún' } }]);
  const { token, mails } = await linkTo(typed.email);
  expect(mails[0]?.text).toContain('Rosa Ek te dio una cuenta para trabajar en Actual Home');
  expect(mails[0]?.text).toContain('Vendedor');
  expect((await listed(body.id)).invitedUntil).not.toBeNull();
  const chosen = { email: typed.email, token, password, confirm_pass: password };
  expect((await call('POST', '/user/update_password', chosen, null)).status).toBe(200);
  expect(await listed(body.id)).toMatchObject({ state: 'active', secondFactor: false, invitedUntil: null });

  const asked = await signIn(typed.email);
  expect(asked.code).toBe('second_factor_missing');
  const code = new TOTP({ secret: Secret.fromBase32(asked.body.details.secret) }).generate();
  expect((await signIn(typed.email, code)).body.recoveryCodes).toHaveLength(10);
  expect(await listed(body.id)).toMatchObject({ secondFactor: true, sessions: 1 });

  const ended = await call('POST', `/team/${body.id}/end`);
  expect(ended.body).toMatchObject({ state: 'ended', sessions: 0 });
  expect(await desk.knex('session').where({ user_id: body.id, ended_at: null })).toEqual([]);
  expect((await signIn(typed.email)).code).toBe('credentials_invalid');
  expect((await call('POST', '/user/send_password_recovery', { email: typed.email }, null)).status).toBe(200);
  await drain(desk);
  expect((await mailsTo(desk, typed.email)).map(({ subject }) => subject)).not.toContain('Cambia tu contraseña');

  expect((await call('POST', `/team/${body.id}/restore`)).body.state).toBe('active');
  expect((await signIn(typed.email)).code).toBe('second_factor_required');
});

test('records every change in the audit log, with the values before and after', async () => {
  const typed = newcomer({ Store: null });
  const { id } = (await call('POST', '/team', typed)).body;
  await call('PUT', `/team/${id}`, { from: rights('seller', null), ...rights('manager', 'merida') });
  await call('POST', `/team/${id}/end`);
  await call('POST', `/team/${id}/restore`);
  const entries = await desk
    .knex('audit_entry as e')
    .join('audit_outcome as o', 'o.entry_id', 'e.id')
    .whereRaw('coalesce(e.object_id, o.object_id) = ?', [id])
    .orderBy('e.at')
    .select('e.call', 'o.before', 'o.after');
  expect(entries.map((one) => [one.call, one.before, one.after])).toMatchObject([
    ['POST /team', null, { email: typed.email, role: 'seller' }],
    ['PUT /team/{id}', { role: 'seller', Store: null }, { role: 'manager', Store: 'merida' }],
    ['POST /team/{id}/end', { access: true }, { access: false }],
    ['POST /team/{id}/restore', { access: false }, { access: true }],
  ]);
});

test('another role ends the sessions, another shop does not', async () => {
  const { id, email } = await somebody();
  await signIn(email);
  await call('PUT', `/team/${id}`, { from: rights('seller'), ...rights('seller', 'merida') });
  expect(await listed(id)).toMatchObject({ sessions: 1, Store: { code: 'merida' } });
  await call('PUT', `/team/${id}`, { from: rights('seller', 'merida'), ...rights('manager', 'merida') });
  expect(await listed(id)).toMatchObject({ sessions: 0, role: 'manager' });
});

test('nobody changes or ends their own access', async () => {
  const own = `/team/${admin.id}`;
  expect((await call('POST', `${own}/end`)).code).toBe('own_access');
  expect((await call('PUT', own, { from: rights('admin'), ...rights('seller') })).code).toBe('own_access');
});

test('of two administrators who end each other at once, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await somebody(Role.admin), await somebody(Role.admin)];
    const both = await Promise.all([
      call('POST', `/team/${two.id}/end`, undefined, one),
      call('POST', `/team/${one.id}/end`, undefined, two),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual(['forbidden', 'ok']);
    const left = await desk.knex('app_user').whereIn('id', [one.id, two.id]).whereNull('disabled_at');
    expect(left).toHaveLength(1);
  }
});

test('an administrator who was demoted or ended changes nothing more, with a token that still lives', async () => {
  for (const change of [{ role: Role.seller }, { disabled_at: new Date() }]) {
    const [gone, other] = [await somebody(Role.admin), await somebody()];
    await desk.knex('app_user').where({ id: gone.id }).update(change);
    expect((await call('POST', `/team/${other.id}/end`, undefined, gone)).code).toBe('forbidden');
    expect((await call('POST', '/team', newcomer(), gone)).code).toBe('forbidden');
    expect((await listed(other.id)).state).toBe('active');
  }
});

test('refuses a change when a colleague changed the person meanwhile, and shows the present values', async () => {
  const { id } = await somebody();
  const both = await Promise.all(
    (['manager', 'admin'] as const).map((role) =>
      call('PUT', `/team/${id}`, { from: rights('seller'), ...rights(role) }),
    ),
  );
  expect(both.map(({ code }) => code).sort()).toEqual(['conflict', 'ok']);
  const [won, lost] = [both.find(({ code }) => code === 'ok'), both.find(({ code }) => code === 'conflict')];
  expect(lost?.body.details).toEqual({ role: won?.body.role, Store: 'cancun' });
  await call('POST', `/team/${id}/end`);
  expect((await call('POST', `/team/${id}/end`)).code).toBe('conflict');
  await call('POST', `/team/${id}/restore`);
  expect((await call('POST', `/team/${id}/restore`)).code).toBe('conflict');
});

test('refuses the e-mail of a client or of a present or former colleague, in any spelling', async () => {
  const [client, colleague, former] = [await somebody(Role.client), await somebody(), await somebody()];
  await desk.knex('app_user').where({ id: former.id }).update({ disabled_at: new Date() });
  for (const { email } of [client, colleague, former]) {
    const { status, code } = await call('POST', '/team', newcomer({ email: email.toUpperCase() }));
    expect([status, code]).toEqual([409, 'email_taken']);
  }
  const email = `${randomUUID()}@actual.mx`;
  const twice = await Promise.all([newcomer({ email }), newcomer({ email })].map((one) => call('POST', '/team', one)));
  expect(twice.map(({ code }) => code).sort()).toEqual(['email_taken', 'ok']);
});

test.each([
  ['no name', { firstName: ' ' }, 'firstName'],
  ['an e-mail that is none', { email: 'luz@' }, 'email'],
  ['a short telephone', { mobilePhone: '998' }, 'mobilePhone'],
  ['a role of clients', { role: 'client' }, 'role'],
  ['a shop that there is not', { Store: 'tulum' }, 'Store'],
  ['a name of three hundred letters', { lastName: 'x'.repeat(300) }, 'lastName'],
])('%s is refused by its field', async (_what, change, field) => {
  const { status, body } = await call('POST', '/team', newcomer(change));
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(body.details).toContainEqual(expect.objectContaining({ field }));
});

test('pressing twice invites once; a new link voids the earlier one, and only for open invitations', async () => {
  const [typed, key] = [newcomer(), randomUUID()];
  const [first, again] = [
    await call('POST', '/team', typed, admin, key),
    await call('POST', '/team', typed, admin, key),
  ];
  expect(again.body).toEqual(first.body);
  const { id } = first.body;
  const before = await linkTo(typed.email);
  expect(before.mails).toHaveLength(1);
  expect((await call('POST', `/team/${id}/invite`)).status).toBe(200);
  const after = await linkTo(typed.email);
  expect(after.mails).toHaveLength(2);
  const choose = (token: string | null) =>
    call('POST', '/user/update_password', { email: typed.email, token, password, confirm_pass: password }, null);
  const tokens = [before.token, after.token === before.token ? null : after.token];
  const codes = [];
  for (const token of tokens) codes.push((await choose(token)).code);
  expect(codes.sort()).toEqual(['link_expired', 'ok']);
  expect((await call('POST', `/team/${id}/invite`)).code).toBe('conflict');
});

test('changes only colleagues: not a client, an unknown person or an invalid id', async () => {
  const client = await somebody(Role.client);
  const statuses = [];
  for (const id of [client.id, randomUUID(), '-'.repeat(36)])
    for (const answer of [
      await call('POST', `/team/${id}/end`),
      await call('PUT', `/team/${id}`, { from: rights('seller'), ...rights('admin') }),
    ])
      statuses.push(answer.status);
  expect(statuses).toEqual([404, 404, 404, 404, 400, 400]);
  expect((await desk.knex('app_user').where({ id: client.id }))[0]).toMatchObject({
    role: 'client',
    disabled_at: null,
  });
});

test('refuses invitations beyond the largest number of people', async () => {
  const rows = Array.from({ length: teamLimits.people }, (_, at) => ({
    id: randomUUID(),
    email: `lleno${at}@actual.mx`,
    role: Role.broker,
    password_hash: 'x',
    first_name: 'X',
    last_name: 'X',
  }));
  await desk.knex('app_user').insert(rows);
  expect((await call('POST', '/team', newcomer())).code).toBe('team_full');
  await desk
    .knex('app_user')
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .delete();
});

test.each(roles.filter((role) => role !== Role.admin))('%s can neither see nor change colleagues', async (role) => {
  const [person, other] = [await somebody(role), await somebody()];
  const as = { id: person.id, role };
  expect((await call('GET', '/team', undefined, as)).status).toBe(403);
  expect((await call('POST', `/team/${other.id}/end`, undefined, as)).status).toBe(403);
});
