import { expect, type Page, test } from '@playwright/test';
import { call, enter } from '../support/api';
import { fillCard, payButton, toPayment } from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedOnPhone } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const notice = (page: Page) => page.getByText('La entrega cambió a 97000, Mérida');

/** The quotation is sent to Mérida in another tab, and this one is seen again. */
async function moveInAnotherTab(page: Page, { origin, site }: BrandUnderTest): Promise<void> {
  const quotation = new URL(page.url()).pathname.split('/').at(-1);
  const other = await page.context().newPage();
  await enter(other, origin);
  await call(other, site, 'POST', `/quotation/update/${quotation}`, { zipcodeDeliveryId: '97000' });
  await other.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

async function pays(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
}

for (const { at, name, width } of walkedOnPhone('Kids')) {
  test(`${name} at ${width}: a shopper who comes back to the payment after another tab changed the postal code is told so, keeps what was typed and pays for the postal code of the address`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    const seen = watch(page);
    await page.setViewportSize({ width, height: 844 });
    await toPayment(page, brand);
    await fillCard(page);
    await moveInAnotherTab(page, brand);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cambiar mi dirección' })).toBeVisible();
    await expectAccessible(page, 'went elsewhere');
    await expectNoOverflow(page, 'went elsewhere');
    await page.getByRole('button', { name: 'Entregar en 77500' }).click();
    await expect(notice(page)).toBeHidden();
    await pays(page);
    seen.expectQuiet();
  });

  test(`${name} at ${width}: a shopper who opens the payment again after that is told so too, gives another address and pays for it`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    const seen = watch(page);
    await page.setViewportSize({ width, height: 844 });
    await toPayment(page, brand);
    await moveInAnotherTab(page, brand);
    await page.reload();
    await expect(notice(page)).toBeVisible();
    await page.getByRole('link', { name: 'Cambiar mi dirección' }).click();
    await expect(page).toHaveURL(/\/checkout\/client\//);
    await page.getByRole('button', { name: 'Editar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dirección de envío' });
    await dialog.getByLabel('Código postal').fill('97000');
    await dialog.getByLabel('Calle', { exact: true }).fill('Calle 60');
    await dialog.getByLabel('Colonia').fill('Centro');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Continuar al pago' }).click();
    await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
    await fillCard(page);
    await expect(notice(page)).toBeHidden();
    await pays(page);
    await expect(page.getByText('Calle 60').first()).toBeVisible();
    seen.expectQuiet();
  });
}
