import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

/** @typedef {() => { method: string, path: string, body?: string }} Next the next request */

/** As many shoppers at once as the yardstick was measured with. */
export const CONNECTIONS = 16;
export const HEADERS = { 'content-type': 'application/json', site: 'actual-home' };

/**
 * Where calls go: an address, headers that each of them needs, and the host that TLS is asked for.
 * @typedef {{ url: string, headers: Record<string, string>, servername?: string }} Upstream
 * @param {Upstream} upstream
 * @param {number} seconds
 * @param {Next} next
 * @param {number} connections
 */

const run = ({ url, headers, servername }, seconds, next, connections) =>
  autocannon({
    url,
    servername,
    connections,
    duration: seconds,
    requests: [
      {
        headers: { ...HEADERS, ...headers },
        setupRequest: (request) => ({ ...request, .../** @type {import('autocannon').Request} */ (next()) }),
      },
    ],
  });

/**
 * Calls a service for some seconds, after one of warming up.
 * @param {Upstream} upstream
 * @param {number} seconds
 * @param {() => { method: string, path: string, body?: string }} next the next request
 * @param {number} [connections] how many at once
 * @returns {Promise<{ perSecond: number, calls: number, p50: number, p99: number, failed: number }>} latencies in ms
 */
export async function load(upstream, seconds, next, connections = CONNECTIONS) {
  const warming = await run(upstream, 1, next, connections);
  const result = await run(upstream, seconds, next, connections);
  return {
    perSecond: result.requests.total / result.duration,
    calls: warming.requests.total + result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/**
 * One request after another, from the beginning again after the last.
 * @param {ReturnType<Next>[]} requests
 * @returns {Next}
 */
export function rotate(requests) {
  let at = 0;
  return () => requests[at++ % requests.length];
}

/** Lines that stay open, as a gateway's do. Not `fetch`: it takes more of the processor than the call itself. */
const agent = new Agent({ keepAlive: true });

/**
 * One call with its reply as an object. @param {Upstream} upstream
 * @param {Upstream} upstream
 * @param {string} method
 * @param {string} path
 * @param {object | undefined} body
 * @param {Record<string, string>} headers
 * @returns {Promise<{ data: any, cookie: string }>}
 * @throws when it is refused
 */
export function call(upstream, method, path, body, headers = {}) {
  const sent = body === undefined ? undefined : JSON.stringify(body);
  // a call without a body must not promise one
  const own = sent === undefined ? { site: HEADERS.site } : { ...HEADERS, 'content-length': Buffer.byteLength(sent) };
  return new Promise((resolve, reject) => {
    const sentHeaders = { ...own, ...upstream.headers, ...headers };
    const asked = request(`${upstream.url}${path}`, { method, agent, headers: sentHeaders }, (reply) => {
      let text = '';
      reply.setEncoding('utf8');
      reply.on('data', (part) => {
        text += part;
      });
      reply.on('error', reject);
      reply.on('end', () => {
        if ((reply.statusCode ?? 0) >= 300)
          return reject(new Error(`${method} ${path}: ${reply.statusCode} ${text.slice(0, 300)}`));
        const cookie = (reply.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
        resolve({ data: JSON.parse(text), cookie });
      });
    });
    asked.on('error', reject);
    asked.end(sent);
  });
}
