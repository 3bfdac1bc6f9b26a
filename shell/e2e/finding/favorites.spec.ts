import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { call, enter } from '../support/api';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

/** An account that nobody is signed in to. */
async function makeAccount(page: Page, { site }: BrandUnderTest) {
  const account = { email: `ana.${randomUUID()}@correo.mx`, password: 'hamaca-azul-7' };
  await call(page, site, 'POST', '/user/create', {
    firstName: 'Ana',
    lastName: 'Ruiz',
    mobilePhone: '9982145567',
    ...account,
    confirm_pass: account.password,
  });
  return account;
}

const hearts = (page: Page) =>
  page.getByRole('list', { name: 'Productos' }).getByRole('button', { name: /^Guardar: / });
const saved = (page: Page) => page.getByRole('list', { name: 'Guardados' }).getByRole('listitem');

for (const [at, name] of walkedIn('Home')) {
  test(`${name}: favorites saved without an account stay, and belong to the account after signing in`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.goto(`${brand.origin}/category/${brand.category}`);
    // by keyboard, and perhaps before the page's code is there: a press is kept
    const heart = hearts(page).first();
    await heart.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Ver guardados' }).click();
    await expect(page).toHaveURL(/\/guardados$/);
    await expect(saved(page)).toHaveCount(1);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1366, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `saved, ${viewport.width}`);
      await expectNoOverflow(page, `saved, ${viewport.width}`);
    }
    await page.reload();
    await expect(saved(page)).toHaveCount(1);

    const client = await makeAccount(page, brand);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    // the newsletter asks for an e-mail too
    const wayIn = page.locator('form').filter({ has: page.getByLabel('Contraseña', { exact: true }) });
    await wayIn.getByLabel('Correo').fill(client.email);
    await wayIn.getByLabel('Contraseña', { exact: true }).fill(client.password);
    await wayIn.getByLabel('Contraseña', { exact: true }).press('Enter');
    await expect(page.getByRole('navigation', { name: 'Tu cuenta' })).toBeVisible();
    await expect(saved(page)).toHaveCount(1);

    // on another device a removed one is removed everywhere
    const other = await browser.newContext();
    const desk = await other.newPage();
    await enter(desk, brand.origin);
    await call(desk, brand.site, 'POST', '/auth/signin', client);
    await desk.goto(`${brand.origin}/guardados`);
    await expect(saved(desk)).toHaveCount(1);
    const there = saved(desk).getByRole('button', { name: /^Guardar: / });
    await expect(there).toHaveAttribute('aria-pressed', 'true');
    await there.click();
    await expect(there).toHaveAttribute('aria-pressed', 'false');
    await other.close();
    await page.reload();
    await expect(page.getByText('Aún no guardas nada')).toBeVisible();
    seen.expectQuiet();
  });
}

test('a kiosk, which everybody shares, has no hearts to save products with', async ({ page }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  await page.goto(`${brand.origin}/category/${brand.category}?kiosco=1`);
  await expect(page.getByRole('list', { name: 'Productos' }).getByRole('article').first()).toBeVisible();
  await expect(hearts(page)).toHaveCount(0);
});
