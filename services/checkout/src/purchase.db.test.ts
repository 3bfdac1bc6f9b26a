import { products } from '../testing/catalog';
import { erpOrders, mailsTo, until } from '../testing/outside';
import { openShop, type Shop } from '../testing/shop';
import { Shopper } from '../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ workers: true });
});
afterAll(() => shop.close());

test('a guest quotes, gives an address, pays by card and holds an order, a mail and a document in the ERP', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.sofa, 2);
  expect(quotation).toMatchObject({ total: 20_798, totalPg2: 22_098, totalPg4: 25_998, totalProducts: 2 });
  expect(quotation.folio).toMatch(/^\d{6}$/);
  expect((await shopper.giveAddress(quotation.id, { email: 'compra@example.com' })).body).toEqual({ ok: true });
  const options = await shopper.call('POST /quotation/{id}/paymentoptions', { params: { id: quotation.id } });
  expect(options.body.groups.map((one) => [one.group, one.active, one.total])).toEqual([
    [1, true, 20_798],
    [2, true, 22_098],
    [3, true, 23_398],
    [4, true, 25_998],
  ]);
  expect(options.body.financingTotals.map((one) => one.months)).toEqual([1, 3, 6, 9, 12]);

  const paid = await shopper.pay(shop, quotation);
  expect(paid.body).toMatchObject({ status: 'approved', status_detail: 'accredited', data: { attemptsLeft: 3 } });
  const id = paid.body.data.orderId ?? '';
  const order = await shopper.call('POST /order/findbyid/{id}', { params: { id } });
  expect(order.body).toMatchObject({
    total: 20_798,
    ammountPaid: 20_798,
    restricted: false,
    isInvited: true,
    FirstName: 'Lucía',
    Details: [{ quantity: 2, shipCompanyFrom: 'CUN', Product: { ItemCode: 'ST1' } }],
    Payments: [{ type: 'credit-card', card: '3764', status: 'approved', ammount: 20_798 }],
  });
  await until(
    async () => (await shopper.call('POST /order/findbyid/{id}', { params: { id } })).body.status === 'completed',
  );

  const [document] = await erpOrders(shop, id);
  expect(document).toMatchObject({ U_WebOrderId: id, DocTotal: 20_798 });
  await until(async () => (await mailsTo(shop, 'compra@example.com')).length === 1);
  const [mail] = await mailsTo(shop, 'compra@example.com');
  expect(mail?.subject).toBe(`Tu pedido ${order.body.folio} en Actual Studio`);
  expect(mail?.html).toContain(`http://studio.localhost:4200/api/order/${id}/open?llave=`);
  expect(mail?.html).toContain('/pictures/mueble-st1-300.jpg');
  expect(mail?.text).toContain('Total: $20,798 MXN');

  const again = await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  expect(again.body).toMatchObject({ OrderWeb: id, ammountPaid: 20_798, Details: [{ validStock: true }] });
  const folio = await shopper.call('POST /order/createfromquotation/{id}', { params: { id: quotation.id }, body: {} });
  expect(folio.body).toEqual({ id, folio: order.body.folio });
});

test('an interest-free plan charges the total of its own group', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id);
  const plan = { paymentGroup: 3, paymentType: '6-msi', installments: 6, transaction_amount: quotation.totalPg3 };
  const paid = await shopper.pay(shop, quotation, 'APRO', plan);
  expect(paid.body.status).toBe('approved');
  const order = await shopper.call('POST /order/findbyid/{id}', { params: { id: paid.body.data.orderId ?? '' } });
  expect(order.body).toMatchObject({ total: 11_699, paymentType: '6-msi', Payments: [{ msi: 6, ammount: 11_699 }] });
});

test('a whole purchase takes at most 25 statements, transactions counted', async () => {
  const shopper = new Shopper(shop);
  const first = new Shopper(shop);
  const sold = await first.quote(products.lamp);
  await first.giveAddress(sold.id);
  await first.pay(shop, sold);
  shop.statements.length = 0;
  const quotation = await shopper.quote(products.lamp);
  const params = { id: quotation.id };
  await shopper.call('POST /quotation/findbyid/{id}', { params });
  await shopper.call('POST /quotation/{id}/paymentoptions', { params });
  await shopper.giveAddress(quotation.id);
  const paid = await shopper.pay(shop, quotation);
  await shopper.call('POST /order/findbyid/{id}', { params: { id: paid.body.data.orderId ?? '' } });
  const calls = shop.statements.filter((one) => !one.url.startsWith('/webhooks'));
  expect(calls).toHaveLength(6);
  for (const one of calls) expect(one.count).toBeGreaterThan(0);
  expect(calls.reduce((sum, one) => sum + one.count, 0)).toBeLessThanOrEqual(25);
});
