import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type PlainPage, plainPage } from './render/plain-page';
import { newNonce } from './render/render-document';
import { contentSecurityPolicy } from './render/security-headers';

type Words = Omit<PlainPage, 'nonce' | 'againAfter'>;

const home = { href: '/', text: 'Ir al inicio' };
const again = { href: '', text: 'Reintentar' };
const wordsOf: Readonly<Record<number, Words>> = {
  401: {
    title: 'Entra a tu cuenta para abrir esto',
    text: 'Tu sesión terminó, o es de otra cuenta.',
    link: { href: '/entrar', text: 'Entrar' },
  },
  403: {
    title: 'Esto no se puede abrir desde aquí',
    text: 'Ábrelo desde la página de la tienda que lo ofrece.',
    link: home,
  },
  404: { title: 'Aquí no hay nada', text: 'El enlace está incompleto, o lo que abría ya no existe.', link: home },
  413: {
    title: 'Lo que enviaste es demasiado grande',
    text: 'Vuelve a la página anterior y envía menos.',
    link: home,
  },
};
const unreadable: Words = {
  title: 'No entendemos este enlace',
  text: 'Revisa que esté completo: al copiarlo pudo perder una parte.',
  link: home,
};
const ourFault: Words = {
  title: 'No pudimos abrir esta página',
  text: 'La falla es nuestra y ya quedó registrada. Vuelve a intentarlo en un momento.',
  link: again,
};
const tooOften = (seconds: number): Words => ({
  title: 'Espera un momento',
  text: `Desde tu conexión llegan demasiadas solicitudes a la vez. Vuelve a intentarlo en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  link: again,
});

/** Whether a browser shows the answer to somebody, as it does after a link, a form or a typed address. */
const isShown = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-mode'] === undefined
    ? headers.accept?.includes('text/html') === true
    : headers['sec-fetch-mode'] === 'navigate';

/** Refusals, typed for programs, become a page in Spanish wherever a person would read them. */
export function tellPeople(app: FastifyInstance): void {
  // by callback: a promise would be made for every answer
  app.addHook('onSend', (request, reply, payload, done) => {
    const { statusCode: status } = reply;
    if (status < 400 || !isShown(request)) return done(null, payload);
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return done(null, payload);
    const words =
      status >= 500
        ? ourFault
        : status === 429
          ? tooOften(Number(reply.getHeader('retry-after') ?? 1))
          : (wordsOf[status] ?? unreadable);
    const nonce = newNonce();
    reply
      .removeHeader('content-length')
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy(nonce, { secure: request.protocol === 'https' }),
      });
    done(null, plainPage({ nonce, ...words }));
  });
}
