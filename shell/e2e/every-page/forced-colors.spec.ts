import { expect, test } from '@playwright/test';
import { makePayable } from '../support/api';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';

const rooms = ['sala-coyoacan', 'sala-de-lectura', 'cuarto-de-bebe'];

for (const [at, name] of walkedIn('Studio'))
  test(`${name}: with forced colors, swatches and buttons keep an edge, and breadcrumbs are big enough to tap`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${brand.origin}/estancias/${rooms[at]}`);
    // its own edge, or that of its content
    const edge = (one: Element) =>
      Math.max(
        ...[one, ...one.querySelectorAll('*')].map((part) => {
          const { borderTopStyle, borderTopWidth } = getComputedStyle(part);
          return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
        }),
      );
    const swatches = await page
      .getByRole('list', { name: /^Colores de/ })
      .getByRole('link')
      .all();
    expect(swatches.length).toBeGreaterThan(1);
    for (const swatch of swatches) expect(await swatch.evaluate(edge)).toBeGreaterThan(0);
    const add = page.locator('main').getByRole('button', { name: /^Agregar la estancia/ });
    expect(await add.evaluate(edge)).toBeGreaterThan(0);
    for (const crumb of await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link').all())
      expect((await crumb.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
  });

for (const [at, name] of walkedIn('Kids'))
  test(`${name}: with forced colors, each way to pay has an edge, the chosen one looks chosen, and the step of the purchase is marked`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`${brand.origin}/checkout/paymentmethod/${await makePayable(page, brand)}`);
    const now = page.getByRole('navigation', { name: 'Pasos de la compra' }).getByText('Pago');
    await expect(now).toHaveCSS('border-bottom-style', 'solid');
    const card = page.locator('fieldset div:has(> label > [type=radio])').last();
    await expect(card).toHaveCSS(brand.site === 'actual-kids' ? 'outline-style' : 'border-top-style', 'solid');
    const middle = async (words: RegExp) => {
      const box = await page.getByRole('radio', { name: words }).boundingBox();
      if (!box) throw new Error('nothing to choose');
      return page.screenshot({
        fullPage: true,
        clip: { x: box.x + box.width / 2 - 3, y: box.y + box.height / 2 - 3, width: 6, height: 6 },
      });
    };
    expect((await middle(/Tarjeta de crédito/)).equals(await middle(/Tarjeta de débito/))).toBe(false);
  });
