import type { FastifyInstance } from 'fastify';

/**
 * Lets a closing server end with its last answer. Node closes idle connections once, when closing begins; one that was
 * busy then would stay open for its keep-alive time, over a minute, and hold the process.
 */
export function closeIdleWhileClosing(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    if (app.server.listening) {
      const timer = setInterval(() => app.server.closeIdleConnections(), 100);
      app.server.once('close', () => clearInterval(timer));
    }
    done();
  });
}
