/** The error of work that exceeded its time. */
class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}
export const isTimeout = (error: unknown): error is Error => error instanceof TimeoutError;

/** The work's result; rejects where it takes longer than `ms`. The work itself goes on. */
export function within<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`more than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
