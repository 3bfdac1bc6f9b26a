import { randomUUID } from 'node:crypto';
import { Role } from '@actual/contracts/facts/access/roles';
import { hashPassword } from '../people/password';
import { drain, type InvoiceHarness, mailsTo, misbehave, startInvoiceHarness } from '../testing/invoice-harness';

const password = 'hamaca-azul-7';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1';
let desk: InvoiceHarness;
let hash: string;
beforeAll(async () => {
  desk = await startInvoiceHarness();
  hash = await hashPassword(password);
});
afterAll(() => desk.close());

/** A call of a browser. @returns its cookies of known accounts, to come with again */
async function call(url: string, payload: object, { device = windows, cookie = '', site = 'actual-studio' } = {}) {
  const reply = await desk.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: `10.1.${Math.floor(Math.random() * 250)}.7`,
    headers: { site, 'user-agent': device, ...(cookie ? { cookie } : {}) },
  });
  const known = reply.cookies.filter(({ name }) => name === 'conocido');
  return { status: reply.statusCode, known: known.map(({ name, value }) => `${name}=${value}`).join('') };
}
const signIn = (email: string, from = {}) => call('/auth/signin', { email, password }, from);

/** Somebody who has had an account for a year. */
async function person(change: object = {}): Promise<string> {
  const email = `${randomUUID()}@correo.mx`;
  const names = { first_name: 'Ana', last_name: 'Ruiz', created_at: new Date(Date.now() - 365 * 86_400_000) };
  await desk
    .knex('app_user')
    .insert({ id: randomUUID(), email, role: Role.client, password_hash: hash, ...names, ...change });
  return email;
}
/** The mails about devices that a person got, without the one of the registration. */
async function mails(email: string) {
  await drain(desk);
  return (await mailsTo(desk, email)).filter(({ subject }) => !subject.startsWith('Confirma tu correo'));
}

test('a sign-in from a new device is mailed with device, time and a link to another password', async () => {
  const email = await person();
  await signIn(email, { site: 'actual-kids' });
  const [mail] = await mails(email);
  expect(mail?.subject).toBe('Entraste desde un equipo nuevo');
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Chrome en Windows');
    expect(part).toContain('Actual Kids');
    expect(part).toMatch(/\d+\/\w+\/\d{4}, \d\d:\d\d h, hora de Cancún/);
    expect(part).toContain('http://kids.localhost:4200/forgot-password?email=');
  }
});

test('no mail for a sign-in from a browser that knows the account, nor for a wrong password', async () => {
  const email = await person();
  const { known } = await signIn(email);
  await signIn(email, { cookie: known, device: iphone });
  await call('/auth/signin', { email, password: 'otra cosa' }, { device: iphone });
  expect(await mails(email)).toHaveLength(1);
});

test('one mail a day for each kind of device, also of ten sign-ins at once', async () => {
  const email = await person();
  await Promise.all(Array.from({ length: 10 }, (_, at) => signIn(email, { device: at % 2 ? windows : iphone })));
  expect(await mails(email)).toHaveLength(2);
});

test('no mail for the first sign-in after registering, unless it is on another kind of device', async () => {
  const register = async (): Promise<string> => {
    const email = `${randomUUID()}@correo.mx`;
    const names = { FirstName: 'Ana', LastName: 'Ruiz', E_Mail: email, Cellular: '9982145567' };
    await call('/client/register/', { ...names, password, _password: password });
    return email;
  };
  const [ana, luz] = [await register(), await register()];
  await signIn(ana);
  await signIn(luz, { device: iphone });
  expect([(await mails(ana)).length, (await mails(luz)).length]).toEqual([0, 1]);
  await signIn(ana);
  expect(await mails(ana)).toHaveLength(1);
});

test('staff are sent to the internal network; a mail that the server refused for now is sent once', async () => {
  const email = await person({ role: Role.seller });
  await misbehave(desk, 'mail', { failNext: 1 });
  await signIn(email);
  await drain(desk);
  const [mail, ...more] = await mails(email);
  expect(mail?.text).toContain('http://interno.localhost:4300/forgot-password');
  expect(more).toEqual([]);
});
