import type { IncomingHttpHeaders } from 'node:http';
import { sessionCookieNames, sessionKeyShape } from '@actual/contracts/facts/access/session';
import { rememberedCallers } from '@actual/contracts/facts/capacities';
import { defaultSite } from '@actual/contracts/facts/company/brands';
import { readCookies } from '@actual/shell-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { forwardedHeaders } from './headers';
import type { Upstream } from './upstream';

/** Seconds before its end in which a token is renewed: no call that began with it meets its end. */
const early = 120;
/** Milliseconds a visitor waits for the renewal; without it reading goes on. */
const deadlineMs = 2_000;
const names = [true, false].map(sessionCookieNames);

/** The result of a renewal: another token, the session is over, or nobody could be asked. */
type Renewal = { token: string; setCookie: string[] } | 'over' | 'unknown';

/** The cookies of a browser's session. */
interface Held {
  tokenName: string;
  token: string | undefined;
  keyName: string;
  key: string | undefined;
}

function heldIn(header: string | undefined): Held | null {
  const cookies = readCookies(header);
  const own = names.find(({ token, key }) => cookies[key] || cookies[token]);
  return own ? { tokenName: own.token, token: cookies[own.token], keyName: own.key, key: cookies[own.key] } : null;
}

/** Of a token, without asking who signed it, the session it names and the seconds it has left. */
function readToken(token: string | undefined): { session: unknown; left: number } {
  try {
    const { jti, exp } = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    return { session: jti, left: Number(exp) - Date.now() / 1_000 };
  } catch {
    return { session: null, left: 0 };
  }
}

/** The session that a key names; null for an invalid key. */
const sessionOf = (key: string | undefined): string | null => sessionKeyShape.exec(key ?? '')?.[1] ?? null;

/** Puts another value of one cookie into the headers, or takes it out. */
function putCookie(headers: IncomingHttpHeaders, name: string, value: string | null): void {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  const others = parts.filter((part) => part && part.split('=')[0] !== name);
  const cookie = [...others, ...(value === null ? [] : [`${name}=${value}`])].join('; ');
  if (cookie) headers.cookie = cookie;
  else delete headers.cookie;
}

async function ask(account: Upstream, request: FastifyRequest, cookie: string): Promise<Renewal> {
  try {
    // the session's row knows its brand
    const headers = { ...forwardedHeaders(request), site: defaultSite, cookie };
    const answer = await account.call({ method: 'POST', path: '/auth/renew', headers, deadlineMs });
    if (answer.status === 401) return 'over';
    if (answer.status !== 200) return 'unknown';
    const { token } = JSON.parse(answer.body.toString()) as { token: string };
    return { token, setCookie: answer.headers['set-cookie'] ?? [] };
  } catch {
    return 'unknown';
  }
}

/**
 * Renews a session's token before a call or a page, so that neither has to know of it. Cookies are never taken away
 * here: a late answer would end a session that began meanwhile.
 */
export function renewSessions(account: Upstream | undefined) {
  /** Renewals under way, by key: the calls of one page are one renewal. */
  const underway = new Map<string, Promise<Renewal>>();
  /** Keys of sessions that are over, which no session comes back from. */
  const over = new LRUCache<string, true>({ max: rememberedCallers });

  const renewed = async (request: FastifyRequest, { key = '', keyName }: Held): Promise<Renewal> => {
    if (sessionOf(key) === null || over.has(key)) return 'over';
    if (!account) return 'unknown';
    const asking = underway.get(key) ?? ask(account, request, `${keyName}=${key}`).finally(() => underway.delete(key));
    underway.set(key, asking);
    const renewal = await asking;
    if (renewal === 'over') over.set(key, true);
    return renewal;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { headers } = request;
    const held = headers.authorization ? null : heldIn(headers.cookie);
    if (!held) return;
    const { session, left } = readToken(held.token);
    // a late answer of another tab may have brought the token of a session that went before
    const isOwn = held.key === undefined || sessionOf(held.key) === session;
    if (isOwn && left > (held.key === undefined ? 0 : early)) return;
    const renewal = await renewed(request, held);
    if (renewal === 'unknown') return;
    putCookie(headers, held.tokenName, renewal === 'over' ? null : renewal.token);
    if (renewal !== 'over') reply.header('set-cookie', renewal.setCookie);
  };
}
