import type { ErrorCode } from '../errors';

/** A failed try: HTTP status (0: no answer), code, and seconds to wait where the answer names them. */
export interface FailedTry {
  status: number;
  code: ErrorCode;
  retryAfter?: number;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 2_000;
/** A shorter last try would end before it can be answered. */
const SHORTEST_TRY_MS = 500;

/** No answer, nobody there yet, or the first try of the same key still runs: none tells the call's fate. */
const saysNothing = ({ status, code, retryAfter }: FailedTry): boolean =>
  status === 0 || status === 502 || status === 504 || code === 'unavailable' || (code === 'conflict' && !!retryAfter);

/** Without a line nothing is repeated: the person is told at once, and nothing is bought when the line is back. */
const isOffline = (): boolean => {
  const { navigator } = globalThis as typeof globalThis & { navigator?: { onLine?: boolean } };
  return navigator?.onLine === false;
};

/** Half of the wait at the least, so that a crowd does not come back in step. */
const spread = (ms: number): number => ms * (0.5 + Math.random() / 2);

/**
 * Tries until there is an answer, or until `patience` milliseconds have passed since the first try. Only for calls that
 * may be repeated: reads, and those with an idempotency key.
 * @param attempt is told how many milliseconds the person still waits
 * @param isFailedTry tells a failed try from an error that is none (a caller that went away)
 * @throws the error of the last try
 */
export async function untilAnswered<T>(
  attempt: (left: number) => Promise<T>,
  patience: number,
  isFailedTry: (error: unknown) => error is FailedTry,
): Promise<T> {
  const until = patience > 0 ? performance.now() + patience : Number.POSITIVE_INFINITY;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await attempt(until - performance.now());
    } catch (error) {
      if (!isFailedTry(error) || !saysNothing(error) || patience <= 0 || isOffline()) throw error;
      const ms = Math.max((error.retryAfter ?? 0) * 1_000, spread(wait));
      if (performance.now() + ms + SHORTEST_TRY_MS >= until) throw error;
      await new Promise((resume) => setTimeout(resume, ms));
    }
  }
}
