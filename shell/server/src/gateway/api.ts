import { openApiDocument } from '@actual/contracts/openapi';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { loggedPath } from '../logged-path';
import { installDocs } from './docs';
import { endpointsOf } from './endpoints';

const bodyLimit = 1024 * 1024;
const hidden = ['x-powered-by', 'server'];

/** `/order/{id}` as the router writes it. */
const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * `/api`: hands each call of the contracts to the service that owns it. What this gateway does not know, staff's calls
 * on the public network among it, is not found.
 */
export async function installApi(app: FastifyInstance, config: ShellConfig): Promise<void> {
  await app.register(
    async (api) => {
      await api.register(replyFrom, { undici: { connections: 64, pipelining: 1 }, disableRequestLogging: true });
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
      api.setErrorHandler<Error & { statusCode?: number; code?: string }>((error, request, reply) => {
        const status = error.statusCode ?? 500;
        const code = status === 413 ? 'payload_too_large' : status < 500 ? 'bad_request' : 'unavailable';
        if (status >= 500) request.log.error({ error: error.message, url: loggedPath(request) }, 'service not reached');
        return reply.code(status >= 500 ? 503 : status).send({ code, message: code, requestId: request.id });
      });
      // a route, not a not-found handler: the pages take every address that no route has
      api.all('/*', (request, reply) =>
        reply.code(404).send({ code: 'not_found', message: 'not_found', requestId: request.id }),
      );
      const list = endpointsOf(config.internal);
      await api.register((docs) => installDocs(docs, openApiDocument(list)));
      for (const { method, path, service, access } of list) {
        const target = config.services[service];
        if (!target) continue;
        api.route({
          method,
          url: routePath(path),
          handler: (request, reply) =>
            reply.from(target + (request.raw.url ?? '').slice('/api'.length), {
              timeout: 20_000,
              // as it came: reply-from would write the buffer of a JSON body as JSON again
              ...(Buffer.isBuffer(request.body)
                ? { body: request.body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
                : {}),
              rewriteRequestHeaders: (_request, headers) => ({
                ...headers,
                // a provider signs the id it gave its notice: another one would make the signature a forged one
                ...(access === 'provider' ? {} : { 'x-request-id': String(request.id) }),
                'x-forwarded-for': request.ip,
                'x-forwarded-proto': request.protocol,
                'x-forwarded-host': request.host,
              }),
              rewriteHeaders: (headers) => {
                for (const name of hidden) delete headers[name];
                return headers;
              },
            }),
        });
      }
    },
    { prefix: '/api' },
  );
}
