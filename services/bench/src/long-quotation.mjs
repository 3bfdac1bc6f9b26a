import { call } from './load.mjs';
import { ZIPCODE } from './purchases.mjs';

const LINES = 20;

/**
 * Adds a product to a quotation of 20 lines and takes it out again, one after the other.
 * @param {Pick<import('./bench-store.mjs').BenchStore, 'checkout'>} store
 * @param {import('./measure-services.mjs').Sold[]} products
 * @param {number} seconds
 * @returns ms of each adding
 */
export async function measureLongQuotation({ checkout }, products, seconds) {
  /** @param {number} at */
  const detail = (at) => ({ productId: products[at].id, quantity: 1 });
  const { data: quotation, cookie } = await call(checkout, 'POST', '/quotation/create', {
    zipcodeDeliveryId: ZIPCODE,
    detail: detail(0),
  });
  const own = { cookie };
  /** @param {number} at */
  const add = (at) => call(checkout, 'POST', `/quotation/adddetail/${quotation.id}`, detail(at), own);
  for (let at = 1; at < LINES; at += 1) await add(at);
  /** @type {number[]} */
  const times = [];
  const until = performance.now() + seconds * 1000;
  for (let at = LINES; performance.now() < until; at = LINES + ((at + 1) % 500)) {
    const started = performance.now();
    const { data } = await add(at);
    times.push(performance.now() - started);
    const added = data.Details.find(
      (/** @type {{ Product: { id: string } }} */ { Product }) => Product.id === products[at].id,
    );
    await call(checkout, 'DELETE', `/quotation/${quotation.id}/removedetail/${added.id}`, undefined, own);
  }
  return times;
}
