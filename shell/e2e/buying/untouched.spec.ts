import { expect, type Page, test } from '@playwright/test';
import { firstProduct } from '../support/shopper';
import { brands } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { watch } from '../support/watch';

/** A shift of layout as browsers report it: its score is a share of the window; Lighthouse rounds to 0.001. */
interface Moved {
  score: number;
  what: string[];
}

/** Whether this machine has a font that may stand for the brand's. */
const hasStandIn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const standIns = [...document.fonts].filter(({ family }) => family.includes('Fallback'));
    const loaded = await Promise.allSettled(standIns.map((face) => face.load()));
    return loaded.some(({ status }) => status === 'fulfilled');
  });

/** Opens an address whose fonts arrive once the whole document is painted, and returns the shifts since. */
async function movedByFonts(page: Page, url: string): Promise<Moved> {
  let arrive = () => {};
  const alive = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/fonts/*', async (route) => {
    await alive;
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { moved: { score: 0, what: [] } });
    new PerformanceObserver((list) => {
      const { moved } = window as unknown as { moved: Moved };
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        moved.score += entry.value;
        moved.what.push(...entry.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.evaluate(async () => {
    await new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        if (list.getEntries().some(({ name }) => name === 'first-contentful-paint')) resolve();
      }).observe({ type: 'paint', buffered: true });
    });
    // on a busy machine a page is painted before all of it has arrived: shifts of that are no font's doing
    if (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    Object.assign(window, { moved: { score: 0, what: [] } });
  });
  arrive();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // shifts are reported with the frame after
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  const fonts = await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  expect(fonts, 'fonts that arrived').toBeGreaterThan(1);
  return page.evaluate(() => (window as unknown as { moved: Moved }).moved);
}

for (const [at, name] of ['Studio', 'Home', 'Kids'].entries()) {
  test(`${name}: the fonts of the brand come later and move nothing; who touches nothing is asked nothing`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    const category = `${brand.origin}/category/${brand.category}`;
    await page.goto(category);
    test.skip(!(await hasStandIn(page)), 'none of the fonts that stand in is on this machine');
    const product = await firstProduct(page).getAttribute('href');
    for (const width of walkedAt(412, 1366))
      for (const url of [`${brand.origin}/`, category, `${brand.origin}${product}`]) {
        const context = await browser.newContext({ viewport: { width, height: 850 } });
        const visited = await context.newPage();
        const { score, what } = await movedByFonts(visited, url);
        expect(score, `${url} at ${width}: ${what.join(' · ')}`).toBeLessThan(0.003);
        await expect(visited.getByRole('region', { name: 'Medición de visitas' })).toHaveCount(0);
        await context.close();
      }
    seen.expectQuiet();
  });
}
