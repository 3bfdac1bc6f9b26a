import { AppError, readManagerGrant } from '@actual/kit';
import type { FastifyRequest } from 'fastify';

/**
 * True when a manager let this very quotation be ordered, a few minutes ago at most; false where nobody says so.
 * @throws forbidden for a grant that is forged, stale, or of another quotation
 */
export function managerGrant(request: FastifyRequest, grant: string | undefined, quotationId: string): boolean {
  if (grant === undefined) return false;
  const read = readManagerGrant(request.server, grant);
  if (!read || read.quotation.replaceAll('-', '') !== quotationId.replaceAll('-', '').toLowerCase())
    throw new AppError('forbidden', 'the authorization is not for this quotation');
  request.log.info({ quotationId, manager: read.manager }, 'a manager authorized the order');
  return true;
}
