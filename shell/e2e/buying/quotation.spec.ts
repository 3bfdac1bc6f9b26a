import { type Browser, expect, type Page, test } from '@playwright/test';
import { call as callApi, enter, type MadeQuotation, makePayable, makeQuotation } from '../support/api';
import { mailTo } from '../support/mailbox';
import { addToQuotation, fillCard, firstProduct, payButton, toQuotation } from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { expectAccessible, expectNoOverflow, wakeAll, watch } from '../support/watch';

const brand = (): BrandUnderTest => brands()[1] as BrandUnderTest;

const call = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  callApi<T>(page, brand().site, method, path, body);

/** A quotation with one line of the brand's category, on its page. */
async function quote(page: Page): Promise<MadeQuotation> {
  await enter(page, brand().origin);
  const made = await makeQuotation(page, brand());
  await page.goto(`${brand().origin}/quotations/edit/${made.id}`);
  await expect(page.getByRole('button', { name: 'Continuar', exact: true })).toBeEnabled();
  return made;
}

const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a quotation that is opened where no postal code is known brings its own', async ({ page }) => {
  const seen = watch(page);
  await toQuotation(page, brand());
  await page.context().clearCookies({ name: 'cp' });
  const document = await page.goto(page.url());
  const [header = ''] = ((await document?.text()) ?? '').split('</header>');
  expect(header.includes('77500')).toBe(true);
  await wakeAll(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /77500/ })).toBeVisible();
  seen.expectQuiet();
});

