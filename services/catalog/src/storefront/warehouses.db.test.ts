import { randomUUID } from 'node:crypto';
import type { DeliveryGroup, Role, StorefrontContent, StorefrontDocument, StorefrontPreview } from '@actual/contracts';
import { dayNumber, dayText, storeDay } from '@actual/domain';
import { addAdministrator } from '../testing/administrator';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';
import { applyDue } from './apply-document';

type Content = Extract<StorefrontContent, { kind: 'warehouses' }>;
type Warehouse = Content['warehouses'][number];
type Zones = Extract<StorefrontPreview, { kind: 'warehouses' }>['zones'];
type Reply = StorefrontDocument & { code: string; details: unknown };

let store: CatalogFixture;
let rosa: string;
beforeAll(async () => {
  store = await catalogFixture();
  rosa = await addAdministrator(store.database.knex, ['actual-studio']);
});
afterAll(() => store.close());
beforeEach(async () => {
  const { knex } = store.database;
  for (const table of ['storefront_version', 'storefront_document', 'order_line', 'orders', 'reservation', 'payment'])
    await knex(table).delete();
  await store.clear();
  for (const table of ['closed_day', 'delivery_route', 'stock_source', 'zone_change', 'zipcode', 'warehouse'])
    await knex(table).delete();
  // open round the clock, so that no test depends on the hour
  const row = { cutoff_hour: 24, handling_days: 1, works_saturday: true };
  await knex('warehouse').insert([
    { ...row, code: 'CUN', name: 'Cancún', time_zone: 'America/Cancun', is_cedis: true },
    { ...row, code: 'MID', name: 'Mérida', time_zone: 'America/Merida' },
  ]);
  await knex('delivery_route').insert([
    { warehouse_code: 'CUN', zone: 'caribe', days: 1 },
    { warehouse_code: 'MID', zone: 'caribe', days: 3 },
    { warehouse_code: 'MID', zone: 'yucatan', days: 1 },
  ]);
  const caribe = { municipality: 'Benito Juárez', state: 'Quintana Roo', state_code: 'ROO', zone: 'caribe' };
  const islands = { ...caribe, municipality: 'Isla Mujeres', zone: null };
  const yucatan = { municipality: 'Mérida', state: 'Yucatán', state_code: 'YUC', zone: 'yucatan' };
  await knex('zipcode').insert([
    { ...caribe, id: '77500', cp: '77500', settlements: ['Centro'] },
    { ...caribe, id: '77505', cp: '77505' },
    { ...islands, id: '77400', cp: '77400' },
    { ...yucatan, id: '97000', cp: '97000' },
    { ...yucatan, id: '97100', cp: '97100' },
    { ...caribe, id: '_29030', cp: '_29030' },
  ]);
  await store.add([{ code: 'ST1', name: 'Sofá', stock: 5 }]);
});

const name = 'warehouses.store';
const inside = (role: Role = 'admin') => store.token(role, rosa);
const call = <T = Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = inside()) =>
  store.call<T>(method, `/storefront/${name}${path}`, body, 'actual-studio', token);
const open = async () => (await call('GET', '')).body;
const contentOf = async () => (await open()).content as Content;
/** The present content with some warehouses changed, by their codes. */
async function changed(parts: Record<string, Partial<Warehouse>>, more: Partial<Content> = {}): Promise<Content> {
  const content = await contentOf();
  return { ...content, warehouses: content.warehouses.map((one) => ({ ...one, ...parts[one.code] })), ...more };
}
const put = async (content: Content, more: object = {}) =>
  call('PUT', '', { revision: (await open()).revision, content, ...more });
const preview = async (content: Content) =>
  (await call<{ zones: Zones } & Reply>('POST', '/preview', { content })).body;
const undoLast = async () => call('POST', '/undo', { version: (await open()).versions[0]?.id });
const dayAt = async (zip: string, code = 'ST1') =>
  (
    await store.call<{ groups: DeliveryGroup[] | undefined }>(
      'GET',
      `/shipping/product?productCode=${code}&zipcodeDeliveryId=${zip}`,
    )
  ).body.groups?.[0]?.date ?? null;
