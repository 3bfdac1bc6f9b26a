import { randomUUID } from 'node:crypto';
import type {
  DeliveryGroup,
  OfferPackage,
  PackageDetails,
  Role,
  SiteInfo,
  StorefrontContent,
  StorefrontDocument,
} from '@actual/contracts';
import {
  packagePassword,
  pictureFormats,
  pictureWidths,
  storefrontLimits,
} from '@actual/contracts/facts/catalog/storefront';
import { dayNumber, dayText, storeDay } from '@actual/domain';
import sharp from 'sharp';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';
import { applyDue } from './apply-document';

let store: CatalogFixture;
const ana = randomUUID();
const luis = randomUUID();
beforeAll(async () => {
  store = await catalogFixture();
  const person = { role: 'manager', password_hash: 'x', last_name: 'Ruiz' };
  await store.database.knex('app_user').insert([
    { ...person, id: ana, first_name: 'Ana', email: 'ana@correo.mx' },
    { ...person, id: luis, first_name: 'Luis', email: 'luis@correo.mx' },
  ]);
});
afterAll(() => store.close());
afterEach(async () => {
  await store.database.knex('storefront_version').delete();
  await store.database.knex('storefront_document').delete();
  await store.database.knex('closed_day').delete();
  await store.database.knex('site').update({ delivery_text: 'Entrega gratis' });
  await store.clear();
});

type Reply = StorefrontDocument & { code: string; details: unknown };
const inside = (userId: string = ana, role: Role = 'manager') => store.token(role, userId);
const open = async (document: string) =>
  (await store.call<Reply>('GET', `/storefront/${document}`, undefined, 'actual-studio', inside())).body;
const put = (document: string, body: object, token: string | null = inside()) =>
  store.call<Reply>('PUT', `/storefront/${document}`, body, 'actual-studio', token);
const undo = (document: string, version: string, userId = ana) =>
  store.call<Reply>('POST', `/storefront/${document}/undo`, { version }, 'actual-studio', inside(userId));
const revision = async () => (await store.call<{ revision: number }>('GET', '/site/revision')).body.revision;

const text = (words: string): StorefrontContent => ({ kind: 'delivery-text', text: words });
const shownText = async (site = 'actual-home') =>
  (await store.call<SiteInfo>('POST', `/site/findbyhandle/${site}`)).body.deliveryText;
const inDays = (days: number) => dayText(dayNumber(storeDay()) + days);
const later = (ms: number) => new Date(Date.now() + ms).toISOString();
/** As the service does every half second. */
const pass = async () => {
  const many = await applyDue(store.db, { error: () => undefined } as never);
  await store.refresh();
  return many;
};

const home = 'delivery-text.actual-home';

test('a change that is asked for again, because its answer was lost, is answered as it was and logged once', async () => {
  const headers = { site: 'actual-studio', 'idempotency-key': randomUUID() };
  const body = { revision: 0, content: text('Entregamos en 24 horas') };
  const ask = () => store.call<Reply>('PUT', `/storefront/${home}`, body, headers, inside());
  const [first, again] = [await ask(), await ask()];
  expect([first.status, again]).toEqual([200, first]);
  expect(await store.database.knex('audit_entry').where({ object_id: home })).toHaveLength(1);
});

test('a text is shown at once, by its brand alone; undoing shows the one before', async () => {
  const before = await open(home);
  expect(before).toMatchObject({ revision: 0, content: text('Entrega gratis'), versions: [] });
  const counted = await revision();
  const saved = (await put(home, { revision: 0, content: text('Entregamos en 48 horas') })).body;
  expect([await shownText(), await shownText('actual-kids')]).toEqual(['Entregamos en 48 horas', 'Entrega gratis']);
  expect(await revision()).toBe(counted + 1);
  const [mine, first] = saved.versions;
  expect(mine).toMatchObject({ state: 'current', endsAt: null, madeBy: { firstName: 'Ana', lastName: 'Ruiz' } });
  expect(first).toMatchObject({ state: 'past', startsAt: null, madeBy: null, content: text('Entrega gratis') });

  const undone = (await undo(home, mine?.id ?? '', luis)).body;
  expect(await shownText()).toBe('Entrega gratis');
  expect(undone).toMatchObject({ revision: 2, content: text('Entrega gratis') });
  expect(undone.versions.map(({ state }) => state)).toEqual(['current', 'undone']);
  expect(undone.versions[1]?.undoneBy).toMatchObject({ firstName: 'Luis' });
  // an undone change cannot be undone again, and the first content has no author
  expect((await undo(home, mine?.id ?? '')).body.code).toBe('storefront_changed');
  expect((await undo(home, first?.id ?? '')).body.code).toBe('not_found');
});

