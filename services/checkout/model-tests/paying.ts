import { randomUUID } from 'node:crypto';
import type { Quotation } from '@actual/contracts';
import { managerGrantToken } from '@actual/kit/testing/tokens';
import { products } from '../testing/catalogue';
import { cardOf, cardToken, type Shopper } from '../testing/shopper';
import type { World } from './model-state';

/** Holders of test cards: what the provider answers is in their names; the last is asked by their bank first. */
export type Holder = 'APRO' | 'FUND' | 'OTHE' | 'CONT' | 'DUPL' | 'ASKED';

const once = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const partOf = (rest: number, share: number): number =>
  share < 1 ? Math.max(0.01, Math.floor(rest * share * 100) / 100) : rest;

async function cardBody(world: World, quotation: Quotation, holder: Holder, transaction_amount: number) {
  const asked = holder === 'ASKED';
  const token = await cardToken(world.house, asked ? 'APRO' : holder, asked ? '5483928164574623' : undefined);
  return { ...cardOf(quotation.id, transaction_amount, token), ...(asked ? { payment_method_id: 'master' } : {}) };
}

/** A card for a share of the rest; all of it also in three months. */
export async function payCard(world: World, holder: Holder, share: number, months: 1 | 3 = 1): Promise<void> {
  const quotation = await world.look();
  if (!quotation) return;
  const inMonths = share === 1 && months === 3;
  const amount = partOf(world.rest(quotation, inMonths ? 2 : 1), share);
  const body = {
    ...(await cardBody(world, quotation, holder, amount)),
    ...(share < 1 ? { partial: true } : {}),
    ...(inMonths ? { paymentType: '3-msi', paymentGroup: 2, installments: 3 } : {}),
  };
  if (amount > 0)
    await world.say({ who: world.shopper, key: 'POST /processMPpayment', call: { body, headers: once() } });
}

export type OtherWay = 'spei' | 'transfer' | 'ewallet' | 'client-balance' | 'cash' | 'terminal-card';
const anyShare = (type: OtherWay): boolean => type !== 'spei' && type !== 'transfer';
const atCounter = (type: OtherWay): boolean => type === 'cash' || type === 'terminal-card';

export async function payOther(world: World, type: OtherWay, share: number, who?: Shopper): Promise<void> {
  const quotation = await world.look();
  if (!quotation) return;
  const amount = partOf(world.rest(quotation), anyShare(type) ? share : 1);
  const body = { termsAccepted: true, type, amount };
  const call = { params: { id: quotation.id }, body, headers: once() };
  const by = who ?? (atCounter(type) ? world.staff : world.shopper);
  if (amount > 0) await world.say({ who: by, key: 'POST /payment/add/{id}', call });
}

/** The last payment is asked for again as it was: a second press, or a browser that tries again. */
export async function payAgain(world: World): Promise<void> {
  await world.house.revive();
  if (world.lastSaid) await world.say(world.lastSaid);
}

/** Both devices pay at the same moment. */
export async function payTwice(world: World, type: OtherWay): Promise<void> {
  const quotation = await world.look();
  if (!quotation) return;
  await Promise.all([payCard(world, 'APRO', 1), payOther(world, type, 1, world.second)]);
}

/** Somebody else buys sofas, all that they can get of so many. */
export async function rivalBuys(world: World, quantity: number): Promise<void> {
  await world.house.revive();
  const { rival } = world;
  const made = await rival.call('POST /quotation/create', {
    body: { zipcodeDeliveryId: '77500', detail: { productId: products.sofa, quantity } },
  });
  if (made.status !== 200) return;
  world.quotations.push(made.body.id);
  await rival.giveAddress(made.body.id, { email: `${made.body.folio}@example.com` });
  const body = cardOf(made.body.id, made.body.totalPg1, await cardToken(world.house, 'APRO'));
  await rival.call('POST /processMPpayment', { body, headers: once() });
}

/** The person takes their parts back. */
export async function takeBack(world: World): Promise<void> {
  const quotation = await world.look();
  if (quotation) await world.shopper.call('POST /payment/remove/{id}', { params: { id: quotation.id } });
}

const paymentOf = ({ knex, quotations }: World, which: 'desc' | 'asc'): Promise<Paid | undefined> =>
  knex('payment').whereIn('quotation_id', quotations).orderBy('created_at', which).first();

/** The person's page asks how the last payment stands. */
export async function checkLast(world: World): Promise<void> {
  await world.house.revive();
  const payment = await paymentOf(world, 'desc');
  if (!payment) return;
  const call = { params: { id: payment.quotation_id }, body: { paymentId: payment.id } };
  await world.shopper.call('POST /payment/check/{id}', call);
}

/** Staff make the order of what is paid, with a manager's word or without. */
export async function staffOrders(world: World, withManager: boolean): Promise<void> {
  const quotation = await world.look();
  if (!quotation) return;
  const body = {
    quotationId: quotation.id,
    ...(withManager ? { authorization: managerGrantToken(quotation.id) } : {}),
  };
  await world.staff.call('POST /order/create', { body });
}

/** What the bank brought: what was due, a part of it, or more. */
export type Brought = 'whole' | 'part' | 'more';

/** A manager credits the plain transfer that came for the newest order. */
export async function creditTransfer(world: World, brought: Brought): Promise<void> {
  await world.house.revive();
  const order = await newestOrder(world);
  if (!order) return;
  const params = { id: order.id };
  const { body } = await world.manager.call('GET /order/transfercredits/{id}', { params });
  const due = body.due ?? 0;
  const amount = brought === 'whole' ? due : brought === 'part' ? 1 : due + 1;
  const movement = { amount, due, reference: randomUUID(), receivedOn: '2026-01-15' };
  await world.manager.call('POST /order/transfercredits/{id}', { params, body: movement });
}

const newestOrder = (world: World) =>
  world.knex('orders').whereIn('quotation_id', world.quotations).orderBy('created_at', 'desc').first();

/** Staff take the rest of an order. */
export async function staffCredit(world: World): Promise<void> {
  await world.house.revive();
  const order = await newestOrder(world);
  const due = order ? (order.total_cents - order.paid_cents) / 100 : 0;
  if (due <= 0) return;
  await world.staff.call('POST /order/addpayment/{id}', {
    params: { id: order.id },
    body: { type: 'cash', amount: due },
  });
}

interface Paid {
  id: string;
  quotation_id: string;
}

/** Staff cancel a payment of this run, the newest or the oldest; some press twice. */
export async function staffCancels(world: World, which: 'desc' | 'asc', times: 1 | 2, named?: Paid): Promise<void> {
  await world.house.revive();
  const payment = named ?? (await paymentOf(world, which));
  if (!payment) return;
  const call = { params: { a: payment.quotation_id, b: payment.id }, body: {} };
  const cancel = () => world.staff.call('POST /payment/cancel/{a}/{b}', call);
  await Promise.all(Array.from({ length: times }, cancel));
}
