import { randomUUID } from 'node:crypto';
import { sessionToken } from '@actual/kit/testing/tokens';
import { drain, type InvoiceHarness, mailsTo, order, startInvoiceHarness } from '../testing/invoice-harness';

let desk: InvoiceHarness;
const owners = 'hamaca-azul-7';
const typists = 'petate verde 31';
beforeAll(async () => {
  desk = await startInvoiceHarness();
});
afterAll(() => desk.close());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.6.${addresses >> 8}.${addresses & 255}`;
};
interface From {
  token?: string;
  cookie?: string;
}
async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, { token, cookie }: From = {}) {
  const reply = await desk.app.inject({
    method,
    url,
    remoteAddress: newAddress(),
    headers: {
      site: 'actual-studio',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
    },
    payload,
  });
  const body = String(reply.headers['content-type']).includes('json') ? reply.json() : null;
  const known = reply.cookies.filter(({ name }) => name === 'conocido').map(({ value }) => `conocido=${value}`);
  return { status: reply.statusCode, location: reply.headers.location, body, known: known.join('') };
}
const someMail = () => `${randomUUID()}@correo.mx`;
const typed = (email: string, password: string) => ({
  FirstName: 'Ana',
  LastName: 'Ruiz',
  E_Mail: email,
  Cellular: '9982145567',
  password,
  _password: password,
});
const register = (email: string, password = typists) => call('POST', '/client/register/', typed(email, password));
const signIn = (email: string, password: string, from: From = {}) =>
  call('POST', '/auth/signin', { email, password }, from);
/** An e-mail whose owner opened the link of its mail. */
async function owned(): Promise<{ email: string; id: string; clientId: string }> {
  const email = someMail();
  const { user } = (await register(email, owners)).body;
  await desk.knex('app_user').where({ id: user.id }).update({ proven_email: email });
  await drain(desk);
  return { email, id: user.id, clientId: user.Client };
}
const subjectsTo = async (email: string) => {
  await drain(desk);
  return (await mailsTo(desk, email)).map(({ subject }) => subject);
};
/** Where the newest mail of the subject leads. */
async function linkTo(email: string, subject: string): Promise<string> {
  await drain(desk);
  const mail = (await mailsTo(desk, email)).find((one) => one.subject.startsWith(subject));
  const url = new URL(/https?:\/\/\S+\/api\/email\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://no.mail/api/none');
  return `${url.pathname}${url.search}`.replace('/api', '');
}

/** The part of an answer that a stranger could compare: everything but the account's own values. */
const seen = ({ status, body }: Awaited<ReturnType<typeof call>>) => {
  const { id: _id, Client: _client, CardCode, email: _email, ...user } = body.user ?? {};
  return [status, body.code ?? 'ok', Object.keys(body), user, typeof CardCode];
};

test('answers a registration the same whether or not the e-mail has an owner; only its mailbox learns', async () => {
  const { email } = await owned();
  const free = someMail();
  expect(seen(await register(email.toUpperCase()))).toEqual(seen(await register(free)));
  for (const url of ['/user/create', '/user/register/']) {
    const person = { firstName: 'Ana', lastName: 'Ruiz', mobilePhone: '9982145567', password: typists };
    const ask = (email: string) => call('POST', url, { ...person, email, confirm_pass: typists });
    const [taken, other] = [await ask(email), await ask(someMail())];
    expect([taken.status, Object.keys(taken.body)]).toEqual([other.status, Object.keys(other.body)]);
  }
  expect(await subjectsTo(email)).toContain('Ya tienes una cuenta en Actual Studio');
  expect(await subjectsTo(free)).toEqual(['Confirma tu correo en Actual Studio']);
  const told = (await mailsTo(desk, email)).find(({ subject }) => subject.startsWith('Ya tienes'));
  expect([told?.text, told?.html].join()).not.toMatch(/Ruiz|9982145567/);
});

test('registering works as long for an e-mail that has an owner', async () => {
  const { email } = await owned();
  // by the processor's time: how long a busy machine takes says nothing
  const timed = async (emailOf: () => string) => {
    const times: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const before = process.cpuUsage();
      await register(emailOf());
      const { user, system } = process.cpuUsage(before);
      times.push(user + system);
    }
    return Math.min(...times);
  };
  const [taken, free] = [await timed(() => email), await timed(someMail)];
  expect(Math.max(taken, free) / Math.min(taken, free)).toBeLessThan(2);
});

test('each signs in to their own account with their own password; a wrong one is refused like anybody’s', async () => {
  const { email, id } = await owned();
  const stranger = (await register(email)).body.user.id;
  expect((await signIn(email, owners)).body.user.id).toBe(id);
  expect((await signIn(email, typists)).body.user.id).toBe(stranger);
  const [wrong, unknown] = [await signIn(email, 'otra cosa 81'), await signIn(someMail(), 'otra cosa 81')];
  const answer = ({ status, body: { requestId: _own, ...body } }: typeof wrong) => [status, body];
  expect(answer(wrong)).toEqual(answer(unknown));
});

test('a browser that the stranger signed in with is not known to the owner’s account', async () => {
  const { email } = await owned();
  await register(email);
  const { known } = await signIn(email, typists);
  expect(known).not.toBe('');
  const guesses = await Promise.all(Array.from({ length: 40 }, () => signIn(email, 'otra cosa 81', { cookie: known })));
  expect(guesses.map(({ body }) => body.code)).toContain('rate_limited');
  // counted at the account, as anybody's: the stranger's browsers bring no further guesses
  await desk.knex('sign_in_failure').where('failures', '>=', 10).update({ failures: 20, last_at: new Date() });
  expect((await signIn(email, 'otra cosa 81', { cookie: known })).body.code).toBe('rate_limited');
});

test('a session is asked for the password of its own account', async () => {
  const { email } = await owned();
  const { token } = (await register(email)).body;
  const own = { firstName: 'Ana', lastName: 'Ruiz', phone: '9988841234', mobilePhone: '9982145567' };
  const next = someMail();
  const change = (password: string) =>
    call('PUT', '/me/update', { ...own, email: next, _email: next, password }, { token });
  expect((await change(owners)).body.code).toBe('password_required');
  expect((await change(typists)).status).toBe(200);
  const deletion = (password: string) => call('POST', '/me/delete', { password }, { token });
  expect((await deletion(owners)).body.code).toBe('password_required');
  expect((await deletion(typists)).status).toBe(200);
});

test('joins a second account to the owner’s, with its purchases, when the mail is opened in its session', async () => {
  const { email, clientId } = await owned();
  const { token, user } = (await register(email)).body;
  await order(desk.knex, { role: 'client', userId: user.id, clientId: user.Client, site: 'actual-studio', email });
  const joined = () => desk.knex('guest_join').where({ client_id: clientId }).pluck('guest_client_id');
  const link = await linkTo(email, 'Ya tienes una cuenta');

  // elsewhere, or with the owner's own session, it does nothing
  expect((await call('GET', link)).location).toBe('/user/purchases');
  await signIn(email, owners);
  expect(await joined()).toEqual([]);

  expect((await call('GET', link, undefined, { token })).location).toBe('/entrar?redirectTo=%2Fuser%2Fpurchases');
  expect(await desk.knex('session').where({ user_id: user.id, ended_at: null })).toEqual([]);
  expect((await signIn(email, typists)).body.code).toBe('credentials_invalid');
  await signIn(email, owners);
  expect(await joined()).toEqual([user.Client]);
});

test('an older link proves nothing once the e-mail has an owner; of two proofs at once one wins', async () => {
  const email = someMail();
  const first = (await register(email)).body;
  const link = await linkTo(email, 'Confirma tu correo');
  const second = (await register(email)).body;
  await drain(desk);
  const links = (await mailsTo(desk, email)).flatMap(({ text }) => /\/api(\/email\/\S+)/.exec(text)?.[1] ?? []);
  expect(links).toHaveLength(2);
  const other = links.find((one) => one !== link) ?? '';
  await Promise.all([
    call('GET', link, undefined, { token: first.token }),
    call('GET', other, undefined, { token: second.token }),
  ]);
  const rows = await desk.knex('app_user').where({ email }).select('owns_email');
  expect(rows.map((row) => row.owns_email).sort()).toEqual([false, true]);
});

test('a password by mail is the owner’s, though somebody registered later', async () => {
  const { email, id } = await owned();
  await register(email);
  await call('POST', '/user/send_password_recovery', { email });
  await drain(desk);
  const token = (await mailsTo(desk, email)).flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? [])[0];
  const fresh = 'rebozo rojo 52';
  await call('POST', '/user/update_password', { email, token, password: fresh, confirm_pass: fresh });
  expect((await signIn(email, fresh)).body.user.id).toBe(id);
});

test('does not let anyone take a staff member’s e-mail, and does not write to it', async () => {
  const email = `${randomUUID()}@actual.mx`;
  const person = { role: 'manager', password_hash: 'x', first_name: 'Eva', last_name: 'Poot' };
  await desk.knex('app_user').insert({ id: randomUUID(), email, ...person });
  await register(email);
  const token = sessionToken({ role: 'seller', site: 'actual-studio' });
  expect(await subjectsTo(email)).toEqual([]);
  const grant = await call('POST', '/auth/manager', { email, password: typists, quotationId: randomUUID() }, { token });
  expect(grant.body.code).toBe('credentials_invalid');
});
