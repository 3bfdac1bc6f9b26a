import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Milliseconds after which a wait is in vain: less than a test's own limit, so that the failure names the missing
 * event.
 */
const patience = 240_000;

/**
 * Waits for a condition instead of for a time, so that a test holds on a machine that is busy with everything else.
 * @throws {Error} with the condition's text when it does not come
 */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const since = performance.now();
  while (!(await holds())) {
    if (performance.now() - since > patience) throw new Error(`not within ${patience / 1000} s: ${holds}`);
    await sleep(20);
  }
}
