import { createHash, randomBytes } from 'node:crypto';
import { sessionKeyShape } from '@actual/contracts/facts/access/session';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A new key of the session `id`, and its stored hash: 256 random bits need no salt. */
export function newSessionKey(id: string): { key: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { key: `${id}.${secret}`, hash: hashOf(secret) };
}

/** The session that a key names, and the hash of a right key; null for an invalid key. */
export function readSessionKey(key: string | undefined): { id: string; hash: string } | null {
  const [, id, secret] = sessionKeyShape.exec(key ?? '') ?? [];
  return id && secret ? { id, hash: hashOf(secret) } : null;
}
