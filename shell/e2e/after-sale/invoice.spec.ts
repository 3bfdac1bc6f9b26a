import { expect, type Page, test } from '@playwright/test';
import { call } from '../support/api';
import { deliver } from '../support/bought';
import { giveFiscalData, taxpayer } from '../support/invoicing';
import {
  addToQuotation,
  fillCard,
  firstProduct,
  giveContact,
  identifyAsClient,
  newGuest,
  payButton,
} from '../support/shopper';
import { type BrandUnderTest, brands, mailsTo } from '../support/store';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

/** A new client with one product, their fiscal data given, in front of the payment. */
async function toPayment(page: Page, brand: BrandUnderTest, wanted: boolean): Promise<string> {
  await page.goto(`${brand.origin}/category/${brand.category}`);
  const href = (await firstProduct(page).getAttribute('href')) ?? '';
  await page.goto(brand.origin + href);
  await addToQuotation(page);
  const email = await identifyAsClient(page, newGuest(brand));
  await giveContact(page);
  await giveFiscalData(page);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  const confirm = page.getByRole('dialog', { name: '¿Son correctos tus datos de factura?' });
  await expect(confirm.getByText(taxpayer.rfc)).toBeVisible();
  await expectAccessible(page, 'invoice data confirm');
  if (!wanted) await confirm.getByLabel(/Quiero factura/).uncheck();
  await confirm.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
  return email;
}

async function pay(page: Page): Promise<void> {
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
}

const issued = (page: Page) => page.getByText('Factura emitida', { exact: true });

test('an invoice asked for with the purchase shows on the order, arrives by mail, and can be downloaded', async ({
  page,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  const email = await toPayment(page, studio, true);
  await pay(page);
  await expect(issued(page)).toBeVisible();
  const folio = (await page.getByText(/^STU-\d+$/).textContent()) ?? '';
  await expectAccessible(page, 'issued invoice');
  await expect
    .poll(async () => (await mailsTo(email)).filter(({ subject }) => subject.includes(folio)))
    .toMatchObject([{ attachments: [{ filename: `Factura-${folio}.pdf` }, { filename: `Factura-${folio}.xml` }] }]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Factura-${folio}.pdf`);
  seen.expectQuiet();
});

/** Buys one more product with the quotation in front of the payment. */
async function addAnother(page: Page, brand: BrandUnderTest): Promise<void> {
  const quotation = new URL(page.url()).pathname.split('/')[3];
  const asked = { category: brand.category, items: 30 };
  const { products } = await call<{ products: { id: string }[] }>(
    page,
    brand.site,
    'POST',
    '/product/searchbyfilters/',
    asked,
  );
  for (const { id: productId } of products.toReversed()) {
    const body = { productId, quantity: 1 };
    const path = `/quotation/adddetail/${quotation}`;
    const added = await call<{ Details: unknown[] }>(page, brand.site, 'POST', path, body).catch(() => null);
    if (added && added.Details.length > 1) break;
  }
  await page.reload();
}

test('pieces canceled after the invoice: its credit note shows on the order and in the account, and arrives by mail', async ({
  page,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  const email = await toPayment(page, studio, true);
  await addAnother(page, studio);
  await pay(page);
  await expect(issued(page)).toBeVisible();
  const id = new URL(page.url()).pathname.split('/')[3] ?? '';
  await deliver(id, -14);
  await page.goto(`${studio.origin}/checkout/order/${id}/cancelar`);
  await page.getByRole('combobox').first().selectOption('1');
  await page.getByRole('button', { name: 'Ver cuánto me devuelven' }).click();
  await page.getByRole('button', { name: 'Cancelar estos artículos' }).click();
  await expect(page.getByRole('heading', { name: 'Artículos cancelados' })).toBeVisible();
  const note = page.getByText(/^Nota de crédito STUNC-\d+$/);
  await expect(async () => {
    await page.reload();
    await expect(note).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const folio = ((await note.textContent()) ?? '').replace('Nota de crédito ', '');
  await expectAccessible(page, 'order with a credit note');
  const files = [{ filename: `Nota-de-credito-${folio}.pdf` }, { filename: `Nota-de-credito-${folio}.xml` }];
  await expect
    .poll(async () => (await mailsTo(email)).filter(({ subject }) => subject.includes(folio)))
    .toMatchObject([{ attachments: files }]);
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${studio.origin}/user/invoices`);
    await expect(page.getByText(`Nota de crédito ${folio}`)).toBeVisible();
    await expectNoOverflow(page, 'invoices with a credit note');
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `XML, nota de crédito ${folio}`, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`Nota-de-credito-${folio}.xml`);
  seen.expectQuiet();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('an invoice can be asked for later, on the order, and mailed to somebody else', async ({ page }) => {
    const [, home] = brands();
    if (!home) throw new Error('no brand');
    const seen = watch(page);
    const email = await toPayment(page, home, false);
    await pay(page);
    await expect(page.getByRole('button', { name: 'Generar factura' })).toBeVisible();
    await expectAccessible(page, 'order without invoice');
    await page.getByRole('button', { name: 'Generar factura' }).click();
    // made at once, or pending while the provider takes its time, and then polled
    const told = page.getByText('Factura creada exitosamente').or(page.getByText('Tu factura está en proceso'));
    await expect(told.or(issued(page)).first()).toBeVisible();
    await expect(issued(page)).toBeVisible();
    await expectNoOverflow(page, 'issued invoice');
    await page.getByRole('button', { name: 'Enviar por correo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enviar factura' });
    await expect(dialog.getByLabel('Correo')).toHaveValue(email);
    await dialog.getByLabel('Correo').fill(`conta.${email}`);
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByText('Factura enviada exitosamente')).toBeVisible();
    expect(await mailsTo(`conta.${email}`)).toMatchObject([{ attachments: [{}, {}] }]);
    seen.expectQuiet();
  });
});
