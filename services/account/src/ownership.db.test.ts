import { randomUUID } from 'node:crypto';
import { endpoints, type Role, type Site } from '@actual/contracts';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { linkKey } from '@actual/kit/signed-link';
import { sessionToken } from '@actual/kit/testing/tokens';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from './people/password';
import { openAccountApp } from './testing/account-app';
import { someProduct } from './testing/some-product';
import { xenon } from './testing/taxpayers';
import { testSettings } from './testing/unreachable-outside';

/**
 * Every call of the account service about somebody's objects, by every role: on its own object, another person's, one
 * of another brand and nobody's, and with a session of another brand. Calls on invoices have a table of their own
 * (`invoices/ownership`).
 */
const password = 'hamaca-azul-7';
let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
let passwordHash: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.knex('state').insert({ code: 'ROO', name: 'Quintana Roo' });
  db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 8 });
  app = await openAccountApp(db);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

type Key = keyof typeof endpoints;
type Who = 'anonymous' | Role;
const people: readonly Who[] = ['anonymous', 'guest', 'client', 'broker', 'seller', 'manager', 'admin'];
const isStaff = (who: Who): boolean => who === 'seller' || who === 'manager' || who === 'admin';
const hasClient = (who: Who): boolean => who === 'guest' || who === 'client';

/** Somebody, and the ids of their objects. */
interface Somebody {
  who: Who;
  userId: string;
  clientId: string;
  sessionId: string;
  contactId: string;
  passkeyId: string;
  quotationId: string;
  favoriteId: string;
  planId: string;
  exportId: string;
  /** A word that is in everything of theirs and in nothing else. */
  mark: string;
}

/** Somebody with one of everything that a person of their role can have. */
async function somebody(who: Who, site: Site = 'actual-studio'): Promise<Somebody> {
  const ids = [
    'userId',
    'clientId',
    'sessionId',
    'contactId',
    'passkeyId',
    'quotationId',
    'exportId',
    'planId',
  ] as const;
  const made = Object.fromEntries(ids.map((name) => [name, randomUUID()])) as Record<(typeof ids)[number], string>;
  const mark = `Marca${randomUUID().slice(0, 8)}`;
  const favoriteId = await someProduct(database.knex, { name: `Silla ${mark}` });
  const me: Somebody = { who, ...made, favoriteId, mark };
  if (who === 'anonymous') return me;
  const { knex } = database;
  const name = { first_name: mark, last_name: 'Ruiz', email: `${mark}@correo.mx` };
  const client_id = hasClient(who) ? me.clientId : null;
  if (client_id) await knex('client').insert({ id: client_id, ...name });
  const role = { role: who, invited: who === 'guest', client_id };
  await knex('app_user').insert({ id: me.userId, password_hash: passwordHash, ...role, ...name });
  const session = { id: me.sessionId, user_id: me.userId, site, key_hash: randomUUID(), device: `Navegador ${mark}` };
  await knex('session').insert(session);
  const credential = { credential_id: randomUUID(), public_key: Buffer.from('x'), counter: 0, transports: [] };
  await knex('passkey').insert({
    id: me.passkeyId,
    user_id: me.userId,
    rp_id: 'studio.localhost',
    name: mark,
    ...credential,
  });
  if (!client_id) return me;
  await knex('fiscal_address').insert({ client_id, ...xenon, email: `fiscal.${mark}@correo.mx` });
  const street = { street: mark, exterior_number: '28', settlement: 'Cancún Centro', zip: '77500' };
  const town = { municipality: 'Benito Juárez', city: 'Cancún', state_code: 'ROO' };
  await knex('contact').insert({
    id: me.contactId,
    client_id,
    ...name,
    mobile_phone: '+529981234567',
    ...street,
    ...town,
  });
  await knex('quotation').insert({ id: me.quotationId, site, priced_on: '2026-11-18', client_id });
  await knex('favorite').insert({ client_id, site, product_id: favoriteId });
  await knex('room_plan').insert({ id: me.planId, client_id, site, name: mark, plan: '' });
  const until = new Date(Date.now() + 3_600_000);
  const archive = { content: Buffer.from(mark), email: name.email, made_at: new Date(), expires_at: until };
  await knex('data_export').insert({ id: me.exportId, user_id: me.userId, site, ...archive });
  return me;
}

