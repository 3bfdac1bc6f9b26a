import { randomUUID } from 'node:crypto';
import { products } from '../../../testing/catalog';
import { mailsTo, misbehave } from '../../../testing/outside';
import { openShop, type Shop } from '../../../testing/shop';
import { cardToken, guestHome, register, Shopper } from '../../../testing/shopper';
import { workOutbox } from '../../outbox/work-outbox';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ready(email = guestHome.email) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id, { email });
  return { shopper, quotation };
}
const held = () => shop.knex('reservation').where({ state: 'held' }).count<{ count: number }[]>('* as count');

test.each([
  ['OTHE', 'cc_rejected_other_reason'],
  ['CALL', 'cc_rejected_call_for_authorize'],
  ['FUND', 'cc_rejected_insufficient_amount'],
  ['SECU', 'cc_rejected_bad_filled_security_code'],
  ['EXPI', 'cc_rejected_bad_filled_date'],
  ['FORM', 'cc_rejected_bad_filled_other'],
  ['CARD', 'cc_rejected_bad_filled_card_number'],
  ['INST', 'cc_rejected_invalid_installments'],
  ['DUPL', 'cc_rejected_duplicated_payment'],
  ['LOCK', 'cc_rejected_card_disabled'],
  ['CTNA', 'cc_rejected_card_type_not_allowed'],
  ['ATTE', 'cc_rejected_max_attempts'],
  ['BLAC', 'cc_rejected_blacklist'],
  ['UNSU', 'cc_rejected_card_error'],
  ['TEST', 'cc_amount_rate_limit_exceeded'],
  ['RISK', 'cc_rejected_high_risk'],
])('%s is rejected as %s, lets the pieces go and counts an attempt', async (holder, detail) => {
  const { shopper, quotation } = await ready();
  const { status, body } = await shopper.pay(shop, quotation, holder);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'rejected',
    status_detail: detail,
    data: { orderId: null, paymentAttempts: 1, attemptsLeft: 2 },
  });
  expect((await held())[0]?.count).toBe(0);
});

test('after a rejection the same quotation can be paid with another card', async () => {
  const { shopper, quotation } = await ready();
  await shopper.pay(shop, quotation, 'FUND');
  expect((await shopper.pay(shop, quotation)).body).toMatchObject({ status: 'approved' });
});

test('three rejections mark the quotation, a fourth try is refused, and one mail goes out', async () => {
  const { shopper, quotation } = await ready('tres@example.com');
  for (const left of [2, 1, 0]) expect((await shopper.pay(shop, quotation, 'OTHE')).body.data.attemptsLeft).toBe(left);
  expect((await shopper.pay(shop, quotation)).code).toBe('payment_attempts_exceeded');
  const attempts = await shopper.call('GET /quotation/{id}/paymentattempts', { params: { id: quotation.id } });
  expect(attempts.body).toEqual({ paymentAttempts: 3, limit: 3, rateLimitReported: true });
  // the shopper's next line begins another quotation
  const more = { params: { id: quotation.id }, body: { productId: products.lamp } };
  expect((await shopper.call('POST /quotation/adddetail/{id}', more)).code).toBe('payment_attempts_exceeded');
  while ((await workOutbox(shop.checkout)) > 0);
  const mails = await mailsTo(shop, 'tres@example.com');
  expect(mails.map((one) => one.subject)).toEqual([`Tu cotización ${quotation.folio} está en proceso`]);
  expect(mails[0]?.text).toContain('un asesor te llamará');
});

