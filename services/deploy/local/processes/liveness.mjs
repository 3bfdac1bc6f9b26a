/** Tells a hung process from a busy one: the first never answers, the second late. */
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process that works through its requests, and answers nobody, is given so many times the silence of one that hangs.
 */
const DEAF = 12;
/** One that says of itself that it works is asked this many times less often. */
const TRUSTED = 6;

/**
 * Probes repeatedly, without waiting for earlier answers, and resolves after `silenceMs` without any answer or beat, or after
 * many times as long without an answer. Time in which this process did not run does not count, nor time in which the other
 * waited for the processor: nothing answers on a machine that busy.
 * @param {(deadlineMs: number) => Promise<boolean>} isAlive true as soon as there is any answer
 * @param {{ everyMs: number, silenceMs: number, signal: AbortSignal, keptWaitingMs?: () => number, beatAt?: () => number }}
 *   options `signal` ends it without a verdict; `keptWaitingMs` is how long the process has waited for the processor by now;
 *   `beatAt` when it last began a piece of work
 * @returns {Promise<void>}
 */
export async function untilSilent(
  isAlive,
  { everyMs, silenceMs, signal, keptWaitingMs = () => 0, beatAt = () => Number.NEGATIVE_INFINITY },
) {
  let heard = performance.now();
  let sign = heard;
  let waited = keptWaitingMs();
  const ask = () =>
    isAlive(silenceMs).then(
      (answered) => {
        if (answered) heard = performance.now();
      },
      () => undefined,
    );
  for (let turn = 0; !signal.aborted; turn += 1) {
    const began = performance.now();
    if (turn % TRUSTED === 0 || beatAt() < began - everyMs) ask();
    await sleep(everyMs, undefined, { signal }).catch(() => undefined);
    const late = Math.max(0, performance.now() - began - everyMs);
    const waitedNow = keptWaitingMs();
    const lost = Math.max(late, waitedNow - waited);
    waited = waitedNow;
    heard += lost;
    sign = Math.max(sign + lost, heard, beatAt());
    const now = performance.now();
    if (now - sign > silenceMs || now - heard > DEAF * silenceMs) return;
  }
}