/** Every row of somebody, to see whether a call changed one. */
async function rowsOf({ userId, clientId, quotationId }: Somebody): Promise<unknown> {
  const own = {
    app_user: { id: userId },
    client: { id: clientId },
    session: { user_id: userId },
    passkey: { user_id: userId },
    second_factor: { user_id: userId },
    contact: { client_id: clientId },
    fiscal_address: { client_id: clientId },
    favorite: { client_id: clientId },
    room_plan: { client_id: clientId },
    invoice_request: { quotation_id: quotationId },
    data_export: { user_id: userId },
  };
  return Promise.all(Object.entries(own).map(([table, where]) => database.knex(table).where(where).orderByRaw('1, 2')));
}

interface From {
  site?: Site;
}
async function call(me: Somebody, key: Key, url: string, payload?: object, { site = 'actual-studio' }: From = {}) {
  const { who, userId, sessionId: id } = me;
  const clientId = hasClient(who) ? me.clientId : null;
  const authorization =
    who === 'anonymous'
      ? {}
      : { authorization: `Bearer ${sessionToken({ id, userId, clientId, role: who, site: 'actual-studio' })}` };
  const reply = await app.inject({
    method: endpoints[key].method,
    url,
    headers: { site, ...authorization },
    payload,
  });
  const isFile = reply.headers['content-disposition'] !== undefined;
  const code: string = isFile ? 'ok' : (reply.json().code ?? 'ok');
  return { status: reply.statusCode, code, text: reply.body };
}

const home = {
  FirstName: 'Otra',
  LastName: 'Calle',
  Tel1: '9988841234',
  Cellolar: '9982145567',
  E_Mail: 'otra@correo.mx',
  Address: 'Av. Nader',
  U_Noexterior: '28',
  U_Nointerior: 'S/N',
  U_Colonia: 'Cancún Centro',
  U_CP: '77500',
  U_Mpio: 'Benito Juárez',
  U_Ciudad: 'Cancún',
  U_Estado: 'ROO',
};

const company = {
  LicTradNum: 'EKU9003173C9',
  companyName: 'ESCUELA KEMPER URGATE',
  cfdiUse: 'G01',
  regime: '601',
  Phone1: '9982145567',
  U_Correos: 'facturas@correo.mx',
  State: 'Quintana Roo',
  ZipCode: '77500',
};

/** The address of somebody's object, and the body that names one. */
const objects: Partial<Record<Key, { url: (of: Somebody) => string; body?: (of: Somebody) => object }>> = {
  'PUT /me/client/contacts/{id}': { url: ({ contactId }) => `/me/client/contacts/${contactId}`, body: () => home },
  'PUT /me/plans/{id}': { url: ({ planId }) => `/me/plans/${planId}`, body: () => ({ name: 'Otra' }) },
  'DELETE /me/plans/{id}': { url: ({ planId }) => `/me/plans/${planId}` },
  'PUT /me/passkeys/{id}': { url: ({ passkeyId }) => `/me/passkeys/${passkeyId}`, body: () => ({ name: 'Otra' }) },
  'POST /me/passkeys/{id}/remove': {
    url: ({ passkeyId }) => `/me/passkeys/${passkeyId}/remove`,
    body: () => ({ password }),
  },
  'POST /invoice/request/': {
    url: () => '/invoice/request/',
    body: ({ quotationId: quotation }) => ({ quotation, wanted: true }),
  },
  'GET /client/{id}/ewallet': { url: ({ clientId }) => `/client/${clientId}/ewallet` },
  'GET /client/{id}/balance': { url: ({ clientId }) => `/client/${clientId}/balance` },
  'GET /me/data/{id}/file': {
    url: ({ exportId }) => `/me/data/${exportId}/file?key=${linkKey(testSettings.linkSecret, 'export', exportId)}`,
  },
  'GET /client/{id}/fiscaladdress': { url: ({ clientId }) => `/client/${clientId}/fiscaladdress` },
  // the session that all the calls above were made in
  'POST /me/sessions/{id}/end': { url: ({ sessionId }) => `/me/sessions/${sessionId}/end` },
};
/** Calls without an object in their address: they find everything by the caller's session. */
const ofCaller: Partial<Record<Key, string>> = {
  'GET /me': '/me',
  'GET /me/activeStore': '/me/activeStore',
  'GET /me/sessions': '/me/sessions',
  'GET /me/passkeys': '/me/passkeys',
  'GET /me/second-factor': '/me/second-factor',
  'GET /me/plans': '/me/plans',
  'GET /me/consents': '/me/consents',
  'GET /me/data': '/me/data',
  'GET /me/client': '/me/client',
  'GET /me/client/contacts': '/me/client/contacts',
  'GET /me/client/fiscaladdress': '/me/client/fiscaladdress',
  'GET /invoice/find/{page}': '/invoice/find/1',
  'GET /invoice/orders/': '/invoice/orders/',
};
/** Changes by the caller's session alone: no field of theirs names a person or an object. */
const changesOfCaller = [
  'POST /me/client/contacts',
  'PUT /me/client/fiscaladdress',
  'POST /me/client/fiscaladdress/constancia',
  'PUT /me/update',
  'PUT /me/wayin',
  'PUT /me/plans',
  'PUT /me/password',
  'POST /me/sessions/endothers',
  'POST /me/data',
  'POST /me/delete',
  'POST /me/passkeys',
  'POST /me/passkeys/options',
  'POST /me/second-factor',
  'POST /me/second-factor/options',
];

