import { createHash, createHmac } from 'node:crypto';

/**
 * What the link of a message brings. Made from the message, so that a mail that is tried again has the same one, and by
 * the secret, so that whoever reads the database cannot make it.
 */
export const tokenOf = (
  secret: string,
  purpose: 'password-link' | 'newsletter' | 'email-change',
  messageKey: string,
): string => createHmac('sha256', secret).update(`${purpose}:${messageKey}`).digest('base64url');

/** What is kept of it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
