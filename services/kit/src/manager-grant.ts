import type { FastifyInstance } from 'fastify';

/** Seconds a manager's word is good for: long enough to press the button, too short to keep. */
export const managerGrantSeconds = 300;

/** A manager lets one quotation become an order. It names no session: nobody signs in with it. */
export interface ManagerGrant {
  readonly grant: 'order-from-60-percent';
  /** Of the person. */
  readonly manager: string;
  readonly quotation: string;
}

/** Signs a manager's word; only the account service can. */
export const signManagerGrant = (app: FastifyInstance, manager: string, quotation: string): string =>
  app.jwt.sign({ grant: 'order-from-60-percent', manager, quotation: quotation.toLowerCase() } satisfies ManagerGrant, {
    expiresIn: managerGrantSeconds,
  });

/** The grant of a token; null for anything else: forged, stale, a session. */
export function readManagerGrant(app: FastifyInstance, token: string): ManagerGrant | null {
  try {
    const read = app.jwt.verify<Partial<ManagerGrant>>(token);
    const { grant, manager, quotation } = read;
    return grant === 'order-from-60-percent' && manager && quotation ? { grant, manager, quotation } : null;
  } catch {
    return null;
  }
}
