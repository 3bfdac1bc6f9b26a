import { createHash } from 'node:crypto';
import type { BrandInfo } from '@actual/shell-contract';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import type { Registry } from '../registry/registry';
import { findablePages, pageSitemap } from './page-sitemap';
import { internalRobots, publicRobots } from './robots';

export interface DocumentsOptions {
  config: ShellConfig;
  registry: Registry;
  brandOf: (request: FastifyRequest) => BrandInfo;
}

/** Written by the catalogue service. */
const fromCatalogue = ['/sitemap.xml', '/sitemaps/:part', '/feeds/merchant.xml'];

/**
 * What search and shopping engines read of each brand's host: robots, sitemaps, merchant feed. On the internal network
 * there is only a robots.txt that closes everything.
 */
export async function installDocuments(app: FastifyInstance, options: DocumentsOptions): Promise<void> {
  const { config, registry, brandOf } = options;
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', vary: 'host' })
      .send(config.internal ? internalRobots : publicRobots(brandOf(request).origin)),
  );
  if (config.internal) {
    for (const url of [...fromCatalogue, '/sitemaps/*', '/feeds/*'])
      app.get(url, (_request, reply) => reply.code(404).send());
    return;
  }
  app.get('/sitemaps/paginas.xml', async (request, reply) => {
    const xml = pageSitemap(brandOf(request).origin, await findablePages(registry.snapshot()));
    const etag = `W/"${createHash('sha1').update(xml).digest('base64url')}"`;
    reply
      .type('application/xml; charset=utf-8')
      .headers({ etag, 'cache-control': 'public, max-age=300', vary: 'host' });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(xml);
  });
  await app.register(async (documents) => {
    await documents.register(replyFrom, { undici: { connections: 8, pipelining: 1 }, disableRequestLogging: true });
    for (const url of fromCatalogue) {
      documents.get(url, (request, reply) => {
        const brand = brandOf(request);
        const path = request.url.split('?')[0] ?? '';
        return reply.from(`${config.services.catalog}/documents${path}`, {
          // a feed of 100,000 products takes its time
          timeout: 120_000,
          queryString: () => '',
          rewriteRequestHeaders: (_request, headers) => ({
            ...(headers['if-none-match'] ? { 'if-none-match': headers['if-none-match'] } : {}),
            ...(headers['if-modified-since'] ? { 'if-modified-since': headers['if-modified-since'] } : {}),
            site: brand.site,
            'x-origin': brand.origin,
            'x-request-id': String(request.id),
            'x-forwarded-for': request.ip,
          }),
          rewriteHeaders: (headers) => ({ ...headers, vary: 'host' }),
        });
      });
    }
  });
}
