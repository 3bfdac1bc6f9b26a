import { createHash, randomBytes } from 'node:crypto';
import { type Role, type Site, site as siteShape } from '@actual/contracts';
import cookie from '@fastify/cookie';
import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ManagerGrant } from './manager-grant';

/** Who is calling, from the verified token. */
export interface Session {
  readonly userId: string;
  readonly role: Role;
  readonly clientId: string | null;
  /** The brand the token was made for; staff tokens are good for every brand. */
  readonly site: Site;
}

interface Token {
  sub: string;
  role: Role;
  client: string | null;
  site: Site;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand named by the `site` header; empty on provider calls. */
    site: Site;
    session: Session | null;
    /** SHA-256 of the holder cookie, or null: what ties an anonymous browser to its quotations. */
    holderHash: string | null;
  }
}
declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Token | ManagerGrant;
    user: Token;
  }
}

export interface SessionOptions {
  /** PEM. */
  jwtPublicKey: string;
  /** PEM; only the account service has it. */
  jwtPrivateKey?: string;
  cookieSecret: string;
  /** Cookies marked Secure and named `__Host-`; off on plain http. */
  secureCookies: boolean;
}

export const isStaff = (session: Pick<Session, 'role'> | null): boolean =>
  session !== null && (session.role === 'seller' || session.role === 'manager' || session.role === 'admin');

/** Session lifetime in seconds: eight hours, a shop day. */
export const sessionSeconds = 8 * 3600;
const holderSeconds = 180 * 24 * 3600;
const hash = (value: string): string => createHash('sha256').update(value).digest('hex');

/** The cookie names; `__Host-` binds them to one host over https. */
export const cookieNames = (secure: boolean) => ({
  session: secure ? '__Host-sesion' : 'sesion',
  holder: secure ? '__Host-portador' : 'portador',
});

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** Reads session, site and holder of every request. A bad or stale token is no session, never an error. */
export async function installSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const names = cookieNames(options.secureCookies);
  await app.register(cookie, { secret: options.cookieSecret });
  await app.register(jwt, {
    secret: { public: options.jwtPublicKey, private: options.jwtPrivateKey ?? '' },
    sign: { algorithm: 'EdDSA', expiresIn: sessionSeconds },
    verify: { algorithms: ['EdDSA'] },
  });
  app.decorateRequest('site', 'actual-studio');
  app.decorateRequest('session', null);
  app.decorateRequest('holderHash', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const site = siteShape.safeParse(request.headers.site);
    request.site = site.success ? site.data : 'actual-studio';
    const token = bearer(request) ?? request.cookies[names.session];
    if (token) {
      try {
        const { sub, role, client, site: home } = app.jwt.verify<Token>(token);
        const session: Session = { userId: sub, role, clientId: client, site: home };
        if (isStaff(session) || home === request.site) request.session = session;
      } catch {
        request.session = null;
      }
    }
    const signed = request.cookies[names.holder];
    const holder = signed ? request.unsignCookie(signed) : null;
    if (holder?.valid && holder.value) request.holderHash = hash(holder.value);
    done();
  });
}

/** Signs a session in: the cookie for browsers, the token for API clients. */
export function startSession(reply: FastifyReply, session: Session, secure: boolean): string {
  const token = reply.server.jwt.sign({
    sub: session.userId,
    role: session.role,
    client: session.clientId,
    site: session.site,
  });
  reply.setCookie(cookieNames(secure).session, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: sessionSeconds,
  });
  return token;
}

/** Ends the session of this browser. */
export function endSession(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(cookieNames(secure).session, { path: '/', secure, httpOnly: true, sameSite: 'lax' });
}

/** The holder of this browser, made on the first need (128 random bits in a signed cookie). Returns its hash. */
export function ensureHolder(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  if (request.holderHash) return request.holderHash;
  const value = randomBytes(16).toString('hex');
  reply.setCookie(cookieNames(secure).holder, reply.signCookie(value), {
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: holderSeconds,
  });
  request.holderHash = hash(value);
  return request.holderHash;
}
