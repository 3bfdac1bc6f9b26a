import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyPluginCallback } from 'fastify';
import { keepAnswers } from '../files/keep-answers';

/** Gives the documentation pages our contracts' document, made once somebody asks. JSON is YAML too. */
const documentSource = (internal: boolean): FastifyPluginCallback => {
  let text = '';
  return Object.assign(
    ((app, _options, done) => {
      app.decorate('swagger', () => text);
      app.addHook('onRequest', async () => {
        const { publicDocument, internalDocument } = await import('./api-document.built');
        text = internal ? internalDocument : publicDocument;
      });
      done();
    }) satisfies FastifyPluginCallback,
    { [Symbol.for('skip-override')]: true, [Symbol.for('plugin-meta')]: { name: '@fastify/swagger' } },
  );
};

/** `/api/docs`: the calls of this gateway to read and try, `/api/docs/json` for machines. */
export async function installDocs(api: FastifyInstance, internal: boolean): Promise<void> {
  await api.register(documentSource(internal));
  keepAnswers(api);
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
    uiHooks: {
      onRequest: (request, reply, done) => {
        if (request.url.split('?', 1)[0]?.endsWith('/docs/json')) reply.type('application/json; charset=utf-8');
        done();
      },
    },
    staticCSP: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  });
}
