import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Role, Site } from '@actual/contracts';
import { tokenSeconds } from '@actual/contracts/facts/access/session';
import type { TokenKeys } from '../session/token-keys';
import { tokenAudience, tokenIssuer } from '../session/tokens';

/** Keys of one test store: the private one signs, the public one verifies. */
const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
// parsing it for each token would take longer than signing
const parsedKey = createPrivateKey(privateKey);

const kid = 'of tests';
export const tokenKeys: TokenKeys = {
  publicKeyOf: (named) => (named === kid ? publicKey : undefined),
  signingKey: () => ({ kid, key: privateKey }),
};

/** The public key as the file of another process has it. */
export const tokenKeySet = (): string =>
  JSON.stringify({ keys: [{ ...createPublicKey(publicKey).export({ format: 'jwk' }), kid }] });

/** A token signed with the test key, whatever it says. */
export function signed(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'EdDSA', typ: 'JWT', kid })}.${part(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), parsedKey).toString('base64url')}`;
}

const living = (seconds: number) => {
  const iat = Math.floor(Date.now() / 1_000);
  return { iss: tokenIssuer, iat, exp: iat + seconds };
};

interface Who {
  /** The session's row; one of its own unless told. */
  id?: string;
  userId?: string;
  role: Role;
  clientId?: string | null;
  site: Site;
}

/** A session's token as the account service signs it. */
export const sessionToken = ({ id, userId, role, clientId = null, site }: Who, seconds = tokenSeconds): string =>
  signed({
    ...living(seconds),
    aud: tokenAudience.session,
    jti: id ?? randomUUID(),
    sub: userId ?? randomUUID(),
    role,
    client: clientId,
    site,
  });

/** A manager's word for a quotation as the account service signs it. */
export const managerGrantToken = (
  { id, version, totalPg1 }: { id: string; version: number; totalPg1: number },
  seconds = 300,
  grant: { bigticketMaxPercentage?: number; refund?: number } = {},
): string =>
  signed({
    ...living(seconds),
    aud: tokenAudience.managerGrant,
    manager: randomUUID(),
    quotation: id,
    version,
    total: Math.round(totalPg1 * 100),
    ...grant,
  });