/** Changes that staff make to a client; `clients/clients-of-shop` tests who may make them, and their effects. */
const changesOfStaff = ['POST /client/create', 'PUT /client/{id}/currency', 'PUT /client/{id}/fiscaladdress'];
/** Messages to a shop, for its staff alone (`forms/messages.db.test`). */
const messagesOfShop = ['GET /messages/{page}', 'GET /messages/{id}/file', 'PUT /messages/{id}'];
/** The store's people, for administrators alone (`team/team.db.test`). */
const ofTeam = [
  'GET /team',
  'POST /team',
  'PUT /team/{id}',
  'POST /team/{id}/end',
  'POST /team/{id}/invite',
  'POST /team/{id}/restore',
];
/** Of reviews (`reviews/reviews.db.test`): judged by managers, written by the order's client or the reader of its mail. */
const ofReviews = [
  'GET /reviews/moderation/{page}',
  'PUT /reviews/{id}',
  'GET /reviews/piece/{id}',
  'POST /reviews/piece/{id}',
  'POST /reviews/piece/{id}/picture',
];
/** Calls that a key from a mail or browser opens, whatever the caller's session: another object's key opens nothing. */
const byKey = [
  'POST /auth/renew',
  'GET /email/{id}/open',
  'POST /user/update_password',
  'POST /user/confirm_email',
  'POST /newsletter/confirm',
  'POST /newsletter/cancel/{id}',
  'POST /restock/cancel/{id}',
];
/** About nobody's object, or about that of the caller's own cookie. */
const ofNobody = [
  'POST /auth/manager',
  'POST /auth/signin',
  'POST /auth/signout',
  'POST /auth/passkey/options',
  'POST /auth/passkey',
  'POST /client/register/',
  'POST /user/create',
  'POST /user/register/',
  'GET /user/stores',
  'POST /user/send_password_recovery',
  'GET /fiscal/lists',
  'POST /sendfiscaldata',
  'POST /sendcontact',
  'POST /forms/attachment',
  'POST /sendsuggestions',
  'POST /newsletter',
  'POST /restock/{id}',
  'GET /reviews/product/{id}/{page}',
  'GET /reviews/pictures/{filename}',
  'GET /favorites',
  'POST /favorites/{id}',
  'DELETE /favorites/{id}',
];

/** How a caller of the wrong kind is refused, before anything is looked up. */
function refusalOf(key: Key, who: Who): [number, string] | null {
  const { access } = endpoints[key];
  // nobody signs in as a guest, so there is no password to confirm it is them
  if (who === 'guest' && key === 'POST /me/passkeys/{id}/remove') return [403, 'password_required'];
  if (access === 'owner-or-staff') return isStaff(who) || hasClient(who) ? null : [404, 'not_found'];
  if (who === 'anonymous') return [401, 'unauthorized'];
  if (access === 'staff') return isStaff(who) ? null : [403, 'forbidden'];
  return access === 'client' && !hasClient(who) ? [403, 'forbidden'] : null;
}

test('every call of the service is in one of the tables', () => {
  const owned = [
    ...Object.keys(objects),
    ...Object.keys(ofCaller),
    ...changesOfCaller,
    ...changesOfStaff,
    ...messagesOfShop,
    ...ofTeam,
    ...ofReviews,
  ];
  const own = (Object.keys(endpoints) as Key[]).filter((key) => {
    const { service, access, path } = endpoints[key];
    return service === 'account' && !(path.startsWith('/invoice/') && access === 'owner-or-staff');
  });
  expect([...owned, ...byKey, ...ofNobody].sort()).toEqual(own.sort());
});

const owners = ['own', 'another’s', 'another brand’s', 'nobody’s'] as const;
type Whose = (typeof owners)[number];
const table = people.flatMap((who) => owners.map((whose) => [who, whose] as const));

