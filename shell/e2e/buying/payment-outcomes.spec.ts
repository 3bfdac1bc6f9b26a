import { expect, type Page, test } from '@playwright/test';
import { makeQuotation, signIn } from '../support/api';
import { fillCard, payButton, toPayment } from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin } from '../support/store';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const brand = (at: number): BrandUnderTest => {
  const found = brands()[at];
  if (!found) throw new Error('no brand');
  return found;
};
const question = (page: Page) => page.getByRole('dialog', { name: 'Tu banco quiere confirmar la compra' });
const bankPage = (page: Page) => question(page).frameLocator('iframe');

test('3-D Secure: the bank asks, the cardholder accepts, and the order is paid', async ({ page }) => {
  const seen = watch(page);
  await toPayment(page, brand(0));
  await fillCard(page, 'APRO MARIANA ROBLES', '5483928164574623');
  await payButton(page).click();
  await expect(question(page)).toBeVisible();
  await expect(page.getByLabel('Número de tarjeta')).toHaveCount(0);
  await expectAccessible(page, 'bank question');
  await bankPage(page).getByRole('button', { name: 'Autorizar compra' }).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  await expect(page.getByText('Compra confirmada')).toBeVisible();
  seen.expectQuiet();
});

test('3-D Secure: a card refused after the question says why, and the shopper can pay again', async ({ page }) => {
  const seen = watch(page);
  await toPayment(page, brand(1));
  await fillCard(page, 'APRO MARIANA ROBLES', '5361956806117557');
  await payButton(page).click();
  await expect(question(page)).toBeVisible();
  await bankPage(page).getByRole('button', { name: 'Autorizar compra' }).click();
  await expect(page.getByText('Tu banco no confirmó la compra.')).toBeVisible();
  await expect(page.getByText(/Te quedan 2 intentos/)).toBeVisible();
  await expectAccessible(page, 'refused by the bank');
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  seen.expectQuiet();
});

/** A client's first address. */
async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Agregar dirección', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Dirección de envío' });
  await dialog.getByLabel('Calle', { exact: true }).fill('Av. Nader');
  await dialog.getByLabel('Número exterior').fill('28');
  await dialog.getByLabel('Número interior').fill('S/N');
  await dialog.getByLabel('Colonia').fill('Cancún Centro');
  await dialog.getByLabel('Referencias').fill('Portón negro');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
}

/** The demo's client, with one product and the first saved address, in front of the ways to pay. */
async function clientToPayment(page: Page, of: BrandUnderTest): Promise<void> {
  await signIn(page, of.origin, 'clienta@demo.mx', of.site);
  const { id } = await makeQuotation(page, of);
  await page.goto(`${of.origin}/quotations/edit/${id}`);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/client\//);
  // the quotation, which has choices of its own, stays until this page is there
  await expect(page.getByRole('heading', { level: 1, name: 'Tus datos' })).toBeVisible();
  const saved = page.getByRole('radio').first();
  const add = page.getByRole('button', { name: 'Agregar dirección', exact: true });
  await expect(add.or(saved).first()).toBeVisible();
  if (await saved.isVisible()) await saved.check();
  else await addAddress(page);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
}

test('e-wallet and card: a part by each makes one order', async ({ page }) => {
  const seen = watch(page);
  await clientToPayment(page, brand(0));
  await page.getByRole('radio', { name: /Monedero/ }).check();
  await page.getByLabel('¿Cuánto quieres usar?').fill('100');
  await page.getByLabel(/términos y condiciones/).check();
  await page.getByRole('button', { name: /^Usar \$100/ }).click();
  await expect(page.getByText('Falta por pagar')).toBeVisible();
  await expectAccessible(page, 'part paid');
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  await expect(page.getByText('Monedero').first()).toBeVisible();
  await expect(page.getByText('$100', { exact: true }).first()).toBeVisible();
  seen.expectQuiet();
});

test('client balance: staff cancel an order paid with it, and the client sees the money returned', async ({
  page,
  browser,
}) => {
  await clientToPayment(page, brand(2));
  await page.getByRole('radio', { name: /Saldo/ }).check();
  const pays = page.getByLabel('¿Cuánto quieres usar?');
  const whole = await pays.inputValue();
  await page.getByLabel(/términos y condiciones/).check();
  await page.getByRole('button', { name: /^Usar/ }).click();
  await expect(page.getByText('Falta por pagar').or(page.getByText('Compra confirmada')).first()).toBeVisible();
  if (!page.url().includes('COMPRA-CONFIRMADA')) {
    expect(Number(whole.replaceAll(',', ''))).toBeGreaterThan(0);
    await fillCard(page);
    await payButton(page).click();
  }
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  const orderId = /order\/([0-9a-f-]+)/.exec(page.url())?.[1] ?? '';

  const adminPage = await (await browser.newContext()).newPage();
  await signIn(adminPage, internalOrigin(), 'admin@demo.mx');
  const canceled = await adminPage.evaluate(async (id) => {
    const headers = { site: 'actual-kids', 'content-type': 'application/json' };
    const call = async (path: string, body: unknown) =>
      (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const order = await call(`/order/findbyid/${id}`, {});
    const replies = [];
    for (const one of order.Payments) replies.push(await call(`/payment/cancel/${id}/${one.id}`, { reason: 'prueba' }));
    return replies.map(({ status }: { status: string }) => status);
  }, orderId);
  expect(canceled.every((status) => ['refunded', 'refunding'].includes(status))).toBe(true);
  await adminPage.context().close();

  await page.goto(`${brand(2).origin}/checkout/order/${orderId}`);
  await expect(page.getByText('Pedido cancelado')).toBeVisible();
  await expect(page.getByText(/Te devolvemos/)).toBeVisible();
  await expectAccessible(page, 'canceled order');
  await expectNoOverflow(page, 'canceled order');
});

test('payment cases open for managers and not for sellers, on the internal network', async ({ page }) => {
  const seen = watch(page);
  await signIn(page, internalOrigin(), 'vendedor@demo.mx');
  await page.goto(`${internalOrigin()}/reports/cases`);
  await expect(page.getByText('«Casos de pago» solo la abren gerentes y administradores.')).toBeVisible();
  await signIn(page, internalOrigin(), 'gerente@demo.mx');
  await page.goto(`${internalOrigin()}/reports/cases`);
  await expect(page.getByRole('heading', { name: 'Casos de pago' })).toBeVisible();
  await page.getByRole('link', { name: /Diferencias/ }).click();
  await expect(page).toHaveURL(/lista=diferencias/);
  await page.getByLabel('Tipo').selectOption('erp');
  await expect(page).toHaveURL(/tipo=erp/);
  await expectAccessible(page, 'cases');
  await expectNoOverflow(page, 'cases');
  seen.expectQuiet();
});
