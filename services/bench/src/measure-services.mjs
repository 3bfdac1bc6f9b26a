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
  progress.step('Preparando la tienda de medición…');
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
    await measure('Cotización nueva con una línea', store.checkout, create, TARGETS.quotation);
    progress.step('Compras completas…');
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
    progress.step('Agregar a una cotización de 20 líneas…');
    const added = await measureLongQuotation(store, sold, Math.min(seconds, 5));
    progress.step('Filtro «Cabe por mi acceso»…');
    const comesIn = await measureWayIn(store);
    progress.step('500 compradores tras 10 piezas…');
    const race = await measureRace(store, sold);
    progress.write(
      `\n${products.toLocaleString('en-US')} productos, ${CONNECTIONS} conexiones, ${seconds} s por fila, ${cpus().length} CPU (cliente, servicios y PostgreSQL en la misma máquina)\n`,
    );
    progress.write(table(['qué', 'por segundo', 'meta', '', 'p50 ms', 'p99 ms', 'fallos'], rows));
    progress.write(`\n${table(['paso', 'p50 ms', 'p95 ms', 'p99 ms'], stepRows({ bought, added, comesIn, race }))}`);
    progress.write(
      `\n${table(['qué', 'medido', 'meta', ''], otherRows({ bought, added, comesIn, race, memoryBefore, memory: memoryOf(store.pids), together: sharedMemoryOf(store.pids) }))}\n`,
    );
    if (statements)
      progress.write(
        table(
          ['sentencia', 'por pedido', 'ms'],
          bought.list.map(({ query, perOrder, ms }) => [query.slice(0, 100), perOrder.toFixed(2), ms.toFixed(2)]),
        ),
      );
    for (const error of bought.errors.slice(0, 3)) progress.write(`Fallo de compra: ${error}`);
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
  await measure('Lista de 10: la misma', store.catalog, list.same, TARGETS.listing);
  await measure(`Lista de 10: ${list.rotatingCount} distintas en rueda`, store.catalog, list.rotating, TARGETS.listing);
  await measure('Lista de 10: nunca la misma (sin caché)', store.catalog, list.never, TARGETS.listing);
  await measure('Búsqueda con facetas: la misma', store.catalog, search.same, TARGETS.search);
  await measure(
    `Búsqueda con facetas: ${search.rotatingCount} en rueda`,
    store.catalog,
    search.rotating,
    TARGETS.search,
  );
  await measure('Búsqueda con facetas: nunca la misma', store.catalog, search.never, TARGETS.search);
  const product = products(sold);
  await measure('Producto por slug: el mismo', store.catalog, product.same, TARGETS.product);
  await measure(`Producto por slug: ${sold.length} en rueda`, store.catalog, product.rotating, TARGETS.product);
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

const STEPS = ['cotización nueva', 'datos y dirección', 'opciones de pago', 'pago con tarjeta', 'recibo'];

/**
 * @param {Measured} measured
 * @returns {string[][]}
 */
function stepRows({ bought, added, comesIn, race }) {
  /** @type {[string, number[]][]} */
  const named = bought.steps.map((times, at) => [`  ${STEPS[at]}`, times]);
  /** @type {[string, number[]][]} */
  const all = [
    ['Compra completa, sin el recibo', bought.times],
    ...named,
    ['Agregar a una cotización de 20 líneas', added],
    ...comesIn.map(({ name, times }) => /** @type {[string, number[]]} */ ([name, times])),
  ];
  all.push(['Pago de 500 compradores tras 10 piezas', race.times]);
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
  const drain = bought.drainSeconds === null ? 'no en 60 s' : `${tenth(bought.drainSeconds)} s después`;
  return [
    [
      'Sentencias SQL por pedido, sin BEGIN y COMMIT',
      tenth(requests + workers),
      TARGETS.statements,
      verdict(requests + workers <= TARGETS.statements),
    ],
    ['  en las peticiones', tenth(requests), '–', ''],
    ['  después: correo, ERP, avisos del proveedor', tenth(workers), '–', ''],
    ['  además BEGIN, COMMIT, ROLLBACK', tenth(transactions), '–', ''],
    [`Los ${bought.orders} pedidos en ERP y correo`, drain, '–', ''],
    [
      `Agregar a una cotización de 20 líneas, p95 de ${added.length}`,
      `${tenth(quantile(added, 0.95))} ms`,
      `${TARGETS.add} ms`,
      verdict(quantile(added, 0.95) <= TARGETS.add),
    ],
    ...comesIn.map(({ name, times }) => [
      `${name}, p95 de ${times.length}`,
      `${tenth(quantile(times, 0.95))} ms`,
      `${WAY_IN_TARGET} ms`,
      verdict(quantile(times, 0.95) <= WAY_IN_TARGET),
    ]),
    ['Piezas vendidas de 10 a 500 compradores', race.sold, PIECES, verdict(race.sold === PIECES)],
    ['  respuestas que no son pedido ni «agotado»', race.strange.length, 0, verdict(race.strange.length === 0)],
    ['Memoria de los cuatro servicios antes', `${whole(sum(memoryBefore))} MiB`, '–', ''],
    [
      `Memoria después (${each.join(', ')})`,
      `${whole(sum(memory))} MiB`,
      `${TARGETS.memory} MiB`,
      verdict(sum(memory) <= TARGETS.memory),
    ],
    ['  lo que comparten contado una vez', `${whole(together)} MiB`, '–', ''],
  ];
}

/** @param {boolean} reached */
const verdict = (reached) => (reached ? 'sí' : 'no');
