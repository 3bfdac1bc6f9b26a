import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ProofChallenge } from '@actual/contracts/facts/access/proof-of-work';
import { proofBits, proofSeconds } from '@actual/contracts/facts/limits';

/** A valid proof. It may be used once: the caller stores its nonce. */
export interface Proof {
  readonly nonce: string;
  readonly expiresAt: Date;
  readonly bits: number;
}

const leadingZeroBits = (digest: Buffer): number => {
  const at = digest.findIndex((byte) => byte !== 0);
  return at < 0 ? digest.length * 8 : at * 8 + Math.clz32(digest[at] ?? 0) - 24;
};

/** Whether SHA-256 of challenge and number begins with so many zero bits. */
export const solves = ({ challenge, bits }: ProofChallenge, solution: string): boolean =>
  leadingZeroBits(createHash('sha256').update(`${challenge}.${solution}`).digest()) >= bits;

/**
 * Work that a caller does before a call beyond its free share is answered: numbers are tried until a hash begins with
 * zeros, which takes a person's phone a second and the store one hash. A challenge is signed, so none has to be kept
 * until it comes back, and is good for one call of one caller (`bound`).
 */
export class ProofOfWork {
  constructor(
    private readonly secret: string,
    private readonly now: () => number = Date.now,
  ) {}

  ask(bound: string, bits = proofBits): ProofChallenge {
    const expiry = Math.floor(this.now() / 1_000) + proofSeconds;
    const text = `${randomBytes(12).toString('base64url')}.${expiry}.${bits}`;
    return { challenge: `${text}.${this.sign(text, bound)}`, bits };
  }

  /** The proof in a header; null when forged, stale, of another call or unsolved. */
  read(header: string, bound: string): Proof | null {
    const [nonce = '', expiry = '', bits = '', signed = '', solution = '', ...more] = header.split('.');
    if (more.length > 0 || !/^\d{1,16}$/.test(solution)) return null;
    const text = `${nonce}.${expiry}.${bits}`;
    const [given, own] = [Buffer.from(signed), Buffer.from(this.sign(text, bound))];
    if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
    const expiresAt = Number(expiry) * 1_000;
    const worked = solves({ challenge: `${text}.${signed}`, bits: Number(bits) }, solution);
    return worked && expiresAt > this.now() ? { nonce, expiresAt: new Date(expiresAt), bits: Number(bits) } : null;
  }

  private sign(text: string, bound: string): string {
    return createHmac('sha256', this.secret).update(`proof-of-work:${text}:${bound}`).digest('base64url');
  }
}
