import type { Role, Shop, SiteInfo, StorefrontContent, StorefrontDocument } from '@actual/contracts';
import { dayNumber, dayText, storeDay } from '@actual/domain';
import { addAdministrator } from '../testing/administrator';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

type Reply = StorefrontDocument & { code: string; details: unknown };

let store: CatalogFixture;
let rosa: string;
beforeAll(async () => {
  store = await catalogFixture();
  const { knex } = store.database;
  rosa = await addAdministrator(knex, ['actual-studio', 'actual-kids']);
  const warehouse = { time_zone: 'America/Cancun', cutoff_hour: 13, handling_days: 1, works_saturday: true };
  await knex('warehouse').insert({ ...warehouse, code: 'PDC', name: 'Playa' });
});
afterAll(() => store.close());
beforeEach(async () => {
  for (const table of ['storefront_version', 'storefront_document', 'shop']) await store.database.knex(table).delete();
  await store.refresh();
});

const name = 'shops.store';
const later = dayText(dayNumber(storeDay()) + 30);
const everyDay: [string, string][][] = Array.from({ length: 7 }, () => [['10:00', '21:00']]);
const shop = (id: string, part: Partial<Shop> = {}): Shop => ({
  id,
  name: 'Playa del Carmen',
  street: 'Carretera 307',
  city: 'Playa del Carmen',
  state: 'Quintana Roo',
  zipcode: '77712',
  reference: null,
  phones: ['984 010 2033'],
  week: everyDay,
  closedDays: [],
  offers: null,
  mapUrl: 'https://mapas.example/playa',
  latitude: 20.6359,
  longitude: -87.0851,
  tourUrl: null,
  warehouse: 'PDC',
  sites: ['actual-studio', 'actual-kids'],
  ...part,
});
const content = (...shops: Shop[]): StorefrontContent => ({ kind: 'shops', shops });
const call = <T = Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, role: Role = 'admin') =>
  store.call<T>(method, `/storefront/${name}${path}`, body, 'actual-studio', store.token(role, rosa));
const put = async (next: StorefrontContent, more: object = {}) =>
  call('PUT', '', { revision: (await call('GET', '')).body.revision, content: next, ...more });
const shown = async (site: 'actual-studio' | 'actual-kids' = 'actual-studio') =>
  (await store.call<Shop[]>('GET', `/site/shops/${site}`)).body;

test('a shop that an administrator publishes is on the pages of its brands at once, and undoing takes it back', async () => {
  const playa = shop('playa');
  const kids = shop('kids', { name: 'Sala Kids', sites: ['actual-kids'], warehouse: null });
  expect((await put(content(playa, kids))).status).toBe(200);
  expect(await shown()).toEqual([playa]);
  expect(await shown('actual-kids')).toEqual([playa, kids]);
  const { body: site } = await store.call<SiteInfo>('POST', '/site/findbyhandle/actual-studio');
  expect(site.shops).toEqual([
    { id: 'playa', name: 'Playa del Carmen', state: 'Quintana Roo', hours: 'Todos los días de 10:00 a 21:00' },
  ]);
  const { body: document } = await call('GET', '');
  expect(document.content).toEqual(content(playa, kids));
  await call('POST', '/undo', { version: document.versions[0]?.id });
  expect(await shown()).toEqual([]);
});

test('a closed day is shown until it has passed, and stays in the document', async () => {
  const closedDays = [
    { day: '2020-01-01', reason: 'Año nuevo' },
    { day: later, reason: 'Inventario' },
  ];
  await put(content(shop('playa', { closedDays })));
  expect((await shown())[0]?.closedDays).toEqual([{ day: later, reason: 'Inventario' }]);
  expect((await call('GET', '')).body.content).toMatchObject({ shops: [{ closedDays }] });
});

test('a shop whose warehouse was taken out counts no pieces', async () => {
  await put(content(shop('playa')));
  await store.database.knex('warehouse').update({ removed: true });
  await store.database.knex('catalog_version').increment('version', 1);
  await store.refresh();
  expect((await shown())[0]?.warehouse).toBeNull();
  await store.database.knex('warehouse').update({ removed: false });
});

test.each<[string, StorefrontContent, string]>([
  ['an address twice', content(shop('playa'), shop('playa')), 'shopId'],
  ['a warehouse that is not there', content(shop('playa', { warehouse: 'XXX' })), 'warehouse'],
  [
    'a closed day twice',
    content(
      shop('playa', {
        closedDays: [
          { day: later, reason: 'a' },
          { day: later, reason: 'b' },
        ],
      }),
    ),
    'days',
  ],
])('%s is refused at its field', async (_what, wrong, field) => {
  const { status, body } = await put(wrong);
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  expect(body.details).toEqual([expect.objectContaining({ field })]);
});

test('hours that end before they begin, no brand and no telephone are refused', async () => {
  for (const part of [
    { week: everyDay.map(() => [['21:00', '10:00'] as [string, string]]) },
    { sites: [] },
    { phones: ['12'] },
  ])
    expect((await put(content(shop('playa', part)))).status).toBe(400);
});

test('the preview shows each shop’s change', async () => {
  await put(content(shop('playa'), shop('vieja', { name: 'Vieja' })));
  const next = content(shop('playa', { street: 'Otra calle' }), shop('nueva', { name: 'Nueva' }));
  const { body } = await call<{ shops: { id: string; change: string | null }[] }>('POST', '/preview', {
    content: next,
  });
  expect(body.shops.map(({ id, change }) => [id, change])).toEqual([
    ['playa', 'changed'],
    ['nueva', 'new'],
    ['vieja', 'removed'],
  ]);
});

test('only an administrator changes shops', async () => {
  expect((await call('GET', '', undefined, 'manager')).status).toBe(403);
});
