import { cpus } from 'node:os';
import { table, tenth, whole } from '@actual/deploy/local/terminal/table.mjs';
import { startBenchStore } from './bench-store.mjs';
import { CONNECTIONS, load } from './load.mjs';
import { measureLongQuotation } from './long-quotation.mjs';
import { memoryOf, sharedMemoryOf } from './memory.mjs';
import { measurePurchases, quantile, ZIPCODE } from './purchases.mjs';
import { listings, products, searches } from './questions.mjs';
import { measureRace, PIECES } from './race.mjs';
import { measureWayIn, WAY_IN_TARGET } from './way-in.mjs';

/** @typedef {import('./bench-store.mjs').BenchStore} BenchStore */
/** @typedef {import('./load.mjs').Upstream} Upstream */
/** @typedef {import('./load.mjs').Next} Next */
/** @typedef {{ id: string, slug: string }} Sold */
/** @typedef {(name: string, upstream: Upstream, next: Next, target: number) => Promise<void>} Measure */
/** @typedef {{ bought: Awaited<ReturnType<typeof measurePurchases>>, added: number[], comesIn: Awaited<ReturnType<typeof measureWayIn>>, race: Awaited<ReturnType<typeof measureRace>> }} Measured */

/** The targets, at 5,000 products. */
const TARGETS = {
  listing: 2_550,
  search: 3_800,
  product: 1_150,
  quotation: 440,
  orders: 105,
  statements: 25,
  add: 100,
  memory: 373,
};

/**
 * Measures the services against a catalog of `products` and prints the tables. Everything is gone afterwards.
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, products: number, seconds: number, statements: boolean }} options
 */
export async function measureServices({ progress, products, seconds, statements }) {
  progress.step('Preparing the measuring store…');
  const store = await startBenchStore({ products, progress });
  try {
    const memoryBefore = memoryOf(store.pids);
    const sold = await sellable(store, products);
    /** @type {(string | number)[][]} */
    const rows = [];
    /** @type {Measure} */
    const measure = async (name, url, next, target) => {
      progress.step(`${name}…`);
      const result = await load(url, seconds, next);
      rows.push([
        name,
        whole(result.perSecond),
        whole(target),
        verdict(result.perSecond >= target),
        result.p50,
        result.p99,
        result.failed,
      ]);
    };
    await measureReads(store, sold, measure);
    const create = newQuotations(sold);
    await measure('New quotation with one line', store.checkout, create, TARGETS.quotation);
    progress.step('Whole purchases…');
    const bought = await measurePurchases(store, sold, seconds);
    rows.push([
      'Compra completa (pedidos)',
      tenth(bought.perSecond),
      whole(TARGETS.orders),
      verdict(bought.perSecond >= TARGETS.orders),
      whole(quantile(bought.times, 0.5)),
      whole(quantile(bought.times, 0.99)),
      bought.errors.length,
    ]);
    progress.step('Adding to a quotation of 20 lines…');
    const added = await measureLongQuotation(store, sold, Math.min(seconds, 5));
    progress.step('Filter «Cabe por mi acceso»…');
    const comesIn = await measureWayIn(store);
    progress.step('500 shoppers after 10 pieces…');
    const race = await measureRace(store, sold);
    progress.write(
      `\n${products.toLocaleString('en-US')} products, ${CONNECTIONS} connections, ${seconds} s a row, ${cpus().length} CPU (client, services and PostgreSQL on one machine)\n`,
    );
    progress.write(table(['what', 'per second', 'goal', '', 'p50 ms', 'p99 ms', 'failures'], rows));
    progress.write(`\n${table(['step', 'p50 ms', 'p95 ms', 'p99 ms'], stepRows({ bought, added, comesIn, race }))}`);
    progress.write(
      `\n${table(['what', 'measured', 'goal', ''], otherRows({ bought, added, comesIn, race, memoryBefore, memory: memoryOf(store.pids), together: sharedMemoryOf(store.pids) }))}\n`,
    );
    if (statements)
      progress.write(
        table(
          ['statement', 'per order', 'ms'],
          bought.list.map(({ query, perOrder, ms }) => [query.slice(0, 100), perOrder.toFixed(2), ms.toFixed(2)]),
        ),
      );
    for (const error of bought.errors.slice(0, 3)) progress.write(`A purchase failed: ${error}`);
  } finally {
    await store.stop();
  }
}

/**
 * @param {BenchStore} store
 * @param {Sold[]} sold
 * @param {Measure} measure
 */
