import { expect, type Page, test } from '@playwright/test';
import {
  addToQuotation,
  fillCard,
  firstProduct,
  type Guest,
  giveAddress,
  identifyAsGuest,
  newGuest,
  payButton,
} from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectNoOverflow, watch } from '../support/watch';

/** The whole purchase of a guest, by card. */
async function buy(page: Page, brand: BrandUnderTest, identify = identifyAsGuest): Promise<void> {
  await page.goto(`${brand.origin}/category/${brand.category}`);
  await firstProduct(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await addToQuotation(page);
  await identify(page, newGuest(brand));
  await giveAddress(page);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(payButton(page)).toBeVisible();
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/checkout\/order\/[0-9a-f-]+\/COMPRA-CONFIRMADA/);
}

/** As browsers do that were told to keep nothing: asking for a storage is an error. */
const blockStorage = (): void => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
};

/** Writes into a field without an event, as browsers and password managers do before a page listens. */
async function fillSilently(page: Page, values: Record<string, string>): Promise<void> {
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) {
      const field = document.querySelector<HTMLInputElement>(`main input[name="${name}"]`);
      if (field) field.value = value;
    }
  }, values);
}

for (const [at, name] of walkedIn('Studio'))
  test(`${name}: a shopper whose browser keeps nothing buys`, async ({ page }) => {
    test.slow();
    const seen = watch(page);
    await page.addInitScript(blockStorage);
    await buy(page, brands()[at] as BrandUnderTest);
    seen.expectQuiet();
  });

for (const [at, name] of walkedIn('Home'))
  test(`${name}: a shopper whose browser fills the form in before it is alive buys`, async ({ page }) => {
    test.slow();
    const seen = watch(page);
    await buy(page, brands()[at] as BrandUnderTest, fillInByItself);
    seen.expectQuiet();
  });

for (const [at, name] of walkedIn('Kids'))
  test(`${name}: a shopper who enlarges the page to 400 % buys`, async ({ page }) => {
    test.slow();
    // the rest of 1,280 by 1,024 pixels
    await page.setViewportSize({ width: 320, height: 256 });
    const seen = watch(page);
    await buy(page, brands()[at] as BrandUnderTest);
    await expectNoOverflow(page, 'order');
    seen.expectQuiet();
  });

/** The guest's form, filled in by the browser while the page's code is on its way. */
async function fillInByItself(page: Page, { email, firstName }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/register/);
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const code = '**/assets/shell-*.js';
  await page.route(code, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  await fillSilently(page, {
    FirstName: firstName,
    LastName: 'Robles Ortega',
    E_Mail: email,
    _E_Mail: email,
    Cellular: '998 123 4567',
  });
  arrive();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/client\//);
  await page.unroute(code);
}
