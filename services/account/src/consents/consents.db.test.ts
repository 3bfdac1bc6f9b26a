import { privacyNotice } from '@actual/contracts/facts/access/privacy';
import { client, drain, type InvoiceHarness, mailsTo, send, startInvoiceHarness } from '../testing/invoice-harness';
import { someProduct } from '../testing/some-product';
import { testSettings } from '../testing/unreachable-outside';
import { consentDigest } from './consents.queries';

let desk: InvoiceHarness;
beforeAll(async () => {
  desk = await startInvoiceHarness();
});
afterAll(() => desk.close());

const post = (path: string, body: object) => send(desk, null, 'POST', path, body);
const register = (email: string, guest = false) => {
  const password = guest ? {} : { password: 'hamaca-azul-7', _password: 'hamaca-azul-7' };
  const person = { FirstName: 'Ana', LastName: 'Ruiz', E_Mail: email, Cellular: '9982145567', invited: guest };
  return post('/client/register/', { ...person, ...password });
};
/** The log's rows of an e-mail, oldest first. */
const ofEmail = (email: string) =>
  desk
    .knex('consent')
    .where({ email_digest: consentDigest(testSettings.linkSecret, email) })
    .orderBy('id')
    .select('purpose', 'given', 'form', 'site');
const linksOf = async (email: string) => {
  await drain(desk);
  const [mail] = await mailsTo(desk, email);
  return (name: string) => new RegExp(`${name}=([\\w.-]+)`).exec(mail?.html ?? '')?.[1] ?? '';
};

test('records that a new client agreed to the day’s notice, and shows it to that client only', async () => {
  const { body } = await register('registra@correo.mx');
  const [row] = await desk.knex('consent').where({ user_id: body.user.id });
  expect(row).toMatchObject({ purpose: 'account', given: true, form: 'register', email_digest: null });
  const own = { role: 'client', userId: body.user.id, clientId: body.user.Client, site: 'actual-studio' } as const;
  const seen = await send(desk, { ...own, email: '' }, 'GET', '/me/consents');
  expect(seen.body).toEqual([
    {
      purpose: 'account',
      given: true,
      notice: privacyNotice,
      form: 'register',
      site: 'actual-studio',
      at: row.at.toISOString(),
    },
  ]);
  expect((await send(desk, await client(desk.knex), 'GET', '/me/consents')).body).toEqual([]);
  expect((await send(desk, null, 'GET', '/me/consents')).status).toBe(401);
});

test('an agreement names the day of the notice that the brand shows: its own before that of all brands', async () => {
  const notice = { page: 'aviso-de-privacidad', lead: '', description: 'x', body: 'x' };
  const noticeOf = async (email: string) => {
    const { body } = await register(email);
    const { rows } = await desk.knex.raw('SELECT notice::text FROM consent WHERE user_id = ?', [body.user.id]);
    return rows[0].notice;
  };
  await desk.knex('page_text').insert({ ...notice, scope: 'store', updated_on: '2027-01-02' });
  expect(await noticeOf('despues@correo.mx')).toBe('2027-01-02');
  await desk.knex('page_text').insert({ ...notice, scope: 'actual-studio', updated_on: '2027-01-01' });
  expect(await noticeOf('otra@correo.mx')).toBe('2027-01-01');
  await desk.knex('page_text').delete();
});

test('a guest’s consent covers the purchase, and the account once it has a password', async () => {
  const email = 'invitada@correo.mx';
  const { body } = await register(email, true);
  await post('/user/send_password_recovery', { email });
  const token = (await linksOf(email))('token');
  await post('/user/update_password', { email, token, password: 'petate verde 31', confirm_pass: 'petate verde 31' });
  const rows = await desk.knex('consent').where({ user_id: body.user.id }).orderBy('id');
  expect(rows.map(({ purpose, form }) => `${purpose} ${form}`)).toEqual([
    'purchase guest',
    'account complete-register',
  ]);
});

test('a registration that is refused leaves nothing', async () => {
  const [before] = await desk.knex('consent').count();
  expect((await register('no es un correo')).code).toBe('invalid_input');
  expect((await desk.knex('consent').count())[0]).toEqual(before);
});

test('a reader agrees to the newsletter by opening its mail, once, and takes it back once; the log names no e-mail', async () => {
  const email = 'Lectora@correo.mx';
  await post('/newsletter', { email, seconds: 60 });
  expect(await ofEmail(email)).toEqual([]);
  const link = await linksOf(email);
  await post('/newsletter/confirm', { token: link('token') });
  await post('/newsletter/confirm', { token: link('token') });
  for (const _again of [1, 2]) await post(`/newsletter/cancel/${link('lector')}`, { key: link('llave') });
  expect(await ofEmail(email.toLowerCase())).toEqual([
    { purpose: 'newsletter', given: true, form: 'newsletter-confirm', site: 'actual-studio' },
    { purpose: 'newsletter', given: false, form: 'newsletter-leave', site: 'actual-studio' },
  ]);
  expect(JSON.stringify(await desk.knex('consent')).toLowerCase()).not.toContain('correo.mx');
});

test('records one consent per product when a visitor asks for a restock mail', async () => {
  const product = await someProduct(desk.knex);
  const ask = () => post(`/restock/${product}`, { email: 'espera@correo.mx', seconds: 60 });
  expect([await ask(), await ask()].map(({ status }) => status)).toEqual([200, 200]);
  expect(await ofEmail('espera@correo.mx')).toEqual([
    { purpose: 'restock', given: true, form: 'restock', site: 'actual-studio' },
  ]);
});

test.each(['UPDATE consent SET given = NOT given', 'DELETE FROM consent'])('«%s» is refused', async (statement) => {
  await register(`fijo${statement.length}@correo.mx`);
  await expect(desk.invoices.db.raw(statement)).rejects.toThrow('consent is only added to');
});
