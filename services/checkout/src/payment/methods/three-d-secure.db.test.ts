import { products } from '../../../testing/catalog';
import { passDeadline, sweep } from '../../../testing/money';
import { misbehave } from '../../../testing/outside';
import { openShop, type Shop } from '../../../testing/shop';
import { cardToken, Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const cards = { asks: '5483928164574623', refuses: '5361956806117557', mandatory: '5031755734530604' };

async function asked(number: string, holder = 'APRO') {
  await misbehave(shop, 'mercadopago', { silent: true });
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const { body } = await shopper.call('POST /processMPpayment', {
    body: {
      quotationId: quotation.id,
      payment_method_id: 'master',
      installments: 1,
      paymentType: 'credit-card',
      paymentGroup: 1,
      transaction_amount: quotation.totalPg1,
      termsAccepted: true,
      token: await cardToken(shop, holder, number),
      cardholder: {
        email: 'a@example.com',
        phone: '9981234567',
        address: 'Av. Tulum 12',
        neighborhood: 'Centro',
        city: 'Cancún',
        state: 'Quintana Roo',
        zip: '77500',
      },
    },
  });
  const check = (paymentId = body.data.paymentId, who = shopper) =>
    who.call('POST /payment/check/{id}', { params: { id: quotation.id }, body: { paymentId } });
  return { shopper, quotation, body, check };
}
/** The holder answers on the page of their bank. */
async function answer(url: string, creq: string, accept: 'yes' | 'no') {
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
  const page = await fetch(url, form({ creq }));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Autorizar compra')]);
  expect(await (await fetch(`${url}/answer`, form({ accept }))).text()).toContain("status: 'COMPLETE'");
}

test.each([
  ['asks', 'yes', 'approved', 'accredited'],
  ['asks', 'no', 'rejected', 'cc_rejected_3ds_challenge'],
  ['refuses', 'yes', 'rejected', 'cc_rejected_3ds_challenge'],
  ['mandatory', 'yes', 'approved', 'accredited'],
] as const)('a bank that %s, answered with %s: %s', async (card, accept, status, detail) => {
  const { quotation, body, check } = await asked(cards[card]);
  expect(body).toMatchObject({ status: 'pending', status_detail: 'pending_challenge', data: { orderId: null } });
  const { challenge } = body.data;
  expect((await check()).body.data.challenge).toEqual(challenge);
  await answer(challenge?.url ?? '', challenge?.creq ?? '', accept);
  const after = await check();
  expect(after.body).toMatchObject({ status, status_detail: detail, data: { challenge: null } });
  expect(after.body.data.orderId !== null).toBe(status === 'approved');
  const held = await shop.knex('reservation').where({ quotation_id: quotation.id }).pluck('state');
  expect(held).toEqual([status === 'approved' ? 'claimed' : 'released']);
});

test('a question that nobody answers ends after a quarter of an hour: closed at the provider, pieces free', async () => {
  const { shopper, quotation, body } = await asked(cards.asks);
  const [row] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(row.expires_at.getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  await passDeadline(shop, quotation.id);
  await sweep(shop);
  const now = await shop.knex('payment').where({ id: body.data.paymentId }).first();
  expect([now.status, now.status_detail]).toEqual(['cancelled', 'expired']);
  expect(await shop.checkout.mercadoPago.getPayment(row.provider_payment_id)).toMatchObject({ status: 'cancelled' });
  expect((await shopper.pay(shop, quotation)).body.status).toBe('approved');
});

test('a card that is refused anyway is refused without a question', async () => {
  expect((await asked(cards.asks, 'FUND')).body).toMatchObject({ status: 'rejected', data: { challenge: null } });
});

test('answers not_found for another quotation’s payment', async () => {
  const mine = await asked(cards.asks);
  const theirs = await asked(cards.asks);
  expect((await mine.check(theirs.body.data.paymentId)).code).toBe('not_found');
  expect((await mine.check(mine.body.data.paymentId, new Shopper(shop))).code).toBe('not_found');
});
