import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { table, tenth, whole } from '@actual/deploy/local/terminal/table.mjs';
import { startBenchStore } from './bench-store.mjs';
import { CONNECTIONS, call, load, rotate } from './load.mjs';
import { memoryOf } from './memory.mjs';
import { listings, searches } from './questions.mjs';

/** @typedef {import('@actual/deploy/local/terminal/progress.mjs').Progress} Progress */
/** @typedef {import('./bench-store.mjs').BenchStore} BenchStore */
/** @typedef {{ slug: string, item_code: string }} Sold */
/** @typedef {() => Promise<unknown>} Work */

const SIZES = [5_000, 10_000, 100_000];
/** After so many milliseconds without a request the service asks the database before it answers. */
const QUIET = 2_100;
/** A change of some: a price list, a promotion. */
const SOME = 500;

/**
 * Measures the catalog service at several sizes and prints one table, a column for each, that shows growth.
 * @param {{ progress: Progress, sizes: number[], seconds: number }} options
 */
export async function measureSizes({ progress, sizes, seconds }) {
  const asked = sizes.length > 0 ? sizes : SIZES;
  /** @type {string[][][]} */
  const columns = [];
  for (const products of asked) {
    progress.step(`${whole(products)} products: preparing…`);
    const column = await measureOne({ progress, products, seconds });
    columns.push(column);
    // each result is printed at once: the next size may take minutes
    progress.write(`\n${table(['what', whole(products)], column)}\nload ${tenth(loadavg()[0])}\n`);
  }
  if (asked.length === 1) return;
  /** @type {string[][]} */
  const rows = columns[0].map(([name], at) => [name, ...columns.map((column) => column[at][1])]);
  progress.write(
    `\n${CONNECTIONS} connections, ${seconds} s a row, ${cpus().length} CPU (client, services and PostgreSQL on one machine), load ${tenth(loadavg()[0])}\n`,
  );
  progress.write(table(['what', ...asked.map(whole)], rows));
}

/**
 * @param {{ progress: Progress, products: number, seconds: number }} options
 * @returns {Promise<string[][]>}
 */
async function measureOne({ progress, products, seconds }) {
  const store = await startBenchStore({ products, progress });
  try {
    const { catalog, client, pids } = store;
    const rows = [];
    const first = await timed(() => call(catalog, 'POST', '/product/searchbyfilters/', { items: 1 }));
    const { rows: categories } = await client.query('SELECT handle FROM category ORDER BY handle');
    const { rows: sold } = await client.query(
      `SELECT slug, item_code FROM product WHERE item_code LIKE 'BN-%' ORDER BY md5(item_code) LIMIT 5000`,
    );
    const handles = categories.map(({ handle }) => handle);
    /**
     * @param {string} name
     * @param {import('./load.mjs').Next} next
     */
    const measure = async (name, next) => {
      progress.step(`${whole(products)}: ${name}…`);
      const result = await load(catalog, seconds, next);
      const failed = result.failed > 0 ? `, ${result.failed} fallos` : '';
      rows.push([name, `${whole(result.perSecond)}/s · p50 ${result.p50} · p99 ${result.p99} ms${failed}`]);
    };
    const list = listings(handles);
    const search = searches();
    await measure('list of 10, the same', list.same);
    await measure('list of 10, never the same', list.never);
    await measure('search with facets, the same', search.same);
    await measure('search with facets, never the same', search.never);
    await measure('search for words never searched', newTerms(sold));
    await measure('suggestions in turn', rotate(beginnings()));
    await measure('suggestions, never the same', newBeginnings(sold));
    await measure(
      'product by slug, 5,000 in turn',
      rotate(sold.map(({ slug }) => ({ method: 'GET', path: `/product/findbyslug/${slug}` }))),
    );
    rows.push(...(await measureChanges({ store, sold })));
    rows.push(['first answer after starting', `${whole(first)} ms`]);
    rows.push(['memory of the service', `${whole(memoryOf(pids).catalog)} MiB`]);
    return rows;
  } finally {
    await store.stop();
  }
}

/** @param {Work} work */
const timed = async (work) => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/**
 * Other prices for some products, or for all of them.
 * @param {BenchStore['client']} client
 * @param {Sold[] | null} some
 */
const change = (client, some) =>
  client.query('UPDATE product SET price_cents = price_cents + 1000 WHERE $1::text[] IS NULL OR item_code = ANY ($1)', [
    some?.map(({ item_code }) => item_code),
  ]);

