import type { BrandInfo } from '@actual/shell-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mayPost } from '../form-origin';

/** Whether a call is the form of a page whose script does not run. */
export const isFormPost = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;

/** Whether that page is one of this brand. */
export const isOwnForm = ({ headers, url }: FastifyRequest, { origin }: BrandInfo): boolean =>
  mayPost(headers, origin, url);

/** Path of the page that a form stands on, below this origin whatever the browser says. */
function pageOf({ headers: { referer = '' } }: FastifyRequest, { origin }: BrandInfo): string {
  if (!URL.canParse(referer)) return '/';
  const page = new URL(referer);
  return page.origin === origin ? `/${page.pathname.replace(/^\/+/, '')}${page.search}` : '/';
}

/** Redirects to the page, rendered anew with the call's result. */
export const leadBack = (request: FastifyRequest, reply: FastifyReply, brand: BrandInfo): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(pageOf(request, brand), 303);
