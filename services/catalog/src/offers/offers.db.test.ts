import { randomUUID } from 'node:crypto';
import type { OfferPackage, PackageDetails, PackageProduct, Site, StorePromotion } from '@actual/contracts';
import { proofHeader } from '@actual/contracts/facts/access/proof-of-work';
import { limits } from '@actual/contracts/facts/limits';
import { hashPackagePassword } from '@actual/database/package-password';
import { storeDay } from '@actual/domain';
import { proofFor } from '@actual/kit/testing/proof';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(async () => {
  await store.database.knex('package').delete();
  await store.clear();
});

const ids = {
  open: '00000000-0000-4000-8000-000000000001',
  locked: '00000000-0000-4000-8000-000000000002',
  desarrollo: '00000000-0000-4000-8000-000000000003',
  home: '00000000-0000-4000-8000-000000000004',
};

/** Keeps the hash of a password. @returns its lock */
async function lock(password: string): Promise<string> {
  const id = randomUUID();
  await store.database.knex('package_password').insert({ id, hash: await hashPackagePassword(password) });
  return id;
}

/** Four packages; the open and the locked one hold a table and four chairs. */
async function arrange({ chairs = 9 } = {}): Promise<void> {
  const [table, chair] = await store.add([
    { code: 'ST90001', name: 'Mesa Encino', priceCents: 1_000_000, discounts: [20, 0, 0, 0, 0] },
    { code: 'ST90002', name: 'Silla Encino', priceCents: 150_050, stock: chairs },
  ]);
  const site = 'actual-studio';
  await store.database.knex('package').insert([
    { id: ids.desarrollo, name: 'Muestra', picture: 'muestra', is_public: false, site, position: 2 },
    { id: ids.open, name: 'Comedor Pátzcuaro', picture: 'comedor', site, position: 1 },
    {
      id: ids.locked,
      name: 'Terraza',
      picture: 'terraza',
      site,
      position: 0,
      password_id: await lock('Secreta-1'),
    },
    { id: ids.home, name: 'Recámara', picture: 'recamara', site: 'actual-home' },
  ]);
  for (const package_id of [ids.open, ids.locked])
    await store.database.knex('package_product').insert([
      { package_id, product_id: table, quantity: 1 },
      { package_id, product_id: chair, quantity: 4 },
    ]);
}

const post = <T>(url: string, body: unknown = {}, site?: Site) => store.call<T>('POST', url, body, site);
const validate = (id: string, password: string) =>
  post<{ grant: string; expiresAt: string; code: string }>(`/packages/validate/${id}`, { password });

test('packages come in their fixed order, of their site, the locked one without its picture', async () => {
  await arrange();
  const { body } = await post<OfferPackage[]>('/store/packages');
  expect(body).toEqual([
    { id: ids.locked, name: 'Terraza', icon_filename: null, image: null, IsPublic: 1, locked: true },
    {
      id: ids.open,
      name: 'Comedor Pátzcuaro',
      icon_filename: 'comedor',
      image: '/pictures/comedor-1000.webp',
      IsPublic: 1,
      locked: false,
    },
  ]);
  expect((await post<OfferPackage[]>('/store/packages', {}, 'actual-home')).body.map((one) => one.id)).toEqual([
    ids.home,
  ]);
});

test('developments see the packages that are not public, and no others', async () => {
  await arrange();
  const { body } = await post<OfferPackage[]>('/store/packages', { desarrollos: true });
  expect(body).toMatchObject([{ id: ids.desarrollo, IsPublic: 0 }]);
});

test('packages are found by page and by a term without accents', async () => {
  await arrange();
  const find = async (page: number, body: object) =>
    (await post<{ packages: OfferPackage[]; total: number; pages: number }>(`/packages/find/${page}`, body)).body;
  expect(await find(2, { items: 1 })).toMatchObject({ packages: [{ id: ids.open }], total: 2, pages: 2 });
  expect(await find(1, { term: 'patzcuaro' })).toMatchObject({ packages: [{ id: ids.open }], total: 1 });
  expect(await find(100_000, {})).toMatchObject({ packages: [], total: 2 });
  expect(await find(1, { term: "'%_\\ 🛋" })).toMatchObject({ packages: [], total: 0, pages: 0 });
});