test.each(table)('answers a caller who is %s about what is %s', async (who, whose) => {
  const me = await somebody(who);
  const owner = {
    own: me,
    'another’s': await somebody(who === 'guest' ? 'guest' : 'client'),
    'another brand’s': await somebody(who === 'guest' ? 'guest' : 'client', 'actual-kids'),
    'nobody’s': await somebody('anonymous'),
  };
  const of = owner[whose as Whose];
  const before = whose === 'own' ? null : await rowsOf(of);
  for (const [key, { url, body }] of Object.entries(objects) as [Key, NonNullable<(typeof objects)[Key]>][]) {
    const answer = await call(me, key, url(of), body?.(of));
    const { access } = endpoints[key];
    const staffReads = (access === 'owner-or-staff' || access === 'staff') && isStaff(who);
    const exists = whose === 'own' ? !isStaff(who) : staffReads && whose !== 'nobody’s';
    const has = access === 'session' ? whose === 'own' : exists;
    const [status, code] = refusalOf(key, who) ?? (has ? [200, 'ok'] : [404, 'not_found']);
    expect([key, answer.status, answer.code]).toEqual([key, status, code]);
  }
  if (before) expect(await rowsOf(of)).toEqual(before);
});

test.each(people)('%s reads only their own data', async (who) => {
  const [me, other] = [await somebody(who), await somebody('client')];
  for (const [key, url] of Object.entries(ofCaller) as [Key, string][]) {
    const { status, code, text } = await call(me, key, url);
    expect([key, status, code]).toEqual([key, ...(refusalOf(key, who) ?? [200, 'ok'])]);
    expect([key, text.includes(other.mark)]).toEqual([key, false]);
  }
  const { text } = await call(me, 'GET /favorites', '/favorites');
  expect([text.includes(me.mark), text.includes(other.mark)]).toEqual([hasClient(who), false]);
});

test.each(people)('%s saves and drops favorites of their own alone', async (who) => {
  const [me, other] = [await somebody(who), await somebody('client')];
  const before = await rowsOf(other);
  for (const key of ['POST /favorites/{id}', 'DELETE /favorites/{id}'] as const)
    expect((await call(me, key, `/favorites/${other.favoriteId}`)).status).toBe(200);
  expect(await rowsOf(other)).toEqual(before);
});

test.each(people)('answers %s with a session of another brand', async (who) => {
  const me = await somebody(who);
  for (const [key, url] of Object.entries(ofCaller) as [Key, string][]) {
    const { status } = await call(me, key, url, undefined, { site: 'actual-kids' });
    // staff work for every brand; a client's or a broker's session is nobody elsewhere
    expect([key, status]).toEqual([key, isStaff(who) ? (refusalOf(key, who)?.[0] ?? 200) : 401]);
  }
  for (const [key, { url, body }] of Object.entries(objects) as [Key, NonNullable<(typeof objects)[Key]>][]) {
    if (isStaff(who)) continue;
    const { status } = await call(me, key, url(me), body?.(me), { site: 'actual-kids' });
    expect([key, status]).toEqual([key, endpoints[key].access === 'owner-or-staff' ? 404 : 401]);
  }
});

test('a body about oneself that names another person changes nothing of theirs', async () => {
  const [me, other] = [await somebody('client'), await somebody('client')];
  const before = await rowsOf(other);
  const names = { id: other.userId, userId: other.userId, client_id: other.clientId, clientId: other.clientId };
  const email = `${me.mark}@correo.mx`;
  const next = 'marea-verde-9';
  const bodies: Partial<Record<Key, object>> = {
    'POST /me/client/contacts': { ...home, _E_Mail: home.E_Mail },
    'PUT /me/client/fiscaladdress': company,
    'PUT /me/wayin': { wayIn: '2.d80-210' },
    'PUT /me/update': {
      firstName: 'Yo',
      lastName: 'Misma',
      phone: '9988841234',
      mobilePhone: '9982145567',
      email,
      _email: email,
      role: 'admin',
    },
    'PUT /me/password': { password, newPassword: next, _newPassword: next },
    'POST /me/sessions/endothers': {},
  };
  for (const [key, body] of Object.entries(bodies) as [Key, object][]) {
    const { status, text } = await call(me, key, endpoints[key].path, { ...body, ...names });
    expect([key, status, text.includes(other.clientId)]).toEqual([key, 200, false]);
  }
  expect(await rowsOf(other)).toEqual(before);
  expect(await database.knex('app_user').where({ id: me.userId }).first('role', 'first_name')).toEqual({
    role: 'client',
    first_name: 'Yo',
  });
  expect(await database.knex('contact').where({ client_id: me.clientId })).toHaveLength(2);
});
