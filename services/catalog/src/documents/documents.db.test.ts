import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
const origin = 'https://studio.example';
const parser = new XMLParser({
  isArray: (name) => ['url', 'item', 'sitemap', 'image:image'].includes(name),
  parseTagValue: false,
});

beforeAll(async () => {
  store = await catalogFixture();
  await store.add([
    {
      code: 'ST1',
      name: 'Sofá «Ñandú» & <cía>',
      priceCents: 1_000_000,
      discounts: [15, 0, 0, 0, 0],
      categories: ['salas'],
      brand: 'Bruma & Hijos',
      row: { description: 'Línea uno\u0008 y "dos"', color_name: 'Gris' },
    },
    { code: 'ST2', name: 'Mesa', priceCents: 99_950, categories: ['mesas'] },
    { code: 'ST3', name: 'Agotada', stock: 0, categories: ['vacia'] },
    { code: 'CO9', name: 'Componente' },
    { code: 'HM1', name: 'Sin foto', society: '002', row: { pictures: [] } },
    { code: 'KD1', name: 'Cuna', society: '004', categories: ['kids'] },
  ]);
});
afterAll(() => store.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  store.document(`/documents${path}`, { site: 'actual-studio', 'x-origin': origin, ...headers });

async function xml<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  const reply = await ask(path, headers);
  expect(reply.status).toBe(200);
  expect(XMLValidator.validate(reply.body)).toBe(true);
  return parser.parse(reply.body) as T;
}
interface Urlset {
  urlset: { url: { loc: string; lastmod: string; 'image:image': { 'image:loc': string }[] }[] };
}

test('a site’s sitemap holds exactly the products it lists', async () => {
  const { sitemapindex } = await xml<{ sitemapindex: { sitemap: { loc: string }[] } }>('/sitemap.xml');
  expect(sitemapindex.sitemap.map(({ loc }) => loc)).toEqual(
    ['paginas', 'categorias', 'estancias', 'productos-1'].map((part) => `${origin}/sitemaps/${part}.xml`),
  );
  const products = (await xml<Urlset>('/sitemaps/productos-1.xml')).urlset.url;
  expect(products.map(({ loc }) => loc.split('/')[3]?.split('-')[0]).sort()).toEqual(['st1', 'st2']);
  expect(products[0]?.['image:image'].map((image) => image['image:loc'])).toEqual(
    ['frente', 'lado'].map((stem) => `${origin}/pictures/${stem}-1000.webp`),
  );
  expect(Number.isNaN(Date.parse(products[0]?.lastmod ?? ''))).toBe(false);
  const categories = (await xml<Urlset>('/sitemaps/categorias.xml')).urlset.url;
  expect(categories.map(({ loc }) => loc.split('/').at(-1)).sort()).toEqual(['mesas', 'salas']);
  const kids = (await xml<Urlset>('/sitemaps/categorias.xml', { site: 'actual-kids' })).urlset.url;
  expect(kids.map(({ loc }) => loc.split('/').at(-1))).toEqual(['kids']);
});

test('the feed has price, sale, stock and texts unchanged, with any characters', async () => {
  const { rss } = await xml<{ rss: { channel: { item: Record<string, string>[] } } }>('/feeds/merchant.xml');
  const [sofa, table] = rss.channel.item.sort((a, b) => String(a['g:id']).localeCompare(String(b['g:id'])));
  expect(rss.channel.item).toHaveLength(2);
  expect(sofa).toMatchObject({
    title: 'Sofá «Ñandú» & <cía>',
    description: 'Línea uno y "dos"',
    'g:id': 'ST1',
    'g:price': '10000.00 MXN',
    'g:sale_price': '8500.00 MXN',
    'g:availability': 'in_stock',
    'g:brand': 'Bruma & Hijos',
    'g:color': 'Gris',
    'g:product_type': 'salas',
    'g:identifier_exists': 'no',
    'g:shipping': { 'g:country': 'MX', 'g:price': '0.00 MXN' },
  });
  expect(table).toMatchObject({ 'g:price': '999.50 MXN' });
  await store.database.knex('product').where({ item_code: table?.['g:id'] }).update({ gtin: '7501234567893' });
  expect((await ask('/feeds/merchant.xml')).body).toContain('<g:gtin>7501234567893</g:gtin>');
  expect(table).not.toHaveProperty('g:sale_price');
});

test('lists a product without a picture in the sitemap, and leaves it out of the feed', async () => {
  const home = { site: 'actual-home' };
  const products = (await xml<Urlset>('/sitemaps/productos-1.xml', home)).urlset.url;
  expect(products.map(({ loc }) => loc.split('/')[3]?.split('-')[0])).toEqual(['hm1']);
  expect(products[0]).not.toHaveProperty('image:image');
  expect((await ask('/feeds/merchant.xml', home)).body).not.toContain('<item>');
});

test('answers a client that has the document with an empty 304 until the stock changes', async () => {
  const first = await ask('/feeds/merchant.xml');
  const marks = { etag: String(first.headers.etag), since: String(first.headers['last-modified']) };
  const again = await ask('/feeds/merchant.xml', { 'if-none-match': marks.etag });
  expect([again.status, again.body]).toEqual([304, '']);
  expect((await ask('/feeds/merchant.xml', { 'if-modified-since': marks.since })).status).toBe(304);
  expect((await ask('/sitemaps/productos-1.xml', { 'if-none-match': marks.etag })).status).toBe(200);
  expect((await ask('/feeds/merchant.xml', { 'if-none-match': marks.etag, site: 'actual-home' })).status).toBe(200);
  await store.database.knex('stock_source').where({ item_code: 'ST2' }).update({ received: 0 });
  await store.refresh();
  const changed = await ask('/feeds/merchant.xml', { 'if-none-match': marks.etag });
  expect(changed.status).toBe(200);
  expect(changed.body).not.toContain('<g:id>ST2</g:id>');
});

test.each([
  ['/sitemaps/productos-2.xml', {}, 404],
  ['/sitemaps/productos-0.xml', {}, 404],
  ['/sitemaps/otra.xml', {}, 404],
  ['/sitemap.xml', { site: 'otra' }, 400],
  ['/sitemap.xml', { 'x-origin': 'javascript:alert(1)' }, 400],
])('%s with %j answers %d', async (path, headers, status) => {
  expect((await ask(path, headers)).status).toBe(status);
});
