/** One remote of this machine inside a store elsewhere: a gateway, and nothing else, runs here. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readRemote } from '@actual/federation/build/read-remote';
import { signBuild } from '@actual/federation/releases/signatures';
import { picturesBucket } from '@actual/files/settings';
import { endLeftovers } from '../processes/leftover-processes.mjs';
import { keepLogsSmall } from '../processes/log-files.mjs';
import { nodeProgram } from '../processes/node-program.mjs';
import { Supervised } from '../processes/supervisor.mjs';
import { openDataFolder } from '../store/data-folder.mjs';
import { addresses } from '../store/places.mjs';
import { planProcesses } from '../store/processes.mjs';
import { readSecrets } from '../store/secrets.mjs';
import { assertPortsFree, readEnvironment, readSettings } from '../store/settings.mjs';
import { lockStore } from '../store/store-lock.mjs';
import { ClearError } from '../terminal/clear-error.mjs';
import { projectDir } from '../terminal/paths.mjs';
import { askStore, borrowReleases } from './borrow-releases.mjs';
import { storeAddress } from './store-address.mjs';
import { openStoreLine } from './store-line.mjs';

/** @typedef {Awaited<ReturnType<typeof askStore>>} Lent */

/** Milliseconds between two looks at the store's releases. */
const LOOK_EVERY_MS = 5_000;

/**
 * @param {object} options
 * @param {string} options.address of the store, as somebody wrote it
 * @param {string} options.part the remote that is developed: `mfe-checkout`
 * @param {import('../terminal/progress.mjs').Progress} options.progress
 * @param {AbortSignal} options.signal stops a start under way
 * @param {Record<string, string>} options.env settings that win over the environment
 * @param {string} options.shellBuild folder of the shell's build
 * @param {(registryDir: string) => Promise<void>} options.build the shell, and a first version of the remote
 * @returns {Promise<{ addresses: string[], registryDir: string, stop: () => Promise<void> }>} where its gateway answers
 * @throws ClearError for faults that the person who starts can put right
 */
export async function startAlone({ address, part, progress, signal, env: own, shellBuild, build }) {
  const store = storeAddress(address);
  const lent = await askStore(store);
  const remote = await readRemote(join(projectDir, part));
  if (remote.audience === 'internal' && !lent.internal)
    throw new ClearError(`${part} existe solo en la red interna: dé la dirección interna de la tienda.`);
  const given = { ...readEnvironment(), ...own };
  const settings = readSettings(given);
  // apart from a store of this machine's own
  const dataDir = join(settings.DATA_DIR, 'alone');
  /** @type {(() => unknown)[]} */
  const stops = [];
  const stop = async () => {
    for (const step of stops.reverse()) await step();
  };
  try {
    openDataFolder(dataDir);
    stops.push(lockStore(dataDir));
    stops.push(keepLogsSmall(join(dataDir, 'logs')));
    await endLeftovers(dataDir);
    await assertPortsFree(settings, [lent.internal ? 'INTERNAL_PORT' : 'PUBLIC_PORT']);
    const folders = { pictures: join(dataDir, 'pictures'), models: join(dataDir, 'models') };
    const line = await openStoreLine(store, folders);
    stops.push(line.close);
    const secrets = readSecrets(dataDir, { sandbox: true });
    const registryDir = join(dataDir, 'registry');
    mkdirSync(registryDir, { recursive: true });
    const env = {
      ...given,
      ...Object.fromEntries(['CATALOG', 'CHECKOUT', 'ACCOUNT', 'STAFF'].map((name) => [`${name}_URL`, line.services])),
      REGISTRY_DIR: registryDir,
      PICTURES_DIR: folders.pictures,
      PICTURES_MAKER: line.pictures,
      MODELS_DIR: folders.models,
      MODELS_MAKER: line.models,
      // the bucket of a store of this machine's own is not that store's
      ...Object.fromEntries(Object.keys(picturesBucket.shape).map((name) => [name, ''])),
      // a store elsewhere is farther away than a service
      API_TIMEOUT: '15000',
      PAYMENT_ORIGINS: lent.paymentOrigins.join(' '),
      PAYMENT_SCRIPTS: lent.paymentScripts.join(' '),
    };
    const { shells, signingKey } = planProcesses({ ...settings, DATA_DIR: dataDir }, secrets, env, {}, { shellBuild });
    await build(registryDir);
    await signBuild(registryDir, join(projectDir, shellBuild), signingKey);
    /** @param {string} text */
    const say = (text) => progress.step(text);
    /** @type {Lent['remotes'] | undefined} */
    let borrowed;
    /** @param {Pick<Lent, 'remotes'>} lent */
    const borrow = async ({ remotes }) => {
      if (isDeepStrictEqual(remotes, borrowed)) return;
      await borrowReleases(store, { remotes, except: remote.name, registryDir, signingKey, say });
      borrowed = remotes;
    };
    await borrow(lent);
    signal.throwIfAborted();

    const [, plan] = lent.internal ? shells : [null, shells[0]];
    // no visitor is counted here
    delete plan.env.ANALYTICS_URL;
    const gateway = new Supervised(nodeProgram(plan), say);
    stops.push(() => gateway.stop());
    await gateway.start();
    stops.push(follow(() => askStore(store).then(borrow), say));
    const { studio, internal } = addresses(settings);
    return { addresses: [lent.internal ? internal : studio], registryDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Checks the store's releases again and again; an error is reported once.
 * @param {() => Promise<void>} look
 * @param {(text: string) => void} say
 */
function follow(look, say) {
  /** @type {string | undefined} */
  let said;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let isStopped = false;
  const next = () => {
    if (isStopped) return;
    timer = setTimeout(async () => {
      try {
        await look();
        said = undefined;
      } catch ({ message }) {
        if (message !== said) say(message);
        said = message;
      }
      next();
    }, LOOK_EVERY_MS);
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
