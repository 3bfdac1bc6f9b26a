import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';

/** Gives the documentation pages the document of our contracts, under the name they look for. */
const documentSource = (document: object): FastifyPluginCallback =>
  Object.assign(
    ((app, _options, done) => {
      app.decorate('swagger', () => document);
      done();
    }) satisfies FastifyPluginCallback,
    { [Symbol.for('skip-override')]: true, [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' } },
  );

/** `/api/docs`: the calls of this gateway to read and try, `/api/docs/json` for machines. */
export async function installDocs(api: FastifyInstance, document: object): Promise<void> {
  await api.register(documentSource(document));
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
    staticCSP: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  });
}
