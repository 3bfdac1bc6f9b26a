import { AppError } from '@actual/kit';
import type { FastifyRequest } from 'fastify';

/** The version of the quotation that the caller has on screen, from `If-Match`; undefined when they do not say. */
export function ifMatchOf({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined {
  const said = headers['if-match'];
  if (said === undefined || said === '*') return undefined;
  const version = /^"?(\d{1,9})"?$/.exec(said)?.[1];
  if (version === undefined) throw new AppError('bad_request', 'If-Match is a version of the quotation');
  return Number(version);
}
