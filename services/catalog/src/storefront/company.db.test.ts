import type { Role, SiteInfo, StorefrontContent, StorefrontDocument } from '@actual/contracts';
import { companyAtFirst } from '@actual/contracts/facts/company/company-at-first';
import { addAdministrator } from '../testing/administrator';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

type Company = Extract<StorefrontContent, { kind: 'company' }>;
type Reply = StorefrontDocument & { code: string };

let store: CatalogFixture;
let rosa: string;
beforeAll(async () => {
  store = await catalogFixture();
  const { knex } = store.database;
  rosa = await addAdministrator(knex, ['actual-studio']);
});
afterAll(() => store.close());
beforeEach(async () => {
  const { knex } = store.database;
  for (const table of ['storefront_version', 'storefront_document', 'company', 'shop']) await knex(table).delete();
  await store.refresh();
});

const call = <T = Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, role: Role = 'admin') =>
  store.call<T>(method, `/storefront/company.store${path}`, body, 'actual-studio', store.token(role, rosa));
const open = async () => (await call('GET', '')).body;
const put = async (part: Partial<Company>) => {
  const { revision, content } = await open();
  return call('PUT', '', { revision, content: { ...(content as Company), ...part } });
};
const said = async () => (await store.call<SiteInfo>('POST', '/site/findbyhandle/actual-studio')).body.company;

test('shows the company the store was built with until an administrator changes it, and after an undo', async () => {
  expect(await said()).toEqual({ ...companyAtFirst, storeHours: [] });
  const morning: [string, string][] = [['09:00', '13:00']];
  const phoneWeek = [morning, morning, morning, morning, morning, [], []];
  expect((await put({ name: 'Otra, S.A.', phone: '999 123 4567', phoneWeek })).status).toBe(200);
  expect(await said()).toMatchObject({
    name: 'Otra, S.A.',
    rfc: companyAtFirst.rfc,
    phone: '999 123 4567',
    phoneHours: [{ days: 'Lunes a viernes', hours: '09:00 a 13:00' }],
  });
  await call('POST', '/undo', { version: (await open()).versions[0]?.id });
  expect(await said()).toEqual({ ...companyAtFirst, storeHours: [] });
});

test('shops of the brand that share their hours are named together', async () => {
  const week = (closes: string) => JSON.stringify(Array.from({ length: 7 }, () => [['10:00', closes]]));
  const row = { street: 'Calle', city: 'Ciudad', state: 'Estado', zipcode: '77500' };
  const shops = [
    ['Cancún', '21:00', ['actual-studio']],
    ['Mérida', '20:00', ['actual-studio']],
    ['Playa', '21:00', ['actual-studio', 'actual-kids']],
    ['Tulum', '21:00', ['actual-kids']],
  ] as const;
  await store.database.knex('shop').insert(
    shops.map(([name, closes, sites], position) => ({
      ...row,
      id: name,
      name,
      position,
      week: week(closes),
      sites: JSON.stringify(sites),
    })),
  );
  expect((await said()).storeHours).toEqual([
    { days: 'Cancún y Playa', hours: 'Todos los días de 10:00 a 21:00' },
    { days: 'Mérida', hours: 'Todos los días de 10:00 a 20:00' },
  ]);
});

test.each<[string, Partial<Company>]>([
  ['an RFC', { rfc: 'MSU' }],
  ['a telephone', { phone: '12' }],
  ['a mail', { mail: 'correo' }],
  ['a name', { name: ' ' }],
])('refuses what is not %s', async (_what, part) => {
  expect((await put(part)).status).toBe(400);
});

test('only an administrator reads and changes the company', async () => {
  expect((await call('GET', '', undefined, 'manager')).status).toBe(403);
});
