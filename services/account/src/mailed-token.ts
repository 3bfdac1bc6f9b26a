import { createHash, createHmac } from 'node:crypto';

/**
 * The token in a mailed link. It is derived from the message, so a retried mail carries the same one, and from the
 * secret, so a reader of the database cannot make it.
 */
export const tokenOf = (
  secret: string,
  purpose: 'password-link' | 'newsletter' | 'email-change',
  messageKey: string,
): string => createHmac('sha256', secret).update(`${purpose}:${messageKey}`).digest('base64url');

/** The database keeps this hash alone, so that nobody who reads it can use a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
