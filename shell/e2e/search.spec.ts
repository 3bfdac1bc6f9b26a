import { expect, test } from '@playwright/test';
import { brands } from './support/store';
import { expectAccessible, expectNoOverflow, watch } from './support/watch';

const devices = {
  teléfono: { width: 390, height: 844 },
  escritorio: { width: 1440, height: 900 },
} as const;
/** Each brand and each device once, and the two devices of one brand. */
const visits = [
  [0, 'Studio', 'teléfono'],
  [0, 'Studio', 'escritorio'],
  [1, 'Home', 'escritorio'],
  [2, 'Kids', 'teléfono'],
] as const;

for (const [at, name, device] of visits) {
  test.describe(`Sugerencias de ${name} en ${device}`, () => {
    test.use({ viewport: devices[device] });
    test('escribir, elegir con el teclado y llegar', async ({ page }) => {
      const brand = brands()[at];
      if (!brand) throw new Error('no brand');
      const console = watch(page);
      await page.goto(`${brand.origin}/`);
      const field = page.locator('input[name="term"]');
      await field.click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await field.pressSequentially(brand.term.slice(0, 3));
      const product = page.locator('[role="option"][data-kind="product"]').first();
      await expect(product).toBeVisible();
      await expectAccessible(page, 'suggestions');
      await expectNoOverflow(page, 'suggestions');
      await field.press('ArrowUp');
      await expect(field).toHaveAttribute('aria-activedescendant', /all/);
      await field.press('Escape');
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await field.press('ArrowDown');
      await product.click();
      await expect(page).toHaveURL(/\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
      console.expectQuiet();
    });
  });
}

test('un error de dedo se corrige, se dice y se puede deshacer; lo que no hay ayuda a seguir', async ({ page }) => {
  const home = brands()[1]?.origin ?? '';
  await page.goto(`${home}/search?term=livrero`);
  await expect(page.getByText('Mostrando resultados de «librero»')).toBeVisible();
  await page.getByRole('link', { name: 'Buscar «livrero» tal como lo escribí' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No encontramos «livrero»');
  await expect(page.getByText('¿Quisiste decir').locator('..')).toContainText('librero');
  await expect(page.getByText('¿Prefieres que te ayude una persona?')).toBeVisible();
  await expectAccessible(page, 'nothing found');
});

test('una página que no cambió se responde con 304 y sus programas corren', async ({ page }) => {
  const home = brands()[1]?.origin ?? '';
  const answers: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
    if (statusCode === 304 && !headers['content-security-policy']) answers.push(statusCode);
  });
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`${home}/category/sillas`);
    await page.locator('input[name="term"]').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.goto('about:blank');
  }
  expect(answers.length).toBeGreaterThan(0);
});

test.describe('sin programas', () => {
  test.use({ javaScriptEnabled: false });
  test('la búsqueda es un formulario', async ({ page }) => {
    const home = brands()[1]?.origin ?? '';
    await page.goto(`${home}/`);
    await page.locator('input[name="term"]').fill('buró');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?term=bur/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('buró');
  });
});
