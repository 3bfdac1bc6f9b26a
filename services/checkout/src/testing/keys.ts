import { generateKeyPairSync, sign } from 'node:crypto';

/** Keys of one throwaway shop: the account service's half signs, the checkout's half reads. */
export const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/** A session token as the account service signs it. */
export function sessionToken(payload: object, seconds: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const text = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ ...payload, iat: now, exp: now + seconds })}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}
