import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(payload: object, key: KeyObject | null, header: object): string {
  const text = `${part(header)}.${part(payload)}`;
  const mark = key ? sign(null, Buffer.from(text), key) : randomBytes(64);
  return `${text}.${mark.toString('base64url')}`;
}

const partOf = (token: string, at: 0 | 1): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;

/**
 * Forged and stale tokens of an administrator, by name.
 * @param genuine an administrator's own
 * @param storeKey PEM, where known: needed for stale tokens with a valid signature
 */
export function badTokens(genuine: string, storeKey?: string): Record<string, string> {
  // with the name of the store's key
  const header = partOf(genuine, 0);
  const claims = partOf(genuine, 1);
  const { exp: _, ...endless } = claims;
  const [head, , mark] = genuine.split('.');
  const foreign = generateKeyPairSync('ed25519').privateKey;
  const tokens = {
    'forged signature': signed(claims, null, header),
    'changed claims': `${head}.${part({ ...claims, role: 'admin', sub: '00000000-0000-4000-8000-000000000000' })}.${mark}`,
    'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    'unknown key': signed(claims, foreign, { ...header, kid: 'nobody’s' }),
    'foreign key': signed(claims, foreign, header),
  };
  if (!storeKey) return tokens;
  const own = createPrivateKey(storeKey);
  const hourAgo = Math.floor(Date.now() / 1000) - 3_600;
  return {
    ...tokens,
    expired: signed({ ...claims, exp: hourAgo }, own, header),
    'without exp': signed(endless, own, header),
  };
}
