import type { FastifyInstance } from 'fastify';

/** Ends a closing server with its last answer: Node closes only connections that are idle when closing begins. */
export function closeIdleWhileClosing(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const timer = setInterval(() => app.server.closeIdleConnections(), 100);
      app.server.once('close', () => clearInterval(timer));
    }
    done();
  });
}
