/**
 * `npm run dev`: the store of `npm start`, where every change of the sources is built and takes its place: a remote is
 * published and replaced in open pages, a service or the shell starts again.
 */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { runCommand, stopCommands } from './terminal/command.mjs';
import { defaultDataDir, projectDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { readFlags } from './terminal/read-flags.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

/** @typedef {{ addresses: string[], registryDir: string, stop: () => Promise<void>, process?: import('./store/store.mjs').RunningStore['process'] }} Running */

const progress = createProgress();
const logs = join(defaultDataDir, 'logs');
const REMOTES = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff'];
const SERVICES = ['catalog', 'checkout', 'account', 'staff'];
/** A shared package and the parts that carry its code. */
const EVERY_SERVICE = SERVICES.map((name) => `services/${name}`);
/** @type {Record<string, string[]>} */
const SHARED = {
  'services/contracts': [...EVERY_SERVICE, 'shell'],
  'services/kit': EVERY_SERVICE,
  'services/domain': EVERY_SERVICE,
  'services/database': EVERY_SERVICE,
  'services/providers': EVERY_SERVICE,
  'shell/contract': ['shell'],
  themes: ['shell', ...REMOTES],
};
const QUIET_MS = 150;
/** Pages are never staler than the last change, and load again with it; others may develop against this store. */
const DEVELOPMENT = { PAGE_CACHE_MS: '0', LIVE_RELOAD: '1', LEND_RELEASES: '1' };

/** Where the shell's development build is: React replaces components only by its own development build. */
const SHELL_BUILD = join('shell', 'dist', 'development');

/**
 * Remotes whose compiler runs: it notices every change by itself.
 * @type {Map<string, Promise<void>>}
 */
const watched = new Map();
const cancel = new AbortController();
/** @type {Running | undefined} */
let store;
let leaving = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave());

async function leave() {
  if (leaving) process.exit(1);
  leaving = true;
  cancel.abort(new ClearError('Arranque interrumpido.'));
  await Promise.all([stopCommands(), store?.stop()]);
  if (store) process.exit(0);
}

try {
  checkNode();
  await installMissing(progress, join(logs, 'install.log'), { tools: true });
  const parts = [...REMOTES, ...EVERY_SERVICE, 'shell'];
  const { values, positionals } = readFlags({ allowPositionals: true, options: { store: { type: 'string' } } });
  const [only] = positionals;
  const chosen = only ? parts.filter((part) => part === only || part === `services/${only}`) : parts;
  if (chosen.length === 0) throw new ClearError(`No hay una parte ${only}. Hay: ${parts.join(', ')}.`);
  const { readEnvironment } = await import('./store/settings.mjs');
  const elsewhere = values.store ?? readEnvironment().STORE;
  store = elsewhere ? await startOne(chosen, elsewhere) : await startWhole(chosen);
  progress.step(`${store.addresses.join('   ')}   Ctrl-C cierra todo.`);
  watchParts(chosen);
} catch (error) {
  if (!leaving) fail(error);
  process.exit(1);
}

/**
 * @param {string[]} chosen
 * @returns {Promise<Running>}
 */
async function startWhole(chosen) {
  const { buildAll } = await import('./toolchain/build.mjs');
  const { startStore } = await import('./store/store.mjs');
  const whole = await startStore({
    progress,
    signal: cancel.signal,
    pictures: 'rest',
    env: DEVELOPMENT,
    shellBuild: SHELL_BUILD,
    beforeRun: async () => {
      await buildAll(progress, join(logs, 'build.log'));
      await buildShell();
    },
  });
  const { origins, dataDir } = whole;
  const registryDir = process.env.REGISTRY_DIR || join(dataDir, 'registry');
  // without a name any of four may change: each is watched from its first change on
  if (chosen.length === 1 && REMOTES.includes(chosen[0])) await watchRemote(chosen[0], registryDir);
  return { ...whole, addresses: [origins.studio, origins.internal], registryDir };
}

/**
 * One remote inside a store elsewhere.
 * @param {string[]} chosen
 * @param {string} elsewhere
 * @returns {Promise<Running>}
 */
