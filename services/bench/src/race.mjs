import { randomUUID } from 'node:crypto';
import { call } from './load.mjs';
import { ADDRESS, CARDHOLDER, makeTokens, ZIPCODE } from './purchases.mjs';

/** @typedef {import('./bench-store.mjs').Shop} Shop */
/** @typedef {{ id: string, totalPg1: number }} Quotation */
/** @typedef {{ cookie: string }} Own */

const SHOPPERS = 500;
export const PIECES = 10;

/**
 * 500 shoppers with the payment page open press the button at the same moment; 10 pieces are left, which every third
 * wants in a package that shares them with another product.
 * @param {Shop} store
 * @param {{ id: string }[]} products
 * @returns ms of each answer, the pieces that were sold, and the answers that were neither an order nor "sold out"
 */
export async function measureRace(store, products) {
  const { checkout, client } = store;
  const [wanted, other] = await Promise.all(
    products.slice(-2).map(async ({ id }) => ({ id, code: await codeOf(client, id) })),
  );
  await onePlace(client, wanted.code, PIECES);
  await onePlace(client, other.code, SHOPPERS);
  const tokens = await makeTokens(store, SHOPPERS);
  /** @type {{ quotation: Quotation, own: Own }[]} */
  const shoppers = [];
  while (shoppers.length < SHOPPERS)
    shoppers.push(
      ...(await Promise.all(
        Array.from({ length: 25 }, (_, at) => prepare(checkout, wanted, (at + 1) % 3 === 0 && other)),
      )),
    );
  /** @type {string[]} */
  const strange = [];
  const times = await Promise.all(
    shoppers.map(async ({ quotation, own }, at) => {
      const started = performance.now();
      await pay(checkout, quotation, own, tokens[at]).catch((error) => {
        if (!error.message.includes('stock_changed')) strange.push(error.message);
      });
      return performance.now() - started;
    }),
  );
  const { rows } = await client.query(
    'SELECT coalesce(sum(sold), 0)::int AS sold FROM stock_sold JOIN stock_source ON id = stock_source_id WHERE item_code = $1',
    [wanted.code],
  );
  return { times, sold: rows[0].sold, strange };
}

/**
 * @param {Shop['checkout']} checkout
 * @param {{ id: string }} wanted
 * @param {{ id: string } | false} other
 * @returns {Promise<{ quotation: Quotation, own: Own }>}
 */
async function prepare(checkout, wanted, other) {
  const { data: empty, cookie } = await call(checkout, 'POST', '/quotation/create', { zipcodeDeliveryId: ZIPCODE });
  const own = { cookie };
  const details = [wanted, ...(other ? [other] : [])].map(({ id }) => ({ productId: id, quantity: 1 }));
  const { data: quotation } = await call(
    checkout,
    'POST',
    `/quotation/addmultipledetails/${empty.id}`,
    { details },
    own,
  );
  await call(checkout, 'PUT', `/processMPaddress/${quotation.id}`, ADDRESS, own);
  return { quotation, own };
}

/**
 * @param {Shop['checkout']} checkout
 * @param {Quotation} quotation
 * @param {Own} own
 * @param {string} token
 */
const pay = (checkout, quotation, own, token) =>
  call(
    checkout,
    'POST',
    '/processMPpayment',
    {
      quotationId: quotation.id,
      token,
      payment_method_id: 'visa',
      installments: 1,
      paymentType: 'credit-card',
      paymentGroup: 1,
      transaction_amount: quotation.totalPg1,
      cardholder: CARDHOLDER,
      termsAccepted: true,
    },
    { ...own, 'idempotency-key': randomUUID() },
  );

/**
 * @param {Shop['client']} client
 * @param {string} id
 * @returns {Promise<string>}
 */
const codeOf = async (client, id) =>
  (await client.query('SELECT item_code FROM product WHERE id = $1', [id])).rows[0].item_code;

/**
 * Leaves so many pieces of an item, at the place that has most of them.
 * @param {Shop['client']} client
 * @param {string} code
 * @param {number} pieces
 */
async function onePlace(client, code, pieces) {
  await client.query(
    `UPDATE stock_source s SET received = CASE WHEN id = (SELECT id FROM stock_source
         WHERE item_code = $1 AND warehouse_code = 'CUN' AND purchase_document IS NULL ORDER BY id LIMIT 1)
       THEN $2 + coalesce((SELECT sold FROM stock_sold WHERE stock_source_id = s.id), 0)
       ELSE coalesce((SELECT sold FROM stock_sold WHERE stock_source_id = s.id), 0) END
     WHERE item_code = $1`,
    [code, pieces],
  );
}
