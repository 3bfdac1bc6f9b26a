import { expect, type Page, test } from '@playwright/test';
import { giveAddressTo, signIn } from '../support/api';
import { Keyboard } from '../support/keyboard';
import { addToQuotation, fillCard, firstProduct, newGuest, payButton } from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const answerOn = (page: Page) => page.locator('main [data-answer]').filter({ visible: true }).first();
const brandAt = (at: number): BrandUnderTest => {
  const brand = brands()[at];
  if (!brand) throw new Error('no brand');
  return brand;
};

/** Pays the quotation of the present page by card. @returns the order's id */
async function pay(page: Page, brand: BrandUnderTest): Promise<string> {
  const quotation = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await giveAddressTo(page, brand.site, quotation, newGuest(brand).email);
  await page.goto(`${brand.origin}/checkout/paymentmethod/${quotation}`);
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}

for (const [at, name] of walkedIn('Studio'))
  test(`${name}: by keyboard the access is told once, and list, product, quotation, order and desk answer it`, async ({
    page,
  }) => {
    test.slow();
    const brand = brandAt(at);
    const seen = watch(page);
    const keyboard = new Keyboard(page);
    await page.goto(`${brand.origin}/category/${brand.category}`);
    await keyboard.press('link', '¿Cabe por mi acceso?');
    await expect(page.getByRole('dialog', { name: 'Tu acceso' })).toBeVisible();
    await expectAccessible(page, 'the dialog of the access');
    await keyboard.type('Piso', '2');
    await keyboard.type('Puerta de mi casa: Ancho libre, en centímetros', '95');
    await keyboard.send();
    await expect(page.getByText('Cabe por tu acceso').first()).toBeVisible();
    // another visit knows it too
    await page.goto(`${brand.origin}/category/${brand.category}`);
    const filter = page.getByLabel(/^Cabe por mi acceso/).first();
    await keyboard.reach(filter);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/acceso=si/);
    await expect(page.getByText('No cabe por tu acceso')).toHaveCount(0);
    await expectAccessible(page, 'a list that knows the access');

    await page.goto(brand.origin + ((await firstProduct(page).getAttribute('href')) ?? ''));
    await addToQuotation(page);
    await expect(answerOn(page)).toContainText(/pasa por/);
    await expect(answerOn(page)).toContainText(/carga/);
    await expectAccessible(page, 'a quotation with answers');
    const order = await pay(page, brand);
    await expect(page.getByText('Acceso: piso 2, puerta de la casa de 95 × 205 cm.')).toBeVisible();

    await page.goto(`${brand.origin}/checkout/order/${order}`);
    await keyboard.press('link', 'Cambiar mi acceso');
    await expect(page.getByRole('heading', { name: 'El acceso de tu pedido' })).toBeVisible();
    await keyboard.type('Puerta de mi casa: Ancho libre, en centímetros', '31');
    await keyboard.send();
    await expect(page).toHaveURL(`${brand.origin}/checkout/order/${order}`);
    await expect(page.getByText('Acceso: piso 2, puerta de la casa de 31 × 205 cm.')).toBeVisible();
    await expect(page.getByText(/^Cuando pagaste: /).first()).toBeVisible();
    seen.expectQuiet();

    await signIn(page, internalOrigin(), 'vendedor@demo.mx', brand.site);
    await page.goto(`${internalOrigin()}/checkout/order/${order}`);
    await expect(page.getByText(/^Acceso: .*carga/).first()).toBeVisible();
    await expect(page.getByText(/^Al pagar se le dijo: /).first()).toBeVisible();
  });

for (const [at, name] of walkedIn('Kids'))
  test.describe(`${name}, by touch at 390`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test('two figures of a door give an answer on product, list and quotation', async ({ page }) => {
      const brand = brandAt(at);
      const seen = watch(page);
      await page.goto(`${brand.origin}/category/${brand.category}`);
      const href = (await firstProduct(page).getAttribute('href')) ?? '';
      await page.goto(brand.origin + href);
      await addToQuotation(page);
      await page.getByRole('link', { name: '¿Cabe por mi acceso?' }).tap();
      await expect(page.getByRole('heading', { name: 'Tu acceso' })).toBeVisible();
      await expectNoOverflow(page, 'the page of the access');
      await expectAccessible(page, 'the page of the access');
      await page.getByLabel('Puerta de mi casa: Ancho libre, en centímetros').fill('78');
      await page.getByRole('button', { name: 'Ver si cabe' }).tap();
      await expect(page).toHaveURL(/\/quotations\/edit\//);
      await expect(answerOn(page)).toBeVisible();
      await expectNoOverflow(page, 'a quotation with answers');
      await page.goto(brand.origin + href);
      await expect(page.locator('#acceso [data-answer]').first()).toBeAttached();
      await page.goto(`${brand.origin}/category/${brand.category}`);
      await expect(page.getByText(/abe (justo )?por tu acceso|Acceso: falta una medida/).first()).toBeVisible();
      await page.getByRole('link', { name: /^Filtros/ }).tap();
      await page.getByRole('dialog').getByText('Cabe por mi acceso').first().tap();
      await expect(page).toHaveURL(/acceso=si/);
      await expectNoOverflow(page, 'a list that knows the access');
      seen.expectQuiet();
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the access is told on its page, kept, and the filter counts by it', async ({ page }) => {
    const brand = brandAt(1);
    await page.goto(`${brand.origin}/category/${brand.category}`);
    await page.getByRole('link', { name: '¿Cabe por mi acceso?' }).click();
    const width = page.getByLabel('Puerta de mi casa: Ancho libre, en centímetros');
    await width.fill('-5');
    await page.getByRole('button', { name: 'Ver si cabe' }).click();
    await expect(page.getByText('Escribe de 30 a 1000 cm, o déjalo vacío si no sabes')).toBeVisible();
    await expect(width).toHaveValue('-5');
    await page.getByText('Pasillo recto').click();
    await expect(page.getByLabel('Pasillo recto: Ancho, en centímetros')).toBeVisible();
    await width.fill('95');
    await page.getByRole('button', { name: 'Ver si cabe' }).click();
    await expect(page).toHaveURL(`${brand.origin}/category/${brand.category}`);
    await page.getByLabel(/^Cabe por mi acceso/).check();
    await page.getByRole('button', { name: 'Aplicar filtros' }).click();
    await expect(page).toHaveURL(/acceso=si/);
    await expect(page.getByText('No cabe por tu acceso')).toHaveCount(0);
  });
});
