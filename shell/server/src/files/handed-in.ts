import { handedInFile } from '@actual/contracts/facts/catalog/storefront';
import type { FastifyInstance } from 'fastify';
import { answerHeaders, forwardedHeaders } from '../gateway/headers';
import type { Upstreams } from '../gateway/upstream';

/** Milliseconds: some tens of kilobytes. */
const deadlineMs = 5_000;

/** Pictures that staff handed in for banners: kept by the catalog service, shown beside those of products. */
export function installHandedIn(app: FastifyInstance, upstreams: Upstreams): void {
  void app.register(async (pictures) => {
    pictures.get<{ Params: { rest: string } }>('/pictures/subida-:rest', async (request, reply) => {
      const file = `subida-${request.params.rest}`;
      if (!upstreams.catalog || !handedInFile.test(file)) return reply.code(404).send();
      const headers = forwardedHeaders(request);
      const call = { method: 'GET', path: `/documents/pictures/${file}`, headers, deadlineMs } as const;
      const answer = await upstreams.catalog.call(call);
      if (answer.status !== 200) return reply.code(404).header('cache-control', 'no-store').send();
      return reply.headers(answerHeaders(answer.headers)).send(answer.body);
    });
  });
}
