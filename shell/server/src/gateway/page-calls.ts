import { type Endpoints, endpoints } from '@actual/contracts';
import type { Upstream, Upstreams } from './upstream';

/** Where the typed client thinks the service of a call is. */
export const addressOfService = (key: string): string => `/${endpoints[key as keyof Endpoints].service}`;

/** Rejects when the caller gives up. */
const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

async function answerOf(
  upstream: Upstream,
  path: string,
  init: RequestInit,
  { deadlineMs, onCookie }: { deadlineMs: number; onCookie: ((cookie: string) => void) | undefined },
): Promise<Response> {
  const { status, headers, body } = await upstream.call({
    method: (init.method ?? 'GET') as 'GET',
    path,
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? init.body : null,
    deadlineMs,
  });
  // undici gives one alone as a text
  for (const cookie of [headers['set-cookie'] ?? []].flat()) onCookie?.(cookie);
  const type = headers['content-type'];
  return new Response(body.length > 0 ? new Uint8Array(body) : null, {
    status,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });
}

/**
 * `fetch` for the typed client of a page that is rendered: over the gateway's own lines to the services. A caller that
 * gives up before the deadline does not end the call: how it ends tells whether the service lives.
 */
export const fetchOverLines =
  (upstreams: Upstreams, deadlineMs: number, onCookie?: (cookie: string) => void): typeof fetch =>
  async (address, init = {}) => {
    const [, service = '', path = '/'] = /^\/(\w+)(\/.*)$/.exec(String(address)) ?? [];
    const upstream = upstreams[service as keyof Upstreams];
    if (!upstream) throw new Error(`the ${service} service is not reachable from this gateway`);
    const answer = answerOf(upstream, path, init, { deadlineMs, onCookie });
    return init.signal ? Promise.race([answer, givenUp(init.signal)]) : answer;
  };
