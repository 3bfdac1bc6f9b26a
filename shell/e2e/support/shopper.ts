import { expect, type Locator, type Page } from '@playwright/test';
import { makePayable } from './api';
import type { BrandUnderTest } from './store';

/** The link of a listing's first card of which more than a few are left: other journeys buy here too. */
export const firstProduct = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Productos' })
    .getByRole('article')
    .filter({ hasNotText: /Última|Agotado/ })
    .getByRole('heading')
    .getByRole('link')
    .first();

/** Looks at the page as it is, with its dialog open. */
export type Look = (where: string) => Promise<void>;
const noLook: Look = async () => {};

/** Opens the postal code dialog from the page and answers it. */
export async function giveZipcode(page: Page, cp: string, look: Look = noLook): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await look('postal code dialog');
  await dialog.getByLabel('Código postal').fill(cp);
  await dialog.getByRole('button', { name: 'Ver fechas de entrega' }).click();
  await expect(dialog).toBeHidden();
}

/** From a product's page into a quotation with one line; ends on the quotation page. */
export async function addToQuotation(page: Page, look: Look = noLook, cp = '77500'): Promise<void> {
  // a press before the page is alive is kept: once is enough
  await page.getByRole('button', { name: 'Ingresar código postal' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await giveZipcode(page, cp, look);
  await expect(page.getByText(/Llega antes del/).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Agregar (a|al) / })
    .first()
    .click();
  const added = page.getByRole('dialog', { name: /^Agregado a tu (cotización|carrito)$/ });
  await expect(added).toBeVisible();
  await look('added-to-cart dialog');
  await added.getByRole('button').last().click();
  await expect(page).toHaveURL(/\/quotations\/edit\//);
  // the address changes before the page does, and both have a button for one piece more
  await expect(page.getByRole('heading', { level: 1, name: /^Tu (cotización|carrito)/ })).toBeVisible();
}

export interface Guest {
  email: string;
  firstName: string;
}
/** A guest nobody else uses. */
export const newGuest = (brand: BrandUnderTest): Guest => ({
  firstName: 'Mariana',
  email: `mariana.${brand.site}.${Math.random().toString(36).slice(2, 10)}@correo.mx`,
});

/** Continues as a guest: from the quotation to the address dialog, filled. Ends on the data page with its address. */
export async function identifyAsGuest(page: Page, guest: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/register/);
  await page.getByRole('radio', { name: /invitado/i }).check();
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
}

/** Registers on the way from the quotation; answers the email. Ends on the data page. */
export async function identifyAsClient(
  page: Page,
  { email, firstName }: Guest,
  password = 'hamaca-azul-7',
): Promise<string> {
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/register/);
  await page.getByRole('radio', { name: 'Registrarme' }).check();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Registrarme y continuar' }) });
  await form.getByLabel('Nombre', { exact: true }).fill(firstName);
  await form.getByLabel('Apellidos').fill('Robles Ortega');
  await form.getByLabel('Correo').fill(email);
  await form.getByLabel('Celular').fill('998 123 4567');
  await form.getByRole('textbox', { name: 'Contraseña', exact: true }).fill(password);
  await form.getByLabel('Confirma tu contraseña').fill(password);
  await form.getByRole('button', { name: 'Registrarme y continuar' }).click();
  await expect(page).toHaveURL(/\/checkout\/client\//);
  return email;
}

/** Signs somebody of the demo in by the panel of the header. */
export async function signInByPanel(page: Page, email: string, look: Look = noLook): Promise<void> {
  await page
    .getByRole('button', { name: /cuenta|entrar/i })
    .first()
    .click();
  const panel = page.locator('form').filter({ has: page.getByLabel('Contraseña') });
  // until its code is there the button looks pressed, which is no look of the panel
  await expect(panel).toBeVisible();
  await look('sign-in panel');
  await panel.getByLabel(/email|correo/i).fill(email);
  await panel.getByLabel('Contraseña').first().fill('Muebles-2026');
  await panel.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('button', { name: /tu cuenta/i })).toBeVisible();
}

/** Saves the first address of a client, which the quotation then goes to. */
export async function giveContact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Calle', { exact: true }).fill('Av. Nader');
  await dialog.getByLabel('Número exterior').fill('28');
  await dialog.getByLabel('Número interior').fill('S/N');
  await dialog.getByLabel('Colonia').fill('Cancún Centro');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

export async function giveAddress(page: Page, look: Look = noLook): Promise<void> {
  await page.getByRole('button', { name: 'Agregar dirección de envío' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dirección de envío' });
  await expect(dialog).toBeVisible();
  await look('address dialog');
  await dialog.getByLabel('Calle', { exact: true }).fill('Av. Nader');
  await dialog.getByLabel('Número exterior').fill('28');
  await dialog.getByLabel('Colonia').fill('Cancún Centro');
  await dialog.getByLabel('Referencias').fill('Portón negro');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

/** From a brand's first product to its quotation. */
export async function toQuotation(page: Page, brand: BrandUnderTest): Promise<void> {
  await page.goto(`${brand.origin}/category/${brand.category}`);
  const href = (await firstProduct(page).getAttribute('href')) ?? '';
  await page.goto(brand.origin + href);
  await addToQuotation(page);
}

/** A guest with one product, in front of the ways to pay. */
export async function toPayment(page: Page, brand: BrandUnderTest, email?: string): Promise<void> {
  await page.goto(`${brand.origin}/checkout/paymentmethod/${await makePayable(page, brand, email)}`);
}

/** Fills the card form; the cardholder's name decides the sandbox's answer. */
export async function fillCard(
  page: Page,
  cardholder = 'APRO MARIANA ROBLES',
  number = '5474925432670366',
): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill(number);
  await page.getByLabel('Nombre como aparece en la tarjeta').fill(cardholder);
  await page.getByLabel('Vencimiento').fill('11/30');
  await page.getByLabel('Código de seguridad').fill('123');
  await page.getByLabel(/términos y condiciones/).check();
}

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pagar .*\$/ });
