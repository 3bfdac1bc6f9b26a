import { expect, test } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { enter, makeQuotation } from '../support/api';
import { attributeOf, htmlOf, jsonLdOf, mainOf, pesosOf, titleOf, wordsOf } from '../support/html';
import { ask, type BrandUnderTest, brands, internalOrigin } from '../support/store';
import { walkedIn } from '../support/walked-in';

const list = ['sitemap', 'url', 'item', 'image:image', 'g:additional_image_link'];
const parser = new XMLParser({ isArray: (name) => list.includes(name), parseTagValue: false });

/** A document of the brand's host, well-formed, as an object. */
async function xmlOf<T>(brand: BrandUnderTest, path: string): Promise<T> {
  const { status, body, headers } = await ask(brand.origin, path);
  expect(status, path).toBe(200);
  expect(headers['content-type']).toContain('application/xml');
  expect(XMLValidator.validate(body), path).toBe(true);
  return parser.parse(body) as T;
}
const pathOf = (brand: BrandUnderTest, address: string): string => {
  expect(address.startsWith(`${brand.origin}/`), address).toBe(true);
  return address.slice(brand.origin.length);
};
/** Some of a long list, from all over it. */
const sample = <T>(all: readonly T[], size: number): T[] => {
  const step = Math.max(1, Math.floor(all.length / size));
  return all.filter((_, at) => at % step === 0).slice(0, size);
};

interface Urlset {
  urlset: { url: { loc: string; lastmod?: string; 'image:image'?: { 'image:loc': string }[] }[] };
}
interface Item {
  title: string;
  link: string;
  'g:id': string;
  'g:price': string;
  'g:sale_price'?: string;
  'g:image_link': string;
  'g:availability': string;
  'g:product_type': string;
  'g:identifier_exists': string;
}

for (const [at, name] of walkedIn('Home')) {
  test(`robots and sitemaps of ${name}: every address exists and may be indexed`, async () => {
    const brand = brands()[at] as BrandUnderTest;
    const robots = await ask(brand.origin, '/robots.txt');
    expect(robots.body).toContain(`Sitemap: ${brand.origin}/sitemap.xml`);
    for (const closed of ['/checkout/', '/user/']) expect(robots.body).toContain(`Disallow: ${closed}`);
    const { sitemapindex } = await xmlOf<{ sitemapindex: { sitemap: { loc: string }[] } }>(brand, '/sitemap.xml');
    const seen = new Set<string>();
    for (const { loc } of sitemapindex.sitemap) {
      const { urlset } = await xmlOf<Urlset>(brand, pathOf(brand, loc));
      expect(urlset.url.length).toBeLessThanOrEqual(50_000);
      for (const url of urlset.url) {
        expect(seen.has(url.loc), `twice: ${url.loc}`).toBe(false);
        seen.add(url.loc);
        if (url.lastmod) expect(Number.isNaN(Date.parse(url.lastmod)), url.lastmod).toBe(false);
      }
      const products = loc.includes('productos');
      for (const url of products ? sample(urlset.url, 8) : urlset.url) {
        const html = await htmlOf(brand, pathOf(brand, url.loc));
        expect(attributeOf(html, /<link rel="canonical"[^>]*>/, 'href'), url.loc).toBe(url.loc);
        expect(html, url.loc).not.toContain('content="noindex');
      }
      const [picture] = urlset.url.flatMap((url) => url['image:image'] ?? []);
      if (products) expect((await ask(brand.origin, pathOf(brand, picture?.['image:loc'] ?? ''))).status).toBe(200);
    }
    expect(seen.size).toBeGreaterThan(50);
    expect((await ask(brand.origin, '/sitemaps/productos-99.xml')).status).toBe(404);
    expect((await ask(brand.origin, '/sitemaps/productos-1e9.xml')).status).toBe(404);
  });

  test(`comparison sites and search engines read of ${name} the same as its page shows`, async () => {
    const brand = brands()[at] as BrandUnderTest;
    const { rss } = await xmlOf<{ rss: { channel: { title: string; item: Item[] } } }>(brand, '/feeds/merchant.xml');
    expect(rss.channel.title).toBe(brand.name);
    expect(new Set(rss.channel.item.map((item) => item['g:id'])).size).toBe(rss.channel.item.length);
    for (const item of sample(rss.channel.item, 6)) {
      const html = await htmlOf(brand, pathOf(brand, item.link));
      const words = wordsOf(mainOf(html));
      const [product] = jsonLdOf<{
        name: string;
        sku: string;
        offers: { price: string; availability: string; priceValidUntil?: string };
      }>(html, 'Product');
      const price = (item['g:sale_price'] ?? item['g:price']).replace(' MXN', '');
      const shown = pesosOf(price);
      expect(words, item.link).toContain(`Precio ${shown}`);
      expect(product?.offers.price).toBe(price);
      expect(product?.sku).toBe(item['g:id']);
      expect(product?.name).toBe(item.title);
      expect(titleOf(html)).toBe(`${item.title} | ${brand.name}`);
      expect(product?.offers.availability).toBe('https://schema.org/InStock');
      expect(item['g:availability']).toBe('in_stock');
      expect(item['g:identifier_exists']).toBe('no');
      expect(item['g:product_type']).not.toBe('');
      if (item['g:sale_price']) {
        const before = pesosOf(item['g:price'].replace(' MXN', ''));
        expect(words, item.link).toContain(`antes ${before}`);
      }
      expect((await ask(brand.origin, pathOf(brand, item['g:image_link']))).status).toBe(200);
    }
  });

  test(`shared links of ${name} have a picture, and its icons exist`, async () => {
    const brand = brands()[at] as BrandUnderTest;
    const html = await htmlOf(brand, '/');
    expect(attributeOf(html, /<meta property="og:image"[^>]*>/, 'content')).toBe(`${brand.origin}/compartir.jpg`);
    expect(attributeOf(html, /<meta name="twitter:card"[^>]*>/, 'content')).toBe('summary_large_image');
    expect(jsonLdOf(html, 'OnlineStore')).toHaveLength(1);
    expect(jsonLdOf(html, 'WebSite')).toHaveLength(1);
    for (const file of ['/compartir.jpg', '/icono-512.png', '/apple-touch-icon.png', '/favicon.svg'])
      expect((await ask(brand.origin, file)).status, file).toBe(200);
    const manifest = JSON.parse((await ask(brand.origin, '/manifest.webmanifest')).body) as { name: string };
    expect(manifest.name).toBe(brand.name);
  });
}

