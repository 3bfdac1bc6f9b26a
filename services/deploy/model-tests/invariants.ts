import assert from 'node:assert/strict';
import { checkPromises } from '@actual/checkout-service/src/promise/check-chain';
import { ownDiscrepancies } from '@actual/checkout-service/src/reconcile/own-discrepancies';
import { readSupply } from '@actual/database/supply';
import { nothingUnderpaid } from './bargaining';
import { cancellationsHold } from './canceling';
import { deliveriesHold } from './delivering';
import { exchangesHold } from './exchanging';
import { atErp, atMailbox, atProvider } from './found-outside';
import { partsHold } from './giving-back';
import { invoicesHold } from './invoices-hold';
import type { ModelState } from './model-state';
import { replacementsHold } from './replacing';
import { compare } from './time';

const momentSql = `
SELECT (SELECT count(*)::int FROM (SELECT FROM orders GROUP BY quotation_id HAVING count(*) > 1) d) AS twice,
  (SELECT coalesce(min(cents), 0)::bigint FROM (SELECT sum(amount_cents) AS cents FROM ledger_entry GROUP BY client_id, kind) l) AS least,
  (SELECT count(*)::int FROM orders WHERE paid_cents < 0 OR paid_cents > total_cents) AS overpaid,
  (SELECT count(*)::int FROM payment p WHERE refunded_cents > amount_cents
     OR refunded_cents < (SELECT coalesce(sum(f.amount_cents), 0) FROM payment_refund f WHERE f.payment_id = p.id)) AS overreturned,
  (SELECT count(*)::int FROM (SELECT o.returned_cents, EXISTS (SELECT FROM order_cancellation x WHERE x.order_id = o.id) AS cut,
     (SELECT coalesce(sum(f.amount_cents), 0) FROM payment_refund f JOIN payment p ON p.id = f.payment_id
       WHERE p.order_id = o.id AND f.cancellation_id IS NULL
         AND (p.refunded_cents < p.amount_cents OR p.status_detail = 'settled' AND o.status <> 'canceled')) AS parts FROM orders o) AS r
     -- canceled pieces take their share of it along
     WHERE returned_cents > parts OR returned_cents < parts AND NOT cut) AS misreturned,
  (SELECT count(*)::int FROM reservation r JOIN payment p ON p.id = r.payment_id WHERE r.state = 'held' AND r.expires_at > now()
     AND p.status NOT IN ('started', 'unknown', 'pending')) AS leaked,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'received', s.received, 'sold', coalesce(k.sold, 0),
     'held', coalesce((SELECT sum(quantity) FROM reservation r WHERE r.stock_source_id = s.id AND r.state = 'held' AND r.expires_at > now()), 0),
     'claimed', coalesce((SELECT sum(quantity) FROM reservation r WHERE r.stock_source_id = s.id AND r.state = 'claimed'), 0)) ORDER BY s.id), '[]')
   FROM stock_source s LEFT JOIN stock_sold k ON k.stock_source_id = s.id WHERE s.item_code IN ('ST1', 'ST2')) AS stock`;

interface Moment {
  twice: number;
  least: number;
  overpaid: number;
  overreturned: number;
  misreturned: number;
  leaked: number;
  stock: { id: number; received: number; sold: number; held: number; claimed: number }[];
}

/** The invariants that hold at every moment. @throws AssertionError */
export async function alwaysHolds({ knex }: ModelState): Promise<void> {
  const [moment] = (await knex.raw<{ rows: Moment[] }>(momentSql)).rows;
  assert.ok(moment);
  assert.equal(moment.twice, 0, 'a quotation has two orders');
  assert.ok(moment.least >= 0, 'a ledger is below nothing');
  assert.equal(moment.overpaid, 0, 'an order is paid below nothing or beyond its total');
  assert.equal(moment.overreturned, 0, 'more of a payment went back than it was, or a part that it does not know of');
  assert.equal(moment.misreturned, 0, 'an order says something else than the parts of it that went back');
  assert.equal(moment.leaked, 0, 'pieces are held for a payment that is decided');
  const offered = new Map((await readSupply(knex, ['ST1', 'ST2'])).map((one) => [one.id, one.available]));
  for (const { id, received, sold, held, claimed } of moment.stock) {
    assert.equal(sold, claimed, `sold pieces of source ${id} are not those of the orders`);
    // reserved, available and sold add up to received: nothing is offered that is not there, nothing is forgotten
    assert.equal(sold + held + (offered.get(id) ?? 0), received, `pieces of source ${id}`);
  }
}

const moneySql = `
SELECT (SELECT coalesce(sum(paid_cents - returned_cents), 0)::bigint FROM orders) AS paid,
  (SELECT coalesce(sum(amount_cents), 0)::bigint FROM payment WHERE provider = 'store' AND status IN ('approved', 'refunded')) AS taken,
  (SELECT coalesce(sum((b.payload->>'amountCents')::bigint), 0)::bigint FROM outbox b JOIN payment p ON p.id = (b.payload->>'paymentId')::uuid
   WHERE b.kind = 'refund-case' AND p.provider = 'store') AS "handedBack",
  (SELECT coalesce(sum(amount_cents), 0)::bigint FROM ledger_entry) AS ledger`;

/** What staff are told of a payment that the provider gave back after an exchange had used it. */
interface Told {
  ours: { amount: number; refunded: number };
  provider: { status: string; refunded: number };
}
const lostPesos = ({ ours, provider }: Told): number =>
  (provider.status === 'charged_back' ? ours.amount : provider.refunded) - ours.refunded;

/**
 * The amount captured less refunded, and taken from ledgers, equals the orders' paid amount less partial refunds:
 * nothing kept, nothing lost but what staff are told of.
 */
