import { expect, test } from '@playwright/test';
import {
  addToQuotation,
  fillCard,
  firstProduct,
  giveAddress,
  identifyAsGuest,
  newGuest,
  payButton,
} from './support/shopper';
import { type BrandUnderTest, brands, pidOf, sandboxOrigin } from './support/store';

/** Tells the sandbox how to behave. */
const faults = (init: RequestInit) =>
  fetch(`http://127.0.0.1:${new URL(sandboxOrigin()).port}/mercadopago/_control/faults`, init);

test('checkout muere entre el sí del banco y el pedido: al volver, el pedido está', async ({ page }) => {
  test.slow();
  const home = brands()[1] as BrandUnderTest;
  await page.goto(`${home.origin}/category/${home.category}`);
  await firstProduct(page).click();
  await addToQuotation(page);
  const quotation = page.url();
  await identifyAsGuest(page, newGuest(home));
  await giveAddress(page);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await fillCard(page);
  // the bank says yes at once, its answer travels slowly and no notice follows: time to die in between
  await faults({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slowAnswerMs: 4_000, silent: true }),
  });
  const asked = page.waitForRequest('**/api/processMPpayment', { timeout: 40_000 });
  await payButton(page).click();
  await asked;
  await page.waitForTimeout(1_500);
  process.kill(pidOf('checkout'), 'SIGKILL');
  await faults({ method: 'DELETE' });
  await expect(async () => {
    await page.goto(quotation);
    await expect(page.getByText('Esta cotización ya tiene un pedido asignado')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 90_000 });
});
