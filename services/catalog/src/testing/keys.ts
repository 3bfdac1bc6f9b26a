import { generateKeyPairSync, sign } from 'node:crypto';

const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export { publicKey };

/** A session token of an hour, as the account service signs it. */
export function sessionToken(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const text = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ ...payload, iat: now, exp: now + 3_600 })}`;
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
}
