import { randomUUID } from 'node:crypto';
import { CONNECTIONS, call } from './load.mjs';

/** @typedef {import('./bench-store.mjs').Shop} Shop */
/** @typedef {{ id: string, own: { cookie: string } }} Order */

export const ZIPCODE = '77500';
/** Purchases before the measured ones in a store that was just started: until then the services still compile their code. */
const WARM = 400;
export const ADDRESS = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  phone: '9981234567',
  streetName: 'Av. Tulum',
  streetNumber: '12',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  state: 'Quintana Roo',
  zipCode: ZIPCODE,
};
export const CARDHOLDER = {
  email: 'ana@example.com',
  phone: '9981234567',
  address: 'Av. Tulum 12',
  neighborhood: 'Centro',
  city: 'Cancún',
  state: 'Quintana Roo',
  zip: ZIPCODE,
};

/**
 * A card token, made by the shopper's browser at the provider: not the store's work.
 * @param {Pick<Shop, 'sandbox' | 'publicKey'>} store
 * @returns {Promise<string>}
 */
async function cardToken({ sandbox, publicKey }) {
  const { data } = await call(sandbox, 'POST', `/mercadopago/v1/card_tokens?public_key=${publicKey}`, {
    card_number: '4075595716483764',
    expiration_month: '11',
    expiration_year: '30',
    security_code: '123',
    cardholder: { name: 'APRO' },
  });
  return data.id;
}

/**
 * Quotation, address, ways to pay, payment: a guest's whole purchase.
 * @param {Pick<Shop, 'checkout'>} store
 * @param {string} productId
 * @param {string} token
 * @returns ms of each step, and the order
 */
export async function buy({ checkout }, productId, token) {
  const marks = [performance.now()];
  const mark = () => marks.push(performance.now());
  const { data: quotation, cookie } = await call(checkout, 'POST', '/quotation/create', {
    zipcodeDeliveryId: ZIPCODE,
    detail: { productId, quantity: 1 },
  });
  mark();
  const own = { cookie };
  await call(checkout, 'PUT', `/processMPaddress/${quotation.id}`, ADDRESS, own);
  mark();
  const { data: options } = await call(checkout, 'POST', `/quotation/${quotation.id}/paymentoptions`, {}, own);
  mark();
  /** @type {{ methods: { type: string, total: number }[] }[]} */
  const groups = options.groups;
  const card = groups.flatMap(({ methods }) => methods).find(({ type }) => type === 'credit-card');
  if (!card) throw new Error('no way to pay by card');
  const payment = {
    quotationId: quotation.id,
    token,
    payment_method_id: 'visa',
    installments: 1,
    paymentType: 'credit-card',
    paymentGroup: 1,
    transaction_amount: card.total,
    cardholder: CARDHOLDER,
    termsAccepted: true,
  };
  const { data: paid } = await call(checkout, 'POST', '/processMPpayment', payment, {
    ...own,
    'idempotency-key': randomUUID(),
  });
  if (!paid.data.orderId) throw new Error(`no order: ${paid.status} ${paid.status_detail}`);
  mark();
  return { parts: marks.slice(1).map((at, step) => at - marks[step]), order: { id: paid.data.orderId, own } };
}

/**
 * The page of an order that was just paid, read as its buyer.
 * @param {Pick<Shop, 'checkout'>} store
 * @param {Order[]} orders
 * @returns ms of each
 */
async function readReceipts({ checkout }, orders) {
  /** @type {number[]} */
  const times = [];
  const waiting = [...orders];
  const reader = async () => {
    for (let order = waiting.pop(); order; order = waiting.pop()) {
      const started = performance.now();
      await call(checkout, 'POST', `/order/findbyid/${order.id}`, {}, order.own);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, reader));
  return times;
}

/**
 * Buyers that buy again and again for some seconds, each purchase of another product, after some to warm up.
 * @param {Shop} store
 * @param {{ id: string }[]} products
 * @param {number} seconds
 * @param {number} [warm] purchases before
 * @returns orders per second, their times in ms, SQL statements per order, and the faults
 */
