import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { signIn } from '../support/api';
import { ask, type BrandUnderTest, brands, internalOrigin } from '../support/store';
import { expectNoOverflow } from '../support/watch';

const registry = (name: 'public' | 'internal') =>
  readFileSync(join(process.env.STORE_DATA_DIR ?? '', 'registry', `${name}.json`), 'utf8');

test('the public sites serve nothing of the staff', async () => {
  expect(registry('public')).not.toContain('staff');
  const internal = JSON.parse(registry('internal')) as { remotes: Record<string, { current: string }> };
  const staff = internal.remotes.staff;
  expect(staff, 'the internal registry has the staff remote').toBeDefined();
  for (const brand of brands()) {
    for (const path of [
      `/_mfe/staff/${staff?.current}/remoteEntry.js`,
      `/_mfe/staff/${staff?.current}/client/remoteEntry.js`,
    ]) {
      expect((await ask(brand.origin, path)).status, path).toBe(404);
    }
    for (const path of [
      '/api/order/all/find/1',
      '/api/order/invoicelogs/0',
      '/api/me/cashreport',
      '/api/sync/syncproductbyitemcode/ST-0001',
    ]) {
      expect((await ask(brand.origin, path, { headers: { site: brand.site } })).status, path).toBe(404);
    }
    const report = await ask(brand.origin, '/reports/orders');
    expect([report.status, report.headers.location]).toEqual([302, '/']);
  }
  const entry = await ask(internalOrigin(), `/_mfe/staff/${staff?.current}/remoteEntry.js`);
  expect(entry.status).toBe(200);
});

test('no public page and no public bundle names anything of the staff', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', `/category/${studio.category}`]) {
    await page.goto(studio.origin + path);
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    expect(await page.content()).not.toMatch(/mfe\/staff|reports\/orders|order\/all\/find/);
  }
  expect(asked.filter((url) => /staff|reports/.test(url))).toEqual([]);
  const client = join(import.meta.dirname, '..', '..', 'dist', 'client');
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js'))
      expect(readFileSync(join(client, file), 'utf8'), file).not.toMatch(/reports\/orders|order\/all\/find/);
  }
});

/** No two links of a menu stand in one another, or so near that they read as one word. */
async function expectApart(menu: Locator, where: string): Promise<void> {
  const boxes = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
  const touching = boxes.filter((one, at) =>
    boxes
      .slice(at + 1)
      .some(
        ({ left, right, top, bottom }) =>
          one.top < bottom && top < one.bottom && one.left < right + 4 && left < one.right + 4,
      ),
  );
  expect(touching, where).toEqual([]);
}

test('in the internal store, staff see their pages beside the categories, without overlap', async ({ page }) => {
  await signIn(page, internalOrigin(), 'gerente@demo.mx');
  const menu = page.getByRole('navigation', { name: 'Categorías' });
  for (const { name, site } of brands())
    for (const width of [390, 1024]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`${internalOrigin()}/?marca=${site}`);
      if (width === 390) await page.getByRole('button', { name: 'Menú' }).click();
      for (const label of ['Mi día', 'Pedidos', 'Cotizaciones', 'Vender'])
        await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
      await expectNoOverflow(page, `${name}, ${width}`);
      await expectApart(menu, `${name}, ${width}`);
    }
  await page.setViewportSize({ width: 390, height: 768 });
  await page.goto(`${internalOrigin()}/`);
  await page.getByRole('button', { name: 'Menú' }).click();
  await menu.getByRole('link', { name: 'Vender', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vender', level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
