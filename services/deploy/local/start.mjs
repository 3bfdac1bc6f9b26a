/**
 * `npm start`: installs and builds missing and changed parts, then runs the store until Ctrl-C. The first lines need
 * nothing installed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError, fail } from './terminal/clear-error.mjs';
import { stopCommands } from './terminal/command.mjs';
import { defaultDataDir, projectDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { readFlags } from './terminal/read-flags.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

const progress = createProgress();
const cancel = new AbortController();
/** @type {import('./store/store.mjs').RunningStore | undefined} */
let store;
let leaving = false;

/** @param {string} reason */
async function leave(reason) {
  if (leaving) {
    // a second Ctrl-C: the pipes to the processes break, and each stops by itself
    process.exit(1);
  }
  leaving = true;
  progress.write(`\n${reason}. Cerrando la tienda…`);
  cancel.abort(new ClearError('Arranque interrumpido.'));
  await Promise.all([stopCommands(), store?.stop()]);
  if (store) {
    progress.step('Todo cerrado; los datos quedan guardados.');
    process.exit(0);
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void leave(signal));

/** npm does not hand on every signal it gets, and none when it is killed: leave when it is gone. */
function leaveWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent && !leaving) void leave('npm terminó');
  }, 1_000).unref();
}

try {
  readFlags({ options: {} });
  leaveWithNpm();
  checkNode();
  await installMissing(progress, join(defaultDataDir, 'logs', 'install.log'));
  cancel.signal.throwIfAborted();
  const { buildShop } = await import('./toolchain/build.mjs');
  const { startStore } = await import('./store/store.mjs');
  store = await startStore({
    progress,
    signal: cancel.signal,
    pictures: 'rest',
    beforeRun: ({ DATA_DIR }) => buildShop(progress, join(DATA_DIR, 'logs', 'build.log')),
  });
  if (leaving) await store.stop();
  else {
    await welcome(store);
    await openDesk(store);
    // its process would stay, and starts again by itself where something is bundled later
    await (await import('esbuild')).stop();
  }
} catch (error) {
  if (!leaving) fail(error);
  process.exit(1);
}

/**
 * The desk follows the shops, for its build takes a third of the time and nobody buys there. A desk that cannot be built closes
 * no shop.
 * @param {import('./store/store.mjs').RunningStore} opened
 */
async function openDesk({ dataDir, publish }) {
  const { buildDesk } = await import('./toolchain/build.mjs');
  try {
    await buildDesk(join(dataDir, 'logs', 'build-desk.log'));
    await publish();
    progress.step('El escritorio está al día.');
  } catch (error) {
    if (!leaving) progress.write(`El escritorio no se pudo construir. ${error.message}`);
  }
}

/** A store opens before its first desk is there. */
function deskNote() {
  const isThere = existsSync(join(projectDir, 'mfe-staff', 'dist', 'latest.json'));
  return isThere ? '' : '   (el escritorio se construye al final)';
}

/** @param {import('./store/store.mjs').RunningStore} opened */
async function welcome({ real, origins }) {
  if (real) return welcomeReal();
  const { demoSignIns } = await import('./store/demo.mjs');
  const { brands } = await import('./toolchain/brands.mjs');
  progress.step('La tienda está abierta.');
  progress.write(
    [
      '',
      ...Object.values(brands).map(({ name, word }) => `  ${name.padEnd(15)} ${origins[word]}`),
      `  Red interna     ${origins.internal}${deskNote()}`,
      `  Caja de arena   ${origins.sandbox}   (correo, Mercado Pago, SAP)`,
      '',
      '  Cuentas de demostración',
      ...(await demoSignIns()).map(({ who, email, password }) => `  ${who.padEnd(15)} ${email} / ${password}`),
      '',
      '  Ctrl-C cierra todo.',
    ].join('\n'),
  );
}

/** On real domains there is nobody to name, and nothing is behind localhost. */
async function welcomeReal() {
  const { readEnvironment } = await import('./store/settings.mjs');
  const { PUBLIC_ORIGINS, INTERNAL_ORIGIN } = readEnvironment();
  progress.step('La tienda está abierta.');
  progress.write(
    [
      '',
      `  Tiendas         ${PUBLIC_ORIGINS}`,
      `  Red interna     ${INTERNAL_ORIGIN}${deskNote()}`,
      '',
      '  npm run doctor dice qué falta.',
      '  Ctrl-C cierra todo.',
    ].join('\n'),
  );
}
