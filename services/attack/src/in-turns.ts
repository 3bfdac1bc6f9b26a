/** The moment of `performance.now()` in so many seconds. */
export const after = (seconds: number): number => performance.now() + 1_000 * seconds;

/** Processes a list, so many at a time, until a moment of `performance.now()`, or until one fails. */
export async function inTurns<T>(
  list: readonly T[],
  atOnce: number,
  until: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  let isOver = false;
  const worker = async () => {
    while (!isOver && next < list.length && performance.now() < until) {
      const one = list[next++];
      if (one !== undefined) await work(one);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, worker));
  } finally {
    isOver = true;
  }
}
