/** Everything of the cluster, in the order in which one part needs the other. */
import { join } from 'node:path';
import { openDataFolder } from '../local/store/data-folder.mjs';
import { openDatabase } from '../local/store/database.mjs';
import { fillSandboxErp, seedDemoStore } from '../local/store/demo.mjs';
import { readSecrets } from '../local/store/secrets.mjs';
import { readEnvironment, readSettings } from '../local/store/settings.mjs';
import { insideOf } from '../local/testing/attack-store.mjs';
import { loadTs } from '../local/toolchain/load-ts.mjs';
import { publishBuilds } from '../local/toolchain/remotes.mjs';
import { startBalancer } from './balancer.mjs';
import { addressesOf, makeCopies, readingsOf } from './copies.mjs';
import { startDatabasePair } from './database-pair.mjs';
import { clusterPorts } from './ports.mjs';

/** Pieces beside those of the demo, so that nobody who buys finds it sold out. */
const MORE_PIECES = 10_000;
const DATABASE = 'actual_store';

/**
 * @param {string} folder of all its data
 * @param {{ progress: import('../local/terminal/progress.mjs').Progress, stops: (() => Promise<unknown>)[] }} options `stops` learns how each part is ended
 */
export async function startCluster(folder, { progress, stops }) {
  const ports = await clusterPorts(readEnvironment());
  openDataFolder(folder);
  const logs = join(folder, 'logs');
  const secrets = readSecrets(folder, { sandbox: true });
  const engines = { folder: join(folder, 'engines'), logs, password: secrets.POSTGRES_PASSWORD, ports };
  progress.step('Starting two PostgreSQL servers with Patroni and etcd…');
  const pair = await startDatabasePair(engines);
  stops.push(() => pair.stop());
  const balancer = await startBalancer(engines);
  stops.push(() => balancer.stop());

  /** @param {string} database */
  const at = (database) =>
    `postgres://${pair.superuser}:${secrets.POSTGRES_PASSWORD}@127.0.0.1:${ports.face.POSTGRES_PORT}/${database}`;
  /** @type {typeof import('@actual/database/local')} */
  const { createDatabase } = await loadTs('services/database/src/local.ts');
  await createDatabase(at('postgres'), DATABASE);
  // its own ports and folder alone, whatever the environment says of another store
  const settings = readSettings({
    ...Object.fromEntries(Object.entries(ports.face).map(([name, port]) => [name, String(port)])),
    DATA_DIR: folder,
    DATABASE_URL: at(DATABASE),
  });
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'warn', ...addressesOf(ports) };
  const readEnv = { ...env, DATABASE_READ_URL: `postgres://127.0.0.1:${ports.readDatabase}/${DATABASE}` };
  const { adminUrl, urls } = await openDatabase(settings, secrets, env, { progress, say: progress.step });
  await seedDemoStore({ adminUrl, progress });
  const { ask } = await loadTs('services/attack/src/purchases/truth.ts');
  await ask({ databaseUrl: adminUrl }, `UPDATE stock_source SET received = received + ${MORE_PIECES}`);

  progress.step('Starting the sandbox and two copies of each service and gateway…');
  const copies = makeCopies({ ports, settings, secrets, env: readEnv, databaseUrls: urls, say: progress.step });
  const { sandbox, services, shells, plans } = copies;
  /** @param {{ start: () => Promise<void>, stop: () => Promise<void> }[]} group */
  const start = async (group) => {
    stops.push(() => Promise.all(group.map((one) => one.stop())));
    await Promise.all(group.map((one) => one.start()));
  };
  await start([sandbox]);
  await fillSandboxErp({ adminUrl, sandboxUrl: `http://127.0.0.1:${ports.face.SANDBOX_PORT}` });
  /**
   * Copies are there once the balancer, which looks each second, has seen them.
   * @param {import('./copies.mjs').Copy[]} group
   */
  const startCopies = async (group) => {
    await start(group.map(({ process }) => process));
    await Promise.all(group.map(({ part, at }) => balancer.letIn(part, at)));
  };
  await startCopies(services);
  await publishBuilds(plans.registryDir, progress, plans.signingKey);
  await startCopies(shells);
  /** @param {import('../local/store/settings.mjs').PortName} name */
  const local = (name) => `http://127.0.0.1:${ports.face[name]}`;
  return {
    pair,
    balancer,
    copies: [...services, ...shells],
    /** The readings of each copy of a service since its start, at the replica and at the primary. */
    readings: () => readingsOf(ports),
    /** The store as the attack's shoppers and comparisons know one. */
    target: {
      public: local('PUBLIC_PORT'),
      internal: local('INTERNAL_PORT'),
      sandbox: local('SANDBOX_PORT'),
      inside: insideOf({ ports: ports.face, databaseUrl: adminUrl, dataDir: folder, process: () => undefined }),
      password: '',
    },
    /** @param {string} sql */
    ask: (sql) => ask({ databaseUrl: adminUrl }, sql),
  };
}
