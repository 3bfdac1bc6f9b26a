import { type Limit, type LimitName, limits, mostProofBits, noEnd, proofBits } from '@actual/contracts/facts/limits';
import type { Knex } from '@actual/database';
import { AppError } from '../replies/errors';
import type { Caller } from './caller';

/** How much of a limit is used, this call counted. */
export interface Use {
  cap: LimitName;
  uses: number;
  /** Pieces of the item in all, where the limit is a share of them. */
  pieces?: number;
}

/** The uses that a limit allows without and with a proof, for an item with so many pieces. */
function boundsOf({ free, most, shares }: Limit, pieces = 0): { free: number; most: number } {
  if (!shares) return { free, most };
  return {
    free: Math.max(free, Math.floor(pieces * shares.free)),
    most: Math.max(most, Math.floor(pieces * shares.most)),
  };
}

/** Bits of the proof that this use takes: one more for each further share where nobody is refused. */
function bitsOf({ free, most }: Limit, used: number): number {
  return most === noEnd ? Math.min(mostProofBits, proofBits + Math.max(0, Math.ceil(used / free) - 2)) : proofBits;
}

/**
 * Refuses a use beyond a limit, or asks for a proof of work where that lets it through.
 * @throws the limit's own refusal; proof_required with the challenge in its details
 */
export async function assertWithin(db: Knex, caller: Caller, uses: readonly Use[], proof = false): Promise<void> {
  if (!caller.capped) return;
  const beyond = uses.filter(({ cap, uses: used, pieces }) => used > boundsOf(limits[cap], pieces).free);
  for (const { cap, uses: used, pieces } of beyond)
    if (used > boundsOf(limits[cap], pieces).most) throw new AppError(limits[cap].refusal);
  const bits = Math.max(proofBits, ...beyond.map(({ cap, uses: used }) => bitsOf(limits[cap], used)));
  if ((proof || beyond.length > 0) && !(await caller.proves(db, bits))) throw caller.proofRequired(bits);
}