test('a document that has not changed is answered with an empty 304', async () => {
  const [studio] = brands() as [BrandUnderTest];
  for (const path of ['/sitemap.xml', '/sitemaps/paginas.xml', '/sitemaps/productos-1.xml', '/feeds/merchant.xml']) {
    const { headers } = await ask(studio.origin, path);
    const again = await ask(studio.origin, path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.body], path).toEqual([304, '']);
    const other = await ask(studio.origin, path, { headers: { 'if-none-match': '"otra"' } });
    expect(other.status, path).toBe(200);
  }
});

test('search engines count a filtered list as its category, and each page of a list as itself', async () => {
  const [studio] = brands() as [BrandUnderTest];
  const headOf = async (path: string) => {
    const html = await htmlOf(studio, path);
    return {
      canonical: attributeOf(html, /<link rel="canonical"[^>]*>/, 'href')?.replace(studio.origin, ''),
      hidden: html.includes('content="noindex'),
      next: attributeOf(html, /<link rel="next"[^>]*>/, 'href')?.replace(studio.origin, ''),
    };
  };
  const own = { canonical: '/category/salas', hidden: true, next: undefined };
  expect(await headOf('/category/salas?color=gris')).toEqual(own);
  expect(await headOf('/category/salas?sortKey=DiscountPrice&sortDirection=DESC')).toEqual(own);
  expect(await headOf('/category/salas?pagina=2')).toMatchObject({
    canonical: '/category/salas?pagina=2',
    hidden: false,
  });
  expect(await headOf('/category/salas')).toMatchObject({ hidden: false, next: '/category/salas?pagina=2' });
  expect((await headOf('/search?term=zzzzqqq')).hidden).toBe(true);
});

test('the internal network is closed to search engines', async () => {
  expect((await ask(internalOrigin(), '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  for (const path of ['/sitemap.xml', '/sitemaps/paginas.xml', '/feeds/merchant.xml'])
    expect((await ask(internalOrigin(), path)).status, path).toBe(404);
});

test('a quotation is shown to its holder only, so robots never see it', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  await enter(page, studio.origin);
  const { id } = await makeQuotation(page, studio);
  const stranger = await ask(studio.origin, `/quotations/edit/${id}`);
  expect([stranger.status, stranger.headers.location]).toEqual([302, '/']);
});
