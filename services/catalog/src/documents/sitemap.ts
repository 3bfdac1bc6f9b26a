import type { Site } from '@actual/contracts';
import type { Reads } from '@actual/database';
import type { View } from '../live/view';
import { readRooms } from '../rooms/read-rooms';
import { readCategoryChanges, readSitemapRows } from './documents.queries';
import { batches, listedPositions } from './listed-products';
import { element, xmlHead } from './xml';

/** Addresses in one part of the sitemap; the protocol allows 50,000 and 50 MB. */
const partSize = 10_000;
const batchSize = 500;

const urlsetHead = `${xmlHead}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const urlsetEnd = '</urlset>\n';

const imageOf = (origin: string, stem: string | null | undefined): string =>
  stem ? `<image:image>${element('image:loc', `${origin}/pictures/${stem}-1000.webp`)}</image:image>` : '';

/** How many parts the products of a site fill; none for a site without products. */
export const productParts = (view: View, site: Site): number =>
  Math.ceil(listedPositions(view, site).length / partSize);

/** The index: the gateway's own pages, the categories, the rooms, and the products in as many parts as they need. */
export function sitemapIndex(view: View, site: Site, origin: string): string {
  const parts = [
    'paginas',
    'categorias',
    'estancias',
    ...Array.from({ length: productParts(view, site) }, (_, i) => `productos-${i + 1}`),
  ];
  const lines = parts.map((part) => `<sitemap>${element('loc', `${origin}/sitemaps/${part}.xml`)}</sitemap>\n`);
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

/** An old name that redirects (shopping 2): its products are found below the other. */
const redirected = new Set(['comedores']);

/** The categories with products of the site, each with its picture and the last change below it. */
export async function categorySitemap(reads: Reads, view: View, site: Site, origin: string): Promise<string> {
  const changes = await reads(readCategoryChanges);
  const lines = [...view.index.categories.values()]
    .filter((category) => !redirected.has(category.handle) && view.countOf(site, category) > 0)
    .map(
      ({ handle, picture }) =>
        `<url>${element('loc', `${origin}/category/${handle}`)}${element('lastmod', changes.get(handle))}${imageOf(origin, picture)}</url>\n`,
    );
  return urlsetHead + lines.join('') + urlsetEnd;
}

/** The rooms of the site, each with its picture. */
export async function roomSitemap(reads: Reads, view: View, site: Site, origin: string): Promise<string> {
  const lines = (await readRooms({ reads }, view, site, {})).map(
    ({ url, picture }) => `<url>${element('loc', origin + url)}${imageOf(origin, picture)}</url>\n`,
  );
  return urlsetHead + lines.join('') + urlsetEnd;
}

/** One part of the products, written as it is read. */
export async function* productSitemap(
  reads: Reads,
  view: View,
  site: Site,
  origin: string,
  part: number,
): AsyncGenerator<string> {
  yield urlsetHead;
  const own = listedPositions(view, site).slice((part - 1) * partSize, part * partSize);
  for (const positions of batches(own, batchSize)) {
    const ids = positions.map((position) => view.index.products[position]?.id ?? '');
    const rows = await reads((db) => readSitemapRows(db, ids));
    yield ids
      .flatMap((id) => rows.get(id) ?? [])
      .map(
        ({ id, slug, pictures, changed }) =>
          `<url>${element('loc', `${origin}/${slug}/${id}`)}${element('lastmod', changed)}${pictures.map((stem) => imageOf(origin, stem)).join('')}</url>\n`,
      )
      .join('');
  }
  yield urlsetEnd;
}
