/**
 * `npm run faults -- FOLDER`: breaks every part of a store of its own in turn (releases, their way to a browser, services,
 * PostgreSQL), photographs what a shopper sees of each, and writes `faults.md` and `sheet.png`.
 */
import { join, resolve } from 'node:path';
import { fail } from './terminal/clear-error.mjs';
import { defaultDataDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { findBrowser } from './testing/browser.mjs';
import { checkNode, installMissing } from './toolchain/install.mjs';

const logs = join(defaultDataDir, 'logs');
const progress = createProgress();
try {
  checkNode();
  await installMissing(progress, join(logs, 'install.log'));
  process.env.CHROMIUM_PATH = await findBrowser(progress, join(logs, 'browser.log'));
  const { buildAll } = await import('./toolchain/build.mjs');
  await buildAll(progress, join(logs, 'build.log'));
  const { default: openStore } = await import('./testing/e2e-setup.mjs');
  const closeStore = await openStore();
  const { loadTs } = await import('./toolchain/load-ts.mjs');
  const { breakEverything } = await loadTs('shell/e2e/fault-table.ts');
  await breakEverything(resolve(process.argv[2] ?? 'faults'), (what) => progress.step(what));
  await closeStore();
  process.exit(0);
} catch (error) {
  fail(error);
  process.exit(1);
}
