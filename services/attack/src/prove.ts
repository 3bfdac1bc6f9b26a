import { createHash } from 'node:crypto';
import type { ProofChallenge } from '@actual/contracts/facts/access/proof-of-work';

/** Solves the proof of work that a refusal asks for, as pages do. */
export async function prove({ challenge, bits }: ProofChallenge): Promise<string> {
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}.${number}`;
    const digest = createHash('sha256').update(proof).digest();
    if (digest.readUInt32BE() >>> (32 - bits) === 0) return proof;
  }
}