const refusal = async (content: Content) => {
  const published = await put(content);
  const previewed = await preview(content);
  // the preview takes nothing that publishing refuses
  expect(previewed.details).toEqual(published.body.details);
  expect(published.status).toBe(400);
  return published.body.details;
};
const without = async (code: string) => {
  const content = await contentOf();
  return {
    ...content,
    warehouses: content.warehouses.filter((one) => one.code !== code),
    routes: content.routes.filter(({ warehouse }) => warehouse !== code),
  };
};
const inDays = (days: number) => dayText(dayNumber(storeDay()) + days);

test('more days to prepare move every product’s day, as the preview says by zone, and undoing restores them', async () => {
  const before = await dayAt('77500');
  const content = await changed({ CUN: { handlingDays: 4 } });
  const { zones } = await preview(content);
  expect(zones).toMatchObject([
    { zone: 'caribe', to: 'caribe', cp: '77500', zipcodes: 3, later: 1, sooner: 0, lost: 0, gained: 0 },
    { zone: 'yucatan', cp: '97000', zipcodes: 2, later: 0, lost: 0, example: { before: null, after: null } },
  ]);
  const after = zones[0]?.example?.after ?? '';
  expect(zones[0]?.example).toEqual({ product: 'Sofá', before, after });
  expect(after > (before ?? '')).toBe(true);
  expect(await dayAt('77500')).toBe(before);
  expect((await put(content)).status).toBe(200);
  expect(await dayAt('77500')).toBe(after);
  await undoLast();
  expect(await dayAt('77500')).toBe(before);
  expect((await contentOf()).warehouses.map(({ handlingDays }) => handlingDays)).toEqual([1, 1]);
});

test('a route that is added delivers where nothing was delivered, and one that is taken out does not any more', async () => {
  const content = await contentOf();
  expect(await dayAt('97000')).toBeNull();
  const more = {
    ...content,
    routes: [...content.routes, { zone: 'yucatan', warehouse: 'CUN', days: 2, halves: false }],
  };
  expect((await preview(more)).zones).toMatchObject([
    { zone: 'caribe', later: 0 },
    { zone: 'yucatan', gained: 1 },
  ]);
  await put(more);
  expect(await dayAt('97000')).not.toBeNull();
  const less = { ...content, routes: content.routes.filter(({ warehouse }) => warehouse === 'MID') };
  expect((await preview(less)).zones).toMatchObject([
    { zone: 'caribe', lost: 1 },
    { zone: 'yucatan', lost: 1 },
  ]);
});

test('the halves of the day of a route are kept, and undone they are gone', async () => {
  const content = await contentOf();
  await put({ ...content, routes: content.routes.map((one) => ({ ...one, halves: one.zone === 'caribe' })) });
  const kept = async () => (await contentOf()).routes.filter(({ halves }) => halves).map(({ zone }) => zone);
  expect(new Set(await kept())).toEqual(new Set(['caribe']));
  await undoLast();
  expect(await kept()).toEqual([]);
});

test('a new warehouse delivers once the ERP brings its pieces; undo removes it, except while it has pieces', async () => {
  const content = await contentOf();
  const tulum = { ...content.warehouses[0], code: 'TUL', name: 'Tulum' } as Warehouse;
  const routes = [...content.routes, { zone: 'yucatan', warehouse: 'TUL', days: 1, halves: false }];
  await put({ ...content, warehouses: [...content.warehouses, tulum], routes });
  const listed = async () => (await store.call<{ id: string }[]>('GET', '/company/find')).body.map(({ id }) => id);
  expect(await listed()).toEqual(['CUN', 'MID', 'TUL']);
  await undoLast();
  expect(await listed()).toEqual(['CUN', 'MID']);
  await put({ ...(await contentOf()), warehouses: [...content.warehouses, tulum], routes });
  await store.database.knex('stock_source').insert({ item_code: 'ST1', warehouse_code: 'TUL', received: 2 });
  await store.refresh();
  expect(await dayAt('97000')).not.toBeNull();
  // its pieces would be lost to shoppers with it
  const undone = await undoLast();
  expect([undone.status, undone.body.details]).toEqual([400, [{ field: 'stocked', message: 'Tulum (2)' }]]);
  expect(await listed()).toEqual(['CUN', 'MID', 'TUL']);
});

