import type { IncomingHttpHeaders } from 'node:http';

/** The bank's page posts its answer to this one. */
const fromOutside = /^\/card-authorization\/[\w-]+\/return(\?|$)/;

/** True when a form without script may be posted here: it came from a page of the same origin. */
export function mayPost(headers: IncomingHttpHeaders, origin: string, url: string): boolean {
  if (fromOutside.test(url)) return true;
  if (headers['sec-fetch-site']) return headers['sec-fetch-site'] === 'same-origin';
  return headers.origin === origin;
}
