import { expect, test } from '@playwright/test';
import { fillCard, payButton, toPayment } from '../support/shopper';
import { brands } from '../support/store';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

/** The last of a CLABE's digits follows from the others. */
function hasCheckDigit(clabe: string): boolean {
  const weights = [3, 7, 1];
  const sum = [...clabe.slice(0, 17)].reduce(
    (all, digit, at) => all + ((Number(digit) * (weights[at % 3] ?? 0)) % 10),
    0,
  );
  return Number(clabe[17]) === (10 - (sum % 10)) % 10;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('SPEI: the shopper gets a CLABE, and the order is processed once the money arrives', async ({ page }) => {
    const [, home] = brands();
    if (!home) throw new Error('no brand');
    const seen = watch(page);
    await toPayment(page, home);
    const spei = page.getByRole('radio', { name: /SPEI/ });
    await spei.scrollIntoViewIfNeeded();
    const top = async () => Math.round((await spei.boundingBox())?.y ?? Number.NaN);
    const before = await top();
    await spei.check();
    await expect(page.getByText(/^Al confirmar te damos una CLABE/)).toBeVisible();
    // the card's fields above it closed, and it stays under the finger
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5);
    await page.getByLabel(/términos y condiciones/).check();
    await expectAccessible(page, 'SPEI chosen');
    await page.getByRole('button', { name: /^Obtener mi CLABE por/ }).click();
    await expect(page).toHaveURL(/\/checkout\/order\//);
    await expect(page.getByRole('heading', { name: 'Paga con SPEI' })).toBeVisible();
    const clabe =
      /(?:\d[\s ]?){18}/.exec((await page.locator('main').textContent()) ?? '')?.[0].replace(/\D/g, '') ?? '';
    expect(clabe).toMatch(/^\d{18}$/);
    expect(hasCheckDigit(clabe)).toBe(true);
    await expect(page.getByText('Pendiente de pago').first()).toBeVisible();
    await expectAccessible(page, 'order waiting for SPEI');
    await expectNoOverflow(page, 'order waiting for SPEI');

    const provider =
      (await page.getByRole('link', { name: 'Ver los pasos en Mercado Pago' }).getAttribute('href')) ?? '';
    const deposit = await fetch(`${provider}/deposit`, { method: 'POST' });
    expect(await deposit.text()).toContain('Acreditado');
    await expect(page.getByText(/^Procesado$/).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Paga con SPEI' })).toBeHidden();
    seen.expectQuiet();
  });
});

test('a refused card says why, can be corrected, and keeps what was typed, except the security code', async ({
  page,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  watch(page);
  await toPayment(page, studio);
  await fillCard(page, 'FUND MARIANA ROBLES');
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /fondos|saldo/i })).toBeVisible();
  await expectAccessible(page, 'refused card');
  await expect(page.getByLabel('Nombre como aparece en la tarjeta')).toHaveValue('FUND MARIANA ROBLES');
  await page.getByLabel('Nombre como aparece en la tarjeta').fill('OTHE MARIANA ROBLES');
  await expect(page.getByLabel('Código de seguridad')).toHaveValue('');
  await page.getByLabel('Código de seguridad').fill('123');
  await payButton(page).click();
  await expect(page.getByText('Error. No pudimos procesar tu pago.')).toBeVisible();
  await page.getByLabel('Nombre como aparece en la tarjeta').fill('APRO MARIANA ROBLES');
  await page.getByLabel('Código de seguridad').fill('123');
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
});
