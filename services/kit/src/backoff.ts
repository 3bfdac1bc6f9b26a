const firstSeconds = 2;
const longestSeconds = 900;

/**
 * Seconds until the next attempt: doubling from two seconds to a quarter of an hour, times 0.5 to 1.5 by chance, so
 * that messages that failed together are not retried together.
 */
export const backoffSeconds = (attempts: number, random: () => number = Math.random): number =>
  Math.min(longestSeconds, firstSeconds * 2 ** Math.max(0, attempts - 1)) * (0.5 + random());
