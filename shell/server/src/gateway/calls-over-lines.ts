import { calls } from './call-table.built';
import type { PageCall, PageCallAnswer } from './page-calls';
import type { Upstreams } from './upstream';

/** A `Cookie` header after a service set a cookie, as a browser would send it with its next call. */
export function cookiesAfter(header: string | undefined, set: string): string {
  const [pair = '', ...attributes] = set.split(';').map((part) => part.trim());
  const name = pair.slice(0, pair.indexOf('=') + 1);
  const others = (header ?? '')
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith(name));
  const isRemoved = attributes.some((one) => one.toLowerCase() === 'max-age=0');
  return (isRemoved ? others : [...others, pair]).join('; ');
}

interface Lines {
  upstreams: Upstreams;
  deadlineMs: number;
  /** Takes the cookies that services set. */
  onCookie?: ((cookie: string) => void) | undefined;
}

/** Makes a page's call over the gateway's own lines to the services. */
export async function callOverLines(
  { upstreams, deadlineMs, onCookie }: Lines,
  { address, method, headers, body }: PageCall,
): Promise<PageCallAnswer> {
  const [, key = '', path = '/'] = /^\/([^/]+)(\/.*)$/.exec(address) ?? [];
  const call = decodeURIComponent(key);
  const service = calls[call]?.service;
  const upstream = service && upstreams[service];
  if (!upstream) throw new Error(`the service of ${call} is not reachable from this gateway`);
  const answer = await upstream.call({ method: method as 'GET', path, headers, body, deadlineMs });
  // undici gives one alone as a text
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) onCookie?.(cookie);
  return { status: answer.status, type: answer.headers['content-type'], body: answer.body };
}
