import { Agent, type Dispatcher } from 'undici';

/** The host that the SDK calls; none of its options names another. */
const PRODUCTION = 'https://api.mercadopago.com';

/** Connections at most: more answers at once than the provider gives. */
const connections = 64;

/**
 * Connections to the provider that stay open, for the `dispatcher` option of `fetch`. Anywhere but in production, calls
 * for the SDK's host go to `baseUrl` instead.
 * @param timeoutMs limit of each phase of a call: connecting, waiting for headers, silence within a body
 */
export function connectionsTo(baseUrl: string, timeoutMs: number): Dispatcher {
  const agent = new Agent({
    connections,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const { origin, pathname } = new URL(baseUrl);
  if (origin === PRODUCTION) return agent;
  const prefix = pathname.replace(/\/$/, '');
  return agent.compose(
    (dispatch) => (options, handler) => dispatch({ ...options, origin, path: prefix + options.path }, handler),
  );
}
