import type { Role, Site } from '@actual/contracts';
import jwt from '@fastify/jwt';
import type { FastifyInstance } from 'fastify';
import type { ManagerGrant } from './manager-grant';

/** The claims of a session's token beside the standard ones. */
export interface SessionToken {
  /** The session's row. */
  jti: string;
  sub: string;
  role: Role;
  client: string | null;
  site: Site;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: SessionToken | ManagerGrant;
  }
  interface JWT {
    session: JWT;
    managerGrant: JWT;
  }
}

/** Session lifetime in seconds: eight hours, a shop day. */
export const sessionSeconds = 8 * 3600;
/** Seconds a manager's grant is valid: long enough to press the button, too short to keep. */
export const managerGrantSeconds = 300;

/** Who signs: the account service alone. */
export const tokenIssuer = 'actual/account';
/** The audience of each kind of token, so that one never passes for the other. */
export const tokenAudience = { session: 'actual/session', managerGrant: 'actual/order-from-60-percent' } as const;

const lives = { session: sessionSeconds, managerGrant: managerGrantSeconds } as const;
const claims = { session: ['jti', 'sub', 'role', 'site'], managerGrant: ['manager', 'quotation'] } as const;

/** Signs and verifies both kinds of token. Without the private key tokens are only verified. */
export async function installTokens(
  app: FastifyInstance,
  keys: { jwtPublicKey: string; jwtPrivateKey?: string },
): Promise<void> {
  for (const kind of ['session', 'managerGrant'] as const)
    await app.register(jwt, {
      namespace: kind,
      secret: { public: keys.jwtPublicKey, private: keys.jwtPrivateKey ?? '' },
      sign: { algorithm: 'EdDSA', iss: tokenIssuer, aud: tokenAudience[kind], expiresIn: lives[kind] },
      verify: {
        algorithms: ['EdDSA'],
        allowedIss: tokenIssuer,
        allowedAud: tokenAudience[kind],
        requiredClaims: ['iss', 'aud', 'iat', 'exp', ...claims[kind]],
      },
    });
}
