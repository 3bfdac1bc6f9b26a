import { proofHeader } from '@actual/contracts/facts/access/proof-of-work';
import { limits } from '@actual/contracts/facts/limits';
import { proofFor } from '@actual/kit/testing/proof';
import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';
import { purgeEmpty } from './purge-empty';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { RATE_LIMIT_PER_MINUTE: 100_000 } });
});
afterAll(() => shop.close());

const at = (address: string): Shopper => new Shopper(shop).from(address);
const begin = (shopper: Shopper, headers: object = {}) =>
  shopper.call('POST /quotation/create', {
    body: { zipcodeDeliveryId: '77500', detail: { productId: products.lamp } },
    headers,
  });
/** Takes an address's free share of new quotations. */
async function beginMany(address: string): Promise<void> {
  for (let made = 0; made < limits.newQuotations.free; made += 1) expect((await begin(at(address))).status).toBe(200);
}

test('new quotations: a robot is asked for work, a shopper of its address goes on with it, others and staff meet nothing', async () => {
  await beginMany('203.0.113.9');
  const refused = await begin(at('203.0.113.9'));
  expect([refused.status, refused.code]).toEqual([428, 'proof_required']);
  expect(refused.details).toEqual({ challenge: expect.any(String), bits: expect.any(Number) });
  expect((await begin(at('203.0.113.9').works())).status).toBe(200);
  expect((await begin(at('203.0.113.10'))).status).toBe(200);
  const { userId } = await register(shop.knex);
  expect((await begin(at('203.0.113.9').signIn({ userId, role: 'seller', clientId: null }))).status).toBe(200);
});

test('a proof is good once, for its call, from its network', async () => {
  await beginMany('203.0.113.20');
  await beginMany('198.51.100.20');
  const shopper = at('203.0.113.20');
  const proof = { [proofHeader]: proofFor((await begin(shopper)).details) };
  expect((await begin(at('198.51.100.20'), proof)).code).toBe('proof_required');
  expect((await begin(shopper, { [proofHeader]: `${proof[proofHeader]}0` })).code).toBe('proof_required');
  const both = await Promise.all([begin(shopper, proof), begin(at('203.0.113.20'), proof)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 428]);
  expect((await begin(shopper, proof)).code).toBe('proof_required');
});

test('keeps a proof that was sent where none was asked for', async () => {
  await beginMany('203.0.113.30');
  const proof = { [proofHeader]: proofFor((await begin(at('203.0.113.30'))).details) };
  expect((await begin(at('203.0.113.31'), proof)).status).toBe(200);
  expect((await begin(at('203.0.113.30'), proof)).status).toBe(200);
  expect((await begin(at('203.0.113.30'), proof)).code).toBe('proof_required');
});

test('quotations that never had a line are taken out after some days, and no other', async () => {
  const shopper = at('192.0.2.1');
  const empty = () => shopper.call('POST /quotation/create', { body: {} });
  const [old, young] = [await empty(), await empty()];
  const full = await shopper.quote(products.lamp);
  const emptied = await shopper.quote(products.lamp);
  await shopper.call('DELETE /quotation/{id}/removealldetails', { params: { id: emptied.id } });
  const long = shop.knex.raw("now() - interval '3 days'");
  await shop.knex('quotation').whereNot({ id: young.body.id }).update({ updated_at: long });
  expect(await purgeEmpty(shop.checkout)).toBe(1);
  const left = await shop
    .knex('quotation')
    .whereIn('id', [old.body.id, young.body.id, full.id, emptied.id])
    .pluck('id');
  expect(new Set(left)).toEqual(new Set([young.body.id, full.id, emptied.id]));
});

test('an empty quotation that was merged into another goes with its age, and its articles stay where they are', async () => {
  const shopper = at('192.0.2.2');
  const into = await shopper.call('POST /quotation/create', { body: { zipcodeDeliveryId: '77500' } });
  const from = await shopper.call('POST /quotation/create', { body: { zipcodeDeliveryId: '77500' } });
  const params = { id: into.body.id };
  await shopper.call('POST /quotation/update/{id}', { params, body: { mergeQuotation: from.body.id } });
  await shop.knex('quotation').update({ updated_at: shop.knex.raw("now() - interval '3 days'") });
  while ((await purgeEmpty(shop.checkout)) > 0);
  expect(await shop.knex('quotation').whereIn('id', [into.body.id, from.body.id])).toEqual([]);
});
