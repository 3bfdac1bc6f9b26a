import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type MailPreviews, photographMails } from './photograph-mails';
import { sheet } from './support/sheet';
import {
  addToQuotation,
  fillCard,
  firstProduct,
  giveAddress,
  identifyAsGuest,
  newGuest,
  payButton,
} from './support/shopper';
import { type BrandUnderTest, brands } from './support/store';

const devices = [
  { device: 'phone', width: 390, height: 844, column: 260 },
  { device: 'desktop', width: 1440, height: 900, column: 560 },
] as const;
async function shoot(page: Page, file: string): Promise<string> {
  await page.waitForLoadState('networkidle');
  // lazy pictures come when they are near
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      window.scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForTimeout(300);
  await page.screenshot({ path: file, fullPage: true });
  return file;
}

/** The pages of the main job, photographed on the way. */
async function walk(
  browser: Browser,
  brand: BrandUnderTest,
  device: (typeof devices)[number],
  folder: string,
): Promise<string[]> {
  const page = await browser.newPage({
    viewport: { width: device.width, height: device.height },
    locale: 'es-MX',
    reducedMotion: 'reduce',
  });
  const shots: string[] = [];
  const keep = async (name: string) =>
    shots.push(await shoot(page, join(folder, `${brand.site}-${device.device}-${name}.png`)));
  await page.goto(brand.origin);
  await keep('1-home');
  await page.goto(`${brand.origin}/category/${brand.category}`);
  await keep('2-category');
  const list = page.url();
  for (const at of [0, 1, 2])
    await page
      .getByRole('button', { name: /^Comparar: / })
      .nth(at)
      .click();
  await page.getByRole('region', { name: 'Productos por comparar' }).getByRole('link').click();
  await page.getByRole('table', { name: 'Comparación de productos' }).waitFor();
  await keep('2-comparison');
  await page.goto(list);
  await firstProduct(page).click();
  await page.waitForURL(/[0-9a-f-]{36}$/);
  await keep('3-product');
  await addToQuotation(page);
  await keep('4-quotation');
  await identifyAsGuest(page, newGuest(brand));
  await giveAddress(page);
  await keep('5-data');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await payButton(page).waitFor();
  await keep('6-payment');
  await fillCard(page);
  await payButton(page).click();
  await page.waitForURL(/COMPRA-CONFIRMADA/);
  await keep('7-order');
  await page.close();
  return shots;
}

/**
 * Photographs the main job of each brand at phone and desktop width, one PNG a page, and lays them on one sheet per brand
 * and width; then every mail. The store's addresses come from the environment, as the journeys have them.
 */
export async function photograph(
  folder: string,
  previews: MailPreviews,
  report: (sheet: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const brand of brands()) {
    for (const device of devices) {
      const file = join(folder, `${brand.site}-${device.device}.png`);
      await sheet(await walk(browser, brand, device, folder), device.column, file);
      report(file);
    }
  }
  for (const file of await photographMails(browser, folder, previews)) report(file);
  await browser.close();
}
