import { randomInt } from 'node:crypto';
import { cohortCookieDays } from '@actual/contracts/facts/access/cookie-lives';
import { readCookies } from '@actual/shell-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One of a hundred groups of visitors; a browser stays in its own, so that it keeps the version that it has. */
export type Cohort = number;
export const cohortCookie = 'grupo';

/** The group that this browser is in: drawn, and kept in it, the first time. */
export function cohortOf(request: FastifyRequest, reply: FastifyReply): Cohort {
  const known = readCookies(request.headers.cookie)[cohortCookie] ?? '';
  if (/^\d{1,2}$/.test(known)) return Number(known);
  const cohort = randomInt(100);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const life = cohortCookieDays * 86_400;
  reply.header('set-cookie', `${cohortCookie}=${cohort}; Path=/; Max-Age=${life}; SameSite=Lax; HttpOnly${secure}`);
  return cohort;
}

/** Each remote begins to count at another group, so that the same people are not the first of every release. */
const firstOf = (remote: string): number =>
  [...remote].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100;

/** Whether a group is among the `share` percent that get a remote's canary. One that is stays so as the share grows. */
export const isAmong = (cohort: Cohort, share: number, remote: string): boolean =>
  (cohort - firstOf(remote) + 100) % 100 < share;
