import type { SearchParameters } from '@actual/contracts';
import { type CatalogFixture, catalogFixture } from './testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
  await store.add(
    Array.from({ length: 30 }, (_, i) => ({
      name: `Silla ${i}`,
      categories: ['sillas'],
      values: ['material:madera'],
      brand: 'Norte',
    })),
  );
});
afterAll(() => store.close());

interface Refusal {
  code: string;
  details?: { field: string }[];
  total?: number;
  products?: unknown[];
}

/** The call's cost in processor time, which a busy machine does not stretch; the best of three. */
async function ask(url: string, body?: unknown, method: 'GET' | 'POST' = 'POST', site?: null) {
  let answer: { status: number; body: Refusal } | undefined;
  let bestMs = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 3 && bestMs >= 100; i += 1) {
    const before = process.cpuUsage();
    answer = await store.call<Refusal>(method, url, body, site);
    const { user, system } = process.cpuUsage(before);
    bestMs = (user + system) / 1_000;
  }
  expect(bestMs).toBeLessThan(100);
  return answer ?? { status: 0, body: { code: '' } };
}

const list = (body: unknown) => ask('/product/searchbyfilters/', body);

const long = 'silla '.repeat(1_750);

test.each<[string, SearchParameters]>([
  ['a value that does not exist', { filtervalues: ['material:queso'] }],
  ['a bare value that does not exist', { filtervalues: 'vainilla' }],
  ['a value with too many colons', { filtervalues: ['material:madera:x', '::', ':'] }],
  ['a delivery day that is none', { filtervalues: ['delivery:2026-13-40'], zipcodeDeliveryId: 'z77500' }],
  ['a brand that does not exist', { brandsIds: ['Norte', "' OR 1=1"] }],
  ['a discount that is not offered', { discounts: ['12', '-5', 'NaN'] }],
  ['a stock range that is not offered', { stockRanges: ['5-9', '0', '271-'] }],
  ['a society that does not exist', { societyCodes: ['005', '__proto__'] }],
  ['a category that does not exist', { category: 'naves-espaciales' }],
  ['an id of nothing', { ids: ['00000000-0000-4000-8000-000000000000'] }],
  ['names of object parts', { filtervalues: ['__proto__:constructor', 'constructor'], category: 'constructor' }],
  ['prices the wrong way round', { minPrice: 5_000, maxPrice: 1 }],
  ['only signs', { keywords: '% _ \' " \\ ( ) & | ! : * < -> ;--' }],
  ['an emoji', { keywords: '🛋️' }],
  ['half an emoji', { keywords: '\ud83d' }],
  ['a NUL character', { keywords: '\u0000' }],
  ['an item code with quotes', { itemcode: "ST'); DROP TABLE product;--" }],
])('%s matches nothing', async (_, body) => {
  const { status, body: answer } = await list(body);
  expect([status, answer.total, answer.products]).toEqual([200, 0, []]);
});

test.each<[string, SearchParameters, number]>([
  ['the last page there can be', { page: 100_000 }, 30],
  ['quotes around a word', { keywords: '"silla"' }, 30],
  ['a per cent sign after a word', { keywords: 'silla%' }, 30],
  ['an emoji beside a word', { keywords: 'silla 🪑' }, 30],
  ['a name of a campaign in the place of a filter’s', { filtervalues: ['srsltid:afmbo', 'page:2'] }, 30],
  ['a postal code nobody knows', { zipcodeDeliveryId: '99999' }, 30],
  ['a postal code that is none', { zipcodeDeliveryId: "'; DROP--" }, 30],
  ['a delivery value without a postal code', { filtervalues: ['delivery:2026-11-28'] }, 30],
  ['the order of days without a postal code', { sortOption: { key: 'deliveryDate' } }, 30],
  ['empty lists', { filtervalues: [], brandsIds: '', ids: ',', discounts: [''] }, 30],
  ['fields nobody knows', { color: 'rojo', sql: true } as SearchParameters, 30],
  ['a price as text', { minPrice: '500', maxPrice: '5000' }, 30],
])('answers as usual with %s', async (_, body, total) => {
  const { status, body: answer } = await list(body);
  expect([status, answer.total]).toEqual([200, total]);
});

test.each<[string, object, string]>([
  ['page 10^9', { page: 1e9 }, 'page'],
  ['page 0', { page: 0 }, 'page'],
  ['page -1', { page: -1 }, 'page'],
  ['half a page', { page: 1.5 }, 'page'],
  ['a page in words', { page: 'dos' }, 'page'],
  ['too many at once', { items: 61 }, 'items'],
  ['a negative price', { minPrice: -1 }, 'minPrice'],
  ['a price in words', { maxPrice: 'barato' }, 'maxPrice'],
  ['an endless price', { maxPrice: 1e300 }, 'maxPrice'],
  ['a term of 10 kB', { keywords: long }, 'keywords'],
  ['an item code of 10 kB', { itemcode: long }, 'itemcode'],
  ['a value of 10 kB', { filtervalues: [long] }, 'filtervalues.0'],
  ['too many values', { filtervalues: Array.from({ length: 61 }, String) }, 'filtervalues'],
  ['a value that is no text', { brandsIds: { $ne: 1 } }, 'brandsIds'],
  ['a category that is no handle', { category: "salas'%" }, 'category'],
  ['an order nobody knows', { sortOption: { key: 'Price' } }, 'sortOption.key'],
  ['a direction nobody knows', { sortOption: { key: 'stock', direction: 'up' } }, 'sortOption.direction'],
  ['a day in words', { deliveryBefore: 'mañana', zipcodeDeliveryId: 'z77500' }, 'deliveryBefore'],
  ['a day that is not in the calendar', { deliveryBefore: '2026-02-30' }, 'deliveryBefore'],
  ['a day without a postal code', { deliveryBefore: '2026-11-28' }, 'zipcodeDeliveryId'],
])('%s is refused, and the field is named', async (_, body, field) => {
  for (const url of ['/product/searchbyfilters/', '/product/search/', '/product/advancedsearch/']) {
    const { status, body: answer } = await ask(url, body);
    expect([url, status, answer.code]).toEqual([url, 400, 'invalid_input']);
    expect(answer.details?.map((one) => one.field)).toContain(field);
  }
});