test('details name pieces, prices, stock and the days they can come together; Studio asks for 77500 where the shopper has no postal code', async () => {
  await arrange();
  for (const [asked, told] of [
    [undefined, 'z77500'],
    ['z29030', 'z29030'],
  ]) {
    const { body } = await post<PackageDetails>(`/packages/details/${ids.open}`, { zipcodeDeliveryId: asked });
    expect(body).toMatchObject({ total: 8000 + 4 * 1500.5, totalBefore: 10_000 + 4 * 1500.5, available: true });
    expect(body).toMatchObject({ lacking: [], zipcodeDeliveryId: told });
    expect(body.products.map((one) => [one.ItemCode, one.packageRule.quantity, one.enoughStock])).toEqual([
      ['ST90001', 1, true],
      ['ST90002', 4, true],
    ]);
    expect(body.deliveryDate).toBe(body.products[0]?.deliveryDate);
    expect(body.sharedDates).toContain(body.deliveryDate);
  }
});

test('names a piece that lacks stock by its code, and refuses to add the package', async () => {
  await arrange({ chairs: 3 });
  const { body } = await post<PackageDetails>(`/packages/details/${ids.open}`);
  expect(body).toMatchObject({
    available: false,
    lacking: [{ name: 'Silla Encino', code: 'ST90002', available: 3 }],
    deliveryDate: null,
    sharedDates: [],
  });
  const products = (await post<PackageProduct[]>(`/packages/${ids.open}/products`)).body;
  expect(products.map((one) => one.enoughStock)).toEqual([true, false]);
});

test('a piece that is sold no more is named as lacking too', async () => {
  await arrange();
  await store.database.knex('product').where({ item_code: 'ST90002' }).update({ active: false });
  await store.refresh();
  const { body } = await post<PackageDetails>(`/packages/details/${ids.open}`);
  expect(body).toMatchObject({ available: false, lacking: [{ code: 'ST90002', available: 0 }] });
  expect(body.products).toHaveLength(1);
});

test('on other sites stock is checked for the postal code of the shopper, and without one as a whole', async () => {
  const [bed] = await store.add([{ code: 'HM90001', society: '002', stock: 2 }]);
  await store.database.knex('package').insert({ id: ids.home, name: 'R', picture: 'r', site: 'actual-home' });
  await store.database.knex('package_product').insert({ package_id: ids.home, product_id: bed, quantity: 2 });
  const details = async (zipcodeDeliveryId?: string) =>
    (await post<PackageDetails>(`/packages/details/${ids.home}`, { zipcodeDeliveryId }, 'actual-home')).body;
  expect(await details()).toMatchObject({ available: true, deliveryDate: null, zipcodeDeliveryId: null });
  expect(await details('z77500')).toMatchObject({ available: true, zipcodeDeliveryId: 'z77500' });
  expect((await details('z77500')).deliveryDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  // an island: known, but nobody brings it there
  expect(await details('z77400')).toMatchObject({ available: false, lacking: [{ code: 'HM90001' }] });
});

test('a locked package says nothing before its password, and opens with the grant', async () => {
  await arrange();
  for (const url of [`/packages/details/${ids.locked}`, `/packages/${ids.locked}/products`]) {
    const refused = await post<{ code: string }>(url);
    expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
    expect(JSON.stringify(refused.body)).not.toMatch(/terraza|ST9000/);
  }
  const wrong = await validate(ids.locked, 'secreta-1');
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_package_password']);
  const { body } = await validate(ids.locked, 'Secreta-1');
  expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now());
  const opened = await post<PackageDetails>(`/packages/details/${ids.locked}`, { grant: body.grant });
  expect(opened.body).toMatchObject({
    icon_filename: 'terraza',
    image: '/pictures/terraza-1000.webp',
    available: true,
  });
  expect((await post<PackageProduct[]>(`/packages/${ids.locked}/products`, { grant: body.grant })).body).toHaveLength(
    2,
  );

  await store.database
    .knex('package')
    .where({ id: ids.locked })
    .update({ password_id: await lock('otra') });
  expect((await post(`/packages/details/${ids.locked}`, { grant: body.grant })).status).toBe(403);
});

test('every call returns 404 for packages of other sites and unknown ids', async () => {
  await arrange();
  for (const id of [ids.home, '00000000-0000-4000-8000-0000000000ff'])
    for (const url of [`/packages/details/${id}`, `/packages/${id}/products`, `/packages/validate/${id}`]) {
      const { status, body } = await post<{ code: string }>(url, { password: 'x' });
      expect([url, status, body.code]).toEqual([url, 404, 'not_found']);
    }
});

