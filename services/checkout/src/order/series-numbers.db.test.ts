import { products } from '../../testing/catalog';
import { erpSession } from '../../testing/outside';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';
import { workOutbox } from '../outbox/work-outbox';
import { collectSeries, seriesByLine } from './series-numbers';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('product').where({ id: products.lamp }).update({ has_series: true });
});
afterAll(() => shop.close());

/** An order of lamps and a sofa that the ERP has. */
async function ordered(lamps: number) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp, lamps);
  await shopper.giveAddress(quotation.id);
  const id = (await shopper.pay(shop, quotation)).body.data.orderId ?? '';
  await workOutbox(shop.checkout);
  return { id, see: () => shopper.order(id) };
}

/** The warehouse allocates numbers in the ERP, or the ERP forgets them when it closes the order. */
async function allocate(orderId: string, numbers: string[]): Promise<void> {
  const entry = await shop.knex('erp_document').where({ order_id: orderId }).pluck('doc_entry');
  const cookie = await erpSession(shop);
  const SerialNumbers = numbers.map((InternalSerialNumber) => ({ InternalSerialNumber, Quantity: 1 }));
  const answer = await fetch(`${shop.sandbox.sapBaseUrl}/Orders(${entry[0]})`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ DocumentLines: [{ LineNum: 0, ItemCode: 'ST2', SerialNumbers }] }),
  });
  expect(answer.status).toBe(204);
}

/** Asks the ERP for whatever is still unknown, whenever it was due. */
async function collect(): Promise<number> {
  await shop.knex('erp_document').whereNotNull('series_next_at').update({ series_next_at: shop.knex.fn.now() });
  return collectSeries(shop.checkout);
}

test('the buyer sees the numbers of the pieces as the warehouse allocates them; then the ERP is asked no more', async () => {
  const { id, see } = await ordered(2);
  expect((await see()).Details).toMatchObject([{ hasSeries: true, productSerie: { seriesNumbers: [] } }]);
  await collect();
  expect((await see()).Details[0]?.productSerie).toEqual({ seriesNumbers: [] });
  await allocate(id, ['NS-1']);
  await collect();
  expect((await see()).Details[0]?.productSerie).toEqual({ seriesNumbers: ['NS-1'] });
  await allocate(id, ['NS-1', 'NS-2']);
  await collect();
  expect((await see()).Details[0]?.productSerie).toEqual({ seriesNumbers: ['NS-1', 'NS-2'] });
  expect(await collect()).toBe(0);
});

test('known serial numbers stay when the ERP closes its order and forgets the allocation', async () => {
  const { id, see } = await ordered(2);
  await allocate(id, ['NS-7']);
  await collect();
  await allocate(id, []);
  await collect();
  expect((await see()).Details[0]?.productSerie).toEqual({ seriesNumbers: ['NS-7'] });
  await shop.knex('erp_document').where({ order_id: id }).update({ created_at: '2020-01-01' });
  await collect();
  expect(await collect()).toBe(0);
});

test('the ERP away, the numbers come later; a canceled order and one without numbered pieces are not asked for', async () => {
  const { id, see } = await ordered(1);
  await allocate(id, ['NS-9']);
  await fetch(`${shop.sandbox.origin}/sap/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ failNext: 3, fault: 'proxy_error' }),
  });
  await collect();
  expect((await see()).Details[0]?.productSerie).toEqual({ seriesNumbers: [] });
  await fetch(`${shop.sandbox.origin}/sap/_control/faults`, { method: 'DELETE' });
  await collect();
  expect((await see()).Details[0]?.productSerie).toEqual({ seriesNumbers: ['NS-9'] });

  const canceled = await ordered(1);
  await shop.knex('orders').where({ id: canceled.id }).update({ status: 'canceled' });
  await collect();
  expect(await collect()).toBe(0);

  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id);
  const sofa = (await shopper.pay(shop, quotation)).body.data.orderId ?? '';
  await workOutbox(shop.checkout);
  expect(await collect()).toBe(0);
  const body = await shopper.order(sofa);
  expect(body.Details).toMatchObject([{ hasSeries: false, productSerie: null, immediateDelivery: true }]);
});

test('two lines of one product share its numbers in their order, a number counts once, and more than pieces are left', () => {
  const line = (id: string, itemCode: string, quantity: number, hasSeries = true) => ({
    id,
    itemCode,
    quantity,
    hasSeries,
  });
  const byItem = new Map([
    ['L', ['1', '1', '2', '3', '4', '5']],
    ['S', ['9']],
  ]);
  expect(
    seriesByLine([line('a', 'L', 2), line('s', 'S', 1, false), line('b', 'L', 2), line('c', 'M', 1)], byItem),
  ).toEqual([
    { id: 'a', numbers: ['1', '2'] },
    { id: 'b', numbers: ['3', '4'] },
    { id: 'c', numbers: [] },
  ]);
});
