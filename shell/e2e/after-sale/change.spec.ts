import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { call, signIn } from '../support/api';
import { orderOf } from '../support/books';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { fillCard, newGuest, payButton } from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin, subjectsTo } from '../support/store';
import { whole } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What is bought instead in each brand: something dearer, whose difference a card pays, or cheaper, with money back. */
const journeys = [
  { name: 'Studio', dearer: true, width: 390 },
  { name: 'Home', dearer: false, width: 1366 },
  ...(whole ? [{ name: 'Kids', dearer: true, width: 1366 } as const] : []),
] as const;

interface Card {
  url: string;
  DiscountPrice: number;
  Available: number;
}

/** Staff take the request to its end: its value waits for what its buyer takes instead. */
async function staffExchange(page: Page, title: string): Promise<void> {
  const keyboard = new Keyboard(page);
  await keyboard.press('link', title);
  const decide = async (step: string, state: string, note = ''): Promise<void> => {
    await page.getByRole('radio', { name: step }).check();
    if (note) await keyboard.type('Motivo', note);
    await keyboard.press('button', step);
    await expect(page.locator('h1 + span')).toHaveText(state);
  };
  await decide('Aceptar', 'Aceptada');
  await decide('Llegó al almacén', 'Piezas en el almacén');
  await decide('Piezas revisadas', 'Piezas revisadas');
  await page.getByRole('radio', { name: 'Resolver' }).check();
  await expect(page.getByLabel('Solución')).toHaveValue('exchange');
  await decide('Resolver', 'Resuelta', 'Completa y sin uso');
  await expect(page.getByText('Valor para su cambio')).toBeVisible();
  await expectAccessible(page, 'decided request at the desk');
}

/** Without script the button leads to the quotation too. */
async function withoutScript(browser: Browser, storageState: StorageState, requests: string): Promise<void> {
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  await plain.goto(requests);
  await plain.getByRole('button', { name: 'Elegir mi cambio' }).click();
  await expect(plain.getByText(/^Tienes \$.* para tu cambio$/)).toBeVisible();
  await expect(plain).toHaveURL(/\/quotations\/edit\//);
  await plain.context().close();
}

/** The address of a product that costs more or less than an amount. */
async function instead(page: Page, brand: BrandUnderTest, total: number, dearer: boolean): Promise<string> {
  const { products } = await call<{ products: Card[] }>(page, brand.site, 'POST', '/product/searchbyfilters/', {
    items: 60,
    sortOption: { key: 'DiscountPrice', direction: dearer ? 'DESC' : 'ASC' },
  });
  const found = products.find(
    ({ Available, DiscountPrice }) => Available > 3 && (dearer ? DiscountPrice > total : DiscountPrice < total),
  );
  if (!found) throw new Error(`nothing costs ${dearer ? 'more' : 'less'} than ${total}`);
  return found.url;
}

for (const [at, { name, dearer, width }] of journeys.entries())
  test(`${name}: a guest changes a piece for a ${dearer ? 'dearer one and pays the difference' : 'cheaper one and gets the rest back'}, by keyboard`, async ({
    page,
    browser,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width, height: 844 });
    const keyboard = new Keyboard(page);
    const guest = newGuest(brand);
    const id = await bought(page, brand, guest.email, 0);
    const { total } = await orderOf(page, brand, id);
    const requests = `${brand.origin}/checkout/order/${id}/solicitudes`;
    await page.goto(`${requests}?tipo=cambio`);
    await keyboard.choose('¿Por qué?', 'Quiero otro producto');
    await keyboard.type('¿Por cuál lo cambias?', 'Por otro que vi en la tienda.');
    await keyboard.press('button', 'Enviar solicitud');
    const heading = page.getByRole('heading', { name: /^Cambio \d{6}$/ });
    const title = (await heading.textContent()) ?? '';

    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, internalOrigin(), 'gerente@demo.mx', brand.site);
    await desk.goto(`${internalOrigin()}/solicitudes?marca=${brand.site}`);
    await staffExchange(desk, title);
    await desk.context().close();

    await page.goto(requests);
    await expect(page.getByText(/^Tienes \$.* para tu cambio$/)).toBeVisible();
    await expectAccessible(page, 'value of a change');
    await expectNoOverflow(page, 'value of a change');
    await withoutScript(browser, await page.context().storageState(), requests);
    await keyboard.press('button', 'Elegir mi cambio');
    await expect(page).toHaveURL(/\/quotations\/edit\//);
    await expect(page.getByText(/para tu cambio$/)).toBeVisible();
    const quotation = page.url();
    await page.goto(brand.origin + (await instead(page, brand, total, dearer)));
    await page
      .getByRole('button', { name: /^Agregar (a|al) / })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: /^Agregado a tu/ })).toBeVisible();
    await page.goto(quotation.replace('/quotations/edit/', '/checkout/paymentmethod/'));
    await page.getByRole('radio', { name: /Valor de lo devuelto/ }).check();
    await page.getByLabel(/términos y condiciones/).check();
    await expectAccessible(page, 'paying with the value of a change');
    await keyboard.press('button', /^Usar/);
    if (dearer) {
      await expect(page.getByText('Falta por pagar')).toBeVisible();
      await expectNoOverflow(page, 'paying the difference');
      await fillCard(page);
      await payButton(page).click();
    }
    await expect(page).toHaveURL(/\/checkout\/order\//);
    await expect(page.getByText('Valor de lo devuelto').first()).toBeVisible();
    await page.goto(requests);
    await expect(page.getByText(/en tu pedido \d{6}\./)).toBeVisible();
    if (!dearer) {
      await expect(page.getByText(/^Te devolvemos \$/)).toBeVisible();
      await expect
        .poll(() => subjectsTo(guest.email), { timeout: 30_000 })
        .toContainEqual(expect.stringMatching(/devol/i));
    }
    seen.expectQuiet();
  });
