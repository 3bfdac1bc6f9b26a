import { AppError, type Service, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import { isUuid } from '../access/access';
import { closeQuotation, reopenQuotation } from './close-quotation';

/** The caller; the access rule admits nobody else. */
const callerOf = (session: Session | null): Session => {
  if (!session) throw new AppError('unauthorized');
  return session;
};
const idOf = ({ id }: { id: string }): string => {
  if (!isUuid(id)) throw new AppError('not_found');
  return id;
};

/** The calls with which a manager closes a quotation that nobody will buy. */
export function closingRoutes(service: Service, checkout: Checkout): void {
  service
    .implement('POST /quotation/{id}/close', async ({ params, body, session }) => {
      await closeQuotation(checkout, idOf(params), { ...body, by: callerOf(session) });
      return { ok: true };
    })
    .implement('POST /quotation/{id}/reopen', async ({ params, session }) => {
      await reopenQuotation(checkout, idOf(params), callerOf(session));
      return { ok: true };
    });
}
