import type { FastifyInstance } from 'fastify';
import { type ManagerGrant, signToken, verifiedToken } from './tokens';

/** Signs a manager's grant; only the account service can. */
export const signManagerGrant = (app: FastifyInstance, grant: ManagerGrant): string =>
  signToken(app, 'managerGrant', { ...grant, quotation: grant.quotation.toLowerCase() });

/** The grant of a token; null for anything else: forged, stale, a session. */
export function readManagerGrant(app: FastifyInstance, token: string): ManagerGrant | null {
  try {
    const { manager, quotation, bigticketMaxPercentage } = verifiedToken<ManagerGrant>(app, 'managerGrant', token);
    return { manager, quotation, ...(bigticketMaxPercentage === undefined ? {} : { bigticketMaxPercentage }) };
  } catch {
    return null;
  }
}
