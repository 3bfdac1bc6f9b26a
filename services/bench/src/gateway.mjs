/**
 * Measures the loss between shopper and service: the same calls at the service itself, through the gateway, and through
 * nginx before both, in turn and several times over, since other programs use the machine as well.
 */

import { table, whole } from '@actual/deploy/local/terminal/table.mjs';
import { startBenchStore } from './bench-store.mjs';
import { startFront } from './front.mjs';
import { CONNECTIONS, load } from './load.mjs';
import { newQuotations, sellable } from './measure-services.mjs';
import { memoryOf } from './memory.mjs';
import { childrenOf, processorOf } from './processor.mjs';
import { listings, products, searches } from './questions.mjs';

/** @typedef {import('./load.mjs').Upstream} Upstream */
/** @typedef {import('./load.mjs').Next} Next */
/** @typedef {import('./measure-services.mjs').Sold} Sold */
/** @typedef {import('./bench-store.mjs').BenchStore} BenchStore */
/** @typedef {Awaited<ReturnType<typeof import('./front.mjs').startFront>>} Front */
/** @typedef {'catalog' | 'checkout'} Service */
/** @typedef {'service' | 'gateway' | 'nginx'} Who */
/** @typedef {{ upstream: Upstream, wrap: (next: Next) => Next, who: Who }} Way */
/** @typedef {Record<string, number | undefined>} Pids */
/** @typedef {{ perSecond: number, calls: number, failed: number, used: Record<string, number> }} Sum */
/** @typedef {Map<Who, Sum>} Sums */

const ROUNDS = 3;
/** Of the service's own rate. */
const TARGET = 80;

/**
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, products: number, seconds: number }} options
 */
export async function measureGateway({ progress, products, seconds }) {
  progress.step('Preparing the measuring store, with its gateway…');
  const store = await startBenchStore({ products, progress, withGateway: true });
  /** @type {Front} */
  let front = null;
  try {
    front = await startFront(store);
    if (!front) progress.write('nginx is not installed: measured without it.');
    const sold = await sellable(store, products);
    /** @type {Pids} */
    const pids = { catalog: store.pids.catalog, checkout: store.pids.checkout, gateway: store.gatewayPid };
    if (front) pids.nginx = front.pid;
    const memoryBefore = memoryOf({ gateway: store.gatewayPid });
    const rows = [];
    for (const { name, service, next } of callsOf(sold)) {
      progress.step(`${name}…`);
      const ways = waysTo(store, front, service);
      const found = await measureWays(ways, { pids, service, seconds, next });
      rows.push(rowOf(name, found));
    }
    progress.write(
      `\n${products.toLocaleString('en-US')} products, ${CONNECTIONS} connections, ${ROUNDS} times ${seconds} s a way, in turn; goal ${TARGET} %\n`,
    );
    progress.write(
      table(
        [
          'call, per second',
          'service',
          'gateway',
          '%',
          '',
          'nginx',
          '%',
          '',
          'service, µs',
          'gateway, µs',
          'nginx, µs',
          'failures',
        ],
        rows,
      ),
    );
    const workers = front ? childrenOf(front.pid) : [];
    const memory = memoryOf({ gateway: store.gatewayPid, ...Object.fromEntries(workers.map((pid) => [pid, pid])) });
    const { gateway, ...ofNginx } = memory;
    progress.write(
      `\nMemory of the gateway: ${whole(memoryBefore.gateway)} MiB before, ${whole(gateway)} MiB afterwards; of nginx, ${whole(Object.values(ofNginx).reduce((sum, one) => sum + one, 0))} MiB in ${workers.length} processes.\n`,
    );
  } finally {
    await front?.stop();
    await store.stop();
  }
}

/**
 * Calls that a service answers from memory, that it works for, and one that writes.
 * @param {Sold[]} sold
 * @returns {{ name: string, service: Service, next: Next }[]}
 */
function callsOf(sold) {
  const product = products(sold);
  return [
    { name: 'warehouses', service: 'catalog', next: () => ({ method: 'GET', path: '/company/find' }) },
    { name: 'list of 10: the same', service: 'catalog', next: listings(['salas']).same },
    { name: 'search: the same', service: 'catalog', next: searches().same },
    { name: 'search: never the same', service: 'catalog', next: searches().never },
    { name: 'product: the same', service: 'catalog', next: product.same },
    { name: `product: ${sold.length} in turn`, service: 'catalog', next: product.rotating },
    { name: 'new quotation', service: 'checkout', next: newQuotations(sold) },
  ];
}

/**
 * The same request below `/api`, as a gateway or nginx before the services takes it.
 * @param {Next} next
 * @returns {Next}
 */
export const throughApi = (next) => () => {
  const { path, ...request } = next();
  return { ...request, path: `/api${path}` };
};

/**
 * @param {BenchStore} store
 * @param {Front} front
 * @param {Service} service
 * @returns {Way[]}
 */
function waysTo(store, front, service) {
  const port = store.settings.PUBLIC_PORT;
  return [
    { upstream: store[service], wrap: (next) => next, who: 'service' },
    { upstream: { url: `http://127.0.0.1:${port}`, headers: {} }, wrap: throughApi, who: 'gateway' },
    ...(front
      ? [
          {
            upstream: { ...front, headers: { host: `${front.servername}:${new URL(front.url).port}` } },
            wrap: throughApi,
            who: /** @type {const} */ ('nginx'),
          },
        ]
      : []),
  ];
}

/**
 * @param {Way[]} ways
 * @param {{ pids: Pids, service: Service, seconds: number, next: Next }} options
 */
async function measureWays(ways, { pids, service, seconds, next }) {
  /** @type {Map<Who, Sum>} */
  const sums = new Map(ways.map(({ who }) => [who, { perSecond: 0, calls: 0, failed: 0, used: {} }]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { who, upstream, wrap } of ways) {
      const sum = sums.get(who);
      if (!sum) continue;
      const before = usedBy(pids);
      const { perSecond, calls, failed } = await load(upstream, seconds, wrap(next));
      const after = usedBy(pids);
      sum.perSecond += perSecond / ROUNDS;
      sum.calls += calls;
      sum.failed += failed;
      for (const name of [service, 'gateway', 'nginx'])
        sum.used[name] = (sum.used[name] ?? 0) + (after[name] ?? 0) - (before[name] ?? 0);
    }
  return { sums, service };
}

/** @param {Pids} pids */
const usedBy = (pids) => Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, processorOf(pid)]));

/**
 * @param {string} name
 * @param {{ sums: Sums, service: Service }} measured
 */
function rowOf(name, { sums, service }) {
  const rate = (/** @type {Who} */ who) => sums.get(who)?.perSecond ?? Number.NaN;
  const share = (/** @type {Who} */ who) => (rate(who) / rate('service')) * 100;
  const verdict = (/** @type {number} */ percent) => (Number.isNaN(percent) ? '' : percent >= TARGET ? 'yes' : 'no');
  const each = (/** @type {Who} */ who, /** @type {string} */ process) => {
    const sum = sums.get(who);
    return sum ? whole(sum.used[process] / sum.calls) : '–';
  };
  /** @type {Who[]} */
  const before = ['gateway', 'nginx'];
  return [
    name,
    whole(rate('service')),
    ...before.flatMap((who) => [whole(rate(who)), whole(share(who)), verdict(share(who))]),
    each('service', service),
    each('gateway', 'gateway'),
    each('nginx', 'nginx'),
    [...sums.values()].reduce((sum, { failed }) => sum + failed, 0),
  ];
}
