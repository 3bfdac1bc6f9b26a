/** The documents that a query is answered from, a bit for each position; null for all. */
export type Among = Uint32Array | null;

/** Whether a position is in a set; null is the set of all. */
export const isAmong = (among: Among, position: number): boolean =>
  among === null || ((among[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;
