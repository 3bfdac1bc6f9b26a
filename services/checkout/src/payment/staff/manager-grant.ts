import { AppError, readManagerGrant } from '@actual/kit';
import type { FastifyRequest } from 'fastify';
import type { SeenQuotation } from '../../quotation/bigticket/bargain';

/** Ids of the contract may come with dashes or without, in either case. */
export const isSameId = (one: string, other: string): boolean =>
  one.replaceAll('-', '').toLowerCase() === other.replaceAll('-', '').toLowerCase();

/**
 * What a manager saw who allowed an order, or a refund of `refund` pesos, minutes ago at most; null without a grant.
 * @throws forbidden for a grant that is forged, stale, of another quotation or amount, or for a big-ticket maximum
 */
export function managerGrant(
  request: FastifyRequest,
  grant: string | undefined,
  quotationId: string,
  refund?: number,
): (SeenQuotation & { manager: string }) | null {
  if (grant === undefined) return null;
  const read = readManagerGrant(request.server, grant);
  if (
    !read ||
    read.bigticketMaxPercentage !== undefined ||
    read.refund !== refund ||
    !isSameId(read.quotation, quotationId)
  )
    throw new AppError('forbidden', 'the authorization is not for this');
  request.log.info({ quotationId, manager: read.manager }, 'a manager authorized it');
  return read;
}
