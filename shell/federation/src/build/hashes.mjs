import { createHash } from 'node:crypto';

/** @param {import('node:crypto').BinaryLike} content */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex');
/**
 * Value of a script's `integrity` attribute. Every page carries dozens, and no compression makes them smaller.
 * @param {import('node:crypto').BinaryLike} content
 */
export const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;
