import { randomUUID } from 'node:crypto';
import { CONNECTIONS, call } from './load.mjs';

export const ZIPCODE = '77500';
const ADDRESS = {
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
const CARDHOLDER = {
  email: 'ana@example.com',
  phone: '9981234567',
  address: 'Av. Tulum 12',
  neighborhood: 'Centro',
  city: 'Cancún',
  state: 'Quintana Roo',
  zip: ZIPCODE,
};

/** A card token, made by the shopper's browser at the provider: not the store's work. */
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

/** Quotation, address, ways to pay, payment: a guest's whole purchase. @returns ms of each step */
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
  const card = options.groups.flatMap(({ methods }) => methods).find(({ type }) => type === 'credit-card');
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
  return marks.slice(1).map((at, step) => at - marks[step]);
}

/**
 * Buyers that buy again and again for some seconds, each purchase of another product.
 * @returns orders per second, their time in ms, SQL statements per order, and what went wrong
 */
export async function measurePurchases(store, products, seconds) {
  const errors = [];
  const times = [];
  const steps = [[], [], [], []];
  let [next, until] = [0, 0];
  const tokens = await makeTokens(store, Math.min(3_000, seconds * 200 + 50));
  const buyer = async () => {
    while (performance.now() < until) {
      const token = tokens.pop();
      if (!token) return;
      const started = performance.now();
      try {
        const parts = await buy(store, products[next++ % products.length].id, token);
        for (const [step, ms] of parts.entries()) steps[step].push(ms);
        times.push(performance.now() - started);
      } catch (error) {
        errors.push(error.message);
        if (errors.length > 20) return;
      }
    }
  };
  const rush = async (duration) => {
    for (const list of [times, ...steps]) list.length = 0;
    const started = performance.now();
    until = started + duration * 1000;
    await Promise.all(Array.from({ length: CONNECTIONS }, buyer));
    return (performance.now() - started) / 1000;
  };
  await rush(1);
  await drained(store, 20);
  await store.client.query('SELECT pg_stat_statements_reset()');
  const took = await rush(seconds);
  const orders = times.length;
  const drainSeconds = await drained(store, 60);
  return {
    perSecond: orders / took,
    orders,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    statements: perOrder(await statements(store), orders),
    steps: steps.map((list) => quantile(list, 0.5)),
    drainSeconds,
    list: await mostCalled(store, orders),
    errors,
  };
}

export async function makeTokens(store, count) {
  const tokens = [];
  while (tokens.length < count) tokens.push(...(await Promise.all(Array.from({ length: 25 }, () => cardToken(store)))));
  return tokens;
}

/** Statements of the checkout so far: of requests, of the workers behind them (mail, ERP, notices), BEGIN and COMMIT. */
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

const perOrder = (counts, orders) =>
  Object.fromEntries(Object.entries(counts).map(([kind, calls]) => [kind, calls / orders]));

/** The statements of the checkout with how often each ran per order. */
async function mostCalled({ client }, orders) {
  const { rows } = await client.query(
    `SELECT regexp_replace(query, '\\s+', ' ', 'g') AS query, calls, mean_exec_time AS ms FROM pg_stat_statements s
     JOIN pg_roles r ON r.oid = s.userid WHERE r.rolname = 'store_checkout' ORDER BY calls DESC LIMIT 40`,
  );
  return rows.map(({ query, calls, ms }) => ({ query, perOrder: Number(calls) / orders, ms }));
}

/** Waits until mail and ERP have every order; seconds, or null when they are not done in time. */
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

export const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};
