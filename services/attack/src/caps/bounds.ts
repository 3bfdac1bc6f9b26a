import { type Limit, type LimitName, limits } from '@actual/contracts/facts/limits';
import { passed } from './robot';

/** Pieces of one order that meets no limit of an item, and half of them. */
export const piecesAtOnce = limits.heldOfItemByNetwork.free;
export const half = piecesAtOnce / 2;
/** Of a scarce product there are between these many pieces. */
export const scarcePieces = { least: 3 * half, most: piecesAtOnce / limits.heldOfItemByNetwork.shares.free };

/** What a try within a limit is answered with, where it is no success. */
const answers: Partial<Record<LimitName, string>> = {
  ...{ calls: 'not_found', cardPayments: 'not_found', invoiceCalls: 'not_found' },
  ...{ registrations: 'invalid_input', unsignedNotices: 'signature_invalid' },
  ...{ signInGuessesOfAccount: 'credentials_invalid', signInGuessesOfDevice: 'credentials_invalid' },
  signInGuessesOfAddress: 'credentials_invalid',
};

/** What a limit says to a caller who does no work. */
export interface Bounds {
  /** Tries that are answered, at least and at most. */
  least: number;
  most: number;
  answer: string;
  refusal: string;
}

/** The documented count of tries of a trick, and what is said within it and beyond. */
export function boundsOf(name: LimitName): Bounds {
  const { free, most, refusal }: Limit = limits[name];
  const words = { answer: answers[name] ?? passed, refusal: most > free ? 'proof_required' : refusal };
  const exactly = (tries: number): Bounds => ({ ...words, least: tries, most: tries });
  if (name === 'heldPiecesOfNetwork') return exactly(Math.floor(free / piecesAtOnce));
  if (name === 'heldOfItemByNetwork' || name === 'heldOfItemByEmail') return exactly(2);
  // its share of a scarce product
  if (name === 'heldOfItem')
    return { ...words, least: 2, most: Math.floor((scarcePieces.most * limits.heldOfItem.shares.free) / half) };
  // the one after the last counts for its caller as many as a caller has
  if (name === 'cardRefusalsOfCard') return exactly(most + 2);
  return exactly(free);
}
