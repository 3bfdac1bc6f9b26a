import { createHash } from 'node:crypto';

/** The same UUID for the same key in every demo store, so that links survive a new filling. Never for secrets. */
export function demoId(kind: string, key: string): string {
  const hex = createHash('sha256').update(`demo:${kind}:${key}`).digest('hex');
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}

/** A steady number from 0 to `below` - 1 for a key: variety without chance. */
export const steady = (key: string, below: number): number =>
  Number.parseInt(createHash('sha256').update(key).digest('hex').slice(0, 8), 16) % below;

export { slugOf } from '@actual/contracts/facts/catalog/slug';
