import autocannon from 'autocannon';

/** As many shoppers at once as the yardstick was measured with. */
export const CONNECTIONS = 16;
export const HEADERS = { 'content-type': 'application/json', site: 'actual-home' };

const run = (url, seconds, next) =>
  autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ headers: HEADERS, setupRequest: (request) => ({ ...request, ...next() }) }],
  });

/**
 * Calls a service for some seconds, after one of warming up.
 * @param {string} url of the service
 * @param {number} seconds
 * @param {() => { method: string, path: string, body?: string }} next the next request
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, failed: number, first: number | undefined }>} latencies in ms
 */
export async function load(url, seconds, next) {
  await run(url, 1, next);
  const result = await run(url, seconds, next);
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** One request after another, from the beginning again after the last. */
export function rotate(requests) {
  let at = 0;
  return () => requests[at++ % requests.length];
}

/** One call with its reply as an object. @throws when it is refused */
export async function call(url, method, path, body, headers = {}) {
  const reply = await fetch(`${url}${path}`, {
    method,
    // a call without a body must not promise one
    headers: { ...(body === undefined ? { site: HEADERS.site } : HEADERS), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text.slice(0, 300)}`);
  return {
    data: JSON.parse(text),
    cookie: reply.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; '),
  };
}
