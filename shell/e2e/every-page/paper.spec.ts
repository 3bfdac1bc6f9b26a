import { expect, type Page, test } from '@playwright/test';
import { makePayable } from '../support/api';
import { fillCard, firstProduct, payButton } from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { wakeAll } from '../support/watch';

/** Nothing on paper that only a screen can do; a heading that opens its content prints its words. */
async function expectPaper(page: Page, where: string): Promise<void> {
  await wakeAll(page);
  await page.emulateMedia({ media: 'print' });
  const pressed = page.locator(':is(button, input, select, textarea):not(:is(h2, h3) *):visible');
  const printed = () => pressed.evaluateAll((some) => some.map((one) => one.outerHTML.slice(0, 120)));
  await expect.poll(printed, where).toEqual([]);
}

/** On paper it is in a box that goes to the next sheet whole. */
function staysWhole(part: Element): boolean {
  for (let box: Element | null = part; box && box.tagName !== 'MAIN'; box = box.parentElement)
    if (getComputedStyle(box).breakInside === 'avoid') return true;
  return false;
}

for (const [at, name] of walkedIn('Kids'))
  test(`${name}: product, quotation and order print without anything to press, and what was folded is read`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.goto(`${brand.origin}/category/${brand.category}`);
    await page.goto(brand.origin + (await firstProduct(page).getAttribute('href')));
    await expectPaper(page, 'product');
    await expect(page.getByRole('link', { name: 'Verla en mi cuarto' })).toBeHidden();
    await expect(page.getByText(/^El envío es gratis/)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const id = await makePayable(page, brand);
    await page.goto(`${brand.origin}/quotations/edit/${id}`);
    await expectPaper(page, 'quotation');
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${brand.origin}/checkout/paymentmethod/${id}`);
    await fillCard(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
    await expectPaper(page, 'order');
    // the end of a sheet cuts none of them in two
    for (const words of ['Seguimiento', 'Entrega', 'Resumen']) {
      const heading = page.locator('main').getByRole('heading', { name: words, exact: true });
      expect(await heading.evaluate(staysWhole), words).toBe(true);
    }
    expect(await page.locator('main li img').first().evaluate(staysWhole)).toBe(true);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  });

for (const [at, name] of walkedIn('Home'))
  test(`${name}: a quotation printed before the page is alive says pieces and day of its lines`, async ({
    page,
    browser,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    const id = await makePayable(page, brand);
    const early = await browser.newContext({
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    const sheet = await early.newPage();
    await sheet.goto(`${brand.origin}/quotations/edit/${id}`);
    const line = sheet.getByText(/^1 pieza\. Llega antes del \d/);
    await expect(line).toBeHidden();
    await sheet.emulateMedia({ media: 'print' });
    await expect(line).toBeVisible();
    await early.close();
  });
