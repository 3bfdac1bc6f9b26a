import { expect, test } from '@playwright/test';
import { pesosOf, titleOf } from '../support/html';
import { ask, type BrandUnderTest, brands } from '../support/store';

const productLinks = (html: string) =>
  [...html.matchAll(/href="(\/[a-z0-9-]+\/[0-9a-f-]{36})"/g)].map((match) => match[1] ?? '');

async function page(brand: BrandUnderTest, path: string) {
  const reply = await ask(brand.origin, path);
  expect(reply.status, path).toBe(200);
  return reply.body;
}

for (const at of [0, 1, 2]) {
  test(`home, category, search, and product of ${['Studio', 'Home', 'Kids'][at]} are whole without script`, async () => {
    const brand = brands()[at] as BrandUnderTest;
    for (const path of ['/', `/category/${brand.category}`, `/search?term=${brand.term}`]) {
      const html = await page(brand, path);
      expect(titleOf(html)).toContain(brand.name);
      expect(html).toMatch(/<meta name="description" content="[^"]{30,}"/);
      expect(html).toMatch(/<link rel="canonical" href="[^"]+"/);
      expect(html).toMatch(/\$\d{1,3}(,\d{3})*/);
      expect(html).toMatch(/\/pictures\/[a-z0-9-]+-300\.avif/);
      expect(productLinks(html).length, `products on ${path}`).toBeGreaterThan(3);
    }
    const [product = ''] = productLinks(await page(brand, `/category/${brand.category}`));
    const html = await page(brand, product);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]';
    const [facts] = JSON.parse(json) as { '@type': string; name: string; offers: { price: string } }[];
    expect(facts?.['@type']).toBe('Product');
    expect(html).toContain(`<h1`);
    expect(html).toContain(facts?.name ?? 'no name');
    expect(html).toContain(pesosOf(facts?.offers.price ?? ''));
  });
}

test('the icons of a page are in a file that the store serves', async () => {
  const [studio] = brands() as [BrandUnderTest];
  const drawn = [...(await page(studio, '/')).matchAll(/<use href="([^"#]*)#([\w-]+)"/g)];
  expect(drawn.length).toBeGreaterThan(3);
  const { status, headers, body } = await ask(studio.origin, drawn[0]?.[1] ?? '');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/svg+xml');
  for (const [, , name] of drawn) expect(body).toContain(`<path id="${name}" d=`);
});

test('answers missing pages as the specification says', async () => {
  const [studio] = brands() as [BrandUnderTest];
  const goesTo = async (path: string) => {
    const { status, headers } = await ask(studio.origin, path);
    return `${status} ${headers.location}`;
  };
  expect(await goesTo('/un-mueble/00000000-0000-4000-8000-000000000000')).toBe('302 /');
  expect(await goesTo('/un-mueble/no-es-un-id')).toBe('302 /');
  expect(await goesTo('/category/comedores')).toBe('301 /category/mesas-de-comedor');
  expect(await goesTo('/category/comedores?kiosco=1')).toBe('301 /category/mesas-de-comedor?kiosco=1');
  expect(await goesTo('/category/salas?color=gris&pagina=99')).toMatch(
    /^302 \/category\/salas\?color=gris(&pagina=\d)?$/,
  );
  expect(await goesTo('/category/no-hay')).toBe('302 /');
  expect(await goesTo('/cualquier/otra/cosa')).toBe('302 /');
  expect(await goesTo('/quotations/edit/00000000-0000-4000-8000-000000000000')).toBe('302 /');
  expect(await goesTo('/checkout/order/00000000-0000-4000-8000-000000000000')).toBe('302 /');
});

test('a missing page that a browser fetches ahead leaves no notice for the next page', async () => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const missing = '/un-mueble/00000000-0000-4000-8000-000000000000';
  const followed = await ask(studio.origin, missing);
  expect([followed.status, followed.headers['set-cookie']]).toEqual([302, [expect.stringContaining('aviso=product')]]);
  const ahead = await ask(studio.origin, missing, { headers: { 'sec-purpose': 'prefetch' } });
  expect([ahead.status, ahead.headers['set-cookie']]).toEqual([503, undefined]);
});

test('tells a visitor who asks for a missing page once, on the page shown instead, what was missing', async ({
  browser,
}) => {
  const [studio] = brands() as [BrandUnderTest];
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visit = await context.newPage();
  const notice = visit.getByText('No encontramos esa página');
  await visit.goto(`${studio.origin}/cualquier/otra/cosa`);
  expect(visit.url()).toBe(`${studio.origin}/`);
  await expect(notice).toBeVisible();
  await visit.reload();
  await expect(notice).toBeHidden();
  await visit.goto(`${studio.origin}/category/no-hay`);
  await expect(visit.getByText('No encontramos esa categoría')).toBeVisible();
  await context.close();
});

test('a list without script has pages and filters in its address', async () => {
  const [studio] = brands() as [BrandUnderTest];
  const first = await page(studio, '/search');
  const next = /href="(\?pagina=2|\/search\?pagina=2)"/.exec(first)?.[1];
  expect(next, 'link to page 2').toBeDefined();
  const second = await page(studio, '/search?pagina=2');
  const seen = new Set(productLinks(first));
  expect(productLinks(second).some((link) => !seen.has(link))).toBe(true);
  const cheap = await page(studio, '/search?precio-hasta=1500');
  expect(cheap).toContain('Quitar filtros');
});

test('malformed input is answered without a server error', async () => {
  const [studio] = brands() as [BrandUnderTest];
  const terms = [
    "%25'%22;--",
    encodeURIComponent('🛋️'),
    'a'.repeat(5000),
    '%00',
    encodeURIComponent('<script>alert(1)</script>'),
  ];
  for (const path of [
    ...terms.map((term) => `/search?term=${term}`),
    '/search?pagina=1000000000',
    '/category/salas?precio-desde=-5&color=%25',
  ]) {
    const { status, body } = await ask(studio.origin, path);
    expect(status, path.slice(0, 60)).toBeLessThan(500);
    expect(body).not.toContain('<script>alert(1)');
  }
});
