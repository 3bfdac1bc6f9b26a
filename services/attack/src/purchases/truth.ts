import pg from 'pg';
import { type Charge, chargesOf, type ErpOrder, erpOrdersOf, mailsOf } from '../outside';
import type { Breach, Tally } from '../tally';
import type { Inside, Target } from '../target';
import type { Errand } from './presses';

interface OrderRow {
  id: string;
  quotation: string;
  status: string;
  total: number;
  paid: number;
}
interface PaymentRow {
  id: string;
  quotation: string;
  provider: string;
  status: string;
  amount: number;
  refunded: number;
  order: string | null;
  refunding: boolean;
  /** A first part, which waits for the rest on purpose. */
  part: boolean;
}

const ordersSql = `SELECT id, quotation_id AS quotation, status, total_cents::int AS total, paid_cents::int AS paid FROM orders`;
const paymentsSql = `SELECT p.id, p.quotation_id AS quotation, p.provider, p.status, p.amount_cents::int AS amount,
  p.refunded_cents::int AS refunded, p.order_id AS "order", p.part,
  EXISTS (SELECT FROM outbox b WHERE b.key = p.id::text AND b.kind LIKE 'refund%') AS refunding FROM payment p`;
const stockSql = `SELECT s.item_code AS item, s.received, coalesce(k.sold, 0) AS sold,
  coalesce((SELECT sum(quantity) FROM reservation r WHERE r.stock_source_id = s.id AND r.state = 'held' AND r.expires_at > now()), 0)::int AS held,
  coalesce((SELECT sum(quantity) FROM reservation r WHERE r.stock_source_id = s.id AND r.state = 'claimed'), 0)::int AS claimed
  FROM stock_source s LEFT JOIN stock_sold k ON k.stock_source_id = s.id`;

/** Unfinished work: waiting messages, open payments, orders not yet in the ERP. */
const openSql = `SELECT (SELECT count(*) FROM outbox WHERE done_at IS NULL AND parked_at IS NULL AND kind <> 'refund-case')::int
  + (SELECT count(*) FROM payment WHERE status IN ('started', 'unknown'))::int
  + (SELECT count(*) FROM orders WHERE status = 'pending-sap')::int AS open`;

/** Runs one statement on the store's database. */
export async function ask<T extends pg.QueryResultRow>(inside: Inside, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: inside.databaseUrl, application_name: 'attack' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** How many things are still under way. */
export const stillOpen = async (inside: Inside): Promise<number> =>
  (await ask<{ open: number }>(inside, openSql))[0]?.open ?? 0;

/**
 * Compares the shoppers' results with provider, orders, stock, ERP and mailbox, each asked itself. Each errand is one
 * try.
 * @param deaths of the processes that send, take and record mail: a copy is allowed only where one died
 */
export async function compare(
  target: Target & { inside: Inside },
  errands: readonly Errand[],
  deaths: number,
  tally: Tally,
): Promise<void> {
  const { inside } = target;
  const [orders, payments, charges, erp, mails] = await Promise.all([
    ask<OrderRow>(inside, ordersSql),
    ask<PaymentRow>(inside, paymentsSql),
    chargesOf(target),
    erpOrdersOf(target),
    mailsOf(target),
  ]);
  const broken: [Breach, string][] = [];
  const check: Check = (holds, breach, sentence) => {
    if (!holds) broken.push([breach, sentence]);
  };
  comparePromises(errands, orders, check);
  compareCharges(payments, charges, orders, check);
  compareErp(orders, erp, check);
  await compareStock(inside, check);
  for (const { messageId, arrivals } of mails)
    check(
      arrivals - 1 <= deaths,
      'doubled',
      `a mail came ${arrivals} times though ${deaths} of those that send, take and record mail died (${messageId})`,
    );
  const confirmed = new Set(mails.flatMap(({ to }) => to));
  const told = await ask<{ email: string }>(inside, `SELECT email FROM orders WHERE status = 'completed'`);
  for (const { email } of told) check(confirmed.has(email), 'lost', 'an order was confirmed by no mail');
  for (const [breach, sentence] of broken) tally.broke(breach, sentence);
  for (let held = broken.length; held < errands.length; held += 1) tally.held();
}

type Check = (holds: boolean, breach: 'lost' | 'doubled' | 'oversold', sentence: string) => void;
function comparePromises(errands: readonly Errand[], orders: readonly OrderRow[], check: Check): void {
  const known = new Set(orders.map(({ id }) => id));
  for (const { order } of errands)
    if (order) check(known.has(order), 'lost', 'a shopper was told of an order that is not there');
  const quotations = orders.map(({ quotation }) => quotation);
  check(new Set(quotations).size === quotations.length, 'doubled', 'a quotation has two orders');
}

/** Every peso the provider took is in an order, or on its way back; and no quotation was charged beyond its order. */
function compareCharges(
  payments: readonly PaymentRow[],
  charges: readonly Charge[],
  orders: readonly OrderRow[],
  check: Check,
): void {
  const byId = new Map(payments.map((one) => [one.id, one]));
  const byQuotation = new Map(orders.map((one) => [one.quotation, one]));
  const taken = new Map<string, number>();
  const references = new Set<string>();
  for (const charge of charges) {
    check(!references.has(charge.reference), 'doubled', 'a payment was charged twice at the provider');
    references.add(charge.reference);
    const payment = byId.get(charge.reference);
    check(payment !== undefined, 'lost', 'the provider has a payment that the store does not know');
    if (!payment || charge.net <= 0) continue;
    check(
      (payment.status === 'approved' && (payment.order !== null || byQuotation.has(payment.quotation))) ||
        payment.refunding ||
        (payment.status === 'approved' && payment.part),
      'lost',
      `money was taken without an order, a part or a refund (payment ${payment.status})`,
    );
    taken.set(payment.quotation, (taken.get(payment.quotation) ?? 0) + charge.net);
  }
  for (const [quotation, net] of taken) {
    const order = byQuotation.get(quotation);
    if (!order) continue;
    check(net <= order.total, 'doubled', 'a quotation was charged more than its order costs');
    check(order.paid === net || order.status === 'canceled', 'lost', 'an order does not know what was paid for it');
  }
}

function compareErp(orders: readonly OrderRow[], erp: readonly ErpOrder[], check: Check): void {
  const documents = new Map<string, number>();
  for (const { order, canceled } of erp) if (!canceled) documents.set(order, (documents.get(order) ?? 0) + 1);
  for (const { id, status } of orders) {
    const written = documents.get(id) ?? 0;
    check(written <= 1, 'doubled', 'an order is in the ERP twice');
    if (status === 'completed' || status === 'pending-sap')
      check(written >= 1, 'lost', `a paid order is not in the ERP (${status})`);
  }
}

async function compareStock(inside: Inside, check: Check): Promise<void> {
  const sources = await ask<{ item: string; received: number; sold: number; held: number; claimed: number }>(
    inside,
    stockSql,
  );
  for (const { received, sold, held, claimed } of sources) {
    check(sold + held <= received, 'oversold', 'more pieces are sold or held than came');
    check(sold === claimed, 'oversold', 'sold pieces are not those of the orders');
  }
}
