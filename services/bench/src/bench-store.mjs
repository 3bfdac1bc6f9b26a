/** The services with a database of their own that goes when the measuring ends; the bench shows the credential of a gateway. */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeProgram } from '@actual/deploy/local/processes/node-program.mjs';
import { Supervised } from '@actual/deploy/local/processes/supervisor.mjs';
import { openDatabase } from '@actual/deploy/local/store/database.mjs';
import { credentialFiles } from '@actual/deploy/local/store/gateway-credentials.mjs';
import { planProcesses } from '@actual/deploy/local/store/processes.mjs';
import { readSecrets } from '@actual/deploy/local/store/secrets.mjs';
import { freePorts, readSettings } from '@actual/deploy/local/store/settings.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import { publishBuilds } from '@actual/deploy/local/toolchain/remotes.mjs';
import pg from 'pg';
import { fillCatalog } from './fill-catalog.mjs';
import { openNotificationRelay } from './notification-relay.mjs';

/** @typedef {import('@actual/deploy/local/terminal/progress.mjs').Progress} Progress */
/** @typedef {import('./load.mjs').Upstream} Upstream */
/** @typedef {Awaited<ReturnType<typeof startBenchStore>>} BenchStore */
/** @typedef {Pick<BenchStore, 'checkout' | 'client' | 'sandbox' | 'publicKey'>} Shop */

/**
 * Starts everything, a gateway only where it is asked for, and waits until it answers. `stop` ends it all and removes its data.
 * @param {{ products: number, progress: Progress, withGateway?: boolean }} options
 */
export async function startBenchStore({ products, progress, withGateway = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'actual-store-bench-'));
  // root's PostgreSQL runs as another user, who must be able to enter
  chmodSync(folder, 0o755);
  /** @type {(() => unknown)[]} */
  const stops = [async () => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => void stop().finally(() => process.exit(130)));
  try {
    const ports = await freePorts();
    /** @type {NodeJS.ProcessEnv} */
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...ports,
      DATA_DIR: folder,
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'warn',
    };
    const settings = readSettings(env);
    const secrets = readSecrets(folder, { sandbox: true });
    /** @param {'public' | 'internal'} gateway */
    const credentialOf = (gateway) => readFileSync(credentialFiles(folder)[gateway], 'utf8').trim();
    /**
     * @param {number} port
     * @param {'public' | 'internal'} gateway
     * @returns {Upstream}
     */
    const upstream = (port, gateway = 'public') => ({
      url: `http://127.0.0.1:${port}`,
      headers: { 'x-gateway-credential': credentialOf(gateway) },
    });
    const checkout = upstream(settings.CHECKOUT_PORT);
    const relay = await openNotificationRelay(checkout);
    stops.push(() => relay.close());
    env.MERCADOPAGO_NOTIFICATION_URL = relay.url;
    const database = await openDatabase(settings, secrets, env, { progress, say: progress.step });
    stops.push(() => database.stop());
    await fillStore(database.adminUrl, products, progress);
    const plans = planProcesses(settings, secrets, env, database.urls);
    const services = plans.services.map((plan) => new Supervised(nodeProgram(plan), progress.step));
    // the provider's stand-in keeps its records in memory: writing them to a file is not the store's work
    plans.sandbox.env.SANDBOX_DATA_DIR = '';
    const sandbox = new Supervised(nodeProgram(plans.sandbox), progress.step);
    stops.push(() => Promise.all([sandbox, ...services].map((one) => one.stop())));
    await Promise.all([sandbox, ...services].map((one) => one.start()));
    const [gateway] = withGateway ? plans.shells.map((plan) => new Supervised(nodeProgram(plan), progress.step)) : [];
    if (gateway) {
      await publishBuilds(plans.registryDir, progress, plans.signingKey);
      stops.push(() => gateway.stop());
      await gateway.start();
    }
    const client = new pg.Client({ connectionString: database.adminUrl, application_name: 'bench' });
    client.on('error', () => undefined);
    await client.connect();
    stops.push(() => client.end());
    return {
      catalog: upstream(settings.CATALOG_PORT),
      checkout,
      account: upstream(settings.ACCOUNT_PORT),
      internalAccount: upstream(settings.ACCOUNT_PORT, 'internal'),
      staff: upstream(settings.STAFF_PORT, 'internal'),
      adminUrl: database.adminUrl,
      sandbox: { url: `http://127.0.0.1:${settings.SANDBOX_PORT}`, headers: {} },
      publicKey: secrets.MERCADOPAGO_PUBLIC_KEY,
      client,
      settings,
      credential: credentialOf('public'),
      gatewayPid: gateway?.pid,
      pids: Object.fromEntries(services.map((one) => [one.name, one.pid])),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * @param {string} adminUrl
 * @param {number} products
 * @param {Progress} progress
 */
async function fillStore(adminUrl, products, progress) {
  const { seedDemoStore } = await loadTs('services/database/src/demo.ts');
  await seedDemoStore({ adminUrl });
  const made = await fillCatalog(adminUrl, products);
  progress.step(`Catálogo de ${made} productos`);
}
