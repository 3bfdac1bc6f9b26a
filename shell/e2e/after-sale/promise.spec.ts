import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin, mailsTo } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectHydrated, expectNoOverflow, watch } from '../support/watch';

/** Buys as a guest, and fetches the promise from the order's page. @returns its text */
async function promised(page: Page, brand: BrandUnderTest, email: string): Promise<string> {
  const id = await bought(page, brand, email);
  await page.goto(`${brand.origin}/checkout/order/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Lo que te prometimos' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^promesa-\d{6}\.json$/);
  return readFile(await file.path(), 'utf8');
}
const cheaper = (text: string): string => text.replace(/"totalCentavos": (\d)/, '"totalCentavos": 1$1');
const genuine = (page: Page) => page.getByText('Es auténtica: nadie le cambió nada');
const field = (page: Page) => page.getByRole('textbox', { name: /exto/ });

for (const [at, name] of walkedIn('Studio'))
  test(`${name}: an order's promise comes by mail, and its page verifies it by keyboard and without script`, async ({
    page,
    browser,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    const guest = newGuest(brand);
    const text = await promised(page, brand, guest.email);
    await expect
      .poll(async () => (await mailsTo(guest.email)).flatMap(({ attachments }) => attachments))
      .toContainEqual(expect.objectContaining({ filename: expect.stringMatching(/^promesa-\d{6}\.json$/) }));

    await page.getByRole('link', { name: 'Comprobar el archivo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Comprueba lo que te prometimos' })).toBeVisible();
    await expectHydrated(page.getByRole('heading', { level: 1 }));
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
    await page.getByLabel('El archivo que llegó a tu correo').setInputFiles({
      name: 'promesa.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await expect(genuine(page)).toBeVisible();
    await expect(page.getByText(`La firmó ${brand.name}`)).toBeVisible();
    await expect(page.getByText(/^Total: \$/)).toBeVisible();
    await expectAccessible(page, 'a genuine promise');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page, 'a genuine promise');
    const keyboard = new Keyboard(page);
    await field(page).fill(cheaper(text));
    await keyboard.press('button', 'Comprobar');
    await expect(page.getByText('alguien le cambió algo')).toBeVisible();
    await page.getByLabel('El archivo que llegó a tu correo').setInputFiles({
      name: 'promesa.json',
      mimeType: 'application/json',
      buffer: Buffer.alloc(5_000_000, 'x'),
    });
    await expect(page.getByText('El archivo es demasiado grande')).toBeVisible();
    expect(sent.filter((url) => url.includes('/promesa'))).toEqual([]);
    seen.expectQuiet();

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`${brand.origin}/promesa`);
    const answers: readonly (readonly [string, string | RegExp])[] = [
      ['', 'Elige el archivo o pega su texto.'],
      [text.slice(0, 200), 'El archivo está incompleto'],
      ['{"hola": 1}', 'Este archivo no es una promesa de la tienda'],
      [cheaper(text), 'alguien le cambió algo'],
      [text.replace(/"llave": "\w{4}/, '"llave": "0000'), 'lo firmó otra tienda'],
      [text, 'Es auténtica: nadie le cambió nada'],
    ];
    for (const [given, answer] of answers) {
      await field(plain).fill(given);
      await plain.getByRole('button', { name: 'Comprobar' }).click();
      await expect(plain.getByText(answer)).toBeVisible();
    }
    await expect(plain.getByText(/^Total: \$/)).toBeVisible();
    await plain.context().close();

    await signIn(page, internalOrigin(), 'vendedor@demo.mx', brand.site);
    await page.goto(`${internalOrigin()}/promesas?marca=${brand.site}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Promesas' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'En su día' })).toBeVisible();
    await expectAccessible(page, 'promises at the desk');
    await expectNoOverflow(page, 'promises at the desk');
  });
