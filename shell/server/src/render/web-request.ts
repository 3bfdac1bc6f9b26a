import type { FastifyRequest } from 'fastify';

/** The address below this origin, whatever the request line says (`//other.example/`). */
export const pageUrl = (request: FastifyRequest, origin: string): URL =>
  new URL(`/${request.url.replace(/^[/\\]+/, '')}`, origin);

const bodyOf = (request: FastifyRequest): BodyInit | undefined =>
  request.method === 'POST' && Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : undefined;

/** The request as the router's loaders and actions see it; ends when the visitor goes away. */
export function webRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  return new Request(url, { method: request.method, headers, body: bodyOf(request), signal });
}