async function startOne(chosen, elsewhere) {
  const [part] = chosen;
  if (chosen.length > 1 || !REMOTES.includes(part))
    throw new ClearError(
      `Con una tienda en otra parte (${elsewhere}) diga qué remoto: npm run dev -- ${REMOTES.join(' | ')}`,
    );
  const { startAlone } = await import('./alone/start-alone.mjs');
  return startAlone({
    address: elsewhere,
    part,
    progress,
    signal: cancel.signal,
    env: DEVELOPMENT,
    shellBuild: SHELL_BUILD,
    build: async (registryDir) => {
      await buildShell();
      await watchRemote(part, registryDir);
    },
  });
}

async function buildShell() {
  progress.step('Construyendo el armazón para desarrollo…');
  if (!(await build('shell'))) throw new ClearError('El armazón no se pudo construir.');
}

/**
 * Has a remote built now and whenever it changes; resolves with its first build, or with the error that prevents it.
 * @param {string} part
 * @param {string} registryDir
 */
function watchRemote(part, registryDir) {
  if (!watched.has(part)) {
    /** @type {Promise<void>} */
    const first = new Promise((done) => {
      /** @param {string} line */
      const say = (line) => {
        progress.step(line);
        done();
      };
      const program = join(projectDir, 'shell', 'federation', 'src', 'build', 'watch.mjs');
      const ended = runCommand(process.execPath, [program, part], {
        logFile: join(logs, `dev-${part}.log`),
        env: { REGISTRY_DIR: registryDir },
        onLine: say,
      });
      void ended.then(({ tail }) => {
        watched.delete(part);
        if (!leaving) say(tail);
      });
    });
    watched.set(part, first);
  }
  return watched.get(part);
}

/**
 * Collects changes for a moment, then replaces the parts, one after the other.
 * @param {string[]} parts
 */
function watchParts(parts) {
  /** @type {Set<string>} */
  const due = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let working = Promise.resolve();
  /** @param {string} part */
  const note = (part) => {
    due.add(part);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const changed = [...due];
      due.clear();
      working = working.then(async () => {
        for (const name of changed) await replace(name).catch((error) => progress.write(error.message));
      });
    }, QUIET_MS);
  };
  /**
   * @param {string} folder
   * @param {string[]} affected
   */
  const listen = (folder, affected) => {
    if (!existsSync(join(projectDir, folder))) return;
    watch(join(projectDir, folder), { recursive: true }, (_event, file) => {
      if (!file || /(^|[\\/])(dist|node_modules|e2e|contract|federation|\.run-)/.test(file) || /\.test\./.test(file))
        return;
      for (const part of affected) if (!watched.has(part)) note(part);
    });
  };
  for (const part of parts) listen(part, [part]);
  for (const [folder, affected] of Object.entries(SHARED)) {
    const mine = affected.filter((part) => parts.includes(part));
    if (mine.length > 0) listen(folder === 'themes' ? folder : `${folder}/src`, mine);
  }
}

/** @param {string} part */
async function replace(part) {
  progress.step(`${part} cambió; construyendo…`);
  if (!store?.process) throw new Error('nothing runs that could be replaced');
  const { registryDir, process: supervised } = store;
  if (REMOTES.includes(part)) return watchRemote(part, registryDir);
  if (!(await build(part))) return;
  if (part === 'shell') {
    const { signBuild, signingKey } = await import(
      pathToFileURL(join(projectDir, 'shell', 'federation', 'src', 'releases', 'signatures.mjs')).href
    );
    await signBuild(registryDir, join(projectDir, SHELL_BUILD), await signingKey(process.env, registryDir));
  }
  const names = part === 'shell' ? ['gateway-public', 'gateway-internal'] : [part.replace('services/', '')];
  await Promise.all(names.map((name) => supervised(name)?.restart()));
  progress.step(`${part} está al día.`);
}

/** Builds the shell or a service; false where its sources do not compile, which is printed. */
async function build(/** @type {string} */ part) {
  const { code, tail } = await runCommand(
    process.execPath,
    [part === 'shell' ? 'build.mjs' : '../deploy/local/toolchain/build-service.mjs'],
    {
      logFile: join(logs, `dev-${part.replace('/', '-')}.log`),
      cwd: join(projectDir, part),
      env: { BUILD_MODE: 'development' },
    },
  );
  if (code !== 0) progress.write(tail);
  return code === 0;
}
