/** @typedef {ReturnType<typeof createProgress>} Progress */
/**
 * Prints the present step, each line with the seconds since the start.
 * @param {{ quiet?: boolean, to?: NodeJS.WritableStream }} [options] `to`: standard error where the output is for programs
 */
export function createProgress({ quiet = false, to = process.stdout } = {}) {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  /** @param {string} text */
  const write = (text) => {
    if (!quiet) to.write(`${text}\n`);
  };
  return {
    seconds,
    write,
    /** @param {string} text */
    step: (text) => write(`[${seconds().padStart(6)} s] ${text}`),
  };
}

/** Milliseconds between two lines about one thing. */
const everyMs = 2_000;

/**
 * Says how far something is, not more often than every two seconds, and at once where it is something else.
 * @param {Progress} progress
 */
export function createCounter(progress) {
  let last = '';
  let at = 0;
  /**
   * @param {string} what
   * @param {number} count
   */
  const say = (what, count) => {
    if (what === last && performance.now() - at < everyMs) return;
    last = what;
    at = performance.now();
    progress.step(count > 1 ? `${what}: ${count.toLocaleString('es-MX')} archivos` : `${what}…`);
  };
  return say;
}
