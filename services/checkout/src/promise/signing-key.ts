import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import type { PromiseKey } from '@actual/contracts/promise';

/** The store's own key, which signs its promises. `id` names it in each signed file. */
export interface SigningKey extends PromiseKey {
  /** The signature of a text: ECDSA over SHA-256, DER in base64. */
  sign(text: string): string;
}

/** Null where it is no private key on the curve P-256. */
function privateKeyIn(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    return null;
  }
}

export const isSigningKey = (pem: string): boolean => privateKeyIn(pem) !== null;

/** @throws where the PEM holds no private key on P-256 */
export function signingKey(pem: string): SigningKey {
  const key = privateKeyIn(pem);
  if (!key) throw new Error('no private key on the curve P-256');
  const publicKey = createPublicKey(key);
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return {
    id: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign('sha256', Buffer.from(text), key).toString('base64'),
  };
}
