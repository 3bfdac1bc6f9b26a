import { expect, type Page, test } from '@playwright/test';
import { call } from '../support/api';
import {
  addToQuotation,
  fillCard,
  firstProduct,
  giveAddress,
  identifyAsGuest,
  newGuest,
  payButton,
} from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { translatePages, untranslated } from '../support/translator';
import { walkedIn } from '../support/walked-in';
import { watch } from '../support/watch';

interface Bought {
  total: number;
  totalPg1: number;
  totalPg4: number;
  totalProducts: number;
}

/** Pesos as the pages write them. */
const written = (pesos: number): string =>
  `$${pesos.toLocaleString('en-US', { minimumFractionDigits: pesos % 1 ? 2 : 0, maximumFractionDigits: 2 })}`;

const mainText = async (page: Page): Promise<string> => untranslated(await page.locator('main').textContent());

for (const [at, name] of walkedIn('Studio'))
  test(`${name}: translated by the browser, the store sells and shows what it charges`, async ({ page }) => {
    test.slow();
    const brand = brands()[at] as BrandUnderTest;
    const seen = watch(page);
    await translatePages(page);

    await page.goto(brand.origin);
    await expect(page.locator('font').first()).toBeVisible();
    await page.goto(`${brand.origin}/search?term=${brand.term}`);
    await expect(firstProduct(page)).toBeVisible();

    await page.goto(`${brand.origin}/category/${brand.category}`);
    await firstProduct(page).click();
    await expect(page).toHaveURL(/\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
    await addToQuotation(page);

    const id = /edit\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';
    const read = () => call<Bought>(page, brand.site, 'POST', `/quotation/findbyid/${id}`);
    const one = await read();
    await expect.poll(() => mainText(page)).toContain(written(one.totalPg1));
    // the text of one piece must not stay where two are charged
    await page.getByRole('button', { name: 'Agregar una pieza' }).first().click();
    await expect.poll(async () => (await read()).totalProducts).toBe(2);
    const two = await read();
    await expect.poll(() => mainText(page)).toContain(written(two.totalPg1));
    await expect.poll(() => mainText(page)).not.toContain(`Un solo pago${written(one.totalPg1)}`);

    await identifyAsGuest(page, newGuest(brand));
    await giveAddress(page);
    await expect.poll(() => mainText(page)).toContain(written(two.totalPg1));
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
    await expect(payButton(page)).toContainText(written(two.totalPg1));
    await fillCard(page);
    await payButton(page).click();

    await expect(page).toHaveURL(/\/checkout\/order\/[0-9a-f-]+\/COMPRA-CONFIRMADA/);
    const order = /order\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
    const { total } = await call<{ total: number }>(page, brand.site, 'POST', `/order/findbyid/${order}`);
    expect(total).toBe(two.totalPg1);
    await expect.poll(() => mainText(page)).toContain(written(total));
    seen.expectQuiet();
  });
