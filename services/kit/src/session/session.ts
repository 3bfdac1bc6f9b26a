import { createHash, randomBytes } from 'node:crypto';
import { type Site, site as siteShape } from '@actual/contracts';
import { defaultSite } from '@actual/contracts/facts/brands';
import { isStaffRole, Role } from '@actual/contracts/facts/roles';
import type { Knex } from '@actual/database';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EndedSessions } from './ended-sessions';
import { installTokens, type SessionToken, sessionSeconds } from './tokens';

/** The caller, from the verified token of an active session. */
export interface Session {
  /** The row of the account service's table. */
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  readonly clientId: string | null;
  /** The brand the token was made for; staff tokens are good for every brand. */
  readonly site: Site;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The brand named by the `site` header; empty on provider calls. */
    site: Site;
    session: Session | null;
    /** The token is valid, but PostgreSQL does not say whether its session is active. */
    sessionUnchecked: boolean;
    /** SHA-256 of the holder cookie, or null: what ties an anonymous browser to its quotations. */
    holderHash: string | null;
  }
}

export interface SessionOptions {
  /** Where the account service's sessions can be read. */
  db: Knex;
  /** PEM. */
  jwtPublicKey: string;
  /** PEM; only the account service has it. */
  jwtPrivateKey?: string;
  cookieSecret: string;
  /** Cookies marked Secure and named `__Host-`; off on plain http. */
  secureCookies: boolean;
}

export const isStaff = (session: Pick<Session, 'role'> | null): boolean => isStaffRole(session?.role);

/** Staff, and brokers, whose pages are staff's too: they sign in on the internal network alone. */
export const worksInside = (session: Pick<Session, 'role'> | null): boolean =>
  isStaff(session) || session?.role === Role.broker;

const holderSeconds = 180 * 24 * 3600;
const hash = (value: string): string => createHash('sha256').update(value).digest('hex');

/** The cookie names; `__Host-` binds them to one host over https. */
export const cookieNames = (secure: boolean) => ({
  session: secure ? '__Host-sesion' : 'sesion',
  holder: secure ? '__Host-portador' : 'portador',
});

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** The caller a token names, if it is valid for this brand. */
function sessionOf(app: FastifyInstance, token: string, site: Site): Session | null {
  try {
    const { jti, sub, role, client, site: home } = app.jwt.session.verify<SessionToken>(token);
    const session: Session = { id: jti, userId: sub, role, clientId: client, site: home };
    return isStaff(session) || home === site ? session : null;
  } catch {
    return null;
  }
}

/** Reads session, site and holder of every request. A bad, stale or ended token is no session, never an error. */
export async function installSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const names = cookieNames(options.secureCookies);
  await app.register(cookie, { secret: options.cookieSecret });
  await installTokens(app, options);
  const ended = new EndedSessions(options.db, sessionSeconds);
  app.decorateRequest('site', defaultSite);
  app.decorateRequest('session', null);
  app.decorateRequest('sessionUnchecked', false);
  app.decorateRequest('holderHash', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const site = siteShape.safeParse(request.headers.site);
    request.site = site.success ? site.data : defaultSite;
    const signed = request.cookies[names.holder];
    const holder = signed ? request.unsignCookie(signed) : null;
    if (holder?.valid && holder.value) request.holderHash = hash(holder.value);
    const token = bearer(request) ?? request.cookies[names.session];
    const session = token ? sessionOf(app, token, request.site) : null;
    if (!session) return done();
    const admit = (known: boolean) => {
      request.sessionUnchecked = !known;
      if (known && !ended.has(session.id)) request.session = session;
      done();
    };
    if (ended.isCurrent()) admit(true);
    else ended.becomesCurrent().then(admit, done);
  });
}

/** Signs an existing session row in: a cookie for browsers, the token for API clients. */
export function startSession(reply: FastifyReply, session: Session, secure: boolean): string {
  const token = reply.server.jwt.session.sign({
    jti: session.id,
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

/** The browser's holder, created on first need (128 random bits in a signed cookie). Returns its hash. */
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
