import { createHash } from 'node:crypto';

export const sha256 = (content) => createHash('sha256').update(content).digest('hex');
/** Value of a script's `integrity` attribute. */
export const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
