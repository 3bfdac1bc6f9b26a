import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto';
import { WatchedFile } from '../watched-file';

/** The key that signs tokens now: PEM, and the name that they carry. */
export interface SigningKey {
  readonly kid: string;
  readonly key: string;
}

/** The keys of tokens, which are rotated while the services run. */
export interface TokenKeys {
  /** PEM of the public key with this name. */
  publicKeyOf(kid: string): string | undefined;
  /** Only the account service signs. */
  signingKey?(): SigningKey;
}

type NamedKey = JsonWebKey & { kid: string };

/** @throws {Error} when there is none */
function publicKeysIn(text: string): ReadonlyMap<string, string> {
  const { keys } = JSON.parse(text) as { keys: NamedKey[] };
  if (keys.length === 0) throw new Error('no key of sessions');
  const pem = (key: NamedKey) => createPublicKey({ key, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  return new Map(keys.map((key) => [key.kid, String(pem(key))]));
}

function signingKeyIn(text: string): SigningKey {
  const key = JSON.parse(text) as NamedKey;
  const pem = createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' });
  return { kid: key.kid, key: String(pem) };
}

/**
 * The keys in their files: a JSON Web Key Set of the two valid ones, and the private one of the account service. An
 * unknown key name makes the set be read again. The signer reads its file before it signs, in case the key was rotated.
 * @throws {Error} when there are none
 */
export function tokenKeysIn(files: { SESSION_KEYS_FILE: string; SESSION_SIGNING_KEY_FILE?: string }): TokenKeys {
  const set = new WatchedFile(files.SESSION_KEYS_FILE, publicKeysIn);
  const publicKeyOf = (kid: string) => set.known.get(kid) ?? (set.readAgain() ? set.known.get(kid) : undefined);
  if (!files.SESSION_SIGNING_KEY_FILE) return { publicKeyOf };
  const own = new WatchedFile(files.SESSION_SIGNING_KEY_FILE, signingKeyIn);
  const signingKey = () => {
    own.readAgain();
    return own.known;
  };
  return { publicKeyOf, signingKey };
}
