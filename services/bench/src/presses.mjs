/** How soon each press and key of a purchase is answered on a slow phone. */
import { join } from 'node:path';
import { defaultDataDir } from '@actual/deploy/local/terminal/paths.mjs';
import { table } from '@actual/deploy/local/terminal/table.mjs';
import { findBrowser } from '@actual/deploy/local/testing/browser.mjs';
import openStore from '@actual/deploy/local/testing/e2e-setup.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import { p75 } from './p75.mjs';

/** Milliseconds within which three quarters of the events are to be painted. */
const GOAL = 100;

/**
 * Prints, for a guest's purchases in each brand, the event timings that the browser itself reports: what three quarters do
 * not exceed, and the longest with its place. Each figure is a multiple of 8 ms.
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, runs: number }} options
 */
export async function measurePresses({ progress, runs }) {
  process.env.CHROMIUM_PATH = await findBrowser(progress, join(defaultDataDir, 'logs', 'browser.log'));
  const closeStore = await openStore();
  /** @type {{ measurePresses(runs: number, began: (purchase: string) => void): Promise<{ brand: string, events: { ms: number, place: string }[] }[]> }} */
  const { measurePresses: measure } = await loadTs('shell/e2e/presses.ts');
  const purchases = await measure(runs, (purchase) => progress.step(purchase));
  await closeStore?.();
  const rows = purchases.map(({ brand, events }) => [
    brand,
    events.length,
    p75(events.map(({ ms }) => ms)),
    events[0]?.ms ?? 0,
    events[0]?.place ?? '',
  ]);
  progress.write(`\n${table(['purchase', 'events', `p75 ms, goal ${GOAL}`, 'longest', 'where'], rows)}\n`);
}
