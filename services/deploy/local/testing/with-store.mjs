import { join } from 'node:path';
import { ClearError, fail } from '../terminal/clear-error.mjs';
import { speakEnglish } from '../terminal/language.mjs';
import { defaultDataDir } from '../terminal/paths.mjs';
import { createProgress } from '../terminal/progress.mjs';
import { readFlags } from '../terminal/read-flags.mjs';
import { checkNode, installMissing } from '../toolchain/install.mjs';

speakEnglish();
const logs = join(defaultDataDir, 'logs');

/**
 * Runs a command that needs a browser and a store, and ends the process: a store of its own, or with `STORE_STUDIO` and its
 * sisters set, one that runs already. `folder` is the one that was named.
 * @param {(tools: { progress: import('../terminal/progress.mjs').Progress, folder: string | undefined, loadTs: typeof import('../toolchain/load-ts.mjs').loadTs }) => Promise<void>} work
 */
export async function withStore(work) {
  const progress = createProgress();
  try {
    const { positionals } = readFlags({ allowPositionals: true, options: {} });
    if (positionals.length > 1) throw new ClearError('Name one folder only.');
    checkNode();
    await installMissing(progress, join(logs, 'install.log'), { tools: true });
    const { findBrowser } = await import('./browser.mjs');
    process.env.CHROMIUM_PATH = await findBrowser(progress, join(logs, 'browser.log'));
    if (!process.env.STORE_STUDIO) {
      const { buildAll } = await import('../toolchain/build.mjs');
      await buildAll(progress, join(logs, 'build.log'));
    }
    const { default: openStore } = await import('./e2e-setup.mjs');
    const closeStore = await openStore();
    const { loadTs } = await import('../toolchain/load-ts.mjs');
    await work({ progress, loadTs, folder: positionals[0] });
    await closeStore?.();
    process.exit(0);
  } catch (error) {
    fail(error);
    process.exit(1);
  }
}