test('two managers at once: the second is told who was first, and nothing of the first is lost', async () => {
  await put(home, { revision: 0, content: text('De Ana') });
  const late = await put(home, { revision: 0, content: text('De Luis') }, inside(luis));
  expect([late.status, late.body.code]).toEqual([409, 'storefront_changed']);
  expect(late.body.details).toMatchObject({ by: 'Ana Ruiz' });
  expect(await shownText()).toBe('De Ana');
  const both = await Promise.all(
    [ana, luis].map((userId) => put(home, { revision: 1, content: text(`De ${userId}`) }, inside(userId))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a planned change holds in its time only; a change made before then does not break it', async () => {
  await put(home, { revision: 0, content: text('Buen Fin'), from: later(3_600_000), until: later(7_200_000) });
  expect(await shownText()).toBe('Entrega gratis');
  expect((await open(home)).versions.map(({ state }) => state)).toEqual(['scheduled', 'current']);
  await put(home, { revision: 1, content: text('Noviembre') });
  expect(await shownText()).toBe('Noviembre');

  const planned = (await open(home)).versions.find(({ state }) => state === 'scheduled')?.id;
  const at = (change: object) => store.database.knex('storefront_version').where({ id: planned }).update(change);
  await at({ starts_at: new Date(Date.now() - 1), ends_at: later(3_600_000) });
  expect(await pass()).toBe(1);
  expect(await shownText()).toBe('Buen Fin');
  expect(await pass()).toBe(0);
  await at({ starts_at: new Date(Date.now() - 2), ends_at: new Date(Date.now() - 1) });
  expect(await pass()).toBe(1);
  expect(await shownText()).toBe('Noviembre');
});

test('a planned change is taken back before it begins', async () => {
  const saved = (await put(home, { revision: 0, content: text('Buen Fin'), from: later(3_600_000) })).body;
  await undo(home, saved.versions[0]?.id ?? '');
  await store.database.knex('storefront_version').whereNotNull('made_by').update({ starts_at: new Date() });
  expect(await pass()).toBe(0);
  expect(await shownText()).toBe('Entrega gratis');
});

test.each([
  ['an end before its beginning', { from: later(7_200_000), until: later(3_600_000) }],
  ['an end that is over', { until: later(-1_000) }],
  ['a beginning in two years', { from: later(2 * 365 * 86_400_000) }],
  ['a content of another kind', { content: { kind: 'extra-cost', zipcodes: [] } }],
  ['an empty text', { content: { kind: 'delivery-text', text: ' ' } }],
])('%s is refused', async (_what, change) => {
  const refused = await put(home, { revision: 0, content: text('x'), ...change });
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
});

test('refuses more planned changes than may wait', async () => {
  let at = 0;
  const plan = () => put(home, { revision: at, content: text(`${at}`), from: later(3_600_000 + at) });
  for (; at < storefrontLimits.scheduled; at += 1) expect((await plan()).status).toBe(200);
  expect((await plan()).body.code).toBe('storefront_full');
});

test.each([
  ['nobody', null, 401],
  ['a seller', 'seller', 403],
  ['a client', 'client', 403],
  ['a broker', 'broker', 403],
] as const)('%s may neither read, change, preview nor undo', async (_who, role, status) => {
  const token = role && store.token(role);
  const body = { revision: 0, content: text('x') };
  const calls = [
    store.call('GET', `/storefront/${home}`, undefined, 'actual-studio', token),
    put(home, body, token),
    store.call('POST', `/storefront/${home}/preview`, { content: body.content }, 'actual-studio', token),
    store.call('POST', `/storefront/${home}/undo`, { version: randomUUID() }, 'actual-studio', token),
  ];
  expect((await Promise.all(calls)).map((reply) => reply.status)).toEqual([status, status, status, status]);
  expect(await store.database.knex('storefront_document')).toEqual([]);
});

test('answers not_found for an unknown document', async () => {
  for (const name of ['delivery-text.actual-otra', 'closed-days.actual-home', 'prices.store', 'delivery-text.store'])
    expect((await store.call('GET', `/storefront/${name}`, undefined, 'actual-studio', inside())).status).toBe(404);
});

test('the audit log has every change with its values before and after', async () => {
  const saved = (await put(home, { revision: 0, content: text('Nuevo') })).body;
  await undo(home, saved.versions[0]?.id ?? '');
  const entries = await store.database
    .knex('audit_entry as e')
    .join('audit_outcome as o', 'o.entry_id', 'e.id')
    .where({ 'e.object_id': home, 'e.user_id': ana, 'o.status': 200 })
    .orderBy('e.at', 'desc')
    .limit(2)
    .select('call', 'before', 'after');
  expect(entries).toEqual([
    { call: 'POST /storefront/{document}/undo', before: { text: 'Nuevo' }, after: { text: 'Entrega gratis' } },
    { call: 'PUT /storefront/{document}', before: { text: 'Entrega gratis' }, after: { text: 'Nuevo' } },
  ]);
});

describe('closed days', () => {
  const closed = 'closed-days.store';
  const days = (...list: { day: string; warehouse?: string | null }[]): StorefrontContent => ({
    kind: 'closed-days',
    days: list.map(({ day, warehouse = null }) => ({ day, warehouse, reason: 'Inventario' })),
  });
  const arrival = async () =>
    (await store.call<{ groups: DeliveryGroup[] }>('GET', '/shipping/product?productCode=ST1&zipcodeDeliveryId=z77500'))
      .body.groups[0]?.date ?? '';

  test('a day on which nothing is delivered moves the promised one, shown beforehand for each zone', async () => {
    await store.add([{ code: 'ST1', name: 'Sofá' }]);
    const before = await arrival();
    const content = days({ day: before });
    const { body } = await store.call<{ zones: { example: { after: string } }[] }>(
      ...(['POST', `/storefront/${closed}/preview`, { content }, 'actual-studio', inside()] as const),
    );
    expect(body.zones).toMatchObject([{ zone: 'QROO', cp: '29030', later: 1, example: { product: 'Sofá', before } }]);
    const after = body.zones[0]?.example.after ?? '';
    expect(after > before).toBe(true);
    expect(await arrival()).toBe(before);
    const saved = (await put(closed, { revision: 0, content })).body;
    expect(await arrival()).toBe(after);
    await undo(closed, saved.versions[0]?.id ?? '');
    expect(await arrival()).toBe(before);
  });

  test('past closed days stay; one typed anew, a repeated day and an unknown warehouse are named', async () => {
    await store.database.knex('closed_day').insert({ day: inDays(-9), reason: 'Mudanza' });
    const refusal = async (content: StorefrontContent) => {
      const published = await put(closed, { revision: 0, content });
      const previewed = await store.call<{ details: unknown }>(
        ...(['POST', `/storefront/${closed}/preview`, { content }, 'actual-studio', inside()] as const),
      );
      // the preview takes nothing that publishing refuses
      expect(previewed.body.details).toEqual(published.body.details);
      return published.body.details;
    };
    const day = inDays(9);
    const passed = inDays(-2);
    expect(await refusal(days({ day }, { day: passed }))).toEqual([{ field: 'passed', message: passed }]);
    expect(await refusal(days({ day }, { day }))).toEqual([{ field: 'days', message: day }]);
    expect(await refusal(days({ day, warehouse: 'LEJOS' }))).toEqual([{ field: 'warehouse', message: 'LEJOS' }]);
    const saved = await put(closed, { revision: 0, content: days({ day }, { day, warehouse: 'CUN' }) });
    expect(saved.body.content).toEqual(days({ day }, { day, warehouse: 'CUN' }));
    expect(await store.database.knex('closed_day').pluck('day')).toHaveLength(3);
  });
});

test('delivery costs extra in the listed postal codes alone; an unknown one is refused by name', async () => {
  const extra = 'extra-cost.store';
  const costs = async (cp: string) =>
    (await store.call<{ extraCost: boolean }>('GET', `/shipping/zipcodedelivery?zipcode=${cp}`)).body.extraCost;
  const of = (...zipcodes: string[]): StorefrontContent => ({ kind: 'extra-cost', zipcodes });
  const special = { municipality: 'Tuxtla', state: 'Chiapas', state_code: 'CHP', zone: 'QROO', extra_cost: true };
  await store.database.knex('zipcode').insert({ ...special, id: '_29030', cp: '_29030' });
  expect((await open(extra)).content).toEqual(of('_29030'));
  await put(extra, { revision: 0, content: of('77500') });
  expect([await costs('77500'), await costs('_29030')]).toEqual([true, false]);
  await put(extra, { revision: 1, content: of('_29030') });
  expect([await costs('77500'), await costs('_29030')]).toEqual([false, true]);
  const refused = await put(extra, { revision: 2, content: of('77500', '00001') });
  expect(refused.body.details).toEqual([{ field: 'zipcodes', message: '00001' }]);
  const { body } = await store.call(
    ...([
      'POST',
      `/storefront/${extra}/preview`,
      { content: of('77400', '00001') },
      'actual-studio',
      inside(),
    ] as const),
  );
  expect(body).toEqual({
    kind: 'extra-cost',
    places: [{ cp: '77400', municipality: 'Benito Juárez', state: 'Quintana Roo', isDelivered: false }],
    unknown: ['00001'],
  });
});

describe('banners', () => {
  const document = 'banners.actual-studio';
  const banner = (title: string, more: object = {}) => ({
    id: randomUUID(),
    picture: 'frente',
    title,
    text: 'Ver',
    href: '/search',
    newTab: false,
    second: false,
    itemCode: null,
    ...more,
  });
  const of = (...list: object[]) => ({ kind: 'banners', banners: list }) as StorefrontContent;
  const shown = async () =>
    (await store.call<SiteInfo>('POST', '/site/findbyhandle/actual-studio')).body.banners.map((one) => [
      one.title,
      one.product?.Name ?? null,
    ]);
  /** Hands a file in, as the desk does. */
  const handIn = (file: Buffer, name = document, token = inside()) =>
    store.upload(`/storefront/${name}/picture`, file, token);
  const png = () =>
    sharp({ create: { width: 40, height: 20, channels: 4, background: '#a33' } })
      .png()
      .toBuffer();

  afterEach(async () => {
    await store.database.knex('banner').delete();
    await store.database.knex('storefront_picture').delete();
  });

  test('they are shown in their order with the price of their product, and undone in the order they had', async () => {
    await store.add([{ code: 'ST1', name: 'Sofá' }]);
    const [one, two] = [banner('uno'), banner('dos', { itemCode: 'ST1' })];
    await put(document, { revision: 0, content: of(one, two) });
    expect(await shown()).toEqual([
      ['uno', null],
      ['dos', 'Sofá'],
    ]);
    const saved = (await put(document, { revision: 1, content: of(two, one) })).body;
    expect((await shown()).map(([title]) => title)).toEqual(['dos', 'uno']);
    expect((await open(document)).content).toEqual(of(two, one));
    await undo(document, saved.versions[0]?.id ?? '');
    expect((await shown()).map(([title]) => title)).toEqual(['uno', 'dos']);
    const { body } = await store.call<{ banners: { product: { Name: string } | null }[] }>(
      ...(['POST', `/storefront/${document}/preview`, { content: of(two) }, 'actual-studio', inside()] as const),
    );
    expect(body.banners.map(({ product }) => product?.Name)).toEqual(['Sofá']);
  });

  test('names an unknown product or picture, and refuses a foreign address without https', async () => {
    await store.add([{ code: 'ST1' }]);
    const refusal = async (more: object) =>
      (await put(document, { revision: 0, content: of(banner('uno', more)) })).body.details;
    expect(await refusal({ itemCode: 'NADA' })).toEqual([{ field: 'itemCode', message: 'NADA' }]);
    expect(await refusal({ picture: 'nada' })).toEqual([{ field: 'picture', message: 'nada' }]);
    for (const href of ['//otra.example', 'javascript:alert(1)', 'http://otra.example'])
      expect(await refusal({ href })).toMatchObject([{ field: 'content.banners.0.href' }]);
  });

  test('a picture is drawn anew in every width and format, and stays once a banner shows it', async () => {
    const handed = await handIn(await png());
    expect(handed.status).toBe(200);
    const { picture } = handed.body as { picture: string };
    for (const width of pictureWidths)
      for (const format of pictureFormats) {
        const { status, body, headers } = await store.bytes(`/documents/pictures/${picture}-${width}.${format}`);
        expect([status, headers['content-type']]).toEqual([200, `image/${format}`]);
        expect(await sharp(body).metadata()).toMatchObject({ width, height: width, hasAlpha: true });
      }
    const unused = () => store.database.knex('storefront_picture').where({ is_used: false }).pluck('stem');
    expect(await unused()).toEqual([picture]);
    await put(document, { revision: 0, content: of(banner('uno', { picture })) });
    expect(await unused()).toEqual([]);
    expect((await store.bytes('/documents/pictures/subida-0000000000000000-300.webp')).status).toBe(404);
  });

  test.each([
    ['what is no picture', Buffer.from('<svg onload="alert(1)"/>'), 'file_not_taken'],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'), 'file_not_taken'],
  ])('%s is refused', async (_what, file, code) => {
    expect((await handIn(file)).body).toMatchObject({ code });
  });

  test('takes pictures for banners only, and from managers only', async () => {
    const file = await png();
    expect((await handIn(file, 'closed-days.store')).status).toBe(404);
    expect((await handIn(file, document, store.token('seller'))).status).toBe(403);
  });
});

describe('promotions', () => {
  const document = 'promotions.store';
  const id = randomUUID();
  const percents = (pg1: number) => ({
    discountPg1: pg1,
    discountPg2: 0,
    discountPg3: 0,
    discountPg4: 0,
    discountPg5: 0,
  });
  const of = (pg1: number, more: object = {}) =>
    ({
      kind: 'promotions',
      promotions: [
        { id, publicName: 'Salas', hasLM: false, ...percents(pg1), discountTextPg5: null, endsOn: null, ...more },
      ],
    }) as StorefrontContent;
  const price = async () =>
    (await store.call<{ DiscountPrice: number }>('POST', `/product/findbyid/${sofa}`)).body.DiscountPrice;
  let sofa: string;
  beforeEach(async () => {
    const percents = { discount_pg1: 10, discount_pg2: 0, discount_pg3: 0, discount_pg4: 0, discount_pg5: 0 };
    await store.database.knex('promotion').insert({ id, public_name: 'Salas', ...percents });
    const discounts: [number, number, number, number, number] = [10, 0, 0, 0, 0];
    const row = { promotion_id: id };
    [sofa = ''] = await store.add([{ name: 'Sofá', priceCents: 1_000_000, discounts, row }]);
  });
  afterEach(async () => {
    await store.clear();
    await store.database.knex('promotion').delete();
  });

  test('prices follow at once, on lists and pages, and undoing restores them', async () => {
    expect(await price()).toBe(9_000);
    const { body } = await store.call<{ prices: unknown[] }>(
      ...(['POST', `/storefront/${document}/preview`, { content: of(25) }, 'actual-studio', inside()] as const),
    );
    expect(body.prices).toEqual([
      {
        promotion: 'Salas',
        site: 'actual-studio',
        product: 'Sofá',
        price: 10_000,
        before: [9_000, 10_000, 10_000, 10_000, 10_000],
        after: [7_500, 10_000, 10_000, 10_000, 10_000],
      },
    ]);
    const saved = (await put(document, { revision: 0, content: of(25) })).body;
    expect(await price()).toBe(7_500);
    await undo(document, saved.versions[0]?.id ?? '');
    expect(await price()).toBe(9_000);
  });

  test('gives no discount after the last day', async () => {
    await put(document, { revision: 0, content: of(25, { endsOn: inDays(-1) }) });
    expect(await price()).toBe(10_000);
  });

  test('names an unknown promotion, and refuses a discount of everything', async () => {
    const refusal = async (content: StorefrontContent) => (await put(document, { revision: 0, content })).body.details;
    expect(await refusal(of(10, { id: randomUUID(), publicName: 'Otra' }))).toEqual([
      { field: 'promotions', message: 'Otra' },
    ]);
    expect(await refusal(of(91))).toMatchObject([{ field: 'content.promotions.0.discountPg1' }]);
  });
});

describe('packages', () => {
  const document = 'packages.actual-studio';
  const bundle = (name: string, more: object = {}) => ({
    id: randomUUID(),
    name,
    picture: 'frente',
    isPublic: true,
    lock: null,
    pieces: [{ itemCode: 'ST1', quantity: 2 }],
    ...more,
  });
  const of = (...list: object[]) => ({ kind: 'packages', packages: list }) as StorefrontContent;
  const shown = async () =>
    (await store.call<OfferPackage[]>('POST', '/store/packages', {})).body.map(({ name, locked }) => [name, locked]);
  const handIn = (password: string, name = document, token = inside()) =>
    store.call<{ lock: string; code: string }>(
      ...(['POST', `/storefront/${name}/password`, { password }, 'actual-studio', token] as const),
    );
  const opens = async (id: string, password: string) =>
    (await store.call('POST', `/packages/validate/${id}`, { password })).status;
  const password = 'Terraza-2026';

  beforeEach(() => store.add([{ code: 'ST1', name: 'Silla', priceCents: 100_000, discounts: [10, 0, 0, 0, 0] }]));
  afterEach(async () => {
    await store.database.knex('package').delete();
    await store.database.knex('package_password').delete();
  });

  test('packages are shown in their order with their pieces; undoing restores them', async () => {
    const [one, two] = [bundle('Uno'), bundle('Dos', { pieces: [{ itemCode: 'ST1', quantity: 3 }] })];
    await put(document, { revision: 0, content: of(one, two) });
    const saved = (await put(document, { revision: 1, content: of(two) })).body;
    expect(await shown()).toEqual([['Dos', false]]);
    const { body } = await store.call<PackageDetails>('POST', `/packages/details/${two.id}`, {});
    expect(body.products.map(({ ItemCode, packageRule }) => [ItemCode, packageRule.quantity])).toEqual([['ST1', 3]]);
    expect((await open(document)).content).toEqual(of(two));
    await undo(document, saved.versions[0]?.id ?? '');
    expect((await shown()).map(([name]) => name)).toEqual(['Uno', 'Dos']);
  });

  test('the preview shows each price of today, and where the package is seen', async () => {
    const { body } = await store.call<{ packages: unknown[] }>(
      'POST',
      `/storefront/${document}/preview`,
      { content: of(bundle('Uno', { isPublic: false })) },
      'actual-studio',
      inside(),
    );
    expect(body.packages).toMatchObject([
      {
        name: 'Uno',
        isPublic: false,
        locked: false,
        total: 1_800,
        totalBefore: 2_000,
        pieces: [{ itemCode: 'ST1', name: 'Silla', quantity: 2 }],
      },
    ]);
  });

  test('a password holds from when its change is published; another one ends it, and undoing brings it back', async () => {
    const { lock } = (await handIn(password)).body;
    const one = bundle('Uno', { lock });
    await put(document, { revision: 0, content: of(one) });
    expect(await shown()).toEqual([['Uno', true]]);
    expect([await opens(one.id, password), await opens(one.id, 'otra-cosa')]).toEqual([200, 403]);
    const next = (await handIn('Nueva-2027')).body.lock;
    expect(await opens(one.id, password)).toBe(200);
    const saved = (await put(document, { revision: 1, content: of({ ...one, lock: next }) })).body;
    expect([await opens(one.id, password), await opens(one.id, 'Nueva-2027')]).toEqual([403, 200]);
    await undo(document, saved.versions[0]?.id ?? '');
    expect([await opens(one.id, password), await opens(one.id, 'Nueva-2027')]).toEqual([200, 403]);
  });

  test('neither the password nor its hash is in an answer, a version or the audit log', async () => {
    const { lock } = (await handIn(password)).body;
    await put(document, { revision: 0, content: of(bundle('Uno', { lock })) });
    const written = JSON.stringify([
      await open(document),
      await store.database.knex('storefront_version'),
      await store.database.knex('audit_entry'),
      await store.database.knex('audit_outcome'),
    ]);
    expect(written).toContain(lock);
    expect(written).not.toMatch(/argon2|Terraza/);
  });

  test('impossible values are named: products of another brand or listed twice, unknown locks and pictures', async () => {
    await store.add([{ code: 'HM1', society: '002' }]);
    const refusal = async (more: object) => {
      const { status, body } = await put(document, { revision: 0, content: of(bundle('Uno', more)) });
      return [status, ...((body.details ?? []) as { field: string }[]).map(({ field }) => field)];
    };
    const piece = { itemCode: 'ST1', quantity: 1 };
    expect(await refusal({ pieces: [{ itemCode: 'HM1', quantity: 1 }] })).toEqual([400, 'pieces']);
    expect(await refusal({ pieces: [piece, piece] })).toEqual([400, 'piecesTwice']);
    expect(await refusal({ pieces: [] })).toEqual([400, 'packages']);
    expect(await refusal({ picture: 'nada' })).toEqual([400, 'picture']);
    expect(await refusal({ lock: randomUUID() })).toEqual([400, 'lock']);
    expect(await refusal({ pieces: [{ ...piece, quantity: 0 }] })).toEqual([
      400,
      'content.packages.0.pieces.0.quantity',
    ]);
    const [elsewhere] = [bundle('De Home')];
    await store.database
      .knex('package')
      .insert({ id: elsewhere?.id, name: 'De Home', picture: 'r', site: 'actual-home' });
    expect(await refusal({ id: elsewhere?.id })).toEqual([400, 'id']);
    expect(await store.database.knex('storefront_version')).toEqual([]);
  });

  test('takes passwords for packages only, from managers only, and a limited number', async () => {
    expect((await handIn(password, 'banners.actual-studio')).status).toBe(404);
    expect((await handIn(password, document, store.token('seller'))).status).toBe(403);
    expect((await handIn('corta')).body.code).toBe('invalid_input');
    const hash = 'x';
    await store.database
      .knex('package_password')
      .insert(Array.from({ length: packagePassword.unused }, () => ({ hash })));
    expect((await handIn(password)).body.code).toBe('storefront_full');
  });
});

describe('rooms', () => {
  const document = 'rooms.actual-studio';
  const room = (name: string, slug: string, more: object = {}) => ({
    id: randomUUID(),
    name,
    slug,
    text: 'Para leer',
    picture: 'frente',
    pieces: [
      { itemCode: 'ST1', quantity: 4, x: 20, y: 80 },
      { itemCode: 'ST2', quantity: 1, x: null, y: null },
    ],
    ...more,
  });
  const of = (...list: object[]) => ({ kind: 'rooms', rooms: list }) as StorefrontContent;
  const shown = async () =>
    (await store.call<{ url: string; pieces: number }[]>('POST', '/rooms', {})).body.map(({ url, pieces }) => [
      url,
      pieces,
    ]);

  beforeEach(() =>
    store.add([
      { code: 'ST1', name: 'Silla', priceCents: 100_000, stock: 9 },
      { code: 'ST2', name: 'Mesa', priceCents: 500_000 },
    ]),
  );
  afterEach(() => store.database.knex('room').delete());

  test('they are shown in their order with their pieces at once; undone, as they were', async () => {
    const [one, two] = [room('Comedor', 'comedor'), room('Estudio', 'estudio')];
    await put(document, { revision: 0, content: of(one) });
    const saved = (await put(document, { revision: 1, content: of(two, one) })).body;
    expect(await shown()).toEqual([
      ['/estancias/estudio', 5],
      ['/estancias/comedor', 5],
    ]);
    expect((await open(document)).content).toEqual(of(two, one));
    await undo(document, saved.versions[0]?.id ?? '');
    expect(await shown()).toEqual([['/estancias/comedor', 5]]);
  });

  test('the preview names each piece and the room’s price', async () => {
    const { body } = await store.call<{ rooms: unknown[] }>(
      ...(['POST', `/storefront/${document}/preview`, { content: of(room('Comedor', 'comedor')) }] as const),
      ...(['actual-studio', inside()] as const),
    );
    expect(body.rooms).toMatchObject([
      { name: 'Comedor', url: '/estancias/comedor', total: 9_000, pieces: [{ name: 'Silla', isListed: true }, {}] },
    ]);
  });

  test.each([
    ['two rooms with one address', [room('Uno', 'sala'), room('Dos', 'sala')], 'slug'],
    ['a room without pieces', [room('Uno', 'sala', { pieces: [] })], 'rooms'],
    [
      'a code of nothing',
      [room('Uno', 'sala', { pieces: [{ itemCode: 'NADA', quantity: 1, x: null, y: null }] })],
      'pieces',
    ],
    ['a picture that is not there', [room('Uno', 'sala', { picture: 'subida-0000000000000000' })], 'picture'],
  ])('%s is refused with its field', async (_what, list, field) => {
    const refused = await put(document, { revision: 0, content: of(...list) });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_input']);
    expect(JSON.stringify(refused.body)).toContain(`"field":"${field}"`);
  });
});
