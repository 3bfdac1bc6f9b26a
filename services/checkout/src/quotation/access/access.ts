import type { Quotation } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError, isStaff, type Session } from '@actual/kit';
import type { FastifyRequest } from 'fastify';
import type { LoadedQuotation } from '../loaded-quotation';
import { readQuotation } from '../quotation.queries';

/** Read once per request: the question of ownership and the use case look at the same reading. */
const readings = new WeakMap<FastifyRequest, Promise<LoadedQuotation | null>>();

/** Ids of the contract may come without dashes; PostgreSQL takes both, other forms are no id of ours. */
export const isUuid = (id: string): boolean =>
  /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(id);

interface Caller {
  request: FastifyRequest;
  session: Session | null;
  site: string;
}

/**
 * How far a caller reaches: `own` all; `cart` the lines, not the person; `signed-out` the same after a client's
 * session; `look` reads.
 */
export type AccessLevel = Quotation['hold'];
const reach: Record<AccessLevel, number> = { look: 1, 'signed-out': 2, cart: 2, own: 3 };

/** True when an access level reaches as far as the one asked for. */
const reaches = (level: AccessLevel | null, asked: AccessLevel): boolean =>
  level !== null && reach[level] >= reach[asked];

type Owned = Pick<LoadedQuotation, 'site' | 'holderHash' | 'clientId' | 'invited'> &
  Partial<Pick<LoadedQuotation, 'linkHolders' | 'guestAddress' | 'orderId' | 'exchange'>>;

/**
 * What a mail's signed link gives: all of a quotation without a named owner, less of a named one, never a changed
 * piece's value.
 */
function accessByLink(owned: Owned): AccessLevel {
  if (owned.orderId || owned.exchange) return 'look';
  if (owned.clientId !== null) return owned.invited ? 'cart' : 'look';
  return owned.guestAddress ? 'cart' : 'own';
}

/** What the browser's cookie gives: a guest all, a registered client the cart, or only the lines while signed out. */
function accessByCookie({ session }: Caller, { clientId, invited }: Owned): AccessLevel {
  if (clientId === null || invited) return 'own';
  return session ? 'cart' : 'signed-out';
}

/**
 * The access of a caller with the cookie, the client's session or the link, on the quotation's own site (decision
 * 0032).
 */
export function accessOf(caller: Caller, owned: Owned): AccessLevel | null {
  if (isStaff(caller.session)) return 'own';
  if (owned.site !== caller.site) return null;
  if (owned.clientId !== null && owned.clientId === caller.session?.clientId) return 'own';
  const cookie = caller.request.holderHash;
  if (owned.holderHash !== null && owned.holderHash === cookie) return accessByCookie(caller, owned);
  return cookie !== null && owned.linkHolders?.includes(cookie) ? accessByLink(owned) : null;
}

/**
 * True for a caller with full access.
 * @throws unauthorized for the browser of a client whose session is over: signing in helps
 */
export function holds(caller: Caller, owned: Owned): boolean {
  const level = accessOf(caller, owned);
  if (level === 'signed-out') throw new AppError('unauthorized', 'the session of its client is over');
  return level === 'own';
}

/** The quotation of this request, read once. Null when there is none. */
function quotationOf(db: Knex, request: FastifyRequest, id: string): Promise<LoadedQuotation | null> {
  const known = readings.get(request);
  if (known) return known;
  const reading = isUuid(id) ? readQuotation(db, id) : Promise.resolve(null);
  readings.set(request, reading);
  return reading;
}

/** True when the caller holds the quotation as far as asked. @throws unauthorized, see `holds` */
export async function mayReachQuotation(
  db: Knex,
  caller: Caller,
  id: string,
  asked: AccessLevel = 'own',
): Promise<boolean> {
  const quotation = await quotationOf(db, caller.request, id);
  if (!quotation) return false;
  return asked === 'own' ? holds(caller, quotation) : reaches(accessOf(caller, quotation), asked);
}

/** The quotation of this request, for use cases that come after the question of ownership. @throws not_found */
export async function requireQuotation(db: Knex, request: FastifyRequest, id: string): Promise<LoadedQuotation> {
  const quotation = await quotationOf(db, request, id);
  if (!quotation) throw new AppError('not_found');
  return quotation;
}

/** True for staff: they see the quotations and orders of everybody. */
export const seesEverything = (session: Session | null): boolean => isStaff(session);
