/** Calls that read, at the service or the gateway, beside a server that only gives the same answers. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { throughApi } from '../gateway.mjs';
import { HEADERS, load } from '../load.mjs';
import { usedBy } from '../processor.mjs';
import { listings, products, searches } from '../questions.mjs';
import { inTurn } from './rounds.mjs';

/** @typedef {import('../load.mjs').Upstream} Upstream */
/** @typedef {import('../load.mjs').Next} Next */
/** @typedef {{ name: string, next: Next, by: 'http' | 'fastify', most: number }} Read `most` times the floor is the goal */
/** @typedef {import('./rounds.mjs').Found} Found */
/** @typedef {import('./rounds.mjs').Row} Row */

/** Microseconds of the processor that a gateway may add to a call that it passes on. */
const GATEWAY_MOST = 80;
/** Calls until V8 has compiled a process's code for good, however slow a busy machine makes them. */
const WARM = 5_000;
/** Different answers that a floor gives in turn, where the store's answers differ. */
const ANSWERS = 100;

/**
 * @param {import('./measure.mjs').Work} work
 * @returns {Promise<Row[]>}
 */
export async function measureReads({ store, sold, seconds, say, profile }) {
  const { rows: categories } = await store.client.query('SELECT handle FROM category ORDER BY handle');
  const gateway = { url: `http://127.0.0.1:${store.settings.PUBLIC_PORT}`, headers: {} };
  const [ofCatalog, ofGateway] = [[store.pids.catalog], [store.gatewayPid]];
  /** @type {Row[]} */
  const rows = [];
  for (const read of readsOf(
    categories.map(({ handle }) => handle),
    sold,
  )) {
    const { name, next, most, by } = read;
    const floor = await startFloor(store.catalog, read);
    const measureFloor = () => measureCalls(floor.upstream, next, { pids: [floor.pid], seconds });
    const measureOurs = () => measureCalls(store.catalog, next, { pids: ofCatalog, seconds });
    const measurePassed = () => measureCalls(gateway, throughApi(next), { pids: ofGateway, seconds });
    try {
      say(`${name}…`);
      for (const upstream of [floor.upstream, store.catalog]) await warmUp(upstream, next);
      const found = await inTurn({ floor: measureFloor, ours: measureOurs });
      rows.push({ name, ...found, goal: `≤ ${most} times`, reached: found.times <= most });
      // a gateway keeps for a second what is asked for again
      if (by === 'http') continue;
      await profile(name, store.pids.catalog, measureOurs);
      say(`${name}, through the gateway…`);
      await warmUp(gateway, throughApi(next));
      const passed = await inTurn({ floor: measureFloor, ours: measurePassed });
      const reached = passed.ours.each <= GATEWAY_MOST;
      rows.push({ name: `the gateway before ${name}`, ...passed, goal: `≤ ${GATEWAY_MOST} µs`, reached });
      await profile(`The gateway before ${name}`, store.gatewayPid, measurePassed);
    } finally {
      floor.stop();
    }
  }
  return rows;
}

/**
 * Calls whose answer is kept (floor: the same bytes), and calls whose answer is made (floor: the same objects).
 * @param {string[]} categories
 * @param {{ slug: string }[]} sold
 * @returns {Read[]}
 */
function readsOf(categories, sold) {
  const [list, search, product] = [listings(categories), searches(), products(sold)];
  return [
    { name: 'list: the same', next: list.same, by: 'http', most: 1.5 },
    { name: 'search: the same', next: search.same, by: 'http', most: 1.5 },
    { name: 'product: the same', next: product.same, by: 'http', most: 1.5 },
    { name: 'list: never the same', next: list.never, by: 'fastify', most: 1.5 },
    { name: 'search: never the same', next: search.never, by: 'fastify', most: 2.5 },
    { name: 'product: all in turn', next: product.rotating, by: 'fastify', most: 2.5 },
  ];
}

/**
 * A server of its own process that gives the answers which the store gives to these calls.
 * @param {Upstream} upstream
 * @param {Read} read
 * @returns {Promise<{ upstream: Upstream, pid: number | undefined, stop: () => void }>}
 */
async function startFloor(upstream, { next, by }) {
  const answers = [];
  for (let at = 0; at < (by === 'http' ? 1 : ANSWERS); at += 1) answers.push(await answerTo(upstream, next()));
  const child = fork(join(import.meta.dirname, 'plain-server.mjs'), { env: { NODE_ENV: 'production' } });
  child.send({ by, answers });
  const [url] = await once(child, 'message');
  return { upstream: { url, headers: {} }, pid: child.pid, stop: () => child.disconnect() };
}

/**
 * @param {Upstream} upstream
 * @param {ReturnType<Next>} request
 */
async function answerTo({ url, headers }, { method, path, body }) {
  const reply = await fetch(`${url}${path}`, { method, body, headers: { ...HEADERS, ...headers } });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 300)}`);
  // the server's own: the floor sends them by itself
  const { connection: _connection, 'keep-alive': _kept, date: _date, ...sent } = Object.fromEntries(reply.headers);
  return { headers: sent, text };
}

/**
 * @param {Upstream} upstream
 * @param {Next} next
 */
async function warmUp(upstream, next) {
  for (let made = 0; made < WARM; ) made += (await load(upstream, 1, next)).calls;
}

/**
 * @param {Upstream} upstream
 * @param {Next} next
 * @param {{ pids: (number | undefined)[], seconds: number }} options processes whose time counts
 * @returns {Promise<Found>}
 */
export async function measureCalls(upstream, next, { pids, seconds }) {
  const before = usedBy(pids);
  const { perSecond, calls, failed } = await load(upstream, seconds, next);
  if (failed > 0) throw new Error(`${upstream.url}: ${failed} of ${calls} without a good answer`);
  return { perSecond, each: (usedBy(pids) - before) / calls };
}
