import { randomUUID } from 'node:crypto';
import { Role } from '@actual/contracts/facts/access/roles';
import { Secret, TOTP } from 'otpauth';
import { hashPassword } from '../people/password';
import { Authenticator } from '../testing/authenticator';
import { drain, type InvoiceHarness, mailsTo, misbehave, startInvoiceHarness } from '../testing/invoice-harness';

const password = 'hamaca-azul-7';
// the harness is the internal network
const here = { origin: 'http://interno.localhost:4300', rpId: 'interno.localhost' };
let desk: InvoiceHarness;
let hash: string;
beforeAll(async () => {
  desk = await startInvoiceHarness();
  hash = await hashPassword(password);
});
afterAll(() => desk.close());

async function call(url: string, payload: object, token?: string) {
  const reply = await desk.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: `10.2.${Math.floor(Math.random() * 250)}.7`,
    headers: { site: 'actual-kids', ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  return reply.json();
}
/** Somebody who is signed in at Actual Kids. */
async function person(role: Role = Role.client) {
  const [id, email] = [randomUUID(), `${randomUUID()}@correo.mx`];
  await desk.knex('app_user').insert({ id, email, role, password_hash: hash, first_name: 'Ana', last_name: 'Ruiz' });
  const { token } = await call('/auth/signin', { email, password });
  return { id, email, token: token as string };
}
type Signed = Awaited<ReturnType<typeof person>>;

async function addPasskey({ token }: Signed, name = 'Mi teléfono') {
  const { challenge } = await call('/me/passkeys/options', { password }, token);
  const credential = new Authenticator().make({ ...here, challenge });
  return call('/me/passkeys', { name, credential }, token);
}
async function setUpApp({ token }: Signed) {
  const { secret } = await call('/me/second-factor/options', { password }, token);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return call('/me/second-factor', { code }, token);
}
async function mails({ email }: Signed) {
  await drain(desk);
  return mailsTo(desk, email);
}
const subjects = async (who: Signed) => (await mails(who)).map(({ subject }) => subject);

test('a passkey that was added is told with its name, in the brand’s mail, both forms', async () => {
  const ana = await person();
  await addPasskey(ana, 'Mi iPhone');
  const [mail, ...more] = await mails(ana);
  expect([mail?.subject, more]).toEqual(['Agregaste una llave de acceso', []]);
  for (const part of [mail?.text, mail?.html])
    for (const words of [
      'Mi iPhone',
      'Actual Kids',
      'hora de Cancún',
      'http://kids.localhost:4200/forgot-password?email=',
    ])
      expect(part).toContain(words);
});

test('one that was taken out is told too; none where nothing was', async () => {
  const [ana, luz] = [await person(), await person()];
  const { id } = await addPasskey(ana);
  const remove = (who: Signed, word: string) => call(`/me/passkeys/${id}/remove`, { password: word }, who.token);
  await remove(luz, password);
  await remove(ana, 'otra cosa');
  expect(await subjects(ana)).toEqual(['Agregaste una llave de acceso']);
  await Promise.all([remove(ana, password), remove(ana, password)]);
  expect((await subjects(ana)).sort()).toEqual(['Agregaste una llave de acceso', 'Quitaste una llave de acceso']);
  expect(await subjects(luz)).toEqual([]);
});

test('sets up an app, and replaces it with new recovery codes; staff are sent to the internal network', async () => {
  const gerente = await person(Role.manager);
  await setUpApp(gerente);
  expect(await subjects(gerente)).toEqual(['Agregaste una aplicación de códigos']);
  await setUpApp(gerente);
  const mail = (await mails(gerente)).find(({ subject }) => subject === 'Cambiaste tu aplicación de códigos');
  expect(mail?.text).toContain('Los códigos de recuperación son nuevos');
  expect(mail?.text).toContain('http://interno.localhost:4300/forgot-password');
});

test('sends no notice for a setup that was not finished', async () => {
  const ana = await person();
  await call('/me/passkeys/options', { password }, ana.token);
  await call('/me/second-factor/options', { password }, ana.token);
  await call('/me/second-factor', { code: '000000' }, ana.token);
  expect(await subjects(ana)).toEqual([]);
});

test('a mail that the server refused for now is sent once', async () => {
  const ana = await person();
  await misbehave(desk, 'mail', { failNext: 1 });
  await addPasskey(ana);
  await drain(desk);
  expect(await subjects(ana)).toHaveLength(1);
});
