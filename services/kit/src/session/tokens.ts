import type { Role, Site } from '@actual/contracts';
import { managerGrantSeconds, tokenSeconds } from '@actual/contracts/facts/access/session';
import jwt, { type FastifyJwtNamespace, type TokenOrHeader } from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TokenKeys } from './token-keys';

/** The claims of a session's token beside the standard ones. */
export interface SessionToken {
  /** The session's row. */
  jti: string;
  sub: string;
  role: Role;
  client: string | null;
  site: Site;
}

/** A manager's word for one quotation or order. It names no session: nobody signs in with it. */
export interface ManagerGrant {
  /** Of the person. */
  readonly manager: string;
  readonly quotation: string;
  /** The quotation as they saw it: a word about another version of it, or another total in centavos, is none. */
  readonly version: number;
  readonly total: number;
  /** The maximum that the grant sets, or the pesos that go back; a grant with neither is for an order. */
  readonly bigticketMaxPercentage?: number;
  readonly refund?: number;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: SessionToken | ManagerGrant;
    namespaces: 'session' | 'managerGrant';
  }
}
declare module 'fastify' {
  interface FastifyRequest extends Pick<FastifyJwtNamespace<{ namespace: 'session' }>, 'sessionJwtVerify'> {}
  interface FastifyInstance {
    tokenKeys: TokenKeys;
  }
}

/** Signs tokens; only the account service does. */
export const tokenIssuer = 'actual/account';
/** The audience of each kind of token, so that one never passes for the other. */
export const tokenAudience = { session: 'actual/session', managerGrant: 'actual/manager-grant' } as const;

const lives = { session: tokenSeconds, managerGrant: managerGrantSeconds } as const;
const claims = {
  session: ['jti', 'sub', 'role', 'site'],
  managerGrant: ['manager', 'quotation', 'version', 'total'],
} as const;
type Kind = keyof typeof lives;

/** PEM of the key that a decoded token names. */
function keyNamedBy(keys: TokenKeys, token: TokenOrHeader | null): string {
  const { kid } = token && 'header' in token ? token.header : {};
  const key = typeof kid === 'string' ? keys.publicKeyOf(kid) : undefined;
  if (!key) throw new Error('no such key');
  return key;
}

/** Signs and verifies both kinds of token, by keys that are rotated. Without a signing key tokens are only verified. */
export async function installTokens(
  app: FastifyInstance,
  { keys, tokenOf }: { keys: TokenKeys; tokenOf: (request: FastifyRequest) => string | undefined },
): Promise<void> {
  app.decorate('tokenKeys', keys);
  for (const kind of ['session', 'managerGrant'] as const)
    await app.register(jwt, {
      namespace: kind,
      secret: {
        public: async (_request: FastifyRequest, token: TokenOrHeader) => keyNamedBy(keys, token),
        private: keys.signingKey?.().key ?? '',
      },
      decode: { complete: true },
      sign: { algorithm: 'EdDSA', iss: tokenIssuer, aud: tokenAudience[kind], expiresIn: lives[kind] },
      verify: {
        algorithms: ['EdDSA'],
        allowedIss: tokenIssuer,
        allowedAud: tokenAudience[kind],
        requiredClaims: ['iss', 'aud', 'iat', 'exp', ...claims[kind]],
        extractToken: tokenOf,
      },
    });
}

/** Signs with the present key; only the account service can. */
export function signToken(app: FastifyInstance, kind: Kind, claims: SessionToken | ManagerGrant): string {
  const signing = app.tokenKeys.signingKey?.();
  if (!signing) throw new Error('only the account service signs');
  return app.jwt[kind].sign(claims, { ...signing });
}

/** The claims of a valid token. @throws for a forged or stale one, and one of the other kind */
export const verifiedToken = <Claims extends object>(app: FastifyInstance, kind: Kind, token: string): Claims =>
  app.jwt[kind].verify<Claims>(token, { key: keyNamedBy(app.tokenKeys, app.jwt[kind].decode(token)) });
