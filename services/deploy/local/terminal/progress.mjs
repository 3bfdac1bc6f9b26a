/** @typedef {ReturnType<typeof createProgress>} Progress */ /** Prints what is being done, each line with the seconds since the start. */
export function createProgress({ quiet = false } = {}) {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  /** @param {string} text */
  const write = (text) => {
    if (!quiet) process.stdout.write(`${text}\n`);
  };
  return {
    seconds,
    write,
    /** @param {string} text */
    step: (text) => write(`[${seconds().padStart(6)} s] ${text}`),
  };
}
