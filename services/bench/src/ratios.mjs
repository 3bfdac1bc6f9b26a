/**
 * Compares the cost of calls: the processor's time of the programs that answer each, in times of the cheapest call of
 * the same run. The quotient is the same on a fast, a slow and a busy machine, so it is compared with `ratios.json`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '@actual/deploy/local/terminal/clear-error.mjs';
import { table, tenth, whole } from '@actual/deploy/local/terminal/table.mjs';
import { startBenchStore } from './bench-store.mjs';
import { call, load } from './load.mjs';
import { newQuotations, sellable } from './measure-services.mjs';
import { usedBy } from './processor.mjs';
import { measurePurchases, ZIPCODE } from './purchases.mjs';
import { listings, products, searches } from './questions.mjs';

/** @typedef {import('./load.mjs').Upstream} Upstream */
/** @typedef {import('@actual/deploy/local/terminal/progress.mjs').Progress} Progress */
/** @typedef {[string, Upstream, import('./load.mjs').Next, (number | undefined)[], number?]} Case */

const file = join(import.meta.dirname, '..', 'ratios.json');
const ROUNDS = 3;
const STATEMENTS = 'SQL statements of an order';
/**
 * A quotient of times wavers by a third either way from run to run; statements are counted.
 * @param {string} name
 */
const room = (name) => (name === STATEMENTS ? 1.1 : 2);

/**
 * Prints the quotients beside the stored ones and fails where one has doubled.
 * @param {object} options
 * @param {import('@actual/deploy/local/terminal/progress.mjs').Progress} options.progress
 * @param {number} options.products
 * @param {number} options.seconds of each measurement
 * @param {boolean} options.keep stores the measurement instead
 */
export async function measureRatios({ progress, products, seconds, keep }) {
  progress.step('Preparing the measuring store, with its gateway…');
  const store = await startBenchStore({ products, progress, withGateway: true });
  try {
    const sold = await sellable(store, products);
    const costs = await costsOf(await casesOf(store, sold), seconds, progress.step);
    const [[, yardstick]] = costs;
    progress.step('Whole purchases…');
    const { statements, errors } = await measurePurchases(store, sold, seconds);
    if (errors.length > 0) throw new ClearError(`A purchase failed: ${errors[0]}`);
    const measured = {
      ...Object.fromEntries(costs.slice(1).map(([name, cost]) => [name, round(cost / yardstick)])),
      [STATEMENTS]: round(statements.requests + statements.workers),
    };
    if (keep) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
    report(progress, measured, JSON.parse(readFileSync(file, 'utf8')), yardstick);
  } finally {
    await store.stop();
  }
}

/** @param {number} quotient */
const round = (quotient) => Number(quotient.toFixed(1));

/**
 * Each call with the processes whose time it takes, and how many at once; the others are compared with the first.
 * @param {import('./bench-store.mjs').BenchStore} store
 * @param {import('./measure-services.mjs').Sold[]} sold
 * @returns {Promise<Case[]>}
 */
async function casesOf(store, sold) {
  const { rows } = await store.client.query('SELECT handle FROM category ORDER BY handle');
  const { catalog, checkout } = store.pids;
  const gateway = { url: `http://127.0.0.1:${store.settings.PUBLIC_PORT}`, headers: {} };
  const { cookie } = await call(store.checkout, 'POST', '/quotation/create', {
    zipcodeDeliveryId: ZIPCODE,
    detail: { productId: sold[0].id, quantity: 1 },
  });
  /** @param {string} path */
  const get = (path) => () => ({ method: 'GET', path });
  return [
    ['warehouses', store.catalog, get('/company/find'), [catalog]],
    ['list: never the same', store.catalog, listings(rows.map(({ handle }) => handle)).never, [catalog]],
    ['search: never the same', store.catalog, searches().never, [catalog]],
    ['product: all in turn', store.catalog, products(sold).rotating, [catalog]],
    ['new quotation', store.checkout, newQuotations(sold), [checkout]],
    ['gateway before warehouses', gateway, get('/api/company/find'), [store.gatewayPid]],
    // a page for somebody with a quotation is theirs alone and rendered anew, or refused when all turns are taken
    ['home page made anew', { ...gateway, headers: { cookie } }, get('/'), [store.gatewayPid, catalog], 2],
  ];
}

/**
 * Microseconds of the processor for each call: the least of some rounds in turn, since other load only adds to it.
 * @param {Case[]} cases
 * @param {number} seconds
 * @param {(text: string) => void} say
 * @returns {Promise<[string, number][]>}
 */
async function costsOf(cases, seconds, say) {
  /** @type {Map<string, number>} */
  const least = new Map();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, upstream, next, pids, connections] of cases) {
      say(`${name} (${round + 1} of ${ROUNDS})…`);
      const before = usedBy(pids);
      const { calls, failed } = await load(upstream, seconds, next, connections);
      if (failed > 0) throw new ClearError(`${name}: ${failed} of ${calls} without a good answer`);
      least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, (usedBy(pids) - before) / calls));
    }
  return [...least];
}

/**
 * @param {Progress} progress
 * @param {Record<string, number>} measured
 * @param {Record<string, number>} stored
 * @param {number} yardstick
 */
function report(progress, measured, stored, yardstick) {
  /** @param {string} name */
  const grown = (name) => measured[name] > (stored[name] ?? 0) * room(name);
  const rows = Object.keys(measured).map((name) => [
    name,
    tenth(measured[name]),
    tenth(stored[name]),
    grown(name) ? 'no' : 'yes',
  ]);
  progress.write(
    `\nProcessor time of a call, in multiples of «warehouses» (${whole(yardstick)} µs); twice what is kept passes\n`,
  );
  progress.write(table(['call', 'measured', 'kept', ''], rows));
  if (Object.keys(measured).some(grown)) process.exitCode = 1;
}
