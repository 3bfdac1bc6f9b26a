import { createHash, createHmac } from 'node:crypto';
import { mailedCodeDigits } from '@actual/contracts/facts/access/link-lives';

type Purpose = 'password-link' | 'newsletter' | 'email-change' | 'refund-code';

const derived = (secret: string, purpose: Purpose, messageKey: string): Buffer =>
  createHmac('sha256', secret).update(`${purpose}:${messageKey}`).digest();

/** The token in a mailed link: from the message, so a retry has the same, and a secret, so no reader of rows has it. */
export const tokenOf = (secret: string, purpose: Purpose, messageKey: string): string =>
  derived(secret, purpose, messageKey).toString('base64url');

/** The same as digits that a person types. */
export const codeOf = (secret: string, purpose: Purpose, messageKey: string): string =>
  String(derived(secret, purpose, messageKey).readUIntBE(0, 6) % 10 ** mailedCodeDigits).padStart(
    mailedCodeDigits,
    '0',
  );

/** The database keeps this hash alone, so that nobody who reads it can use a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
