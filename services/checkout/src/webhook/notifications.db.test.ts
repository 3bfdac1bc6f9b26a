import { createHmac, randomUUID } from 'node:crypto';
import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import { products } from '../../testing/catalog';
import { erpOrders, mailsTo, misbehave, until } from '../../testing/outside';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';
import { workOutbox } from '../outbox/work-outbox';
import { processNotifications } from './process-notifications';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A notification as the provider signs it. */
function notification(
  paymentId: string,
  { at = Date.now() / 1_000, requestId = randomUUID() as string, secret = '' } = {},
) {
  const ts = String(Math.floor(at));
  const key = secret || SANDBOX_DEMO_CREDENTIALS.mercadoPago.webhookSecret;
  const v1 = createHmac('sha256', key).update(`id:${paymentId};request-id:${requestId};ts:${ts};`).digest('hex');
  return {
    url: `${shop.address}/webhooks/mercadopago?data.id=${paymentId}&type=payment`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
      body: JSON.stringify({ type: 'payment', action: 'payment.updated', data: { id: paymentId } }),
    },
  };
}
const send = ({ url, init }: ReturnType<typeof notification>) => fetch(url, init);
const work = async () => {
  while ((await processNotifications(shop.checkout)) > 0);
};
const drain = async () => {
  while ((await workOutbox(shop.checkout)) > 0);
};

async function underReview(email: string) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  const { body } = await shopper.pay(shop, quotation, 'CONT');
  const [payment] = await shop.knex('payment').where({ id: body.data.paymentId });
  return { shopper, quotation, payment };
}
/** The provider's reviewer says yes or no: the button of the sandbox's console. */
const decide = (providerId: string, status: 'approve' | 'reject') =>
  fetch(`${shop.sandbox.origin}/mercadopago/console/payments/${providerId}/${status}`, {
    method: 'POST',
    redirect: 'manual',
  });

test('the same notification a hundred times: one payment, one order, one document in the ERP, one mail', async () => {
  const { shopper, quotation, payment } = await underReview('cien@example.com');
  await misbehave(shop, 'mercadopago', { silent: true });
  expect((await decide(payment.provider_payment_id, 'approve')).status).toBeLessThan(400);
  const one = notification(payment.provider_payment_id);
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(one)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 100 }, () => 200));
  const others = await Promise.all(Array.from({ length: 20 }, () => send(notification(payment.provider_payment_id))));
  expect(others.every((answer) => answer.status === 200)).toBe(true);
  await Promise.all([work(), work(), work()]);
  await Promise.all([drain(), drain()]);
  const orders = await shop.knex('orders').where({ quotation_id: quotation.id });
  expect(orders).toHaveLength(1);
  expect(await shop.knex('payment').where({ quotation_id: quotation.id }).pluck('status')).toEqual(['approved']);
  expect(await erpOrders(shop, orders[0].id)).toHaveLength(1);
  expect(await mailsTo(shop, 'cien@example.com')).toHaveLength(1);
  const params = { id: quotation.id };
  expect((await shopper.call('POST /quotation/findbyid/{id}', { params })).body.OrderWeb).toBe(orders[0].id);
});

test('a review that ends with a no frees the pieces and the quotation', async () => {
  const { shopper, quotation, payment } = await underReview('no@example.com');
  await misbehave(shop, 'mercadopago', { silent: false, repeatNotices: 3, reorder: true });
  await decide(payment.provider_payment_id, 'reject');
  await until(async () => {
    await work();
    return (await shop.knex('payment').where({ id: payment.id }).first()).status === 'rejected';
  });
  expect(await shop.knex('reservation').where({ payment_id: payment.id }).pluck('state')).toEqual(['released']);
  expect((await shopper.pay(shop, quotation)).body.status).toBe('approved');
  await misbehave(shop, 'mercadopago', { repeatNotices: 0, reorder: false });
});

test.each([
  ['forged with another secret', (id: string) => notification(id, { secret: 'not-the-secret' })],
  ['an hour old', (id: string) => notification(id, { at: Date.now() / 1_000 - 3_600 })],
  ['from the future', (id: string) => notification(id, { at: Date.now() / 1_000 + 3_600 })],
  [
    'a stolen signature on another payment',
    (id: string) => ({ ...notification('1'), url: `${shop.address}/webhooks/mercadopago?data.id=${id}&type=payment` }),
  ],
  [
    'a good signature with a body that speaks of another payment',
    (id: string) => {
      const good = notification(id);
      return { ...good, init: { ...good.init, body: good.init.body.replace(id, '999') } };
    },
  ],
  [
    'unsigned',
    (id: string) => ({
      ...notification(id),
      init: { ...notification(id).init, headers: { 'content-type': 'application/json' } },
    }),
  ],
])('a notification that is %s is refused and leaves no trace', async (_what, make) => {
  const answer = await send(make('123456') as ReturnType<typeof notification>);
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'signature_invalid' });
  // the provider's own notifications of the tests before may come in meanwhile
  const named = ['123456', '999', '1'];
  expect(await shop.knex('webhook_event').whereIn('provider_payment_id', named)).toEqual([]);
});

test('answers 400 to a body that is not JSON', async () => {
  const { url, init } = notification('5');
  const answer = await fetch(url, { ...init, body: '{"data":' });
  expect(answer.status).toBe(400);
});

test('ignores a signed notification of a payment that is not ours', async () => {
  const { quotation } = await underReview('ajeno@example.com');
  const stranger = await shop.checkout.mercadoPago.createTransferPayment(
    {
      methodId: 'clabe',
      amountCents: 100,
      description: 'x',
      externalReference: randomUUID(),
      payer: { email: 'x@example.com' },
    },
    randomUUID(),
  );
  const id = stranger.kind === 'payment' ? stranger.id : '';
  expect((await send(notification(id))).status).toBe(200);
  await work();
  const [event] = await shop.knex('webhook_event').where({ provider_payment_id: id });
  expect(event).toMatchObject({ last_error: 'not a payment of ours' });
  expect(event.processed_at).not.toBeNull();
  expect(await shop.knex('orders').where({ quotation_id: quotation.id })).toEqual([]);
});

test('a payment of another amount that names our reference does not pay the quotation', async () => {
  const { quotation, payment } = await underReview('robado@example.com');
  const cheap = await shop.checkout.mercadoPago.createTransferPayment(
    {
      methodId: 'clabe',
      amountCents: 100,
      description: 'x',
      externalReference: payment.id,
      payer: { email: 'x@example.com' },
    },
    randomUUID(),
  );
  const id = cheap.kind === 'payment' ? cheap.id : '';
  await send(notification(id));
  await work();
  const [event] = await shop.knex('webhook_event').where({ provider_payment_id: id });
  expect(event.last_error).toBe('amount, currency or reference differ');
  expect(await shop.knex('orders').where({ quotation_id: quotation.id })).toEqual([]);
});
