import type { ProofChallenge } from '@actual/contracts/facts/access/proof-of-work';
import { solves } from '../limits/proof-of-work';

/** Does the work that a refusal asks for; answers the header's value. */
export function proofFor(details: unknown): string {
  const asked = details as ProofChallenge;
  for (let number = 0; ; number += 1) if (solves(asked, String(number))) return `${asked.challenge}.${number}`;
}