describe('a warehouse cannot be removed', () => {
  test('with pieces, also on their way; sold pieces do not count', async () => {
    expect(await refusal(await without('CUN'))).toEqual([{ field: 'stocked', message: 'Cancún (5)' }]);
    const { knex } = store.database;
    const incoming = { purchase_document: 'OC-1', arrives_on: '2099-01-05' };
    const [row] = await knex('stock_source')
      .insert({ item_code: 'ST1', warehouse_code: 'MID', received: 3, ...incoming })
      .returning<{ id: number }[]>('id');
    const routes = [
      { zone: 'caribe', warehouse: 'CUN', days: 1, halves: false },
      { zone: 'yucatan', warehouse: 'CUN', days: 3, halves: false },
    ];
    const content = { ...(await without('MID')), routes };
    expect(await refusal(content)).toEqual([{ field: 'stocked', message: 'Mérida (3)' }]);
    await knex('stock_sold').insert({ stock_source_id: row?.id, sold: 3 });
    expect((await put(content)).status).toBe(200);
    // the row stays for the pieces that it sold, and undone it delivers again
    expect(await knex('warehouse').where({ removed: true }).pluck('code')).toEqual(['MID']);
    expect(
      await refusal({ ...content, routes: [...routes, { zone: 'yucatan', warehouse: 'MID', days: 1, halves: false }] }),
    ).toEqual([{ field: 'warehouse', message: 'MID' }]);
    await undoLast();
    expect((await contentOf()).routes).toHaveLength(3);
  });

  test.each([
    ['completed', 3, true],
    ['pending-sap', -30, true],
    ['pending-payment', 3, true],
    ['completed', -3, false],
    ['canceled', 3, false],
  ])('with an order that it delivers: %s, due in %i days', async (status, days, isKept) => {
    const { knex } = store.database;
    const order = randomUUID();
    const product = await knex('product').first<{ id: string }>('id');
    const quotation = await arrangeQuotation();
    await knex('orders').insert({
      id: order,
      quotation_id: quotation,
      site: 'actual-studio',
      status,
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana@correo.mx',
      phone: '9981234567',
      address: '{}',
      payment_type: 'credit-card',
      payment_group: 1,
      subtotal_cents: 1,
      discount_cents: 0,
      total_cents: 1,
      delivery_date: inDays(days),
    });
    await knex('order_line').insert({
      id: randomUUID(),
      order_id: order,
      product_id: product?.id,
      item_code: 'ST1',
      name: 'Sofá',
      url: '/x',
      picture: 'frente',
      quantity: 1,
      unit_price_cents: 1,
      unit_total_cents: 1,
      total_cents: 1,
      ship_date: inDays(days),
      ship_company: 'CUN',
      ship_company_from: 'MID',
      position: 0,
    });
    const routes = [
      { zone: 'caribe', warehouse: 'CUN', days: 1, halves: false },
      { zone: 'yucatan', warehouse: 'CUN', days: 3, halves: false },
    ];
    const content = { ...(await without('MID')), routes };
    if (isKept) expect(await refusal(content)).toEqual([{ field: 'delivering', message: 'Mérida (1)' }]);
    else expect((await put(content)).status).toBe(200);
    // the order keeps its promise
    expect(await knex('order_line').pluck('ship_date')).toEqual([inDays(days)]);
  });

  test('by a planned change if pieces came until then; it keeps its routes', async () => {
    const routes = [
      { zone: 'caribe', warehouse: 'CUN', days: 1, halves: false },
      { zone: 'yucatan', warehouse: 'CUN', days: 3, halves: false },
    ];
    await put({ ...(await without('MID')), routes }, { from: new Date(Date.now() + 3_600_000).toISOString() });
    const { knex } = store.database;
    await knex('stock_source').insert({ item_code: 'ST1', warehouse_code: 'MID', received: 3 });
    await knex('storefront_version').whereNotNull('made_by').update({ starts_at: new Date() });
    expect(await applyDue(store.db, { error: () => undefined } as never)).toBe(1);
    expect((await contentOf()).warehouses.map(({ code }) => code)).toEqual(['CUN', 'MID']);
    expect((await contentOf()).routes).toContainEqual({ zone: 'yucatan', warehouse: 'MID', days: 1, halves: false });
  });
});

