import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What somebody sent to a page is too large to be read: no page is made that could say it. */
export function refuseForm(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode !== 413) return reply.send(error);
  const words = 'Lo que enviaste es demasiado grande. Vuelve a la página anterior y envía menos.';
  return reply.code(413).type('text/plain; charset=utf-8').send(words);
}
