import { createHmac, randomInt } from 'node:crypto';
import { recoveryCodes } from '@actual/contracts/facts/capacities';

// no letters or digits that look alike
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = (): string => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

/** `k7m2p-9xwfa`: fifty bits, for when the telephone is gone. */
export const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, () => `${half()}-${half()}`);

/** The stored hash of a code. Blanks, dashes and case are ignored because people copy codes from paper. */
export const hashOfCode = (secret: string, userId: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery-code:${userId}:${code.toLowerCase().replace(/[\s-]/g, '')}`)
    .digest('base64url');