async function arrangeQuotation(): Promise<string> {
  const id = randomUUID();
  await store.database.knex('quotation').insert({ id, site: 'actual-studio', holder_hash: id, priced_on: storeDay() });
  return id;
}

test.each([
  ['a code in other letters', { code: 'cun', name: 'Otra' }, 'code', 'CUN, cun'],
  ['a name twice', { code: 'TUL', name: 'mérida' }, 'name', 'Mérida, mérida'],
])('%s is refused', async (_what, more, field, message) => {
  const content = await contentOf();
  const other = { ...content.warehouses[0], ...more } as Warehouse;
  const [refused] = (await refusal({ ...content, warehouses: [...content.warehouses, other] })) as {
    field: string;
    message: string;
  }[];
  expect(refused?.field).toBe(field);
  for (const word of message.split(', ')) expect(refused?.message.toLowerCase()).toContain(word.toLowerCase());
});

test('refuses to change the code of a warehouse in use', async () => {
  const content = await changed({ CUN: { code: 'CAN' } });
  const routes = content.routes.map((one) => (one.warehouse === 'CUN' ? { ...one, warehouse: 'CAN' } : one));
  expect(await refusal({ ...content, routes })).toEqual([{ field: 'stocked', message: 'Cancún (5)' }]);
});

test.each([
  ['a clock of nowhere', { timeZone: 'America/Atlantis' }],
  ['half a day', { handlingDays: 1.5 }],
  ['a hundred days', { handlingDays: 100 }],
  ['an hour after midnight', { cutoffHour: 25 }],
  ['no name', { name: ' ' }],
])('%s is refused', async (_what, part) => {
  expect((await put(await changed({ CUN: part }))).body.code).toBe('invalid_input');
});

test('no warehouse at all, a route twice and one of an unknown warehouse are refused', async () => {
  const content = await contentOf();
  expect((await put({ ...content, warehouses: [], routes: [] })).body.code).toBe('invalid_input');
  const [first] = content.routes as [Content['routes'][number]];
  expect(await refusal({ ...content, routes: [...content.routes, first] })).toEqual([
    { field: 'routes', message: 'caribe CUN' },
  ]);
  expect(await refusal({ ...content, routes: [...content.routes, { ...first, warehouse: 'NADA' }] })).toEqual([
    { field: 'warehouse', message: 'NADA' },
  ]);
});

test('refuses to leave a zone with postal codes without a route, unless it had none before', async () => {
  const content = await contentOf();
  const routes = content.routes.filter(({ zone }) => zone !== 'yucatan');
  expect(await refusal({ ...content, routes })).toEqual([{ field: 'unrouted', message: 'yucatan' }]);
  await store.database.knex('delivery_route').where({ zone: 'yucatan' }).delete();
  expect((await put(await changed({ CUN: { handlingDays: 2 } }))).status).toBe(200);
});