test('a mailed quotation opens on another device, which can go on with it', async ({ page, browser }) => {
  const made = await quote(page);
  const to = `lectora.${Math.random().toString(36).slice(2)}@correo.mx`;
  await page.getByRole('button', { name: 'Enviar por correo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar por correo' });
  await dialog.getByLabel('Correo').fill(to);
  await expectAccessible(page, 'mail dialog');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cotización enviada')).toBeVisible();
  const reader = await another(browser);
  const { html } = await mailTo(to);
  await reader.setContent(html);
  await expect
    .poll(() => reader.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toEqual(['loaded', 'loaded']);
  const [opened] = await Promise.all([
    reader.waitForEvent('popup'),
    reader.getByRole('link', { name: 'Abrir mi cotización' }).click(),
  ]);
  await expect(opened).toHaveURL(`${brand().origin}/quotations/edit/${made.id}`);
  await expect(opened.getByText(made.Details[0]?.Product.Name ?? '').first()).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Continuar', exact: true })).toBeVisible();
  const stranger = await another(browser);
  await stranger.goto(`${brand().origin}/quotations/edit/${made.id}`);
  await expect(stranger).toHaveURL(`${brand().origin}/`);
});

test('shows another device’s change and does not overwrite it', async ({ page }) => {
  const made = await quote(page);
  const [line] = made.Details;
  await call(page, 'PUT', `/quotation/updatedetails/${made.id}`, { details: [{ id: line?.id, quantity: 2 }] });
  await page.getByRole('button', { name: `Quitar ${line?.Product.Name}` }).click();
  await expect(page.getByText('de 1 pieza a 2 piezas')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Piezas' })).toHaveValue('2');
  await expectAccessible(page, 'changed elsewhere');
  await page.getByRole('button', { name: 'Entendido' }).click();
  await page.getByRole('button', { name: `Quitar ${line?.Product.Name}` }).click();
  await expect(page.getByText('No hay artículos en esta cotización')).toBeVisible();
});

test('«Deshacer» brings a removed line back once, with its pieces; a reload leaves nothing to undo', async ({
  page,
}) => {
  const made = await quote(page);
  const [line] = made.Details;
  const pieces = page.getByRole('textbox', { name: 'Piezas' });
  await page.getByRole('button', { name: 'Agregar una pieza' }).click();
  await expect(pieces).toHaveValue('2');
  const remove = page.getByRole('button', { name: `Quitar ${line?.Product.Name}` });
  const undo = page.getByRole('button', { name: `Deshacer y regresar ${line?.Product.Name}` });
  await remove.click();
  await expect(page.getByText('No hay artículos en esta cotización')).toBeVisible();
  await expect(undo).toBeFocused();
  await expectAccessible(page, 'a removed line');
  await expectNoOverflow(page, 'a removed line');
  await undo.dblclick();
  await expect(pieces).toHaveValue('2');
  await expect(pieces).toHaveCount(1);
  await remove.click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(page.getByText('No hay artículos en esta cotización')).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('a client saves an address by keyboard and uses it', async ({ page }) => {
  const made = await quote(page);
  await call(page, 'POST', '/user/register/', {
    firstName: 'Ana',
    lastName: 'Ruiz',
    mobilePhone: '9981234567',
    email: `ana.${Math.random().toString(36).slice(2)}@correo.mx`,
    password: 'hamaca-azul-7',
    confirm_pass: 'hamaca-azul-7',
  });
  await call(page, 'POST', `/quotation/update/${made.id}`, { assignClient: true });
  await page.goto(`${brand().origin}/checkout/client/${made.id}`);
  await expect(page.getByText('Asigna una dirección de envío')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar dirección' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dirección de envío' });
  await expect(dialog).toBeVisible();
  // the receiver is known: only the address is left to type
  await expect(dialog.getByText(/^998 123 4567 · ana\./)).toBeVisible();
  await dialog.getByLabel('Calle', { exact: true }).focus();
  await page.keyboard.type('Av. Nader');
  for (const text of ['28', 'S/N', '', 'Cancún Centro']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await expectAccessible(page, 'address dialog of a client');
  await expectNoOverflow(page, 'address dialog of a client');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Dirección registrada')).toBeVisible();
  // until it is gone, the page behind it takes no key
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('radio', { name: /Av. Nader 28/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar al pago' }).press('Enter');
  await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('of the ways to go on, the one that is chosen is in sight with its first field', async ({ page }) => {
    const { id } = await quote(page);
    await page.goto(`${brand().origin}/register?quotation=${id}&fromQuotation=true`);
    await wakeAll(page);
    for (const [way, field] of [
      ['Registrarme', 'Nombre'],
      ['Ya tengo cuenta', 'Correo'],
    ] as const) {
      const choice = page.getByRole('radio', { name: way });
      await choice.check();
      await expect(choice).toBeInViewport();
      await expect(page.getByLabel(field, { exact: true }).filter({ visible: true }).first()).toBeInViewport();
    }
  });

  test('going back closes an open dialog and stays on the page; the steps are circles', async ({ page }) => {
    // within the store, as shoppers come: a browser lets no page refuse the way back to another document
    await page.goto(`${brand().origin}/category/${brand().category}`);
    await firstProduct(page).click();
    await expect(page.getByRole('button', { name: 'Acercar la foto' })).toBeVisible();
    await wakeAll(page);
    await addToQuotation(page);
    const quotation = page.url();
    const steps = page.getByRole('navigation', { name: 'Pasos de la compra' }).locator('i');
    await expect(steps).toHaveCount(4);
    const shapes = await steps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    for (const { width, height } of shapes) expect(width).toBe(height);
    await page.getByRole('button', { name: 'Enviar por correo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar por correo' });
    await expect(dialog).toBeVisible();
    // as the telephone's button does; a browser that refuses nothing would be gone from here
    await page.evaluate(() => window.history.back());
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(quotation);
  });
});

/** The page is seen again, as a tab that was behind another one. */
const seenAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
/** The total that a page says last, without the words around it. */
const totalOf = (page: Page) =>
  page
    .locator('main dt')
    .filter({ hasText: /^Total/ })
    .locator('+ dd')
    .last();

test('a cart that another tab changed says one total, the new one, in its lines, its plans and on the next page', async ({
  page,
}) => {
  const seen = watch(page);
  await quote(page);
  await wakeAll(page);
  const before = (await totalOf(page).textContent()) ?? '';
  const other = await page.context().newPage();
  await other.goto(page.url());
  const more = (where: Page) => where.getByRole('button', { name: 'Agregar una pieza' }).first();
  await more(other).click();
  await expect(totalOf(other)).not.toHaveText(before);
  const two = (await totalOf(other).textContent()) ?? '';
  await seenAgain(page);
  await expect(totalOf(page)).toHaveText(two);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(totalOf(page)).toHaveText(two);
  // back to the cart, one piece more, and on again
  await page.goBack();
  await more(page).click();
  await expect(totalOf(page)).not.toHaveText(two);
  const three = (await totalOf(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/\/register/);
  await expect(totalOf(page)).toHaveText(three);
  seen.expectQuiet();
});

test('a shopper who goes back after paying gets the order, not a page that asks for data or money', async ({
  page,
}) => {
  const id = await makePayable(page, brand());
  await page.goto(`${brand().origin}/quotations/edit/${id}`);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  await page.goBack();
  await wakeAll(page);
  await seenAgain(page);
  await expect(page).toHaveURL(/\/checkout\/order\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido \d/ })).toBeVisible();
});