export async function measurePurchases(store, products, seconds, warm = WARM) {
  /** @type {string[]} */
  const errors = [];
  let next = 0;
  /**
   * @param {(bought: number) => boolean} goesOn
   * @param {string[]} tokens
   */
  const rush = async (goesOn, tokens) => {
    /** @type {{ times: number[], steps: number[][], orders: Order[] }} */
    const done = { times: [], steps: [[], [], [], []], orders: [] };
    const buyer = async () => {
      while (goesOn(done.times.length) && errors.length <= 20) {
        const token = tokens.pop();
        if (!token) return;
        const started = performance.now();
        try {
          const { parts, order } = await buy(store, products[next++ % products.length].id, token);
          for (const [step, ms] of parts.entries()) done.steps[step].push(ms);
          done.times.push(performance.now() - started);
          done.orders.push(order);
        } catch (error) {
          errors.push(error.message);
        }
      }
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: CONNECTIONS }, buyer));
    return { ...done, took: (performance.now() - started) / 1000 };
  };
  await rush((bought) => bought < warm, await makeTokens(store, warm + 50));
  await drained(store, 60);
  /** @type {string[]} */
  const tokens = await makeTokens(store, Math.min(3_000, seconds * 200 + 50));
  await store.client.query('SELECT pg_stat_statements_reset()');
  const until = performance.now() + seconds * 1000;
  const { times, steps, orders, took } = await rush(() => performance.now() < until, tokens);
  const drainSeconds = await drained(store, 60);
  const counted = perOrder(await statements(store), times.length);
  const list = await mostCalled(store, times.length);
  const receipts = await readReceipts(store, orders.slice(0, 500));
  return {
    perSecond: times.length / took,
    orders: times.length,
    times,
    steps: [...steps, receipts],
    statements: counted,
    drainSeconds,
    list,
    errors,
  };
}

/**
 * @param {Shop} store
 * @param {number} count
 */
export async function makeTokens(store, count) {
  const tokens = [];
  while (tokens.length < count) tokens.push(...(await Promise.all(Array.from({ length: 25 }, () => cardToken(store)))));
  return tokens;
}

/**
 * Statements of the checkout so far: of requests, of the workers behind them (mail, ERP, notices), BEGIN and COMMIT.
 * @param {Pick<Shop, 'client'>} store
 * @returns {Promise<{ transactions: number, requests: number, workers: number }>}
 */
async function statements({ client }) {
  const { rows } = await client.query(
    `SELECT coalesce(sum(calls) FILTER (WHERE kind = 'tx'), 0)::int AS transactions,
       coalesce(sum(calls) FILTER (WHERE kind = 'request'), 0)::int AS requests,
       coalesce(sum(calls) FILTER (WHERE kind = 'worker'), 0)::int AS workers
     FROM (
       SELECT calls, CASE WHEN query ~* '^(begin|commit|rollback|start|set)' THEN 'tx'
         WHEN query LIKE '%/* work-%' OR query LIKE '%/* read-orders %' THEN 'worker' ELSE 'request' END AS kind
       FROM pg_stat_statements s JOIN pg_roles r ON r.oid = s.userid WHERE r.rolname = 'store_checkout'
     ) counted`,
  );
  return rows[0];
}

/**
 * @param {{ transactions: number, requests: number, workers: number }} counts
 * @param {number} orders
 */
const perOrder = (counts, orders) =>
  Object.fromEntries(Object.entries(counts).map(([kind, calls]) => [kind, calls / orders]));

/**
 * The statements of the checkout with how often each ran per order.
 * @param {Pick<Shop, 'client'>} store
 * @param {number} orders
 * @returns {Promise<{ query: string, perOrder: number, ms: number }[]>}
 */
async function mostCalled({ client }, orders) {
  const { rows } = await client.query(
    `SELECT regexp_replace(query, '\\s+', ' ', 'g') AS query, calls, mean_exec_time AS ms FROM pg_stat_statements s
     JOIN pg_roles r ON r.oid = s.userid WHERE r.rolname = 'store_checkout' ORDER BY calls DESC LIMIT 40`,
  );
  return rows.map(({ query, calls, ms }) => ({ query, perOrder: Number(calls) / orders, ms }));
}

/**
 * Waits until mail and ERP have every order; seconds, or null when they are not done in time.
 * @param {Pick<Shop, 'client'>} store
 * @param {number} most
 */
export async function drained({ client }, most) {
  const started = performance.now();
  for (;;) {
    const { rows } = await client.query(
      'SELECT count(*)::int AS open FROM outbox WHERE done_at IS NULL AND parked_at IS NULL',
    );
    const seconds = (performance.now() - started) / 1000;
    if (rows[0].open === 0) return seconds;
    if (seconds > most) return null;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/**
 * @param {number[]} values
 * @param {number} share
 */
export const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
