/**
 * What a call loses between shopper and service: the same calls at the service itself, through the gateway, and through
 * nginx before both, in turn and several times over, since other programs use the machine as well.
 */

import { table, whole } from '@actual/deploy/local/terminal/table.mjs';
import { startBenchStore } from './bench-store.mjs';
import { startFront } from './front.mjs';
import { CONNECTIONS, load } from './load.mjs';
import { newQuotations, sellable } from './measure-services.mjs';
import { memoryOf } from './memory.mjs';
import { childrenOf, processorOf } from './processor.mjs';
import { listings, searches } from './questions.mjs';

const ROUNDS = 3;
/** Of the service's own rate. */
const TARGET = 80;

export async function measureGateway({ progress, products, seconds }) {
  progress.step('Preparando la tienda de medición, con su puerta de entrada…');
  const store = await startBenchStore({ products, progress, withGateway: true });
  let front = null;
  try {
    front = await startFront(store);
    if (!front) progress.write('nginx no está instalado: se mide sin él.');
    const sold = await sellable(store, products);
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
      `\n${products.toLocaleString('en-US')} productos, ${CONNECTIONS} conexiones, ${ROUNDS} veces ${seconds} s por camino, en turno; meta ${TARGET} %\n`,
    );
    progress.write(
      table(
        [
          'llamada, por segundo',
          'servicio',
          'puerta',
          '%',
          '',
          'nginx',
          '%',
          '',
          'µs servicio',
          'µs puerta',
          'µs nginx',
          'fallos',
        ],
        rows,
      ),
    );
    const workers = front ? childrenOf(front.pid) : [];
    const memory = memoryOf({ gateway: store.gatewayPid, ...Object.fromEntries(workers.map((pid) => [pid, pid])) });
    const { gateway, ...ofNginx } = memory;
    progress.write(
      `\nMemoria de la puerta: ${whole(memoryBefore.gateway)} MiB antes, ${whole(gateway)} MiB después; de nginx, ${whole(Object.values(ofNginx).reduce((sum, one) => sum + one, 0))} MiB en ${workers.length} procesos.\n`,
    );
  } finally {
    await front?.stop();
    await store.stop();
  }
}

/** Calls that a service answers from memory, that it works for, and one that writes. */
function callsOf(sold) {
  const bySlug = ({ slug }) => ({ method: 'GET', path: `/product/findbyslug/${slug}` });
  let at = 0;
  return [
    { name: 'almacenes', service: 'catalog', next: () => ({ method: 'GET', path: '/company/find' }) },
    { name: 'lista de 10: la misma', service: 'catalog', next: listings(['salas']).same },
    { name: 'búsqueda: la misma', service: 'catalog', next: searches().same },
    { name: 'búsqueda: nunca la misma', service: 'catalog', next: searches().never },
    { name: 'producto: el mismo', service: 'catalog', next: () => bySlug(sold[0]) },
    // a stride that meets every product before any again
    {
      name: `producto: ${sold.length} en rueda`,
      service: 'catalog',
      next: () => bySlug(sold[(at++ * 7919) % sold.length]),
    },
    { name: 'cotización nueva', service: 'checkout', next: newQuotations(sold) },
  ];
}

/** Below `/api` at whoever stands before the services. */
const throughApi = (next) => () => {
  const { path, ...request } = next();
  return { ...request, path: `/api${path}` };
};

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
            who: 'nginx',
          },
        ]
      : []),
  ];
}

async function measureWays(ways, { pids, service, seconds, next }) {
  const sums = Object.fromEntries(ways.map(({ who }) => [who, { perSecond: 0, calls: 0, failed: 0, used: {} }]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { who, upstream, wrap } of ways) {
      const sum = sums[who];
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

const usedBy = (pids) => Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, processorOf(pid)]));

function rowOf(name, { sums, service }) {
  const share = (who) => (sums[who] ? (sums[who].perSecond / sums.service.perSecond) * 100 : Number.NaN);
  const verdict = (percent) => (Number.isNaN(percent) ? '' : percent >= TARGET ? 'sí' : 'no');
  const each = (who, process) => (sums[who] ? whole(sums[who].used[process] / sums[who].calls) : '–');
  return [
    name,
    whole(sums.service.perSecond),
    ...['gateway', 'nginx'].flatMap((who) => [
      whole(sums[who]?.perSecond ?? Number.NaN),
      whole(share(who)),
      verdict(share(who)),
    ]),
    each('service', service),
    each('gateway', 'gateway'),
    each('nginx', 'nginx'),
    Object.values(sums).reduce((sum, { failed }) => sum + failed, 0),
  ];
}
