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

/** Whoever brings the cookie, or is the client, on the site where it was made (reading 8). */
export function holds(
  caller: Caller,
  owned: { site: string; holderHash: string | null; clientId: string | null },
): boolean {
  if (owned.site !== caller.site) return false;
  const byCookie = owned.holderHash !== null && owned.holderHash === caller.request.holderHash;
  const byClient = owned.clientId !== null && owned.clientId === caller.session?.clientId;
  return byCookie || byClient;
}

/** The quotation of this request, read once. Null when there is none. */
export function quotationOf(db: Knex, request: FastifyRequest, id: string): Promise<LoadedQuotation | null> {
  const known = readings.get(request);
  if (known) return known;
  const reading = isUuid(id) ? readQuotation(db, id) : Promise.resolve(null);
  readings.set(request, reading);
  return reading;
}

/** True when the caller holds the quotation. */
export async function holdsQuotation(db: Knex, caller: Caller, id: string): Promise<boolean> {
  const quotation = await quotationOf(db, caller.request, id);
  return quotation !== null && holds(caller, quotation);
}

/** The quotation of this request, for use cases that come after the question of ownership. @throws not_found */
export async function requireQuotation(db: Knex, request: FastifyRequest, id: string): Promise<LoadedQuotation> {
  const quotation = await quotationOf(db, request, id);
  if (!quotation) throw new AppError('not_found');
  return quotation;
}

/** True for staff: they see the quotations and orders of everybody. */
export const seesEverything = (session: Session | null): boolean => isStaff(session);