test.each<[url: string, status: number, code: string, body?: unknown]>([
  // text is no JSON
  ['/product/searchbyfilters/', 415, 'unsupported_media_type', '[1,2'],
  ['/product/searchbyfilters/', 400, 'invalid_input', []],
  ['/product/searchbyfilters/', 413, 'payload_too_large', { pad: 'x'.repeat(300_000) }],
  [
    '/product/searchbyfilters/',
    404,
    'zipcode_out_of_coverage',
    { deliveryBefore: '2026-11-28', zipcodeDeliveryId: 'x' },
  ],
  ['/product/search/', 404, 'zipcode_out_of_coverage', { deliveryBefore: '2026-11-28', zipcodeDeliveryId: 'z77400' }],
  ['/product/find/0', 400, 'invalid_input'],
  ['/product/find/1000000000', 400, 'invalid_input'],
  ['/product/findbyid/nada', 400, 'invalid_input'],
  [`/product/findbyid/${'-'.repeat(32)}`, 404, 'product_not_found'],
  ['/product/addseen/%00', 400, 'invalid_input'],
  ['/product/multiplefindbyids/', 400, 'invalid_input', { ids: ["'"] }],
  ['/productcategory/findbyhandle/%F0%9F%9B%8B', 400, 'invalid_input'],
  [`/productcategory/findbyhandle/${'a'.repeat(5_000)}`, 400, 'bad_request'],
  ['/productcategory/childsrelations/nada', 404, 'not_found'],
  ['/productcategory/find/1e9', 400, 'invalid_input'],
  ['/ProductSearch/searchByCategory', 404, 'not_found', { category: 'nada' }],
  [`/productgroup/getgroupvariants/${'f'.repeat(32)}`, 404, 'not_found'],
  ['/packages/find/-1', 400, 'invalid_input'],
  ['/packages/details/1', 400, 'invalid_input'],
  [`/packages/details/${'-'.repeat(32)}`, 400, 'bad_request'],
  [`/packages/validate/${'0'.repeat(32)}`, 400, 'invalid_input', { password: long }],
  [`/packages/validate/${'0'.repeat(32)}`, 400, 'invalid_input', { password: 7 }],
  [`/packages/details/${'0'.repeat(32)}`, 400, 'invalid_input', { grant: long }],
  ["/store/x'y/promotions", 400, 'invalid_input'],
  ['/site/findbyhandle/actual-nada', 404, 'not_found'],
])('POST %s answers %d %s', async (url, status, code, body = {}) => {
  const answer = await ask(url, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test.each<[string, number, string]>([
  ['/shipping/zipcodedelivery?zipcode=7750', 400, 'zipcode_invalid'],
  ['/shipping/zipcodedelivery?zipcode=77%275', 400, 'zipcode_invalid'],
  ['/shipping/zipcodedelivery?zipcode=99999', 404, 'zipcode_out_of_coverage'],
  ['/shipping/zipcodedelivery?zipcode=77400', 404, 'zipcode_out_of_coverage'],
  ['/shipping/zipcodedelivery', 400, 'invalid_input'],
  ['/shipping/zipcodedelivery/%27', 404, 'zipcode_out_of_coverage'],
  ['/shipping/product?productCode=NADA&zipcodeDeliveryId=z77500', 404, 'product_not_found'],
  ['/shipping/product?productCode=%00&zipcodeDeliveryId=%00', 404, 'product_not_found'],
  ["/product/findbyslug/sofa'%25", 404, 'product_not_found'],
  ['/product/mainpromo/x', 400, 'invalid_input'],
  ['/nada', 404, 'not_found'],
])('GET %s answers %d %s', async (url, status, code) => {
  const answer = await ask(url, undefined, 'GET');
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('a body nested without end is refused', async () => {
  let nested: unknown[] = [];
  for (let level = 0; level < 2_000; level += 1) nested = [nested];
  const { status, body } = await ask('/product/searchbyfilters/', { filtervalues: nested });
  expect([status, body.code]).toEqual([400, 'bad_request']);
});

test('a call that names no site is refused', async () => {
  const { status, body } = await ask('/product/searchbyfilters/', {}, 'POST', null);
  expect([status, body.code]).toEqual([400, 'site_required']);
});
