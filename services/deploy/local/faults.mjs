/**
 * `npm run faults -- FOLDER`: breaks every part of a store of its own in turn (releases, their way to a browser,
 * services, PostgreSQL), photographs each as a shopper sees it, and writes `faults.md` and `sheet.png`.
 */
import { resolve } from 'node:path';
import { withStore } from './testing/with-store.mjs';

// never one that somebody uses
delete process.env.STORE_STUDIO;
await withStore(async ({ progress, loadTs, folder }) => {
  const { breakEverything } = await loadTs('shell/e2e/fault-table.ts');
  await breakEverything(resolve(folder ?? 'faults'), (/** @type {string} */ what) => progress.step(what));
});
