/** Lets everything that waits have its turn: long work in between would keep requests waiting. */
export const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
