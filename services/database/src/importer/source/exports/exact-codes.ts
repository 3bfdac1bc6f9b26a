import { createHash } from 'node:crypto';

/** Codes of 40 characters at most. */
const longest = 40;
const hashLength = 8;

const fingerprint = (identity: string): string =>
  createHash('sha256').update(identity).digest('hex').slice(0, hashLength).toUpperCase();

/** A code with a part of its own, so that two different goods never have one code. */
export const distinct = (code: string, identity: string): string =>
  `${code.slice(0, longest - hashLength - 1).replace(/-+$/, '')}-${fingerprint(identity)}`.replace(/^-/, 'P-');

/** Whether a code says all that it was made from. */
export const isWhole = (code: string): boolean => code.length <= longest;
