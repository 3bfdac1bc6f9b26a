import { type Limit, type LimitName, limits } from '@actual/contracts/facts/limits';
import { passed } from './robot';

/** Pieces per order below every limit of an item, and half of them. */
export const piecesAtOnce = limits.heldOfItemByNetwork.free;
export const half = piecesAtOnce / 2;
/** Range of pieces of a scarce product. */
export const scarcePieces = { least: 3 * half, most: piecesAtOnce / limits.heldOfItemByNetwork.shares.free };

/** The answer to an attempt within the limit, where that is no success. */
const answers: Partial<Record<LimitName, string>> = {
  calls: 'not_found',
  cardPayments: 'not_found',
  invoiceCalls: 'not_found',
  constancias: 'unauthorized',
  attachmentsOfAddress: 'file_not_taken',
  registrations: 'invalid_input',
  newPasswords: 'invalid_input',
  unsignedNotices: 'signature_invalid',
  signInGuessesOfAccount: 'credentials_invalid',
  signInGuessesOfDevice: 'credentials_invalid',
  signInGuessesOfAddress: 'credentials_invalid',
  signIns: 'invalid_input',
  ownDataChanges: 'invalid_input',
  packagePasswordsSet: 'unauthorized',
  packagePasswords: 'not_found',
  packageGuessesOfPackage: 'wrong_package_password',
  packageGuessesOfAddress: 'wrong_package_password',
  packageGuessesOfNetwork: 'wrong_package_password',
  invoiceClaimsOfOrder: 'order_not_matched',
  invoiceClaimsOfAddress: 'order_not_matched',
};

/** What a trick meets: how many attempts pass, and the answers within and beyond the limit. */
export interface Bounds {
  /** Minimum and maximum of attempts that pass. */
  least: number;
  most: number;
  answer: string;
  refusal: string;
}

/** The documented number of attempts of a trick, and the answers within and beyond it. */
export function boundsOf(name: LimitName): Bounds {
  const { free, most, shares, refusal }: Limit = limits[name];
  const isEased = most > free || (shares !== undefined && shares.most > shares.free);
  const words = { answer: answers[name] ?? passed, refusal: isEased ? 'proof_required' : refusal };
  const exactly = (tries: number): Bounds => ({ ...words, least: tries, most: tries });
  if (name === 'heldPiecesOfNetwork') return exactly(Math.floor(free / piecesAtOnce));
  if (name === 'heldOfItemByNetwork' || name === 'heldOfItemByEmail') return exactly(2);
  // of a scarce product the share decides
  if (name === 'heldOfItem')
    return { ...words, least: 2, most: Math.floor((scarcePieces.most * limits.heldOfItem.shares.free) / half) };
  // two more attempts pass: the last free one, and the one that uses up the share
  if (name === 'cardRefusalsOfCard') return exactly(most + 2);
  return exactly(free);
}
