import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** Answers a form that is too large to be read: no page can be made from it. */
export function refuseForm(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.statusCode !== 413) return reply.send(error);
  const words = 'Lo que enviaste es demasiado grande. Vuelve a la página anterior y envía menos.';
  return reply.code(413).type('text/plain; charset=utf-8').send(words);
}
