import { cpus, loadavg } from 'node:os';
import { table, tenth } from '@actual/deploy/local/terminal/table.mjs';
import { startBenchStore } from './bench-store.mjs';
import { call } from './load.mjs';
import { processorOf } from './processor.mjs';
import { quantile } from './purchases.mjs';
import { TERMS } from './questions.mjs';

/** Lists to ask for, each with an access that is not cached yet; before them some to warm up, as everywhere here. */
const LISTS = 400;
const WARMING = 100;
/** The goal of the slowest list but for five in a hundred, in milliseconds. */
export const WAY_IN_TARGET = 20;

/** What is asked for together with the filter: every answer has the counts of all other filters too. */
const QUESTIONS = [
  {
    name: 'Filter «Cabe por mi acceso», another access each time',
    path: '/product/searchbyfilters/',
    bodyAt: () => ({ items: 10 }),
  },
  {
    name: 'The same in a search, another access each time',
    path: '/product/search/',
    /** @param {number} at */
    bodyAt: (at) => ({ items: 10, keywords: TERMS[at % TERMS.length] }),
  },
];

/**
 * The filter by way in over the whole catalog, and in searches, one after the other.
 * @param {Pick<import('./bench-store.mjs').BenchStore, 'catalog' | 'pids'>} store
 * @returns {Promise<{ name: string, times: number[], processor: number }[]>} ms of each answer, and of the service's
 *   processor for one: what other work on the machine does not lengthen
 */
export async function measureWayIn({ catalog, pids }) {
  const rows = [];
  for (const [which, { name, path, bodyAt }] of QUESTIONS.entries()) {
    /** @param {number} at */
    const ask = (at) => {
      // another door for each question: neither finds what the other left in the cache
      const wayIn = `3.ct${80 + (at % 40)}-${85 + (at % 7)}-230.gl${85 + Math.floor(at / 40)}-215-90.d80-${205 - which}`;
      return call(catalog, 'POST', path, { ...bodyAt(at), wayIn, comesIn: true });
    };
    for (let at = LISTS; at < LISTS + WARMING; at += 1) await ask(at);
    /** @type {number[]} */
    const times = [];
    const before = processorOf(pids.catalog);
    for (let at = 0; at < LISTS; at += 1) {
      const started = performance.now();
      await ask(at);
      times.push(performance.now() - started);
    }
    rows.push({ name, times, processor: (processorOf(pids.catalog) - before) / LISTS / 1_000 });
  }
  return rows;
}

/**
 * Measures that filter alone and prints its rows.
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, products: number }} options
 */
export async function measureWayInAlone({ progress, products }) {
  progress.step('Preparing the measuring store…');
  const store = await startBenchStore({ products, progress });
  try {
    progress.step('Filter «Cabe por mi acceso»…');
    const rows = (await measureWayIn(store)).map(({ name, times, processor }) => [
      name,
      ...[0.5, 0.95, 0.99].map((share) => tenth(quantile(times, share))),
      String(WAY_IN_TARGET),
      tenth(processor),
    ]);
    progress.write(`\n${products} products, ${cpus().length} CPU, load ${tenth(loadavg()[0])}\n`);
    progress.write(table(['what', 'p50 ms', 'p95 ms', 'p99 ms', 'goal of p95', 'processor ms'], rows));
  } finally {
    await store.stop();
  }
}
