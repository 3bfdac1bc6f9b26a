import { expect, test } from '@playwright/test';
import { makePayable } from '../support/api';
import { fillCard, payButton } from '../support/shopper';
import { type BrandUnderTest, brands, pidOf, sandboxOrigin } from '../support/store';

/** Tells the sandbox how to behave. */
const faults = (init: RequestInit) =>
  fetch(`http://127.0.0.1:${new URL(sandboxOrigin()).port}/mercadopago/_control/faults`, init);

/** The payments on the provider's books. */
async function paymentsThere(): Promise<string> {
  const page = await fetch(`http://127.0.0.1:${new URL(sandboxOrigin()).port}/mercadopago/`);
  return String((await page.text()).match(/console\/payments\/\d+/g));
}

test('checkout dies between the approval of the bank and the order: the order is there once it is back', async ({
  page,
}) => {
  test.slow();
  const home = brands()[1] as BrandUnderTest;
  const id = await makePayable(page, home);
  const quotation = `${home.origin}/quotations/edit/${id}`;
  await page.goto(`${home.origin}/checkout/paymentmethod/${id}`);
  await fillCard(page);
  // the bank approves at once, but its answer is slow and no notice follows: time to die in between
  await faults({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slowAnswerMs: 4_000, silent: true }),
  });
  const before = await paymentsThere();
  await payButton(page).click();
  await expect.poll(paymentsThere, { timeout: 120_000 }).not.toBe(before);
  process.kill(pidOf('checkout'), 'SIGKILL');
  await faults({ method: 'DELETE' });
  await expect(async () => {
    await page.goto(quotation);
    await expect(page.getByText('Esta cotización ya tiene un pedido asignado')).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 300_000 });
});
