import { expect, type Locator, type Page, test } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { fillCard, firstProduct, giveZipcode, newGuest, payButton } from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { watch } from '../support/watch';

/** Opens an address and does something there before the page's code has come. */
async function early(page: Page, url: string, work: () => Promise<void>, code?: string): Promise<void> {
  const arrive = await holdBack(page, code);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await work();
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
  arrive();
}
const pressed = (button: Locator) => () => button.click();

for (const [at, name] of walkedIn('Home'))
  test(`${name}: who presses before each page is alive buys`, async ({ page }) => {
    test.slow();
    const brand = brands()[at] as BrandUnderTest;
    const guest = newGuest(brand);
    const seen = watch(page);
    const button = (label: string | RegExp) => page.getByRole('button', { name: label });
    const dialog = page.getByRole('dialog');

    // a link leads on by itself
    await early(page, `${brand.origin}/category/${brand.category}`, pressed(firstProduct(page)));
    await expect(page).toHaveURL(/\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
    const product = page.url();
    await early(page, product, pressed(button('Ingresar código postal')));
    await expect(dialog).toBeVisible();
    await giveZipcode(page, '77500');
    await early(page, product, pressed(button(/^Agregar (a|al) /).first()));
    const added = page.getByRole('dialog', { name: /^Agregado a tu (cotización|carrito)$/ });
    await added.getByRole('button').last().click();
    await expect(page).toHaveURL(/\/quotations\/edit\//);

    const quotation = page.url();
    await early(page, quotation, pressed(button('Agregar una pieza').first()));
    await expect(
      page
        .getByLabel(/^Piezas/)
        .locator('input')
        .first(),
    ).toHaveValue('2');
    // the stock is looked at first, which the button says; a forced click does not wait for that
    const goOn = page.getByRole('button', { name: 'Continuar', exact: true });
    await early(page, quotation, () => goOn.click({ force: true }));
    await expect(page).toHaveURL(/\/register/);

    await early(page, page.url(), () => page.getByRole('radio', { name: /invitado/i }).check());
    await page
      .getByLabel(/^Nombre/)
      .first()
      .fill(guest.firstName);
    await page
      .getByLabel(/^Apellido/)
      .first()
      .fill('Robles Ortega');
    await page
      .getByLabel(/email|correo/i)
      .first()
      .fill(guest.email);
    await page
      .getByLabel(/celular|móvil/i)
      .first()
      .fill('998 123 4567');
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await expect(page).toHaveURL(/\/checkout\/client\//);

    const data = page.url();
    await early(page, data, pressed(button('Agregar dirección de envío')));
    await dialog.getByLabel('Calle', { exact: true }).fill('Av. Nader');
    await dialog.getByLabel('Número exterior').fill('28');
    await dialog.getByLabel('Colonia').fill('Cancún Centro');
    await dialog.getByLabel('Referencias').fill('Portón negro');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await early(page, data, pressed(button('Continuar al pago')));
    await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);

    // where cards are typed, nothing is sent before the page can show the price
    await early(page, page.url(), () => expect(payButton(page)).toBeDisabled(), '**/assets/payment-*.js');
    await fillCard(page);
    await payButton(page).click();
    await expect(page).toHaveURL(/\/checkout\/order\/[0-9a-f-]+\/COMPRA-CONFIRMADA/);
    seen.expectQuiet();
  });
