import { impersonal } from '@actual/contracts/impersonal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from './logged-path';
import { plainPage } from './render/plain-page';
import { newNonce } from './render/render-document';
import { contentSecurityPolicy } from './render/security-headers';

const tooLarge = {
  title: 'Lo que enviaste es demasiado grande',
  text: 'Vuelve a la página anterior y envía menos.',
  link: { href: '/', text: 'Ir al inicio' },
};
const notMade = {
  title: 'No pudimos abrir esta página',
  text: 'La falla es nuestra y ya quedó registrada. Vuelve a intentarlo en un momento.',
  link: { href: '', text: 'Reintentar' },
};

/** Logs why a page was not made: the reader gets no word of it. */
export function logNotMade(request: FastifyRequest, error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const fields = { error: impersonal(message), stack: stack && impersonal(stack), url: loggedPath(request) };
  request.log.error(fields, 'page not made');
}

/** Answers a person whose form is too large to be read, or whose page failed together with its frame. */
export function refusePage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nonce = newNonce();
  const isTooLarge = error.statusCode === 413;
  if (!isTooLarge) {
    logNotMade(request, error);
    reply.header('retry-after', '5');
  }
  return reply
    .code(isTooLarge ? 413 : 503)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy(nonce, { secure: request.protocol === 'https' }),
    })
    .send(plainPage({ nonce, ...(isTooLarge ? tooLarge : notMade) }));
}
