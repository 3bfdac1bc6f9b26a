import type { ProofChallenge } from '@actual/contracts/facts/access/proof-of-work';
import { sha256 } from '@noble/hashes/sha2.js';
import { yieldToMain } from '../yield-to-main';

/** Milliseconds of work at a stretch: touches and typing in between wait no longer than that. */
const stretch = 10;
/** Milliseconds after which a device gives up, and the person is told. */
const patience = 60_000;

const encoder = new TextEncoder();

function leadingZeroBits(digest: Uint8Array): number {
  const at = digest.findIndex((byte) => byte !== 0);
  return at < 0 ? digest.length * 8 : at * 8 + Math.clz32(digest[at] ?? 0) - 24;
}

/**
 * Does the work of a challenge beside whatever the page does; where cards are typed no worker may run.
 * @throws when it takes longer than a minute
 */
export async function solve({ challenge, bits }: ProofChallenge): Promise<string> {
  const begun = sha256.create().update(encoder.encode(`${challenge}.`));
  const end = performance.now() + patience;
  for (let number = 0; performance.now() < end; await yieldToMain()) {
    for (const until = performance.now() + stretch; performance.now() < until; number += 1) {
      const digest = begun
        .clone()
        .update(encoder.encode(String(number)))
        .digest();
      if (leadingZeroBits(digest) >= bits) return `${challenge}.${number}`;
    }
  }
  throw new Error('the work that the store asks for takes too long');
}
