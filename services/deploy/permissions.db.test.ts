import { randomUUID } from 'node:crypto';
import { openAccountApp } from '@actual/account-service/src/testing/account-app';
import { pathOf, sampleRequest } from '@actual/attack/src/bodies';
import { openShop, type Shop } from '@actual/checkout-service/testing/shop';
import { type Endpoint, endpoints, isInternal, type Role } from '@actual/contracts';
import { connect, disconnect, type Knex } from '@actual/database';
import { sessionToken } from '@actual/kit/testing/tokens';
import { openStaffApp } from '@actual/staff-service/src/testing/staff-app';

/**
 * The people inside and the calls they may make, listed again by hand and tried on the services themselves:
 * `facts/access/access.ts` and the contracts are compared with this list. A new call of the desk belongs here.
 */
const calls: Readonly<Record<string, readonly string[]>> = {
  'seller manager admin': [
    'POST /client/create',
    'POST /client/find/',
    'GET /client/{id}/fiscaladdress',
    'GET /client/{id}/sheet',
    'PUT /client/{id}/fiscaladdress',
    'POST /sync/syncproductbyitemcode/{code}',
    'GET /audit/{id}',
    'POST /desk/find',
    'GET /desk/today',
    'GET /desk/board',
    'GET /me/exports',
    'DELETE /me/exports/{id}',
    'GET /me/exports/{id}/file',
    'POST /auth/manager',
    'GET /servicerequests/{page}',
    'GET /promises/{page}',
    'GET /deliveries/{page}',
    'POST /order/{id}/deliverystate',
    'POST /order/{id}/deliverycorrection',
    'GET /servicerequest/{id}',
    'POST /servicerequest/{id}/step',
    'POST /order/addpayment/{id}',
    'POST /order/create',
    'GET /order/transfercredits/{id}',
    'POST /order/{id}/ordersap',
    'POST /order/invoicelogs/{id}',
    'GET /order/{id}/timeline',
    'POST /order/all/export',
    'POST /order/all/find/{page}',
    'POST /order/all/rows',
    'POST /order/user/{id}/count',
    'POST /order/user/{id}/totals',
    'POST /payment/cancel/{a}/{b}',
    'GET /payment/breaks/{page}',
    'GET /payment/parked/{page}',
    'GET /payment/refundcases/{page}',
    'POST /quotation/addrecord/{id}',
    'PUT /quotation/record/{id}/file',
    'POST /quotation/all/export',
    'POST /quotation/all/find/{page}',
    'POST /quotation/all/rows',
    'POST /quotation/user/{id}/count',
    'POST /quotation/user/{id}/totals',
    'PUT /quotation/{id}/bigticketdiscount',
    'PUT /quotation/{id}/bigticketmaxpercentage',
    'PUT /quotation/{id}/client',
    'PUT /quotation/{id}/seller',
    'PUT /quotation/{id}/store',
    'PUT /quotation/{id}/estimatedclosedate',
    'PUT /quotation/{id}/nextstep',
    'GET /quotation/{id}/leads',
    'GET /quotation/{id}/receipt',
    'GET /quotation/{id}/sale',
    'POST /quotation/{id}/records',
    'GET /me/views/{report}',
    'POST /me/views/{report}',
    'DELETE /me/views/{report}/{id}',
    'GET /payment/dollarrate',
    'PUT /client/{id}/currency',
    'POST /me/cashreport',
    'PUT /me/cashreport',
    'POST /reports/dashboard',
    'POST /reports/reasons',
    'POST /order/all/counts',
    'POST /quotation/all/counts',
    'GET /quotation/{id}/contact',
    'GET /quotation/{id}/nextstep/calendar',
    'GET /messages/{page}',
    'GET /messages/{id}/file',
    'PUT /messages/{id}',
    'POST /quotation/{id}/saporderconnectionlogs',
    'GET /uploads/records/gallery/{filename}',
  ],
  'manager admin': [
    'POST /audit/find/{page}',
    'POST /order/transfercredits/{id}',
    'POST /order/{id}/cancel',
    'POST /order/{id}/deliverydelay',
    'POST /payment/breaks/{id}/close',
    'POST /payment/parked/{id}/again',
    'POST /payment/refund/{a}/{b}',
    'PUT /payment/dollarrate',
    'POST /payment/refundcases/{id}/close',
    'POST /quotation/{id}/close',
    'POST /quotation/{id}/reopen',
    'GET /storefront/{document}',
    'PUT /storefront/{document}',
    'POST /storefront/{document}/undo',
    'POST /storefront/{document}/preview',
    'POST /storefront/{document}/picture',
    'POST /storefront/{document}/password',
    'GET /reviews/moderation/{page}',
    'PUT /reviews/{id}',
    'GET /measures/{list}/{page}',
    'POST /measures/{list}/export',
  ],
  admin: [
    'GET /releases',
    'POST /releases/{remote}/rollback',
    'GET /pagetexts',
    'GET /pagetexts/{handle}/{page}',
    'GET /imports',
    'POST /imports',
    'GET /imports/{id}',
    'GET /imports/{id}/choices',
    'GET /imports/{id}/report',
    'POST /imports/{id}/{file}/{position}',
    'POST /imports/{id}/try',
    'POST /imports/{id}/run',
    'POST /imports/{id}/stop',
    'POST /imports/{id}/undo',
    'DELETE /imports/{id}',
    'GET /team',
    'POST /team',
    'PUT /team/{id}',
    'POST /team/{id}/invite',
    'POST /team/{id}/end',
    'POST /team/{id}/restore',
    'POST /team/{id}/handover',
  ],
  broker: ['GET /me/broker', 'PUT /me/broker', 'GET /me/broker/quotations/{page}'],
};
const roles = ['seller', 'manager', 'admin', 'broker'] as const;

