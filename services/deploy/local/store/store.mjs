/**
 * The whole store on this machine: database, sandbox, four services, two gateways; on real domains without the sandbox. Used
 * by `npm start`, the end-to-end tests, the bench and the contact sheets; everything must be installed and built already.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { endLeftovers } from '../processes/leftover-processes.mjs';
import { keepLogsSmall } from '../processes/log-files.mjs';
import { nodeProgram } from '../processes/node-program.mjs';
import { Supervised } from '../processes/supervisor.mjs';
import { said } from '../terminal/language.mjs';
import { defaultDataDir } from '../terminal/paths.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { publishBuilds, watchQuarantine } from '../toolchain/remotes.mjs';
import { openDataFolder } from './data-folder.mjs';
import { openDatabase, refuseUnopened } from './database.mjs';
import { fillSandboxErp, openPictureMaker, seedDemoStore } from './demo.mjs';
import { addresses, picturesDirOf } from './places.mjs';
import { planProcesses } from './processes.mjs';
import { isRealStore, refuseUnfinished } from './real-store.mjs';
import { readSecrets } from './secrets.mjs';
import { refuseWrongSettings } from './service-settings.mjs';
import { assertPortsFree, freePorts, PORT_NAMES, readEnvironment, readSettings } from './settings.mjs';
import { lockStore } from './store-lock.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

/**
 * @typedef {object} RunningStore
 * @property {Record<string, string>} origins on this machine, by the brand's word; `internal`, `sandbox`
 * @property {boolean} real whether others reach it, so that nothing of the demo runs
 * @property {Record<string, number>} ports of every process, by setting name (`CHECKOUT_PORT`)
 * @property {string} databaseUrl the superuser's
 * @property {Record<string, string>} databaseUrls each service's own
 * @property {string} dataDir
 * @property {(name: string) => Supervised | undefined} process one of `postgres sandbox catalog checkout account staff gateway-public gateway-internal`
 * @property {() => Promise<void>} publish publishes later builds
 * @property {() => Promise<void>} stop stops everything; a temporary data folder is removed
 */

/**
 * Starts everything and waits until it answers.
 * @param {object} options
 * @param {'default' | 'free'} [options.ports] `free`: any free ones, for tests beside a running store
 * @param {string} [options.dataDir] `temporary` for a folder that goes with the store
 * @param {boolean} [options.quiet] prints nothing
 * @param {NodeJS.ProcessEnv} [options.env] settings that win over the environment
 * @param {string} [options.shellBuild] folder of the shell's build: the released one unless told
 * @param {boolean} [options.durable] false lets the database lose its last writes in a power cut: tests only
 * @param {'asked' | 'rest' | 'first'} [options.pictures] when the demo's pictures are made: those that somebody asks for,
 *   the rest too, quietly, or all of them before the store opens, for measurements
 * @param {string} [options.partsDir] root of the sources whose built shell and remotes run, where they are not this project's
 * @param {AbortSignal} [options.signal] stops a start under way
 * @param {import('../terminal/progress.mjs').Progress} [options.progress] is told of each step, where there is one already
 * @param {(settings: import('./settings.mjs').Settings) => Promise<void>} [options.beforeRun] once settings and ports are known to be good
 * @returns {Promise<RunningStore>}
 * @throws ClearError for faults that the person who starts can put right
 */
