import type { FastifyInstance } from 'fastify';
import { type ManagerGrant, signToken, verifiedToken } from './tokens';

/** Signs a manager's grant; only the account service can. */
export const signManagerGrant = (app: FastifyInstance, grant: ManagerGrant): string =>
  signToken(app, 'managerGrant', { ...grant, quotation: grant.quotation.toLowerCase() });

/** The grant of a token; null for anything else: forged, stale, a session. */
export function readManagerGrant(app: FastifyInstance, token: string): ManagerGrant | null {
  try {
    const granted = verifiedToken<ManagerGrant>(app, 'managerGrant', token);
    const { manager, quotation, version, total, bigticketMaxPercentage, refund } = granted;
    return {
      manager,
      quotation,
      version,
      total,
      bigticketMaxPercentage,
      refund,
    };
  } catch {
    return null;
  }
}
