/** How long a start may take: as long as the program gets on with it, for a busy machine makes any start slow. */
import { workOf } from './process-work.mjs';

const LOOK_MS = 1_000;
/** A program that wants less of the processor than this does nothing but answer whether it is ready. */
const WORKING = 0.1;
/** Milliseconds without work, and of the processor in all, after which a start is in vain: it takes some seconds of it. */
export const START_LIMITS = { idleMs: 60_000, spentMs: 180_000 };

/**
 * Watches the start of a process.
 * @param {number | undefined} pid
 * @returns {() => string | undefined} to be asked again and again: why it is in vain, in Spanish
 */
export function startPatience(pid, { idleMs, spentMs } = START_LIMITS) {
  let then = { at: performance.now(), ...workOf(pid) };
  let idle = 0;
  return () => {
    const at = performance.now();
    const passed = at - then.at;
    if (passed >= LOOK_MS || passed > idleMs) {
      const now = { at, ...workOf(pid) };
      const works = now.onDisk || now.wantedMs - then.wantedMs > WORKING * passed;
      idle = works ? 0 : idle + passed;
      then = now;
    }
    if (idle > idleMs) return `no estuvo listo, y llevaba ${idleMs / 1000} s sin hacer nada`;
    if (then.spentMs > spentMs) return `no estuvo listo tras ${spentMs / 1000} s de procesador`;
    return undefined;
  };
}
