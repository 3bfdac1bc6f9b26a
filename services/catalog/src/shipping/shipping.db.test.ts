import type { DeliveryGroup, DeliveryOption, ZipcodeDelivery } from '@actual/contracts';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
let ids: string[];
beforeAll(async () => {
  store = await catalogFixture();
  ids = await store.add([
    { code: 'ST1', stock: 4, incoming: 6 },
    { code: 'ST4', society: '004' },
  ]);
});
afterAll(() => store.close());

type Zone = ZipcodeDelivery & { code: string };
const zone = (zipcode: string) =>
  store.call<Zone>('GET', `/shipping/zipcodedelivery?zipcode=${encodeURIComponent(zipcode)}`);
type Options = { options: DeliveryOption[]; groups: DeliveryGroup[]; code: string };
const options = (code: string, zip: string) =>
  store.call<Options>('GET', `/shipping/product?productCode=${encodeURIComponent(code)}&zipcodeDeliveryId=${zip}`);

test('an island of a served state says that it is one', async () => {
  expect((await zone('77400')).body).toMatchObject({ details: { reason: 'island' } });
  expect((await zone('99999')).body).not.toHaveProperty('details');
});

test('a postal code has its zone; the special value _29030 too', async () => {
  expect((await zone('77500')).body).toMatchObject({ id: 'z77500', cp: '77500', estado: 'Quintana Roo' });
  expect((await zone('_29030')).body).toMatchObject({ id: 'z29030' });
  expect((await store.call<Zone>('GET', '/shipping/zipcodedelivery/z77500')).body.cp).toBe('77500');
});

test.each([
  ['an island', '77400', 404, 'zipcode_out_of_coverage'],
  ['a code of another state', '99999', 404, 'zipcode_out_of_coverage'],
  ['four digits', '7750', 400, 'zipcode_invalid'],
  ['letters', 'abcde', 400, 'zipcode_invalid'],
  ['another mark', '_77500', 400, 'zipcode_invalid'],
  ['an injection', "1' OR 1=1", 400, 'zipcode_invalid'],
])('%s is refused with its code', async (_name, zipcode, status, code) => {
  const answer = await zone(zipcode);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test('lists a product’s delivery options by day, soonest first, without naming the warehouses behind them', async () => {
  const { body } = await options('st1', 'z77500');
  expect(body.options.map((one) => [one.available, one.PurchaseDocument])).toEqual([
    [4, null],
    [6, 'OC-1'],
  ]);
  expect(body.groups.map((one) => one.available)).toEqual([4, 6]);
  expect(body.options[0]).not.toHaveProperty('stockSourceId');
});

test('another site’s product, an unknown one, and a place we do not reach have their codes', async () => {
  expect((await options('ST4', 'z77500')).body.code).toBe('product_not_found');
  expect((await options("x'--", 'z77500')).body.code).toBe('product_not_found');
  expect((await options('ST1', 'z77400')).body.code).toBe('zipcode_out_of_coverage');
  expect((await options('ST1', 'nada')).body.code).toBe('zipcode_out_of_coverage');
});

type Days = { id: string; date: string | null }[] & { code: string };
const firstDays = (products: { id: string; quantity: number }[], zipcodeDeliveryId = 'z77500') =>
  store.call<Days>('POST', '/shipping/days', { products, zipcodeDeliveryId });

test('the first day with enough pieces of each product comes in one answer; another site’s product is left out', async () => {
  const [sold = '', otherSite = ''] = ids;
  const products = [1, 5, 7].map((quantity) => ({ id: sold, quantity }));
  const [now, later] = (await options('ST1', 'z77500')).body.groups;
  const { body } = await firstDays([...products, { id: otherSite, quantity: 1 }]);
  expect(body).toEqual([now?.date, later?.date, null].map((date) => ({ id: sold, date })));
});

test('first days are refused beyond the postal codes we reach, and for more products than a plan may have', async () => {
  const [id = ''] = ids;
  expect((await firstDays([{ id, quantity: 1 }], 'z77400')).body.code).toBe('zipcode_out_of_coverage');
  expect((await firstDays(Array(61).fill({ id, quantity: 1 }))).body.code).toBe('invalid_input');
});
