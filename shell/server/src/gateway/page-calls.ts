import { type Endpoints, endpoints } from '@actual/contracts';
import type { Upstreams } from './upstream';

/** Where the typed client thinks the service of a call is. */
export const addressOfService = (key: string): string => `/${endpoints[key as keyof Endpoints].service}`;

/** Rejects when the caller gives up. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** A service's answer to a call of a page: plain data that can go to another process. */
export interface PageCallAnswer {
  status: number;
  type: string | undefined;
  body: Uint8Array;
}
export interface PageCall {
  /** As the typed client writes it: the service first. */
  address: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}
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
  const [, service = '', path = '/'] = /^\/(\w+)(\/.*)$/.exec(address) ?? [];
  const upstream = upstreams[service as keyof Upstreams];
  if (!upstream) throw new Error(`the ${service} service is not reachable from this gateway`);
  const answer = await upstream.call({ method: method as 'GET', path, headers, body, deadlineMs });
  // undici gives one alone as a text
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) onCookie?.(cookie);
  return { status: answer.status, type: answer.headers['content-type'], body: answer.body };
}

/**
 * `fetch` for the typed client of a page, by who makes its calls. A caller that gives up before the deadline does not end
 * the call: how it ends tells whether the service lives.
 */
export const fetchBy =
  (call: (one: PageCall) => Promise<PageCallAnswer>): typeof fetch =>
  async (address, { method = 'GET', headers, body, signal } = {}) => {
    const answered = call({
      address: String(address),
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? body : null,
    });
    const answer = await (signal ? Promise.race([answered, givenUp(signal)]) : answered);
    return new Response(answer.body.length > 0 ? new Uint8Array(answer.body) : null, {
      status: answer.status,
      headers: answer.type ? { 'content-type': answer.type } : undefined,
    });
  };