test.each([
  ['CONT', 'pending_contingency'],
  ['REVI', 'pending_review_manual'],
])('%s waits for review: no order, pieces held, quotation frozen', async (holder, detail) => {
  const { shopper, quotation } = await ready();
  const { body } = await shopper.pay(shop, quotation, holder);
  expect(body).toMatchObject({ status: 'pending', status_detail: detail, data: { orderId: null, attemptsLeft: 3 } });
  const params = { id: quotation.id };
  const { body: now } = await shopper.call('POST /quotation/findbyid/{id}', { params });
  expect(now).toMatchObject({ OrderWeb: null, Payments: [{ status: 'pending' }], Details: [{ validStock: true }] });
  const edit = await shopper.call('DELETE /quotation/{id}/removealldetails', { params });
  expect([edit.status, edit.code]).toEqual([409, 'payment_in_progress']);
  expect((await shopper.pay(shop, quotation)).code).toBe('payment_in_progress');
  const [row] = await shop.knex('reservation').where({ quotation_id: quotation.id }).select('state', 'expires_at');
  expect(row.state).toBe('held');
  expect(row.expires_at.getTime()).toBeGreaterThan(Date.now() + 4 * 86_400_000);
});

test('a used or invented card token is a rejection like any other', async () => {
  const { shopper, quotation } = await ready();
  const pay = (token: string) => shopper.call('POST /processMPpayment', { body: { ...form(quotation), token } });
  expect((await pay('a'.repeat(32))).body).toMatchObject({ status: 'rejected', data: { paymentAttempts: 1 } });
  const token = await cardToken(shop, 'FUND');
  await pay(token);
  expect((await pay(token)).body).toMatchObject({ status: 'rejected', data: { paymentAttempts: 3 } });
});

const form = (quotation: { id: string; totalPg1: number }) => ({
  quotationId: quotation.id,
  payment_method_id: 'visa',
  installments: 1,
  paymentType: 'credit-card',
  paymentGroup: 1,
  transaction_amount: quotation.totalPg1,
  cardholder: {
    email: 'a@example.com',
    phone: '9981234567',
    address: 'Av. Tulum 12',
    neighborhood: 'Centro',
    city: 'Cancún',
    state: 'Quintana Roo',
    zip: '77500',
  },
  termsAccepted: true,
});

test.each([
  ['another total than the person saw', { transaction_amount: 1 }, 409, 'total_changed'],
  [
    'a plan of another group',
    { paymentGroup: 1, paymentType: '6-msi', installments: 6 },
    409,
    'payment_group_not_allowed',
  ],
  [
    'installments that are not the plan’s',
    { paymentGroup: 2, paymentType: '3-msi', installments: 12 },
    409,
    'payment_group_not_allowed',
  ],
  [
    'a plan below its minimum',
    { paymentGroup: 4, paymentType: '12-msi', installments: 12, transaction_amount: 899.5 },
    409,
    'payment_group_not_allowed',
  ],
  [
    'American Express as debit',
    { paymentType: 'debit-card', payment_method_id: 'amex' },
    409,
    'payment_group_not_allowed',
  ],
  [
    'a debit card for months',
    { paymentGroup: 2, paymentType: '3-msi', installments: 3, payment_method_id: 'debvisa' },
    409,
    'card_type_not_allowed',
  ],
  ['a debit card as credit', { payment_method_id: 'debmaster' }, 409, 'card_type_not_allowed'],
  ['a credit card as debit', { paymentType: 'debit-card', payment_method_id: 'visa' }, 409, 'card_type_not_allowed'],
  ['an unknown card brand', { payment_method_id: 'constructor' }, 409, 'payment_group_not_allowed'],
  ['terms not accepted', { termsAccepted: false }, 400, 'invalid_input'],
  ['a negative amount', { transaction_amount: -5 }, 409, 'total_changed'],
  ['a fraction of a centavo', { transaction_amount: 899.505 }, 400, 'invalid_input'],
  ['no number as amount', { transaction_amount: '899.5' }, 400, 'invalid_input'],
  ['a group that does not exist', { paymentGroup: 9 }, 400, 'invalid_input'],
])('refuses %s before anything is charged', async (_what, change, status, code) => {
  const { shopper, quotation } = await ready();
  const answer = await shopper.call('POST /processMPpayment', {
    body: { ...form(quotation), token: 'a'.repeat(32), ...change },
  });
  expect([answer.status, answer.code]).toEqual([status, code]);
  expect(await shop.knex('payment').where({ quotation_id: quotation.id })).toEqual([]);
});

