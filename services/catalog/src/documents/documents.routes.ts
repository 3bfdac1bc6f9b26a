import { Readable } from 'node:stream';
import { type Site, site as siteShape } from '@actual/contracts/shapes';
import { storeDay } from '@actual/domain';
import { AppError, type Service } from '@actual/kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CatalogDependencies } from '../dependencies';
import type { View } from '../live/view';
import { readSiteRow } from '../site/site.queries';
import { merchantFeed } from './merchant-feed';
import { categorySitemap, productParts, productSitemap, roomSitemap, sitemapIndex } from './sitemap';
import { isKnown } from './stamp';

/** Header with which the gateway says the brand's public address. */
const originHeader = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const partName = /^productos-([1-9]\d{0,3})\.xml$/;

interface Asked {
  view: View;
  site: Site;
  origin: string;
}

/**
 * Documents for machines that find products: sitemaps and the merchant feed. Plain routes beside the contracts; the
 * gateway asks for them with the site and the origin of its host, no browser reaches them through `/api`.
 */
export function documentRoutes(service: Service, { reads, live, cards }: CatalogDependencies): void {
  const asked = async (request: FastifyRequest): Promise<Asked> => {
    const site = siteShape.safeParse(request.headers.site);
    const origin = originHeader.safeParse(request.headers['x-origin']);
    if (!site.success) throw new AppError('site_required');
    if (!origin.success) throw new AppError('bad_request', 'x-origin must be an origin');
    return { view: await live.current(), site: site.data, origin: origin.data };
  };
  const document = (
    url: string,
    write: (asked: Asked, request: FastifyRequest) => Promise<string | AsyncIterable<string>>,
  ) =>
    service.app.get(
      url,
      // whole documents are much work
      service.limits.inMemory('documents'),
      async (request, reply: FastifyReply) => {
        const about = await asked(request);
        // an offer's last day passes without a change in the tables
        const name = `${url} ${request.url} ${about.site} ${about.origin} ${storeDay()}`;
        reply.type('application/xml; charset=utf-8');
        if (isKnown(request, reply, about.view, name)) return reply.code(304).send();
        const body = await write(about, request);
        return reply.send(typeof body === 'string' ? body : Readable.from(body));
      },
    );

  document('/documents/sitemap.xml', async ({ view, site, origin }) => sitemapIndex(view, site, origin));
  document('/documents/sitemaps/categorias.xml', ({ view, site, origin }) =>
    categorySitemap(reads, view, site, origin),
  );
  document('/documents/sitemaps/estancias.xml', ({ view, site, origin }) => roomSitemap(reads, view, site, origin));
  document('/documents/sitemaps/:part', async ({ view, site, origin }, request) => {
    const part = Number(partName.exec((request.params as { part: string }).part)?.[1] ?? 0);
    if (part < 1 || part > productParts(view, site)) throw new AppError('not_found');
    return productSitemap(reads, view, site, origin, part);
  });
  document('/documents/feeds/merchant.xml', async ({ view, site, origin }) => {
    const title = (await reads((db) => readSiteRow(db, site)))?.name ?? site;
    return merchantFeed({ reads, cards }, view, { site, origin, title, now: new Date() });
  });
}