/**
 * Waits until the catalog shows other prices than before: a minute and a half at most.
 * @param {() => Promise<{ data: { facets: { price?: { min: number } } } }>} ask
 * @param {number | undefined} before
 */
async function shown(ask, before) {
  for (let tries = 0; tries < 900; tries += 1) {
    if ((await ask()).data.facets.price?.min !== before) return;
    await sleep(100);
  }
}

/**
 * How long any other request waits while a change is taken over, in ms.
 * @param {Work} ask
 * @param {Work} make
 * @param {Work} done
 */
async function waitOfOthers(ask, make, done) {
  /** @type {number[]} */
  const waits = [];
  const asking = { on: true };
  const others = (async () => {
    while (asking.on) {
      waits.push(await timed(ask));
      await sleep(5);
    }
  })();
  await sleep(300);
  await make();
  await done();
  asking.on = false;
  await others;
  return Math.max(...waits);
}

/**
 * The cost of a change: the time of the request that meets it after a quiet time, and the longest wait of others
 * meanwhile.
 * @param {{ store: BenchStore, sold: Sold[] }} options
 * @returns {Promise<string[][]>}
 */
async function measureChanges({ store: { catalog, client }, sold }) {
  const ask = () => call(catalog, 'POST', '/product/searchbyfilters/', { items: 10, category: 'sillas' });
  /** @param {Work} change */
  const met = async (change) => {
    await ask();
    await change();
    await sleep(QUIET);
    return timed(ask);
  };
  /** @param {number} at */
  const sale = (at) =>
    client.query(
      `INSERT INTO stock_sold (stock_source_id, sold) SELECT id, 1 FROM stock_source WHERE item_code = $1
       ON CONFLICT (stock_source_id) DO UPDATE SET sold = stock_sold.sold + 1`,
      [sold[at].item_code],
    );
  const sales = [];
  for (let at = 0; at < 3; at += 1) sales.push(await met(() => sale(at)));
  await client.query(
    'INSERT INTO stock_sold (stock_source_id, sold) SELECT id, 1 FROM stock_source ON CONFLICT DO NOTHING',
  );
  await met(async () => undefined);
  const busySales = [];
  for (let at = 3; at < 6; at += 1) busySales.push(await met(() => sale(at)));
  const changes = [];
  for (let at = 6; at < 9; at += 1) changes.push(await met(() => change(client, sold.slice(at, at + 1))));
  const some = await waitOfOthers(
    ask,
    () => change(client, sold.slice(0, SOME)),
    () => sleep(5_000),
  );
  // more than are followed one by one: everything is read anew behind the requests
  const before = (await ask()).data.facets.price?.min;
  const anew = await waitOfOthers(
    ask,
    () => change(client, null),
    () => shown(ask, before),
  );
  /** @param {number[]} list */
  const best = (list) => `${tenth(Math.min(...list))} ms`;
  return [
    ['first request after a sale', best(sales)],
    ['the same, in a list of everything sold before', best(busySales)],
    ['first request after one product changed', best(changes)],
    [`longest wait of another request while ${SOME} change`, `${whole(some)} ms`],
    ['the same while all change', `${whole(anew)} ms`],
  ];
}

/** @param {string} term */
const get = (term) => ({ method: 'GET', path: `/product/suggestions?term=${encodeURIComponent(term)}` });

/** The beginnings of everyday terms, letter by letter. */
const beginnings = () =>
  ['sofá cama', 'mesa de centro', 'lámpara de pie', 'silla', 'recámara', 'librero', 'escritorio', 'buró'].flatMap(
    (word) => [...word].map((_, at) => get(word.slice(0, at + 1))),
  );

/**
 * Two words of the catalog that nobody put together before.
 * @param {Sold[]} sold
 */
function newTerms(sold) {
  const words = [...new Set(sold.flatMap(({ slug }) => slug.split('-')).filter((word) => word.length > 3))];
  let n = 0;
  return () => {
    n += 1;
    const keywords = `${words[(n * 13) % words.length]} ${words[(n * 7 + Math.floor(n / words.length)) % words.length]} ${n % 900}`;
    return { method: 'POST', path: '/product/search/', body: JSON.stringify({ keywords, items: 10 }) };
  };
}

/** @param {Sold[]} sold */
function newBeginnings(sold) {
  let n = 0;
  return () => {
    n += 1;
    const words = sold[(n * 7919) % sold.length].slug.split('-');
    return get(`${words[0]} ${words.at(-2)?.slice(0, 1 + (n % 4))} ${n}`.trim());
  };
}
