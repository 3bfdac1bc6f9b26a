/** Processes a list, so many at a time, until a moment of `performance.now()`. */
export async function inTurns<T>(
  list: readonly T[],
  atOnce: number,
  until: number,
  work: (one: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < list.length && performance.now() < until) {
      const one = list[next++];
      if (one !== undefined) await work(one);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