describe('places in another zone', () => {
  const place = (state: string, zone: string | null, municipality: string | null = null, cp: string | null = null) => ({
    state,
    municipality,
    cp,
    zone,
  });
  const zones = async () =>
    Object.fromEntries(
      (
        await store.database.knex('zipcode').orderBy('cp').select<{ cp: string; zone: string | null }[]>('cp', 'zone')
      ).map(({ cp, zone }) => [cp, zone]),
    );
  const imported = {
    77400: null,
    77500: 'caribe',
    77505: 'caribe',
    97000: 'yucatan',
    97100: 'yucatan',
    _29030: 'caribe',
  };

  test('the most exact place holds, whatever its capital letters; undoing restores the zones of the list', async () => {
    const content = await contentOf();
    const places = [
      place('ROO', null),
      place('ROO', 'caribe', 'isla mujeres'),
      place('ROO', 'yucatan', null, '7750'),
      place('ROO', 'caribe', null, '77505'),
    ];
    const { zones: told } = await preview({ ...content, places });
    expect(told.map(({ zone, to, cp, zipcodes }) => [zone, to, cp, zipcodes])).toEqual([
      ['caribe', 'caribe', '77505', 2],
      ['caribe', 'yucatan', '77500', 1],
      ['yucatan', 'yucatan', '97000', 2],
      [null, 'caribe', '77400', 1],
    ]);
    expect(await zones()).toEqual(imported);
    await put({ ...content, places });
    // one by agreement is of no place
    expect(await zones()).toEqual({ ...imported, 77400: 'caribe', 77500: 'yucatan' });
    expect(await dayAt('77400')).not.toBeNull();
    expect((await contentOf()).places).toHaveLength(4);
    await put({ ...content, places: [place('ROO', null, 'Benito Juárez')] });
    expect(await zones()).toEqual({ ...imported, 77500: null, 77505: null });
    await undoLast();
    await undoLast();
    expect(await zones()).toEqual(imported);
  });

  test('a place without postal codes, one twice, and a zone that no road leads to are named', async () => {
    const content = await contentOf();
    const withPlaces = (...places: ReturnType<typeof place>[]) => refusal({ ...content, places });
    expect(await withPlaces(place('ROO', null, 'Cozumel'))).toEqual([{ field: 'places', message: 'ROO Cozumel' }]);
    expect(await withPlaces(place('ROO', null, null, '97'))).toEqual([{ field: 'places', message: 'ROO 97' }]);
    expect(await withPlaces(place('ROO', null), place('ROO', 'caribe'))).toEqual([
      { field: 'placesTwice', message: 'ROO' },
    ]);
    expect(await withPlaces(place('YUC', 'peninsula'))).toEqual([{ field: 'unrouted', message: 'peninsula' }]);
  });
});

test.each(['manager', 'seller', 'client', 'broker'] as const)('a %s neither reads nor changes them', async (role) => {
  const content = await contentOf();
  const calls = [
    call('GET', '', undefined, inside(role)),
    call('PUT', '', { revision: 0, content }, inside(role)),
    call('POST', '/preview', { content }, inside(role)),
    call('POST', '/undo', { version: randomUUID() }, inside(role)),
  ];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
});

test('the audit log holds the differences, not the whole content', async () => {
  await put(
    await changed(
      { CUN: { handlingDays: 4 } },
      {
        routes: [
          ...(await contentOf()).routes.slice(0, 2),
          { zone: 'yucatan', warehouse: 'MID', days: 2, halves: false },
        ],
      },
    ),
  );
  const [entry] = await store.database
    .knex('audit_entry as e')
    .join('audit_outcome as o', 'o.entry_id', 'e.id')
    .where({ 'e.object_id': name, 'o.status': 200 })
    .orderBy('e.at', 'desc')
    .limit(1)
    .select('before', 'after');
  expect(entry).toEqual({
    before: {
      warehouses: [{ code: 'CUN', handlingDays: 1 }],
      routes: [{ zone: 'yucatan', warehouse: 'MID', days: 1, halves: false }],
    },
    after: {
      warehouses: [{ code: 'CUN', handlingDays: 4 }],
      routes: [{ zone: 'yucatan', warehouse: 'MID', days: 2, halves: false }],
    },
  });
});
