import type { ProofChallenge } from '@actual/contracts/facts/access/proof-of-work';

/** Does the work that a call of the API needs; its code is fetched then, for nearly nobody is asked. */
export const prove = async (asked: ProofChallenge): Promise<string> =>
  (await import(/* webpackChunkName: "proof" */ './solve')).solve(asked);
