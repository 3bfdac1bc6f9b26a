import type { FastifyRequest } from 'fastify';

/** The address below this origin, whatever the request line says (`//other.example/`). */
export const pageUrl = (request: FastifyRequest, origin: string): URL =>
  new URL(`/${request.url.replace(/^[/\\]+/, '')}`, origin);
