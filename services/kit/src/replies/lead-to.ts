import type { FastifyReply } from 'fastify';

/** Sends a browser that opened a signed link on to a page, so that the key is neither kept nor told to anybody. */
export function leadTo(reply: FastifyReply, path: string): null {
  reply.code(302).header('location', path).header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return null;
}
