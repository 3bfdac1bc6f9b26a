import type { FastifyInstance } from 'fastify';

/** A manager lets one quotation become an order. It names no session: nobody signs in with it. */
export interface ManagerGrant {
  /** Of the person. */
  readonly manager: string;
  readonly quotation: string;
}

/** Signs a manager's grant; only the account service can. */
export const signManagerGrant = (app: FastifyInstance, manager: string, quotation: string): string =>
  app.jwt.managerGrant.sign({ manager, quotation: quotation.toLowerCase() } satisfies ManagerGrant);

/** The grant of a token; null for anything else: forged, stale, a session. */
export function readManagerGrant(app: FastifyInstance, token: string): ManagerGrant | null {
  try {
    const { manager, quotation } = app.jwt.managerGrant.verify<ManagerGrant>(token);
    return { manager, quotation };
  } catch {
    return null;
  }
}
