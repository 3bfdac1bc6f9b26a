/** Tells a hung process from a busy one: the first never answers, the second late. */
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Probes repeatedly, without waiting for earlier answers, and resolves after `silenceMs` without any.
 * Time in which this process itself did not run does not count: nothing answers on a machine that busy.
 * @param {(deadlineMs: number) => Promise<boolean>} isAlive true as soon as there is any answer
 * @param {{ everyMs: number, silenceMs: number, signal: AbortSignal }} options `signal` ends it without a verdict
 * @returns {Promise<void>}
 */
export async function untilSilent(isAlive, { everyMs, silenceMs, signal }) {
  let heard = performance.now();
  while (!signal.aborted) {
    const asked = performance.now();
    void isAlive(silenceMs).then((answered) => {
      if (answered) heard = performance.now();
    });
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    heard += Math.max(0, performance.now() - asked - everyMs);
    if (performance.now() - heard > silenceMs) return;
  }
}
