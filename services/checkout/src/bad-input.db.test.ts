import { products } from '../testing/catalog';
import { openShop, type Shop } from '../testing/shop';
import { guestHome, Shopper } from '../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let id: string;
beforeAll(async () => {
  shop = await openShop();
  shopper = new Shopper(shop);
  id = (await shopper.quote(products.lamp)).id;
});
afterAll(() => shop.close());

test.each([
  ['a body that is no JSON', '{"zip', 400, 'bad_request'],
  ['a list as body', '[]', 400, 'invalid_input'],
  ['text as body', '"hola"', 400, 'invalid_input'],
  ['a polluting key', '{"__proto__":{"admin":true}}', 400, 'bad_request'],
  ['a huge body', JSON.stringify({ x: 'a'.repeat(300_000) }), 413, 'payload_too_large'],
])('%s is refused with a code', async (_what, body, status, code) => {
  const answer = await shopper.call('POST /quotation/create', { body });
  expect([answer.status, answer.code]).toEqual([status, code]);
});

test('a call without a site or with an unknown one is refused', async () => {
  for (const site of ['', 'actual-garden'])
    expect((await shopper.call('POST /quotation/create', { body: {}, headers: { site } })).code).toBe('site_required');
});

test.each([
  ['no first name', { firstName: ' ' }],
  ['no e-mail', { email: 'lucia' }],
  ['a short phone', { phone: '998 123' }],
  ['letters as postal code', { zipCode: 'abcde' }],
  ['a long reference', { references: 'a'.repeat(101) }],
  ['a number as street', { streetName: 12 }],
])('an address with %s is refused, field by field', async (_what, change) => {
  const answer = await shopper.giveAddress(id, change);
  expect([answer.status, answer.code]).toEqual([400, 'invalid_input']);
  expect(answer.details).toMatchObject([{ field: Object.keys(change)[0] }]);
  expect((await shopper.call('GET /quotation/{id}/address', { params: { id } })).body.address).toBeNull();
});

test('an address in markup is kept as text', async () => {
  await shopper.giveAddress(id, { references: '<script>alert(1)</script>' });
  const { body } = await shopper.call('GET /quotation/{id}/address', { params: { id } });
  expect(body.address).toMatchObject({ ...guestHome, phone: '+529981234567', references: '<script>alert(1)</script>' });
});

test('refuses lines of another quotation, too many of them, and none', async () => {
  const update = (details: unknown) =>
    shopper.call('PUT /quotation/updatedetails/{id}', { params: { id }, body: { details } });
  const other = await new Shopper(shop).quote(products.lamp);
  expect((await update([{ id: other.Details[0]?.id, quantity: 2 }])).code).toBe('not_found');
  expect((await update([])).code).toBe('invalid_input');
  expect((await update(Array.from({ length: 101 }, () => ({ id, quantity: 1 })))).code).toBe('invalid_input');
  const params = { id, detailId: other.Details[0]?.id ?? '' };
  await shopper.call('DELETE /quotation/{id}/removedetail/{detailId}', { params });
  expect(await shop.knex('quotation_line').where({ id: params.detailId })).toHaveLength(1);
});

test('refuses a token that somebody else signed', async () => {
  const headers = { authorization: `Bearer ${'a'.repeat(20)}.${'b'.repeat(20)}.${'c'.repeat(20)}` };
  const answer = await new Shopper(shop).call('GET /order/find/{page}', { params: { page: '1' }, headers });
  expect([answer.status, answer.code]).toEqual([401, 'unauthorized']);
});
