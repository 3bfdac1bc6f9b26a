import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openAccountApp } from '../testing/account-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.knex('state').insert([
    { code: 'ROO', name: 'Quintana Roo' },
    { code: 'YUC', name: 'Yucatán' },
  ]);
  await database.knex('store').insert([
    { code: 'studio_cun', name: 'Studio Cancún', region: 'Cancún', type: 'studio' },
    { code: 'cedis', name: 'CEDIS', region: 'Cancún', type: 'home', cedis: true },
  ]);
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 4 });
  app = await openAccountApp(db);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const send = async (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { token, body, key }: { token?: string; body?: object; key?: string } = {},
) => {
  const reply = await app.inject({
    method,
    url,
    headers: {
      site: 'actual-home',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, body: reply.json() };
};

const someone = (email: string) => ({
  firstName: 'Mariana',
  lastName: 'Pech',
  email,
  mobilePhone: '044 998 214 5567',
  password: 'hamaca-azul-7',
  confirm_pass: 'hamaca-azul-7',
});
const register = async (email: string): Promise<string> =>
  (await send('POST', '/user/register/', { body: someone(email) })).body.token;

const home = {
  FirstName: 'Mariana',
  LastName: 'Pech',
  Cellolar: '+52 1 998 214 5567',
  E_Mail: 'mariana@correo.mx',
  _E_Mail: 'Mariana@correo.mx',
  Address: 'Av. Nader',
  U_Noexterior: '28',
  U_Nointerior: 'S/N',
  U_Colonia: 'Cancún Centro',
  U_Mpio: 'Benito Juárez',
  U_Ciudad: 'Cancún',
  U_Estado: 'ROO',
  U_CP: '77500',
};
const { _E_Mail, ...edited } = { ...home, Tel1: '01 998 884 1234' };
const contacts = (token: string) => send('GET', '/me/client/contacts', { token });

test('addresses are saved, listed and changed by their client alone; telephones in one form', async () => {
  const [ana, beto] = [await register('ana@correo.mx'), await register('beto@correo.mx')];
  const saved = await send('POST', '/me/client/contacts', { token: ana, body: home });
  expect(saved.body).toMatchObject({ Cellolar: '+529982145567', stateName: 'Quintana Roo', Tel1: '', U_Notes1: '' });
  expect((await contacts(ana)).body).toEqual([saved.body]);
  expect((await contacts(beto)).body).toEqual([]);
  const url = `/me/client/contacts/${saved.body.id}`;
  const stolen = await send('PUT', url, { token: beto, body: edited });
  expect([stolen.status, stolen.body.code]).toEqual([404, 'not_found']);
  const changed = await send('PUT', url, { token: ana, body: { ...edited, U_Estado: 'YUC', U_CP: '97000' } });
  expect(changed.body).toMatchObject({ Tel1: '+529988841234', stateName: 'Yucatán', CntctCode: saved.body.CntctCode });
});

test.each([
  ['no interior number', { U_Nointerior: ' ' }, 'U_Nointerior'],
  ['a postal code of four digits', { U_CP: '7750' }, 'U_CP'],
  ['a state nobody knows', { U_Estado: 'QQQ' }, 'U_Estado'],
  ['another confirmation email', { _E_Mail: 'otra@correo.mx' }, '_E_Mail'],
  ['references past a hundred characters', { U_Notes1: 'x'.repeat(101) }, 'U_Notes1'],
  ['a mobile of eight digits', { Cellolar: '82145567' }, 'Cellolar'],
])('%s is refused by its field', async (_what, change, field) => {
  const token = await register(`${field.toLowerCase()}@correo.mx`);
  const refused = await send('POST', '/me/client/contacts', { token, body: { ...home, ...change } });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
  expect(refused.body.details).toContainEqual(expect.objectContaining({ field }));
});

test('editing asks for the landline and not for a second email', async () => {
  const token = await register('edita@correo.mx');
  const { id } = (await send('POST', '/me/client/contacts', { token, body: home })).body;
  const refused = await send('PUT', `/me/client/contacts/${id}`, { token, body: { ...edited, Tel1: '' } });
  expect(refused.body.details).toContainEqual(expect.objectContaining({ field: 'Tel1' }));
});

test('no more than fifty addresses, also when many are sent at once', async () => {
  const token = await register('muchas@correo.mx');
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => send('POST', '/me/client/contacts', { token, body: home })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('invalid_input');
  expect((await contacts(token)).body).toHaveLength(50);
});

test('an address sent twice with one key is one address', async () => {
  const token = await register('doble@correo.mx');
  const twice = [1, 2].map(() =>
    send('POST', '/me/client/contacts', { token, body: home, key: 'one-address-of-one-press' }),
  );
  const statuses = (await Promise.all(twice)).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect((await contacts(token)).body).toHaveLength(1);
});

const company = {
  LicTradNum: 'eku-900317-3c9',
  companyName: 'ESCUELA KEMPER URGATE',
  cfdiUse: 'G01',
  regime: '601',
  Phone1: '998 214 5567',
  U_Correos: 'facturas@correo.mx',
  State: 'Quintana Roo',
  ZipCode: '77500',
};
const keep = (token: string, change: object = {}) =>
  send('PUT', '/me/client/fiscaladdress', { token, body: { ...company, ...change } });

test('fiscal data begin with the client’s email, are kept, and belong to the client alone', async () => {
  const [token, other] = [await register('fiscal@correo.mx'), await register('otro.fiscal@correo.mx')];
  const before = (await send('GET', '/me/client/fiscaladdress', { token })).body;
  expect(before).toMatchObject({ fiscalAddress: null, isValid: false, defaults: { U_Correos: 'fiscal@correo.mx' } });
  expect(before.lists.uses.map(({ code }: { code: string }) => code)).not.toContain('CN01');
  expect((await keep(token)).body).toMatchObject({ LicTradNum: 'EKU9003173C9', Phone1: '+529982145567' });
  expect((await send('GET', '/me/client/fiscaladdress', { token })).body.isValid).toBe(true);
  expect((await send('GET', '/me/client', { token })).body).toMatchObject({
    LicTradNum: 'EKU9003173C9',
    Currency: 'MXN',
  });
  expect((await send('GET', '/me/client/fiscaladdress', { token: other })).body.fiscalAddress).toBeNull();
});

test('the generic RFC sets its regime and use; contradictions are named', async () => {
  const token = await register('generico@correo.mx');
  const generic = { LicTradNum: 'XAXX010101000', companyName: '', Phone1: '', U_Correos: '', State: '', ZipCode: '' };
  expect((await keep(token, generic)).body).toMatchObject({
    companyName: 'PUBLICO EN GENERAL',
    cfdiUse: 'S01',
    ZipCode: '77507',
  });
  const refused = await keep(token, { regime: '612', State: '' });
  expect(refused.body.details.map(({ field }: { field: string }) => field)).toEqual(['regime', 'State']);
  expect((await keep(token, { companyName: 'x'.repeat(51) })).status).toBe(400);
});

test('an account can be made without signing in; a sent role is ignored', async () => {
  const body = { ...someone('creada@correo.mx'), role: 'admin' };
  const created = await send('POST', '/user/create', { body });
  expect(Object.keys(created.body)).toEqual(['id', 'email']);
  const signed = await send('POST', '/auth/signin', { body: { email: body.email, password: body.password } });
  expect(signed.body.user).toMatchObject({ role: 'client', mobilePhone: '+529982145567' });
  const wrong = await send('POST', '/user/register/', {
    body: { ...someone('x@correo.mx'), confirm_pass: 'otra-cosa' },
  });
  expect(wrong.body.details).toContainEqual(expect.objectContaining({ field: 'confirm_pass' }));
});

test('people change their own data; another email waits until its mail is opened', async () => {
  const token = await register('cambia@correo.mx');
  const data = { firstName: 'María', lastName: 'Pech', phone: '9988841234', mobilePhone: '9982145567' };
  const update = (email: string, password?: string) =>
    send('PUT', '/me/update', { token, body: { ...data, email, _email: email, password, role: 'admin' } });
  const { password } = someone('cambia@correo.mx');
  expect((await update('Cambia@correo.mx')).body).toMatchObject({ firstName: 'María' });
  expect((await update('nueva@correo.mx', password)).body).toMatchObject({
    firstName: 'María',
    role: 'client',
    email: 'Cambia@correo.mx',
    emailToConfirm: 'nueva@correo.mx',
  });
  expect((await send('GET', '/me/client', { token })).body).toMatchObject({
    FirstName: 'María',
    E_Mail: 'Cambia@correo.mx',
  });
});

test.each([
  ['no password', undefined],
  ['another password', 'Otra-clave-2026'],
])('a session with %s cannot change the email, so a stolen session cannot take the account', async (_, password) => {
  const email = `robada-${password ? 'otra' : 'sin'}@correo.mx`;
  const token = await register(email);
  const data = { firstName: 'Eva', lastName: 'Pech', phone: '9988841234', mobilePhone: '9982145567' };
  const body = { ...data, email: 'ladron@correo.mx', _email: 'ladron@correo.mx', password };
  const refused = await send('PUT', '/me/update', { token, body });
  expect([refused.status, refused.body.code]).toEqual([403, 'password_required']);
  expect((await send('GET', '/me/client', { token })).body).toMatchObject({ E_Mail: email });
});

test('the stores are the same for every email; a client works in none', async () => {
  const token = await register('tienda@correo.mx');
  const known = await send('GET', '/user/stores?email=tienda@correo.mx');
  expect(known.body.map(({ code }: { code: string }) => code)).toEqual(['studio_cun']);
  expect((await send('GET', '/user/stores?email=nadie@correo.mx')).body).toEqual(known.body);
  expect((await send('GET', '/me/activeStore', { token })).body).toEqual({ activeStore: null });
});

test.each([
  ['GET', '/me/client'],
  ['GET', '/me/client/contacts'],
  ['POST', '/me/client/contacts'],
  ['GET', '/me/client/fiscaladdress'],
  ['PUT', '/me/client/fiscaladdress'],
  ['PUT', '/me/update'],
  ['GET', '/me/activeStore'],
] as const)('%s %s answers 401 to a visitor who is not signed in', async (method, url) => {
  const bodies: Record<string, object> = { '/me/client/contacts': home, '/me/client/fiscaladdress': company };
  const own = { ...someone('z@correo.mx'), phone: '9988841234', _email: 'z@correo.mx' };
  const refused = await send(method, url, method === 'GET' ? {} : { body: bodies[url] ?? own });
  expect([refused.status, refused.body.code]).toEqual([401, 'unauthorized']);
});
