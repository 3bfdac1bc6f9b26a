/** The services with a database of their own that goes when the measuring ends; the bench shows the credential of a gateway. */
import { readFileSync } from 'node:fs';
import { nodeProgram } from '@actual/deploy/local/processes/node-program.mjs';
import { Supervised } from '@actual/deploy/local/processes/supervisor.mjs';
import { openDatabase } from '@actual/deploy/local/store/database.mjs';
import { credentialFiles } from '@actual/deploy/local/store/gateway-credentials.mjs';
import { planProcesses } from '@actual/deploy/local/store/processes.mjs';
import { readSecrets } from '@actual/deploy/local/store/secrets.mjs';
import { freePorts, readSettings } from '@actual/deploy/local/store/settings.mjs';
import { makeTemporaryFolder } from '@actual/deploy/local/store/temporary-folder.mjs';
import { publishBuilds } from '@actual/deploy/local/toolchain/remotes.mjs';
import pg from 'pg';
import { fillStore } from './fill-store.mjs';
import { databaseAt } from './given-server.mjs';
import { openNotificationRelay } from './notification-relay.mjs';

/** @typedef {import('@actual/deploy/local/terminal/progress.mjs').Progress} Progress */
/** @typedef {import('./load.mjs').Upstream} Upstream */
/** @typedef {import('./fill-store.mjs').Merchant} Merchant */
/** @typedef {Awaited<ReturnType<typeof startBenchStore>>} BenchStore */
/** @typedef {Pick<BenchStore, 'checkout' | 'client' | 'sandbox' | 'publicKey'>} Shop */

/**
 * Starts everything, a gateway only where it is asked for, and waits until it answers. `stop` ends it all and removes its data.
 * @param {object} options
 * @param {number} options.products of a catalog that is made up
 * @param {Merchant} [options.merchant] whose products are sold instead
 * @param {Progress} options.progress
 * @param {boolean} [options.withGateway]
 * @param {Promise<unknown>} [options.until] ends the process with it, also while it starts
 * @param {string} [options.server] a database's address on the PostgreSQL to use instead of one of its own
 * @param {(adminUrl: string) => Promise<void>} [options.beforeServices] while nobody is connected to the filled database
 * @param {string} [options.preload] module that services and gateway load first; PROFILES_DIR is the store's folder
 */
export async function startBenchStore({
  products,
  merchant,
  progress,
  withGateway = false,
  until,
  server,
  beforeServices,
  preload,
}) {
  const { folder, remove } = makeTemporaryFolder();
  /** @type {(() => unknown)[]} */
  const stops = [remove];
  /** @type {Promise<void> | undefined} */
  let stopping;
  const stop = () => {
    stopping ??= (async () => {
      for (const step of stops.reverse()) await step();
    })();
    return stopping;
  };
  /** @param {number} code */
  const leave = (code) => void stop().finally(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => leave(130));
  void until?.then(() => leave(0));
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
    if (server) {
      const given = await databaseAt(server);
      stops.push(given.drop);
      Object.assign(env, given.env);
    }
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
    await fillStore(database.adminUrl, { products, merchant, progress });
    await beforeServices?.(database.adminUrl);
    if (preload) env.PROFILES_DIR = folder;
    const plans = planProcesses(settings, secrets, env, database.urls);
    /** @param {import('@actual/deploy/local/processes/node-program.mjs').Plan} plan */
    const measured = (plan) => {
      const flags = [...(plan.flags ?? []), ...(preload ? ['--import', preload] : [])];
      return new Supervised(nodeProgram({ ...plan, flags }), progress.step);
    };
    const services = plans.services.map(measured);
    // the provider's stand-in keeps its records in memory: writing them to a file is not the store's work
    plans.sandbox.env.SANDBOX_DATA_DIR = '';
    const sandbox = new Supervised(nodeProgram(plans.sandbox), progress.step);
    stops.push(() => Promise.all([sandbox, ...services].map((one) => one.stop())));
    await Promise.all([sandbox, ...services].map((one) => one.start()));
    const [gateway] = withGateway ? plans.shells.map(measured) : [];
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
      sandboxPid: sandbox.pid,
      postgresPid: database.supervised?.pid,
      get pids() {
        return Object.fromEntries(services.map((one) => [one.name, one.pid]));
      },
      folder,
      /** @param {string} name of a service */
      restart: async (name) => services.find((one) => one.name === name)?.restart(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