async function moneyHolds(state: ModelState): Promise<void> {
  const { knex } = state;
  const { discrepancies } = await compare(state);
  const unused = knex('payment').where({ moved_cents: 0 });
  const subjects = discrepancies.map(({ subject }) => subject);
  assert.deepEqual(await unused.whereIn('id', subjects), [], 'provider and store say different things');
  const lost = discrepancies.reduce(
    (cents, { detail }) => cents + Math.round(lostPesos(detail as unknown as Told) * 100),
    0,
  );
  const [money] = (await knex.raw(moneySql)).rows;
  const captured = await atProvider(state);
  const inHouse = captured + (state.deposited - money.ledger) + (money.taken - money.handedBack);
  assert.equal(inHouse + lost, money.paid, 'money that came and did not go back is not what orders are paid with');
  const idle = await knex('payment')
    .where({ status: 'approved' })
    .whereNull('order_id')
    .whereRaw('refunded_cents < amount_cents');
  assert.deepEqual(idle, [], 'a payment has neither order nor refund');
  const stuck = await knex('payment')
    .whereIn('status', ['started', 'unknown', 'pending'])
    .select('id', 'status', 'type');
  assert.deepEqual(stuck, [], 'a payment never ends');
}

/** Every order is in the ERP once, with its total, or canceled there; its confirmation was sent. */
async function ordersHold(state: ModelState): Promise<void> {
  const { knex } = state;
  for (const order of await knex('orders')) {
    const documents = await atErp(state, order.id);
    const valid = documents.filter(({ Cancelled }) => Cancelled === 'tNO');
    if (order.status === 'canceled') {
      assert.equal(order.paid_cents, 0, 'a canceled order is paid');
      // what came and was changed or returned is booked back by the warehouse
      const returned = knex('service_request').where({ order_id: order.id });
      const came = await returned.whereIn('resolution', ['exchange', 'refund']).first('id');
      if (!came) assert.equal(valid.length, 0, 'a canceled order is still in the ERP');
      for (const { DocTotal } of valid)
        assert.equal(DocTotal, order.total_cents / 100, 'the ERP has more of an ended order than came');
      assert.ok(documents.length <= 1, 'a canceled order was in the ERP twice');
      continue;
    }
    assert.equal(order.status, 'completed', 'an order never ends');
    const taken = await knex('payment').where({ order_id: order.id, status_detail: 'settled' }).first('id');
    assert.ok(order.paid_cents > 0 || taken, 'an order goes on that nobody paid');
    assert.equal(documents.length, 1, 'an order is not in the ERP once');
    assert.equal(documents[0]?.DocTotal, order.total_cents / 100, 'the ERP has another total');
    const told = await knex('outbox').where({ kind: 'order-confirmation', key: order.id }).whereNotNull('done_at');
    assert.equal(told.length, 1, 'an order was not confirmed by mail');
  }
  const known = await knex('orders').pluck('id');
  assert.deepEqual(
    state.promised.filter((id) => !known.includes(id)),
    [],
    'somebody was promised an order that is not there',
  );
}

/** Every order's promise is signed once, whatever process died in between, and each chain is whole. */
async function promisesHold({ knex }: ModelState): Promise<void> {
  assert.deepEqual(await checkPromises(knex), [], 'a signed promise is not as it was signed');
  const signed = knex('promise_record AS r').join('promise AS p', 'p.id', 'r.promise_id');
  const ofOrders = await signed.clone().whereRaw("p.content ->> 'tipo' = 'pedido'").pluck('p.order_id');
  assert.deepEqual(ofOrders.sort(), (await knex('orders').pluck('id')).sort(), 'orders and signed promises');
  const waiting = await knex('promise').whereNotIn('id', signed.select('p.id')).pluck('id');
  assert.deepEqual(waiting, [], 'a promise is never signed');
}

/**
 * One mail for each thing that was to be told. It arrives again, with the same Message-ID, only where a process died
 * between the mail server's yes and its own note of it: a mail server cannot be asked.
 */
async function mailsHold(state: ModelState): Promise<void> {
  const mails = await atMailbox(state);
  const sent: string[] = await state.knex('outbox').whereNotNull('done_at').pluck('kind');
  const { deaths } = state.harness;
  for (const { messageId, arrivals } of mails)
    assert.ok(arrivals - 1 <= deaths, `${messageId} came ${arrivals} times, and ${deaths} processes died`);
  const confirmed = sent.filter((kind) => kind === 'order-confirmation').length;
  assert.equal(mails.filter(({ messageId }) => messageId.startsWith('<order-')).length, confirmed, 'confirmations');
}

/** The invariants that hold once everything due has happened. @throws AssertionError */
export async function holdsWhenQuiet(state: ModelState): Promise<void> {
  await alwaysHolds(state);
  await moneyHolds(state);
  await partsHold(state);
  await exchangesHold(state);
  await replacementsHold(state);
  await cancellationsHold(state);
  await deliveriesHold(state);
  await ordersHold(state);
  await nothingUnderpaid(state);
  await mailsHold(state);
  await promisesHold(state);
  await invoicesHold(state);
  for (const kind of [
    'order-paid',
    'order-total',
    'ledger',
    'exchange',
    'stock-sold',
    'stock-oversold',
    'paid-without-order',
  ])
    assert.deepEqual((await state.knex.raw(ownDiscrepancies[kind]?.sql ?? '')).rows, [], kind);
  const left = state.knex('outbox').whereNull('done_at').whereNot({ kind: 'refund-case' });
  assert.deepEqual(await left.select('kind', 'last_error'), [], 'a message is never sent');
}
