const firstSeconds = 2;
const longestSeconds = 900;

/**
 * Seconds until the next try: doubling from two seconds to a quarter of an hour, half to one and a half times of it,
 * so that what failed together does not come back together.
 */
export const backoffSeconds = (attempts: number, random: () => number = Math.random): number =>
  Math.min(longestSeconds, firstSeconds * 2 ** Math.max(0, attempts - 1)) * (0.5 + random());
