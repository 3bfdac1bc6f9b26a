import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type MailPreviews, photographMails } from './photograph-mails';
import { signIn } from './support/api';
import { deliver } from './support/bought';
import { linkIn } from './support/mailbox';
import { makePhoto } from './support/photo';
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
import { type BrandUnderTest, brands, internalOrigin } from './support/store';

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

type Keep = (name: string) => Promise<unknown>;

/** Saves and compares products from a list. */
async function choose(page: Page, { origin }: BrandUnderTest, keep: Keep): Promise<void> {
  const list = page.url();
  for (const at of [0, 1, 2]) {
    const card = page.getByRole('list', { name: 'Productos' }).getByRole('article').nth(at);
    await card.getByRole('button', { name: /^Guardar: / }).click();
    await card.getByRole('button', { name: /^Comparar: / }).click();
  }
  await page.getByRole('region', { name: 'Productos por comparar' }).getByRole('link').click();
  await page.getByRole('table', { name: 'Comparación de productos' }).waitFor();
  await keep('2-comparison');
  await page.goto(`${origin}/guardados`);
  await page.getByRole('list', { name: 'Guardados' }).waitFor();
  await keep('2-saved');
  await page.goto(list);
}

/** Photographs the products that are bought together. */
async function lookAtSets(page: Page, { origin }: BrandUnderTest, keep: Keep): Promise<void> {
  await page.goto(`${origin}/estancias`);
  await keep('8-rooms');
  await page.getByRole('list', { name: 'Estancias' }).getByRole('link').first().click();
  await page.waitForURL(/\/estancias\/[a-z-]+$/);
  await keep('8-room');
  await page.goto(`${origin}/ofertas`);
  await keep('8-offers');
}

/** Reviews the order of the shown page as its buyer, and opens the page where others read it. */
async function review(page: Page, email: string, keep: Keep): Promise<void> {
  await deliver(new URL(page.url()).pathname.split('/')[3] ?? '', 10);
  await page.goto(await linkIn(email, /^¿Qué te pareci/));
  const title = `Muy cómodo ${Math.random().toString(36).slice(2, 8)}`;
  await page.getByRole('radio', { name: '5 de 5: Muy buena' }).check({ force: true });
  await page.getByLabel(/En pocas palabras/).fill(title);
  await page.getByLabel('Tu opinión').fill('Llegó a tiempo y se ve igual que en las fotos.');
  await page.getByLabel(/^Fotos/).setInputFiles({
    name: 'sala.jpg',
    mimeType: 'image/jpeg',
    buffer: await makePhoto(page),
  });
  await page.getByRole('button', { name: 'Quitar sala.jpg' }).waitFor();
  await keep('9-review');
  await page.getByRole('button', { name: 'Enviar opinión' }).click();
  const product = await page.getByRole('link', { name: /^Ver / }).first().getAttribute('href');
  const { origin } = new URL(page.url());
  const desk = await (await page.context().browser()?.newContext())?.newPage();
  if (!desk) throw new Error('no browser');
  await signIn(desk, internalOrigin(), 'gerente@demo.mx');
  await desk.goto(`${internalOrigin()}/opiniones`);
  const judged = desk.getByRole('article', { name: title });
  await judged.getByRole('button', { name: 'Publicar' }).click();
  await judged.waitFor({ state: 'detached' });
  await desk.context().close();
  await page.goto(`${origin}${product}`);
  await keep('9-reviews');
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
  await choose(page, brand, keep);
  await firstProduct(page).click();
  await page.waitForURL(/[0-9a-f-]{36}$/);
  await keep('3-product');
  await addToQuotation(page);
  await keep('4-quotation');
  const guest = newGuest(brand);
  await identifyAsGuest(page, guest);
  await giveAddress(page);
  await keep('5-data');
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await payButton(page).waitFor();
  await keep('6-payment');
  await fillCard(page);
  await payButton(page).click();
  await page.waitForURL(/COMPRA-CONFIRMADA/);
  await keep('7-order');
  const order = page.url();
  await lookAtSets(page, brand, keep);
  await page.goto(order);
  await review(page, guest.email, keep);
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
    executablePath,
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