test('refuses an empty quotation, one without an address, and an address of another postal code', async () => {
  const { shopper, quotation } = await ready();
  const params = { id: quotation.id };
  await shopper.call('DELETE /quotation/{id}/removealldetails', { params });
  expect((await shopper.pay(shop, quotation)).code).toBe('quotation_empty');
  const other = await shopper.quote(products.shared);
  expect((await shopper.pay(shop, other)).code).toBe('quotation_without_address');
  expect((await shopper.giveAddress(other.id, { zipCode: '06000' })).code).toBe('zipcode_mismatch');
});

test('prices of an earlier day are not charged', async () => {
  const { shopper, quotation } = await ready();
  await shop.knex('quotation').where({ id: quotation.id }).update({ priced_on: '2020-01-01' });
  expect((await shopper.pay(shop, quotation)).code).toBe('total_changed');
});

test('two payments of one quotation at once charge once', async () => {
  const { shopper, quotation } = await ready();
  const both = await Promise.all([shopper.pay(shop, quotation), shopper.pay(shop, quotation)]);
  const codes = both.map((one) => one.code ?? one.body.status).sort();
  expect(codes[0]).toBe('approved');
  expect(['payment_in_progress', 'quotation_ordered']).toContain(codes[1]);
  expect(await shop.knex('payment').where({ quotation_id: quotation.id })).toHaveLength(1);
});

test('the same idempotency key gets the same answer and no second charge', async () => {
  const { shopper, quotation } = await ready();
  const body = { ...form(quotation), token: await cardToken(shop, 'APRO') };
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => shopper.call('POST /processMPpayment', { body, headers });
  const first = await send();
  expect(first.body.status).toBe('approved');
  expect((await send()).body).toEqual(first.body);
  expect((await shopper.pay(shop, quotation)).code).toBe('quotation_ordered');
});

test('looks up a payment whose answer was lost: the order is made and nothing is charged twice', async () => {
  const { shopper, quotation } = await ready();
  await misbehave(shop, 'mercadopago', { commitThenDrop: 1 });
  expect((await shopper.pay(shop, quotation)).body).toMatchObject({ status: 'approved' });
  expect(await shop.knex('payment').where({ quotation_id: quotation.id })).toHaveLength(1);
});

test('a provider that does not answer at all is told as such, and the pieces stay held', async () => {
  const { shopper, quotation } = await ready();
  const token = await cardToken(shop, 'APRO');
  // the charge and the look for it
  await misbehave(shop, 'mercadopago', { failNext: 2, failStatus: 503 });
  const answer = await shopper.call('POST /processMPpayment', { body: { ...form(quotation), token } });
  expect([answer.status, answer.code]).toEqual([503, 'payment_provider_unavailable']);
  const [payment] = await shop.knex('payment').where({ quotation_id: quotation.id });
  expect(payment.status).toBe('unknown');
  expect(await shop.knex('reservation').where({ payment_id: payment.id }).pluck('state')).toEqual(['held']);
  expect((await shopper.pay(shop, quotation)).code).toBe('payment_in_progress');
});

test('a registered client pays and the order is theirs', async () => {
  const client = await register(shop.knex);
  const shopper = new Shopper(shop).signIn(client);
  const quotation = await shopper.quote(products.lamp);
  expect(quotation.Client).toMatchObject({ id: client.clientId, invited: false });
  await shopper.giveAddress(quotation.id);
  const paid = await shopper.pay(shop, quotation);
  const elsewhere = new Shopper(shop).signIn(client);
  const params = { id: paid.body.data.orderId ?? '' };
  expect((await elsewhere.call('POST /order/findbyid/{id}', { params })).body).toMatchObject({ isInvited: false });
  const list = await elsewhere.call('GET /order/find/{page}', { params: { page: '1' } });
  expect(list.body).toMatchObject({ total: 1, data: [{ id: params.id }] });
  const quotations = await elsewhere.call('POST /quotation/find/{page}', { params: { page: '1' } });
  expect(quotations.body).toMatchObject({ total: 1, data: [{ id: quotation.id, OrderWeb: params.id }] });
});
