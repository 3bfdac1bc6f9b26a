import type { Knex } from '@actual/database';
import { AppError, isStaff, type Session } from '@actual/kit';
import type { FastifyRequest } from 'fastify';
import type { LoadedQuotation } from './loaded-quotation';
import { readQuotation } from './read-quotation';

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
 * How far a caller holds a quotation: `own` everything; `cart` its lines, but nothing of the person it belongs to;
 * `look` to read it, nothing more.
 */
export type Hold = 'own' | 'cart' | 'look';
const reach: Record<Hold, number> = { look: 1, cart: 2, own: 3 };

/** True when a hold reaches as far as the one asked for. */
export const reaches = (hold: Hold | null, asked: Hold): boolean => hold !== null && reach[hold] >= reach[asked];

type Owned = Pick<LoadedQuotation, 'site' | 'holderHash' | 'clientId'> &
  Partial<Pick<LoadedQuotation, 'linkHolders' | 'invited' | 'guestAddress' | 'orderId'>>;

/** What the signed link of a mail gives: all of a quotation nobody has put their name to, less of somebody's. */
function linkHold(owned: Owned): Hold {
  if (owned.orderId) return 'look';
  if (owned.clientId !== null) return owned.invited ? 'cart' : 'look';
  return owned.guestAddress ? 'cart' : 'own';
}

/** Whoever brings the cookie, is the client, or opened the link, on the site where it was made (reading 8). */
export function holdOf(caller: Caller, owned: Owned): Hold | null {
  if (isStaff(caller.session)) return 'own';
  if (owned.site !== caller.site) return null;
  const cookie = caller.request.holderHash;
  if (owned.holderHash !== null && owned.holderHash === cookie) return 'own';
  if (owned.clientId !== null && owned.clientId === caller.session?.clientId) return 'own';
  return cookie !== null && owned.linkHolders?.includes(cookie) ? linkHold(owned) : null;
}

/** True for whoever holds it altogether. */
export const holds = (caller: Caller, owned: Owned): boolean => holdOf(caller, owned) === 'own';

/** The quotation of this request, read once. Null when there is none. */
export function quotationOf(db: Knex, request: FastifyRequest, id: string): Promise<LoadedQuotation | null> {
  const known = readings.get(request);
  if (known) return known;
  const reading = isUuid(id) ? readQuotation(db, id) : Promise.resolve(null);
  readings.set(request, reading);
  return reading;
}

/** True when the caller holds the quotation as far as asked. */
export async function holdsQuotation(db: Knex, caller: Caller, id: string, asked: Hold = 'own'): Promise<boolean> {
  const quotation = await quotationOf(db, caller.request, id);
  return quotation !== null && reaches(holdOf(caller, quotation), asked);
}

/** The quotation of this request, for use cases that come after the question of ownership. @throws not_found */
export async function requireQuotation(db: Knex, request: FastifyRequest, id: string): Promise<LoadedQuotation> {
  const quotation = await quotationOf(db, request, id);
  if (!quotation) throw new AppError('not_found');
  return quotation;
}

/** True for staff: they see the quotations and orders of everybody. */
export const seesEverything = (session: Session | null): boolean => isStaff(session);
