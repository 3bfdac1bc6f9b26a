import { randomUUID } from 'node:crypto';
import { fromPesos } from '@actual/domain';
import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const kept = async (id: string) => {
  const row = await shop.knex('quotation').where({ id }).first();
  return { pieces: row.pieces, total: row.total_cents, state: row.state, store: row.store_code };
};

async function sellerOf(store: string): Promise<Shopper> {
  const userId = randomUUID();
  await shop.knex('store').insert({ code: store, name: store, region: 'Yucatán', type: 'studio' });
  const person = { first_name: 'Rosa', last_name: 'Ek', email: `${userId}@example.com`, password_hash: 'x' };
  await shop.knex('app_user').insert({ id: userId, role: 'seller', main_store: store, ...person });
  return new Shopper(shop).signIn({ userId, role: 'seller', clientId: null });
}

test('updates a quotation’s report columns with every change of its lines, up to its order', async () => {
  const seller = await sellerOf('merida');
  let quotation = await seller.quote(products.sofa, 2);
  const { id } = quotation;
  const agrees = async () =>
    expect(await kept(id)).toEqual({
      pieces: quotation.totalProducts,
      total: fromPesos(quotation.totalPg1),
      state: 'open',
      store: 'merida',
    });
  await agrees();
  const detail = { productId: products.shared, quantity: 1 };
  quotation = (await seller.call('POST /quotation/adddetail/{id}', { params: { id }, body: detail })).body;
  await agrees();
  const [first, second] = quotation.Details;
  const details = [{ id: first?.id, quantity: 1 }];
  quotation = (await seller.call('PUT /quotation/updatedetails/{id}', { params: { id }, body: { details } })).body;
  await agrees();
  const removed = { params: { id, detailId: second?.id ?? '' } };
  quotation = (await seller.call('DELETE /quotation/{id}/removedetail/{detailId}', removed)).body;
  expect(quotation.totalProducts).toBe(1);
  await agrees();

  await seller.giveAddress(id);
  const paid = await seller.pay(shop, quotation);
  const order = await shop.knex('orders').where({ id: paid.body.data.orderId }).first();
  expect([order.store_code, order.pieces, order.total_cents]).toEqual(['merida', 1, fromPesos(quotation.totalPg1)]);
  expect((await kept(id)).state).toBe('ordered');
});

test('a plan of months counts with its own total; web sales have no shop', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.sofa, 1);
  await shopper.giveAddress(quotation.id);
  const plan = { paymentType: '12-msi', paymentGroup: 4, installments: 12, transaction_amount: quotation.totalPg4 };
  expect((await shopper.pay(shop, quotation, 'APRO', plan)).status).toBe(200);
  expect(await kept(quotation.id)).toMatchObject({ total: fromPesos(quotation.totalPg4), store: null });
});
