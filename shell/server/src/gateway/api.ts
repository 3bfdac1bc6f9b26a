import { changes } from '@actual/contracts';
import { fileBytes } from '@actual/contracts/endpoint';
import { frontDoor } from '@actual/contracts/facts/capacities';
import { openApiDocument } from '@actual/contracts/openapi';
import type { BrandInfo } from '@actual/shell-contract';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { forwardedCall } from './calls';
import { installDocs } from './docs';
import { endpointsOf } from './endpoints';
import { isFormPost, isOwnForm, leadBack } from './form-calls';
import { answerHeaders, formHeaders, requestHeaders } from './headers';
import { refuse, refuseError } from './refusals';
import { SharedAnswers } from './shared-answers';
import type { Upstreams } from './upstream';

export interface ApiOptions {
  internal: boolean;
  upstreams: Upstreams;
  renew: preHandlerAsyncHookHandler;
  brandOf: (request: FastifyRequest) => BrandInfo;
}

/**
 * `/api`: hands each call of the contracts to the service that owns it. A call that this gateway does not know, staff's
 * on the public network among them, is not found.
 */
export async function installApi(
  app: FastifyInstance,
  { internal, upstreams, renew, brandOf }: ApiOptions,
): Promise<void> {
  await app.register(
    async (api) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: frontDoor.bodyBytes }, (_request, body, done) =>
        done(null, body),
      );
      api.setErrorHandler(refuseError);
      // a route, not a not-found handler: the pages take every address that no route has
      api.all('/*', (request, reply) => refuse(request, reply, 404, 'not_found'));
      const list = endpointsOf(internal);
      await api.register((docs) => installDocs(docs, openApiDocument(list)));
      const answers = new SharedAnswers();
      for (const { endpoint, route, deadlineMs, addressOf } of list.map(forwardedCall)) {
        const { method, service, access } = endpoint;
        const upstream = upstreams[service];
        if (!upstream) continue;
        const most = fileBytes(endpoint);
        // staff see their changes at once
        const shared = internal || changes(endpoint) ? null : answers;
        api.route({
          method,
          url: route,
          exposeHeadRoute: false,
          preHandler: renew,
          bodyLimit: most,
          handler: async (request, reply) => {
            const path = addressOf(request);
            if (path === null) return refuse(request, reply, 404, 'not_found');
            if (endpoint.form && isFormPost(request)) {
              const brand = brandOf(request);
              if (!isOwnForm(request, brand)) return refuse(request, reply, 403, 'forbidden');
              await upstream.call({ method, path, headers: formHeaders(request, brand.site), deadlineMs });
              return leadBack(request, reply, brand);
            }
            if (endpoint.download) request.headers.site ??= brandOf(request).site;
            if (shared?.send(request, path, reply)) return reply;
            const headers = requestHeaders(request, access === 'provider');
            // a browser that follows a link of a mail says no brand: it is its host's
            if (access === 'link') headers.site = brandOf(request).site;
            const body = method !== 'GET' && Buffer.isBuffer(request.body) ? request.body : null;
            const answer = await upstream.call({ method, path, headers, body, deadlineMs });
            shared?.keep(request, path, answer);
            return reply.code(answer.status).headers(answerHeaders(answer.headers)).send(answer.body);
          },
        });
      }
    },
    { prefix: '/api' },
  );
}
