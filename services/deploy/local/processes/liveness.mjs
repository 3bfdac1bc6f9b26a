/** Tells a process that hangs from one that is busy: the first never answers, the second late. */
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Asks again and again, without waiting for the answers before, and resolves when there was none for `silenceMs`.
 * Time in which this process itself did not run does not count: on a machine that busy nobody answers.
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
