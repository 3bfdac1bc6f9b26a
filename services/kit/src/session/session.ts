import { createHash, randomBytes } from 'node:crypto';
import { holderCookieDays } from '@actual/contracts/facts/access/cookie-lives';
import { isInsideRole, isStaffRole, type Role } from '@actual/contracts/facts/access/roles';
import { sessionCookieNames, sessionLifeOf, tokenSeconds } from '@actual/contracts/facts/access/session';
import { defaultSite } from '@actual/contracts/facts/company/brands';
import { type Site, site as siteShape } from '@actual/contracts/shapes';
import type { Knex } from '@actual/database';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EndedSessions } from './ended-sessions';
import type { TokenKeys } from './token-keys';
import { installTokens, type SessionToken, signToken } from './tokens';

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
    /** PostgreSQL does not say whether the session is active, or its token ran out and nobody could renew it. */
    sessionUnchecked: boolean;
    /** SHA-256 of the holder cookie, or null: it ties an anonymous browser to its quotations. */
    holderHash: string | null;
  }
}

export interface SessionOptions {
  /** Where the account service's sessions can be read. */
  db: Knex;
  tokenKeys: TokenKeys;
  cookieSecret: string;
  /** Cookies marked Secure and named `__Host-`; off on plain http. */
  secureCookies: boolean;
}

export const isStaff = (session: Pick<Session, 'role'> | null): boolean => isStaffRole(session?.role);

/** Staff, and brokers, whose pages are staff's too: they sign in on the internal network alone. */
export const worksInside = (session: Pick<Session, 'role'> | null): boolean => isInsideRole(session?.role);

const hash = (value: string): string => createHash('sha256').update(value).digest('hex');

/** The name of the holder's cookie; `__Host-` binds it to one host over https. */
const holderCookieName = (secure: boolean): string => (secure ? '__Host-portador' : 'portador');

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];

/** The caller that a valid token names, for this brand. */
function sessionOf({ jti, sub, role, client, site: home }: SessionToken, site: Site): Session | null {
  const session: Session = { id: jti, userId: sub, role, clientId: client, site: home };
  return isStaff(session) || home === site ? session : null;
}

/** A browser's token that only ran out: its gateway hands it on where it could not be renewed. */
const isLate = (error: Error, request: FastifyRequest): boolean =>
  'code' in error && error.code === 'FST_JWT_AUTHORIZATION_TOKEN_EXPIRED' && bearer(request) === undefined;

/** Reads session, site and holder of every request. A bad, stale or ended token is no session, never an error. */
export async function installSession(app: FastifyInstance, options: SessionOptions): Promise<void> {
  const [names, holderCookie] = [sessionCookieNames(options.secureCookies), holderCookieName(options.secureCookies)];
  const tokenOf = (request: FastifyRequest) => bearer(request) ?? request.cookies[names.token];
  await app.register(cookie, { secret: options.cookieSecret });
  await installTokens(app, { keys: options.tokenKeys, tokenOf });
  const ended = new EndedSessions(options.db, tokenSeconds);
  app.decorateRequest('site', defaultSite);
  app.decorateRequest('session', null);
  app.decorateRequest('sessionUnchecked', false);
  app.decorateRequest('holderHash', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const site = siteShape.safeParse(request.headers.site);
    request.site = site.success ? site.data : defaultSite;
    const signed = request.cookies[holderCookie];
    const holder = signed ? request.unsignCookie(signed) : null;
    if (holder?.valid && holder.value) request.holderHash = hash(holder.value);
    if (!tokenOf(request)) return done();
    request.sessionJwtVerify((error: Error | null, claims: SessionToken) => {
      const session = error ? null : sessionOf(claims, request.site);
      request.sessionUnchecked = error !== null && isLate(error, request);
      if (!session) return done();
      const admit = (known: boolean) => {
        request.sessionUnchecked = !known;
        if (known && !ended.has(session.id)) request.session = session;
        done();
      };
      if (ended.isCurrent()) admit(true);
      else ended.becomesCurrent().then(admit, done);
    });
  });
}

const cookieRules = (secure: boolean) => ({ httpOnly: true, sameSite: 'lax', secure, path: '/' }) as const;

/** Signs an existing session row in: a cookie for browsers, the token for API clients. */
export function startSession(reply: FastifyReply, session: Session, secure: boolean, key?: string): string {
  const token = signToken(reply.server, 'session', {
    jti: session.id,
    sub: session.userId,
    role: session.role,
    client: session.clientId,
    site: session.site,
  });
  const names = sessionCookieNames(secure);
  // one that ran out still tells that there is a session, should it not be renewed
  const rules = { ...cookieRules(secure), maxAge: sessionLifeOf(session.role).whole };
  reply.setCookie(names.token, token, rules);
  if (key) reply.setCookie(names.key, key, rules);
  return token;
}

/** Takes the session from this browser. */
export function endSession(reply: FastifyReply, secure: boolean): void {
  for (const name of Object.values(sessionCookieNames(secure))) reply.clearCookie(name, cookieRules(secure));
}

/** Ends this browser's hold on its quotations. */
export function letGoOfHolder(reply: FastifyReply, secure: boolean): void {
  reply.clearCookie(holderCookieName(secure), cookieRules(secure));
}

/** The browser's holder, created on first need (128 random bits in a signed cookie). Returns its hash. */
export function ensureHolder(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  if (request.holderHash) return request.holderHash;
  const value = randomBytes(16).toString('hex');
  const rules = { ...cookieRules(secure), maxAge: holderCookieDays * 86_400 };
  reply.setCookie(holderCookieName(secure), reply.signCookie(value), rules);
  request.holderHash = hash(value);
  return request.holderHash;
}
