import { expect, type Page, test } from '@playwright/test';
import { makeQuotation } from './support/api';
import { firstProduct } from './support/shopper';
import { brands } from './support/store';
import { watch } from './support/watch';

/**
 * Most bytes of script, compressed, that a page may fetch by itself; what a touch asks for is not counted. The target is
 * 120,000 for home, category and product; what a page ships, and what each step gained: decisions 0069 and 0074. Hashes in the names
 * alone made three builds of the same code 111,964, 112,016 and 112,136 bytes: each budget has 400 bytes of room. What a page
 * reports of its errors and its speed (decision 0088) is 400 bytes of it.
 */
const budgets = { home: 118_800, category: 118_800, product: 118_800, quotation: 136_000 };

/** Opens an address as the first page of a visit and counts its scripts until nothing more comes. */
async function scriptsOf(page: Page, url: string): Promise<{ early: string[]; bytes: number }> {
  const early: string[] = [];
  let loaded = false;
  const sizes: Promise<number>[] = [];
  page.on('load', () => {
    loaded = true;
  });
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !loaded) early.push(request.url());
  });
  await page.goto(url);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { early, bytes };
}

for (const [at, name] of ['Studio', 'Home', 'Kids'].entries()) {
  test(`${name}: lo que se ve llega antes que los guiones, y los guiones pesan poco`, async ({ page, browser }) => {
    test.slow();
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.goto(`${brand.origin}/category/${brand.category}`);
    const product = await firstProduct(page).getAttribute('href');
    const { id } = await makeQuotation(page, brand);
    const cookies = await page.context().cookies();
    const pages = {
      home: `${brand.origin}/`,
      category: `${brand.origin}/category/${brand.category}`,
      product: `${brand.origin}${product}`,
      quotation: `${brand.origin}/quotations/edit/${id}`,
    };
    const heavy: string[] = [];
    for (const [kind, url] of Object.entries(pages)) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      await context.addCookies(cookies);
      const { early, bytes } = await scriptsOf(await context.newPage(), url);
      await context.close();
      expect(early, `scripts before everything is there, ${url}`).toEqual([]);
      if (bytes > budgets[kind as keyof typeof budgets]) heavy.push(`${kind}: ${bytes}`);
    }
    expect(heavy, 'pages with more script than their budget').toEqual([]);
    seen.expectQuiet();
  });
}