describe('guesses of a password', () => {
  let limited: CatalogFixture;
  beforeEach(async () => {
    await arrange();
    limited = await catalogFixture({ perMinute: 100_000, database: store.database, placed: true });
  });
  afterEach(async () => {
    await store.database.knex('catalog_caller_use').delete();
    await limited.close();
  });
  /** Somebody at an address gives a password; answers the code of the refusal, or `opened`. */
  const give = async (address: string, password: string, works = false): Promise<string> => {
    const send = (headers: Record<string, string>) =>
      limited.call<{ code?: string; details?: unknown }>(
        'POST',
        `/packages/validate/${ids.locked}`,
        { password },
        {
          site: 'actual-studio',
          'x-forwarded-for': address,
          ...headers,
        },
      );
    const first = await send({});
    const { body } =
      works && first.status === 428 ? await send({ [proofHeader]: proofFor(first.body.details) }) : first;
    return body.code ?? 'opened';
  };
  const guess = async (count: number, addressOf: (at: number) => string): Promise<string[]> => {
    const codes: string[] = [];
    for (let at = 0; at < count; at += 1) codes.push(await give(addressOf(at), `adivina-${at}`));
    return codes;
  };
  const wrong = (codes: readonly string[]) => codes.filter((code) => code === 'wrong_package_password').length;

  test('many from one address have to prove work, and are refused in the end', async () => {
    const { free, most } = limits.packageGuessesOfAddress;
    const codes = await guess(free + 1, () => '203.0.113.9');
    expect([wrong(codes), codes.at(-1)]).toEqual([free, 'proof_required']);
    await store.database.knex('catalog_caller_use').where({ cap: 'packageGuessesOfAddress' }).update({ uses: most });
    expect(await give('203.0.113.9', 'otra', true)).toBe('rate_limited');
  });

  test.each([
    ['the addresses of one network', (at: number) => `203.0.113.${at}`, limits.packageGuessesOfNetwork.free],
    ['the networks of an IPv6 /48', (at: number) => `2001:db8:1:${at}00::1`, limits.packageGuessesOfNetwork.free],
    ['many networks', (at: number) => `198.51.${at}.9`, limits.packageGuessesOfPackage.free],
  ])('slows guesses from %s; the right password still opens it with a second of work', async (_of, address, free) => {
    const codes = await guess(free + 2, address);
    expect([wrong(codes), codes.at(-1)]).toEqual([free, 'proof_required']);
    expect(await give(address(250), 'Secreta-1', true)).toBe('opened');
  });

  test('guesses sent at the same time are counted too', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, (_, at) => give('203.0.113.9', `adivina-${at}`)));
    expect(wrong(codes)).toBe(limits.packageGuessesOfAddress.free);
  });

  test('never counts a caller who knows the password', async () => {
    for (let at = 0; at < limits.packageGuessesOfAddress.free + 5; at += 1)
      expect(await give('203.0.113.9', 'Secreta-1')).toBe('opened');
  });
});

test('a store’s promotions are those that run today on its site’s products', async () => {
  const none = { discount_pg1: 10, discount_pg2: 8, discount_pg3: 6, discount_pg4: 4, discount_pg5: 0 };
  const promotion = (n: number, public_name: string, ends_on: string | null) => ({
    ...none,
    id: `00000000-0000-4000-8000-00000000010${n}`,
    public_name,
    ends_on,
  });
  const rows = [
    promotion(1, 'Ayer', storeDay(new Date(Date.now() - 86_400_000))),
    promotion(2, 'Hoy', storeDay()),
    promotion(3, 'Siempre', null),
    promotion(4, 'De Home', null),
  ];
  await store.database.knex('promotion').insert(rows);
  await store.database.knex('store').insert([
    { code: 'actual_home_cancun', name: 'Home', region: 'Cancún', type: 'home' },
    { code: 'actual_kids', name: 'Kids', region: 'Cancún', type: 'home' },
    { code: 'proyectos', name: 'Proyectos', region: 'Cancún', type: 'proyectos' },
  ]);
  await store.add([
    ...rows.slice(0, 3).map(({ id }) => ({ row: { promotion_id: id } })),
    { row: { promotion_id: rows[1]?.id } },
    { society: '002', row: { promotion_id: rows[3]?.id } },
  ]);
  const named = async (id: string) =>
    (await post<StorePromotion[]>(`/store/${id}/promotions`)).body.map((one) => [one.publicName, one.productCount]);
  const studio = [
    ['Hoy', 2],
    ['Siempre', 1],
  ];
  expect(await named('actual-studio')).toEqual(studio);
  expect(await named('proyectos')).toEqual(studio);
  expect(await named('actual_home_cancun')).toEqual([['De Home', 1]]);
  expect(await named('actual_kids')).toEqual([]);
  expect((await post<{ code: string }>('/store/nowhere/promotions')).body.code).toBe('not_found');
});
