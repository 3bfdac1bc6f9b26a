import { createHash } from 'node:crypto';
import { callPath } from '@actual/contracts/client/call-path';
import type { BrandInfo } from '@actual/shell-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import { routePath } from '../gateway/calls';
import { answerHeaders, forwardedHeaders } from '../gateway/headers';
import { refuse } from '../gateway/refusals';
import type { Upstreams } from '../gateway/upstream';
import type { Registry } from '../registry/registry';
import type { Renderers } from '../renderers/renderers';
import { findablePages, pageSitemap } from './page-sitemap';
import { internalRobots, publicRobots } from './robots';

export interface DocumentsOptions {
  config: ShellConfig;
  upstreams: Upstreams;
  registry: Registry;
  renderers: Pick<Renderers, 'findable'>;
  brandOf: (request: FastifyRequest) => BrandInfo;
}

/** Written by the catalog service. */
const fromCatalog = ['/sitemap.xml', '/sitemaps/{part}', '/feeds/merchant.xml'];
/** Milliseconds: a feed of 100,000 products takes its time. */
const deadlineMs = 120_000;

/** What programs read: robots, sitemaps, merchant feed, well-known addresses. The internal network closes everything. */
export async function installDocuments(app: FastifyInstance, options: DocumentsOptions): Promise<void> {
  const { config, upstreams, registry, renderers, brandOf } = options;
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'host' })
      .send(config.internal ? internalRobots : publicRobots(brandOf(request).origin)),
  );
  // programs probe here, and take the page that a missing address leads to for an answer
  app.get('/.well-known/*', (_request, reply) => reply.code(404).send());
  if (config.internal) {
    for (const url of [...fromCatalog.map(routePath), '/sitemaps/*', '/feeds/*'])
      app.get(url, (_request, reply) => reply.code(404).send());
    return;
  }
  // where a password manager leads its owner (W3C, «A Well-Known URL for Changing Passwords»)
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/user/profile#contrasena'));
  app.get('/sitemaps/paginas.xml', async (request, reply) => {
    const xml = pageSitemap(
      brandOf(request).origin,
      await findablePages(registry.snapshot(), (remote) => renderers.findable(remote)),
    );
    const etag = `W/"${createHash('sha1').update(xml).digest('base64url')}"`;
    reply
      .type('application/xml; charset=utf-8')
      .headers({ etag, 'cache-control': 'public, max-age=300', vary: 'host' });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(xml);
  });
  await app.register(async (documents) => {
    for (const template of fromCatalog) {
      const pathOf = callPath(`/documents${template}`);
      documents.get(routePath(template), async (request, reply) => {
        const brand = brandOf(request);
        const path = pathOf(request.params as Record<string, string>);
        if (path === null || !upstreams.catalog) return refuse(request, reply, 404, 'not_found');
        const headers: Record<string, string> = {
          ...forwardedHeaders(request),
          site: brand.site,
          'x-origin': brand.origin,
        };
        for (const name of ['if-none-match', 'if-modified-since'] as const) {
          const value = request.headers[name];
          if (value !== undefined) headers[name] = value;
        }
        const answer = await upstreams.catalog.stream({ method: 'GET', path, headers, deadlineMs });
        return reply
          .code(answer.status)
          .headers({ ...answerHeaders(answer.headers), vary: 'host' })
          .send(answer.body);
      });
    }
  });
}
