/**
 * `npm run contact-sheet -- FOLDER`: photographs the main job in the three brands, phone and desktop, and every mail, in a
 * store of its own. With `STORE_STUDIO` and its sisters set, in a store that runs already.
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
  if (!process.env.STORE_STUDIO) {
    const { buildAll } = await import('./toolchain/build.mjs');
    await buildAll(progress, join(logs, 'build.log'));
  }
  const { default: openStore } = await import('./testing/e2e-setup.mjs');
  const closeStore = await openStore();
  const { loadTs } = await import('./toolchain/load-ts.mjs');
  const { photograph } = await loadTs('shell/e2e/photograph.ts');
  const services = ['checkout', 'account', 'staff'];
  const mails = await Promise.all(services.map((name) => loadTs(`services/${name}/src/testing/mail-previews.ts`)));
  const previews = (...of) => Object.assign({}, ...mails.map(({ mailPreviews }) => mailPreviews(...of)));
  await photograph(resolve(process.argv[2] ?? 'contact-sheets'), previews, (file) => progress.step(file));
  await closeStore?.();
  process.exit(0);
} catch (error) {
  fail(error);
  process.exit(1);
}
