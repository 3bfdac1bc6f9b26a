import { randomUUID } from 'node:crypto';
import { products } from '@actual/checkout-service/testing/catalog';
import { until } from '@actual/checkout-service/testing/outside';
import { cardOf, cardToken, type Shopper } from '@actual/checkout-service/testing/shopper';
import type { Quotation } from '@actual/contracts';
import { managerGrantToken } from '@actual/kit/testing/tokens';
import type { ModelState } from './model-state';

/** Holders of test cards, whose names decide the provider's answer; the last is asked by their bank first. */
export type Holder = 'APRO' | 'FUND' | 'OTHE' | 'CONT' | 'DUPL' | 'ASKED';

const once = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const partOf = (rest: number, share: number): number =>
  share < 1 ? Math.max(0.01, Math.floor(rest * share * 100) / 100) : rest;

async function cardBody(state: ModelState, quotation: Quotation, holder: Holder, transaction_amount: number) {
  const asked = holder === 'ASKED';
  const token = await cardToken(state.harness, asked ? 'APRO' : holder, asked ? '5483928164574623' : undefined);
  return { ...cardOf(quotation.id, transaction_amount, token), ...(asked ? { payment_method_id: 'master' } : {}) };
}

/** A card for a share of the rest; all of it also in three months. */
export async function payCard(state: ModelState, holder: Holder, share: number, months: 1 | 3 = 1): Promise<void> {
  const quotation = await state.look();
  if (!quotation) return;
  const inMonths = share === 1 && months === 3;
  const amount = partOf(state.rest(quotation, inMonths ? 2 : 1), share);
  const body = {
    ...(await cardBody(state, quotation, holder, amount)),
    ...(share < 1 ? { partial: true } : {}),
    ...(inMonths ? { paymentType: '3-msi', paymentGroup: 2, installments: 3 } : {}),
  };
  if (amount > 0)
    await state.say({ who: state.shopper, key: 'POST /processMPpayment', call: { body, headers: once() } });
}

export type OtherWay = 'spei' | 'transfer' | 'ewallet' | 'client-balance' | 'exchange-value' | 'cash' | 'terminal-card';
const anyShare = (type: OtherWay): boolean => type !== 'spei' && type !== 'transfer';
const atCounter = (type: OtherWay): boolean => type === 'cash' || type === 'terminal-card';

export async function payOther(state: ModelState, type: OtherWay, share: number, who?: Shopper): Promise<void> {
  const quotation = await state.look();
  if (!quotation) return;
  const amount = partOf(state.rest(quotation), anyShare(type) ? share : 1);
  const body = { termsAccepted: true, type, amount };
  const call = { params: { id: quotation.id }, body, headers: once() };
  const by = who ?? (atCounter(type) ? state.staff : state.shopper);
  if (amount > 0) await state.say({ who: by, key: 'POST /payment/add/{id}', call });
}

/** The last payment is asked for again as it was: a second press, or a browser that tries again. */
export async function payAgain(state: ModelState): Promise<void> {
  await state.harness.revive();
  if (state.lastSaid) await state.say(state.lastSaid);
}

/** Both devices pay at the same moment. */
export async function payTwice(state: ModelState, type: OtherWay): Promise<void> {
  const quotation = await state.look();
  if (!quotation) return;
  await Promise.all([payCard(state, 'APRO', 1), payOther(state, type, 1, state.second)]);
}

/** Somebody else buys sofas, all that they can get of so many. */
export async function rivalBuys(state: ModelState, quantity: number): Promise<void> {
  await state.harness.revive();
  const { rival } = state;
  const made = await rival.call('POST /quotation/create', {
    body: { zipcodeDeliveryId: '77500', detail: { productId: products.sofa, quantity } },
  });
  if (made.status !== 200) return;
  state.quotations.push(made.body.id);
  await rival.giveAddress(made.body.id, { email: `${made.body.folio}@example.com` });
  const body = cardOf(made.body.id, made.body.totalPg1, await cardToken(state.harness, 'APRO'));
  await rival.call('POST /processMPpayment', { body, headers: once() });
}

/** The person takes their parts back. */
export async function takeBack(state: ModelState): Promise<void> {
  const quotation = await state.look();
  if (quotation) await state.shopper.call('POST /payment/remove/{id}', { params: { id: quotation.id } });
}

const paymentOf = ({ knex, quotations }: ModelState, which: 'desc' | 'asc'): Promise<Paid | undefined> =>
  knex('payment').whereIn('quotation_id', quotations).orderBy('created_at', which).first();

/** The person's page asks how the last payment stands. */
export async function checkLast(state: ModelState): Promise<void> {
  await state.harness.revive();
  const payment = await paymentOf(state, 'desc');
  if (!payment) return;
  const call = { params: { id: payment.quotation_id }, body: { paymentId: payment.id } };
  await state.shopper.call('POST /payment/check/{id}', call);
}

/** Staff make the order of a paid quotation, with a manager's grant or without. */
export async function staffOrders(state: ModelState, withManager: boolean): Promise<void> {
  const quotation = await state.look();
  if (!quotation) return;
  const body = {
    quotationId: quotation.id,
    ...(withManager ? { authorization: managerGrantToken(quotation) } : {}),
  };
  await state.staff.call('POST /order/create', { body });
}

/** The amount that the bank brought: the amount due, a part of it, or more. */
export type Brought = 'whole' | 'part' | 'more';

/** A manager credits the plain transfer that came for the newest order. */
export async function creditTransfer(state: ModelState, brought: Brought): Promise<void> {
  await state.harness.revive();
  const order = await newestOrder(state);
  if (!order) return;
  const params = { id: order.id };
  const { body } = await state.manager.call('GET /order/transfercredits/{id}', { params });
  const due = body.due ?? 0;
  const amount = brought === 'whole' ? due : brought === 'part' ? 1 : due + 1;
  const movement = { amount, due, reference: randomUUID(), receivedOn: '2026-01-15' };
  await state.manager.call('POST /order/transfercredits/{id}', { params, body: movement });
}

const newestOrder = (state: ModelState) =>
  state.knex('orders').whereIn('quotation_id', state.quotations).orderBy('created_at', 'desc').first();

/** Staff take the rest of an order. */
export async function staffCredit(state: ModelState): Promise<void> {
  await state.harness.revive();
  const order = await newestOrder(state);
  const due = order ? (order.total_cents - order.paid_cents) / 100 : 0;
  if (due <= 0) return;
  await state.staff.call('POST /order/addpayment/{id}', {
    params: { id: order.id },
    body: { type: 'cash', amount: due },
  });
}

interface Paid {
  id: string;
  quotation_id: string;
}

const cancel = (state: ModelState, { quotation_id, id }: Paid) =>
  state.manager.call('POST /payment/cancel/{a}/{b}', { params: { a: quotation_id, b: id }, body: {} });

/** Staff cancel a payment of this run, the newest or the oldest; some press twice. */
export async function staffCancels(state: ModelState, which: 'desc' | 'asc', times: 1 | 2): Promise<void> {
  await state.harness.revive();
  const payment = await paymentOf(state, which);
  if (payment) await Promise.all(Array.from({ length: times }, () => cancel(state, payment)));
}

/** Staff hand a payment back, and press again while the store says that it cannot answer now. */
export async function staffHandBack(state: ModelState, payment: Paid): Promise<void> {
  await until(async () => {
    await state.harness.revive();
    return (await cancel(state, payment)).status < 500;
  }, 30_000);
}
