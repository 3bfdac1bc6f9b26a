import { once } from 'node:events';
import { startBenchStore } from './bench-store.mjs';

/**
 * Starts the measuring store for another program, and ends it when standard input closes; with DATABASE_URL its database
 * is on that PostgreSQL. One line of JSON on standard output says, by name, where it answers (`addresses`), what `headers`
 * a call needs beside its own, and the `pids`.
 * @param {Pick<Parameters<typeof startBenchStore>[0], 'products' | 'merchant' | 'progress'>} options
 */
export async function serveStore(options) {
  const until = once(process.stdin.resume(), 'close');
  options.progress.step('Preparing the measuring store, with its gateway…');
  const store = await startBenchStore({ ...options, withGateway: true, until, server: process.env.DATABASE_URL });
  const { catalog, checkout, account, staff, sandbox } = store;
  const gateway = { url: `http://127.0.0.1:${store.settings.PUBLIC_PORT}`, headers: {} };
  const named = Object.entries({ catalog, checkout, account, staff, gateway, sandbox });
  const line = {
    addresses: {
      ...Object.fromEntries(named.map(([name, { url }]) => [name, url])),
      database: store.adminUrl,
    },
    headers: Object.fromEntries(named.map(([name, { headers }]) => [name, { site: 'actual-home', ...headers }])),
    pids: { ...store.pids, gateway: store.gatewayPid, sandbox: store.sandboxPid, postgres: store.postgresPid },
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
  options.progress.step('The store answers; it ends when standard input closes.');
  // the store ends the process with it
  await new Promise(() => undefined);
}
