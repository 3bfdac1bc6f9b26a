import { call } from './load.mjs';

/** Lists to ask for, each with an access that is not cached yet. */
const LISTS = 400;

/**
 * The filter by way in over the whole catalog, one list after the other.
 * @param {Pick<import('./bench-store.mjs').BenchStore, 'catalog'>} store
 * @returns ms of each list
 */
export async function measureWayIn({ catalog }) {
  /** @type {number[]} */
  const times = [];
  for (let at = 0; at < LISTS; at += 1) {
    const wayIn = `3.ct${80 + (at % 40)}-${85 + (at % 7)}-230.gl${85 + Math.floor(at / 40)}-215-90.d80-205`;
    const started = performance.now();
    await call(catalog, 'POST', '/product/searchbyfilters/', { items: 10, wayIn, comesIn: true });
    times.push(performance.now() - started);
  }
  return times;
}
