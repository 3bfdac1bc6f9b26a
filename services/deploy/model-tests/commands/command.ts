import * as fc from 'fast-check';
import { alwaysHolds } from '../invariants';
import type { ModelState } from '../model-state';

/** A thing that happens; after each of them the invariants of every moment are looked at. */
export type Command = fc.AsyncCommand<Record<never, never>, ModelState>;

export const command = (words: string, run: (state: ModelState) => Promise<unknown>): Command => ({
  check: () => true,
  run: async (_model, state) => {
    await run(state);
    await alwaysHolds(state);
  },
  toString: () => words,
});
/** One command for each value. */
export const of = <T>(
  values: readonly T[],
  words: (value: T) => string,
  run: (state: ModelState, value: T) => Promise<unknown>,
) => fc.constantFrom(...values).map((value) => command(words(value), (state) => run(state, value)));
export const just = (words: string, run: (state: ModelState) => Promise<unknown>) => fc.constant(command(words, run));

/** How many processes work at once. */
export const processes = [1, 2, 3];
