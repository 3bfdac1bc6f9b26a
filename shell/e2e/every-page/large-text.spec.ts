import { expect, type Page, test } from '@playwright/test';
import { makePayable } from '../support/api';
import { type BrandUnderTest, brands } from '../support/store';
import { everyBrand } from '../support/walked-in';
import { expectNoOverflow } from '../support/watch';

// the page's own policy lets in no style of a browser's setting
test.use({ bypassCSP: true });

/**
 * Amounts in the cards of a list that reach beyond their card, onto the next one, and filters that reach beyond theirs;
 * each card's own price is made one of millions.
 */
const tooWide = async (page: Page): Promise<string[]> => [
  ...(await page
    .getByRole('complementary', { name: 'Filtros' })
    .locator('form')
    .evaluateAll((panels) =>
      panels.filter((one) => one.scrollWidth > one.clientWidth).map(({ scrollWidth }) => `filters: ${scrollWidth} px`),
    )),
  ...(await page.getByRole('article').evaluateAll((cards) =>
    cards.flatMap((card) =>
      [...card.querySelectorAll('[aria-hidden] span')]
        .filter((one) => one.textContent?.startsWith('$'))
        .map((one, index) => {
          if (index === 0) one.textContent = '$1,\u200B234,\u200B567.50';
          return one;
        })
        .filter((one) => one.getBoundingClientRect().right > card.getBoundingClientRect().right + 1)
        .map((one) => String(one.textContent)),
    ),
  )),
];

for (const { at, name, width } of everyBrand())
  test(`${name}, ${width} px: with letters twice as large nothing is wider than the window, and no price than its card`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.setViewportSize({ width, height: 844 });
    const id = await makePayable(page, brand);
    for (const address of [
      '/',
      `/category/${brand.category}`,
      `/search?q=${brand.term}`,
      '/preguntas-frecuentes',
      `/quotations/edit/${id}`,
      `/checkout/client/${id}`,
      `/checkout/paymentmethod/${id}`,
    ]) {
      await page.goto(brand.origin + address);
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await expect(page.getByRole('banner')).toBeVisible();
      await expectNoOverflow(page, address);
      expect(await tooWide(page), address).toEqual([]);
    }
  });
