/**
 * `npm run dev`: the store of `npm start`, and every change of the sources is built and takes its place: a remote is
 * published again, a service or the shell starts again. `npm run dev -- mfe-checkout` looks at that part only.
 */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { runCommand, stopCommands } from './terminal/command.mjs';
import { defaultDataDir, projectDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

const progress = createProgress();
const logs = join(defaultDataDir, 'logs');
const REMOTES = ['mfe-catalog', 'mfe-checkout', 'mfe-account', 'mfe-staff'];
const SERVICES = ['catalog', 'checkout', 'account', 'staff'];
/** A shared package and the parts that carry its code. */
const EVERY_SERVICE = SERVICES.map((name) => `services/${name}`);
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

const cancel = new AbortController();
let store;
let leaving = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave());

async function leave() {
  if (leaving) process.exit(1);
  leaving = true;
  cancel.abort(new ClearError('Arranque interrumpido.'));
  stopCommands();
  await store?.stop();
  if (store) process.exit(0);
}

try {
  checkNode();
  await installMissing(progress, join(logs, 'install.log'));
  const parts = [...REMOTES, ...EVERY_SERVICE, 'shell'];
  const [only] = process.argv.slice(2);
  const chosen = only ? parts.filter((part) => part === only || part === `services/${only}`) : parts;
  if (chosen.length === 0) throw new ClearError(`No hay una parte ${only}. Hay: ${parts.join(', ')}.`);
  const { buildAll } = await import('./toolchain/build.mjs');
  const { startStore } = await import('./store/store.mjs');
  store = await startStore({
    progress,
    signal: cancel.signal,
    pictures: 'rest',
    // pages are never staler than the last change
    env: { PAGE_CACHE_MS: '0', LIVE_RELOAD: '1' },
    beforeRun: () => buildAll(progress, join(logs, 'build.log')),
  });
  progress.step(`${store.origins.studio}   ${store.origins.internal}   Ctrl-C cierra todo.`);
  watchParts(chosen);
} catch (error) {
  if (!leaving) fail(error);
  process.exit(1);
}

/** Collects what changed for a moment, then replaces it, one part after the other. */
function watchParts(parts) {
  const due = new Set();
  let timer;
  let working = Promise.resolve();
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
  const listen = (folder, affected) => {
    if (!existsSync(join(projectDir, folder))) return;
    watch(join(projectDir, folder), { recursive: true }, (_event, file) => {
      if (!file || /(^|[\\/])(dist|node_modules|e2e|contract|federation|\.run-)/.test(file) || /\.test\./.test(file))
        return;
      for (const part of affected) note(part);
    });
  };
  for (const part of parts) listen(part, [part]);
  for (const [folder, affected] of Object.entries(SHARED)) {
    const mine = affected.filter((part) => parts.includes(part));
    if (mine.length > 0) listen(folder === 'themes' ? folder : `${folder}/src`, mine);
  }
}

async function replace(part) {
  progress.step(`${part} cambió; construyendo…`);
  const logFile = join(logs, `dev-${part.replace('/', '-')}.log`);
  const isRemote = REMOTES.includes(part);
  const registryDir = process.env.REGISTRY_DIR || join(store.dataDir, 'registry');
  const [script, cwd] = isRemote
    ? [[join(projectDir, 'shell/federation/src/release.mjs'), part], projectDir]
    : [part === 'shell' ? ['build.mjs'] : ['../deploy/local/toolchain/build-service.mjs'], join(projectDir, part)];
  const { code, tail } = await runCommand(process.execPath, script, {
    logFile,
    cwd,
    // not minified, not compressed: seconds instead of twenty
    env: {
      BUILD_MODE: isRemote ? 'development' : 'production',
      REGISTRY_DIR: registryDir,
    },
  });
  if (code !== 0) {
    progress.write(tail);
    return;
  }
  if (part === 'shell') {
    const { signBuild, signingKey } = await import(
      pathToFileURL(join(projectDir, 'shell', 'federation', 'src', 'signatures.mjs')).href
    );
    await signBuild(registryDir, join(projectDir, 'shell', 'dist'), await signingKey(process.env, registryDir));
  }
  const names = part === 'shell' ? ['gateway-public', 'gateway-internal'] : [part.replace('services/', '')];
  if (!isRemote) await Promise.all(names.map((name) => store.process(name).restart()));
  progress.step(`${part} está al día.`);
}