export async function startStore({
  ports = 'default',
  dataDir,
  quiet,
  env: own = {},
  shellBuild,
  durable,
  pictures = 'asked',
  partsDir,
  signal,
  beforeRun,
  ...rest
} = {}) {
  const progress = rest.progress ?? createProgress({ quiet });
  const temporary = dataDir === 'temporary' ? makeTemporaryFolder() : undefined;
  const folder = temporary?.folder ?? dataDir;
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...readEnvironment(),
    ...(ports === 'free' ? await freePorts() : {}),
    ...(folder ? { DATA_DIR: folder } : {}),
    // the same for every store of this project, and minutes of work
    ...(temporary ? { PICTURES_DIR: join(defaultDataDir, 'pictures') } : {}),
    ...own,
  };
  /** @type {(() => unknown)[]} */
  const stops = temporary ? [temporary.remove] : [];
  const stop = onceOnly(async () => {
    for (const step of stops.reverse()) await step();
  });
  const checkpoint = () => signal?.throwIfAborted();
  try {
    const settings = readSettings(env);
    const real = isRealStore(env);
    refuseUnfinished(env, settings);
    if (real) await refuseWrongSettings(env);
    openDataFolder(settings.DATA_DIR);
    stops.push(lockStore(settings.DATA_DIR));
    stops.push(keepLogsSmall(join(settings.DATA_DIR, 'logs')));
    await endLeftovers(settings.DATA_DIR);
    // the database's own port is looked at after a database that outlived its start has been stopped
    await assertPortsFree(
      settings,
      PORT_NAMES.filter((name) => name !== 'POSTGRES_PORT'),
    );
    await beforeRun?.(settings);
    checkpoint();
    const secrets = readSecrets(settings.DATA_DIR, { sandbox: !real });
    /** @param {string} text */
    const say = (text) => {
      progress.step(text);
      note(settings.DATA_DIR, text);
    };
    const database = await openDatabase(settings, secrets, env, { progress, say, durable });
    stops.push(() => database.stop());
    checkpoint();
    if (real) await refuseUnopened(database.adminUrl, settings);
    const maker = real ? undefined : await openPictureMaker(picturesDirOf(settings, env));
    if (maker) stops.push(() => maker.close());
    if (pictures === 'first') await maker?.makeAll();
    const given = maker ? { ...env, PICTURES_MAKER: maker.address } : env;
    const built = { partsDir, shellBuild };
    const plans = planProcesses(settings, secrets, given, database.urls, built);
    if (!real) await seedDemoStore({ adminUrl: database.adminUrl, progress });
    checkpoint();

    const running = new Map(database.supervised ? [['postgres', database.supervised]] : []);
    /** @param {import('../processes/node-program.mjs').Plan[]} group */
    const start = async (group) => {
      const processes = group.map((plan) => new Supervised(nodeProgram(plan), say));
      for (const process of processes) running.set(process.name, process);
      stops.push(() => Promise.all(processes.map((process) => process.stop())));
      await Promise.all(processes.map((process) => process.start()));
      checkpoint();
    };
    await publishBuilds(plans.registryDir, progress, plans.signingKey, built);
    progress.step(
      said({
        es: `Arrancando ${real ? '' : 'la caja de arena, '}los cuatro servicios y las dos puertas de entrada…`,
        en: `Starting ${real ? '' : 'the sandbox, '}the four services and the two gateways…`,
      }),
    );
    if (!real) await start([plans.sandbox]);
    if (!env.SAP_BASE_URL)
      await fillSandboxErp({
        adminUrl: database.adminUrl,
        sandboxUrl: `http://127.0.0.1:${settings.SANDBOX_PORT}`,
      });
    stops.push(await watchQuarantine(plans.registryDir, say));
    // the gateways end first, when the store is closed
    await Promise.all([start(plans.services), start(plans.shells)]);
    if (pictures === 'rest') maker?.makeRest();
    return {
      origins: addresses(settings),
      real,
      ports: Object.fromEntries(PORT_NAMES.map((name) => [name, settings[name]])),
      databaseUrl: database.adminUrl,
      databaseUrls: database.urls,
      dataDir: settings.DATA_DIR,
      process: (name) => running.get(name),
      publish: () => publishBuilds(plans.registryDir, progress, plans.signingKey, built),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Writes the supervisor's message to its log, for those who look later and have no console.
 * @param {string} dataDir
 * @param {string} text
 */
function note(dataDir, text) {
  appendFileSync(join(dataDir, 'logs', 'supervisor.log'), `${new Date().toISOString()} ${text}\n`, { mode: 0o600 });
}

/**
 * @template Result
 * @param {() => Result} work
 * @returns {() => Result}
 */
function onceOnly(work) {
  let result;
  return () => {
    result ??= work();
    return result;
  };
}
