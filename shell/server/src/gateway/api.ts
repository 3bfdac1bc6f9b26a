import { frontDoor } from '@actual/contracts/facts/capacities';
import type { BrandInfo } from '@actual/shell-contract';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { forwardedCalls } from './calls';
import { installDocs } from './docs';
import { isFormPost, isOwnForm, leadBack } from './form-calls';
import { answerHeaders, formHeaders, requestHeaders } from './headers';
import { refuse } from './refusals';
import { SharedAnswers } from './shared-answers';
import type { Upstreams } from './upstream';

export interface ApiOptions {
  internal: boolean;
  upstreams: Upstreams;
  renew: preHandlerAsyncHookHandler;
  brandOf: (request: FastifyRequest) => BrandInfo;
}

/** `/api`: hands each call to the service that owns it; one that this gateway does not know is not found. */
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
      // a route, not a not-found handler: the pages take every address that no route has
      api.all('/*', (request, reply) => refuse(request, reply, 404, 'not_found'));
      await api.register((docs) => installDocs(docs, internal));
      const answers = new SharedAnswers();
      for (const { call, route, addressOf } of forwardedCalls(internal)) {
        const { method, service, access, deadlineMs } = call;
        const upstream = upstreams[service];
        if (!upstream) continue;
        // staff see their changes at once
        const shared = internal || call.changes ? null : answers;
        api.route({
          method,
          url: route,
          exposeHeadRoute: false,
          preHandler: renew,
          bodyLimit: call.fileBytes,
          handler: async (request, reply) => {
            const path = addressOf(request);
            if (path === null) return refuse(request, reply, 404, 'not_found');
            if (call.form && isFormPost(request)) {
              const brand = brandOf(request);
              if (!isOwnForm(request, brand)) return refuse(request, reply, 403, 'forbidden');
              await upstream.call({ method, path, headers: formHeaders(request, brand.site), deadlineMs });
              return leadBack(request, reply, brand);
            }
            if (call.download) request.headers.site ??= brandOf(request).site;
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