async function measureReads(store, sold, measure) {
  const { rows } = await store.client.query('SELECT handle FROM category ORDER BY handle');
  const list = listings(rows.map(({ handle }) => handle));
  const search = searches();
  await measure('List of 10: the same', store.catalog, list.same, TARGETS.listing);
  await measure(`List of 10: ${list.rotatingCount} in turn`, store.catalog, list.rotating, TARGETS.listing);
  await measure('List of 10: never the same', store.catalog, list.never, TARGETS.listing);
  await measure('Search with facets: the same', store.catalog, search.same, TARGETS.search);
  await measure(`Search with facets: ${search.rotatingCount} in turn`, store.catalog, search.rotating, TARGETS.search);
  await measure('Search with facets: never the same', store.catalog, search.never, TARGETS.search);
  const product = products(sold);
  await measure('Product by slug: the same', store.catalog, product.same, TARGETS.product);
  await measure(`Product by slug: ${sold.length} in turn`, store.catalog, product.rotating, TARGETS.product);
}

/**
 * A quotation with one line, another product each time.
 * @param {Sold[]} sold
 * @returns {Next}
 */
export function newQuotations(sold) {
  let at = 0;
  return () => ({
    method: 'POST',
    path: '/quotation/create',
    body: JSON.stringify({
      zipcodeDeliveryId: ZIPCODE,
      detail: { productId: sold[at++ % sold.length].id, quantity: 1 },
    }),
  });
}

/**
 * Products that the bench may buy.
 * @param {Pick<BenchStore, 'client'>} store
 * @param {number} limit
 * @returns {Promise<Sold[]>}
 */
export async function sellable({ client }, limit) {
  const { rows } = await client.query(
    `SELECT id, slug FROM product WHERE item_code LIKE 'BN-%' ORDER BY md5(item_code) LIMIT ${Number(limit)}`,
  );
  return rows;
}

const STEPS = ['new quotation', 'data and address', 'ways to pay', 'paying by card', 'receipt'];

/**
 * @param {Measured} measured
 * @returns {string[][]}
 */
function stepRows({ bought, added, comesIn, race }) {
  /** @type {[string, number[]][]} */
  const named = bought.steps.map((times, at) => [`  ${STEPS[at]}`, times]);
  /** @type {[string, number[]][]} */
  const all = [
    ['Whole purchase, without its receipt', bought.times],
    ...named,
    ['Adding to a quotation of 20 lines', added],
    ...comesIn.map(({ name, times }) => /** @type {[string, number[]]} */ ([name, times])),
  ];
  all.push(['Payment of 500 shoppers after 10 pieces', race.times]);
  return all.map(([name, times]) => [name, ...[0.5, 0.95, 0.99].map((share) => tenth(quantile(times, share)))]);
}

/**
 * @param {Measured & { memoryBefore: Record<string, number>, memory: Record<string, number>, together: number }} measured
 * @returns {(string | number)[][]}
 */
function otherRows({ bought, added, comesIn, race, memoryBefore, memory, together }) {
  /** @param {Record<string, number>} figures */
  const sum = (figures) => Object.values(figures).reduce((total, one) => total + one, 0);
  const each = Object.entries(memory).map(([name, mebibytes]) => `${name} ${whole(mebibytes)}`);
  const { requests, workers, transactions } = bought.statements;
  const drain = bought.drainSeconds === null ? 'not within 60 s' : `${tenth(bought.drainSeconds)} s later`;
  return [
    [
      'SQL statements of an order, without BEGIN and COMMIT',
      tenth(requests + workers),
      TARGETS.statements,
      verdict(requests + workers <= TARGETS.statements),
    ],
    ['  in its calls', tenth(requests), '–', ''],
    ['  afterwards: mail, ERP, the provider’s notifications', tenth(workers), '–', ''],
    ['  besides BEGIN, COMMIT, ROLLBACK', tenth(transactions), '–', ''],
    [`The ${bought.orders} orders in ERP and mail`, drain, '–', ''],
    [
      `Adding to a quotation of 20 lines, p95 of ${added.length}`,
      `${tenth(quantile(added, 0.95))} ms`,
      `${TARGETS.add} ms`,
      verdict(quantile(added, 0.95) <= TARGETS.add),
    ],
    ...comesIn.map(({ name, times }) => [
      `${name}, p95 of ${times.length}`,
      `${tenth(quantile(times, 0.95))} ms`,
      `${WAY_IN_TARGET} ms`,
      verdict(quantile(times, 0.95) <= WAY_IN_TARGET),
    ]),
    ['Pieces of 10 sold to 500 shoppers', race.sold, PIECES, verdict(race.sold === PIECES)],
    ['  answers that are neither an order nor «agotado»', race.strange.length, 0, verdict(race.strange.length === 0)],
    ['Memory of the four services before', `${whole(sum(memoryBefore))} MiB`, '–', ''],
    [
      `Memory afterwards (${each.join(', ')})`,
      `${whole(sum(memory))} MiB`,
      `${TARGETS.memory} MiB`,
      verdict(sum(memory) <= TARGETS.memory),
    ],
    ['  what they share counted once', `${whole(together)} MiB`, '–', ''],
  ];
}

/** @param {boolean} reached */
const verdict = (reached) => (reached ? 'yes' : 'no');
