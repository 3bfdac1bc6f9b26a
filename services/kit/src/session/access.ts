import type { Access, Endpoint } from '@actual/contracts';
import { isRoleAccess, mayEnter, type RoleAccess } from '@actual/contracts/facts/access/access';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../replies/errors';
import { isStaff, type Session } from './session';

const allows: Record<
  Exclude<Access, 'holder' | 'owner-or-staff' | RoleAccess>,
  (session: Session | null) => boolean
> = {
  any: () => true,
  provider: () => true,
  link: () => true,
  token: () => true,
  key: () => true,
  session: (s) => s !== null,
  client: (s) => s !== null && s.clientId !== null && !isStaff(s),
};

/** Access rules without a session: one that cannot be checked counts as none. */
const asksNobody: ReadonlySet<Access> = new Set(['any', 'provider', 'link', 'token', 'key']);

/** An endpoint's test of who owns the object that is called for. */
interface Ownership {
  /** For `holder` and `owner-or-staff`. Staff are let through without being asked. */
  owns: () => Promise<boolean>;
  revealsForbidden?: boolean | undefined;
}

/** Throws unless the caller may make this call. @throws unavailable, unauthorized, forbidden, not_found */
export async function authorize(
  { access }: Endpoint,
  { session, sessionUnchecked }: Pick<FastifyRequest, 'session' | 'sessionUnchecked'>,
  { owns, revealsForbidden }: Ownership,
): Promise<void> {
  if (sessionUnchecked && !asksNobody.has(access)) throw new AppError('unavailable', 'the session cannot be checked');
  if (access === 'holder' || access === 'owner-or-staff') {
    if (isStaff(session) || (await owns())) return;
    throw new AppError(revealsForbidden ? 'forbidden' : 'not_found');
  }
  if (isRoleAccess(access) ? mayEnter(session?.role, access) : allows[access](session)) return;
  throw new AppError(session ? 'forbidden' : 'unauthorized');
}
