import { test } from '@playwright/test';
import { signIn } from '../support/api';
import { internalOrigin } from '../support/store';

const paths = (process.env.LOOK ?? '').split(' ');
for (const width of [1366, 390])
  test(`look ${width}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    await signIn(page, internalOrigin(), process.env.WHO ?? 'admin@demo.mx');
    for (const path of paths) {
      await page.goto(internalOrigin() + path);
      await page.waitForTimeout(1200);
      const name = path.replace(/[^a-z0-9]+/gi, '_').slice(0, 50);
      await page.screenshot({ path: `/tmp/look/${name}-${width}.png`, fullPage: process.env.FULL === '1' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) console.log('OVERFLOW', path, width, over);
    }
  });
