import { expect, test } from '@playwright/test';
import { firstProduct } from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';

test.use({ viewport: { width: 1366, height: 900 } });

for (const [at, [name, category]] of [
  ['Studio', 'salas'],
  ['Home', 'salas'],
  ['Kids', 'cunas'],
].entries())
  test(`${name}: a category opens with the price of its first pieces in view, and says once what the date depends on`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    await page.goto(`${brand.origin}/category/${category}`);
    // of the best sellers, where those stand before the list, or of the list
    const pieces = page.getByRole('list', { name: 'Productos' }).getByRole('article');
    const price = page
      .getByRole('region', { name: 'Lo más vendido' })
      .or(pieces)
      .getByText(/^\$[\d,.]+$/)
      .first();
    const box = await price.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    expect((await pieces.first().boundingBox())?.y).toBeLessThanOrEqual(900 - 200);
    await expect(page.getByText(/según tu código postal/)).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(/según tu código postal/)).toHaveCount(1);

    // the question about visits, which comes with the first move, leaves the hero its price
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(`${brand.origin}/`);
    await page.mouse.move(8, 8, { steps: 2 });
    const question = await page.getByRole('region', { name: 'Medición de visitas' }).boundingBox();
    const hero = page.getByRole('region', { name: 'Destacado' });
    const offer = await hero
      .getByText(/^\$[\d,.]+$/)
      .first()
      .boundingBox();
    if (!question || !offer) throw new Error('nothing is asked, or the hero has no price');
    const apart =
      offer.x >= question.x + question.width ||
      offer.y + offer.height <= question.y ||
      offer.x + offer.width <= question.x;
    expect(apart, 'the question lies over the price').toBe(true);
  });

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('Studio: a plan of a product says its sum and «al mes» in one line', async ({ page }) => {
    const { origin } = brands()[0] as BrandUnderTest;
    await page.goto(`${origin}/category/salas`);
    await page.goto(origin + (await firstProduct(page).getAttribute('href')));
    const sums = await page.getByRole('table', { name: 'Planes de pago' }).getByText('al mes').all();
    expect(sums.length).toBeGreaterThan(1);
    for (const sum of sums) {
      const tops = await sum.evaluate((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return [...text.getClientRects()].map(({ top }) => top);
      });
      expect(new Set(tops).size).toBe(1);
    }
  });

  test('Home: a price of seven figures stays whole on the tag of the home page', async ({ page }) => {
    await page.goto(`${brands()[1]?.origin}/`);
    const price = page
      .getByRole('region', { name: 'Destacado' })
      .getByText(/^\$[\d,.]+$/)
      .first();
    const cut = await price.evaluate((element) => {
      element.textContent = '$1,234,567';
      return element.scrollWidth - element.clientWidth;
    });
    expect(cut).toBeLessThanOrEqual(0);
  });
});

test('Home: each plan of a product says its total in two lines, however long the sum is', async ({ page }) => {
  const brand = brands()[1] as BrandUnderTest;
  await page.goto(`${brand.origin}/category/${brand.category}`);
  await page.goto(brand.origin + (await firstProduct(page).getAttribute('href')));
  const totals = page.locator('main li').getByText(/^Total\s\$/);
  await expect(totals).not.toHaveCount(0);
  const heights = await totals.evaluateAll((some) =>
    some.map((one) => {
      const name = one.parentElement?.firstElementChild?.getBoundingClientRect();
      return one.getBoundingClientRect().height / (name?.height ?? 1);
    }),
  );
  for (const lines of heights) expect(lines).toBeGreaterThan(1.8);
});
