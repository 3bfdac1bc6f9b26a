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
  test(`${name}: a shopper who presses before each page is alive still buys`, async ({ page }) => {
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

    const choices = page.url();
    const form = (submitText: string) =>
      page.locator('form').filter({ has: page.getByText(submitText, { exact: true }) });
    const first = form('Registrarme y continuar').getByLabel('Nombre', { exact: true });
    await early(page, choices, async () => {
      await page.getByRole('radio', { name: 'Registrarme' }).check();
      await first.pressSequentially(guest.firstName.slice(0, 3));
    });
    // whoever types on while the page comes alive loses neither letters nor the field
    for (const letter of guest.firstName.slice(3)) {
      await page.keyboard.press(letter);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(page.getByRole('radio', { name: 'Registrarme' })).toBeChecked();
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await expect(first).toBeFocused();
    await expect(first).toHaveValue(guest.firstName);

    const asGuest = form('Continuar');
    await early(page, choices, () => page.getByRole('radio', { name: /invitado/i }).check());
    await expect(asGuest.getByLabel('Nombre', { exact: true })).toHaveValue(guest.firstName);
    await asGuest.getByLabel('Apellidos').fill('Robles Ortega');
    await asGuest.getByLabel('Correo').fill(guest.email);
    await asGuest.getByLabel('Celular').fill('998 123 4567');
    await asGuest.getByRole('button', { name: 'Continuar', exact: true }).click();
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