type App = Awaited<ReturnType<typeof openStaffApp>>;

let shop: Shop;
const opened: { db: Knex; app: App }[] = [];
const apps: Partial<Record<Endpoint['service'], App>> = {};
const userIds = Object.fromEntries(roles.map((role) => [role, randomUUID()])) as Record<(typeof roles)[number], string>;
beforeAll(async () => {
  shop = await openShop();
  apps.checkout = shop.app;
  for (const [service, open] of [
    ['account', openAccountApp],
    ['staff', openStaffApp],
  ] as const) {
    const db = connect({ url: shop.database.urlFor(service), applicationName: 'test', pool: 4, keyed: true });
    const app = await open(db);
    opened.push({ db, app });
    apps[service] = app;
  }
  await shop.knex('store').insert({ code: 'cancun', name: 'Cancún', region: 'QR', type: 'studio' });
  await shop.knex('app_user').insert(
    roles.map((role) => ({
      id: userIds[role],
      role,
      email: `${role}@correo.mx`,
      password_hash: 'x',
      first_name: 'Rosa',
      last_name: 'Ek',
      main_store: 'cancun',
    })),
  );
});
afterAll(async () => {
  for (const { db, app } of opened) {
    await app.close();
    await disconnect(db);
  }
  await shop.close();
});

const listed = Object.entries(calls).flatMap(([who, keys]) => keys.map((key) => [key, who] as const));

test('every call of the internal network is in the table', () => {
  const internal = Object.entries<Endpoint>(endpoints).filter(([, endpoint]) => isInternal(endpoint));
  expect(listed.map(([key]) => key).sort()).toEqual(internal.map(([key]) => key).sort());
});

async function codeOf(endpoint: Endpoint, role: Role | null): Promise<string> {
  const sample = sampleRequest(endpoint);
  const userId = role && role in userIds ? userIds[role as keyof typeof userIds] : randomUUID();
  const token =
    role && sessionToken({ role, userId, clientId: role === 'client' ? randomUUID() : null, site: 'actual-studio' });
  const reply = await apps[endpoint.service]?.inject({
    method: endpoint.method,
    url: pathOf(endpoint, sample),
    headers: { site: 'actual-studio', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(sample.body ? { payload: sample.body } : {}),
  });
  return reply?.headers['content-disposition']
    ? 'file'
    : ((reply?.json() as { code?: string } | null)?.code ?? 'answered');
}

// the catalog's calls are tried beside its other ones
const tried = listed.filter(([key]) => (endpoints as Record<string, Endpoint>)[key]?.service !== 'catalog');
test.each(tried)('%s is for %s and nobody else', async (key, who) => {
  const endpoint = (endpoints as Record<string, Endpoint>)[key] as Endpoint;
  const may = (role: string) => who.split(' ').includes(role);
  const expected = [null, 'client', 'guest', ...roles].map((role) => [
    role,
    role === null ? 'unauthorized' : may(role) ? 'let in' : 'forbidden',
  ]);
  const found: unknown[] = [];
  for (const [role, right] of expected) {
    const code = await codeOf(endpoint, role as Role | null);
    // an allowed role may still be refused for another reason, such as an unknown id
    found.push([
      role,
      right === 'let in' && (code !== 'forbidden' || endpoint.errors?.includes('forbidden')) ? 'let in' : code,
    ]);
  }
  expect(found).toEqual(expected);
});
