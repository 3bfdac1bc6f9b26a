import { expect, test } from '@playwright/test';
import { brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const devices = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
/** Each device once; in `npm run test:whole` each brand on each. */
const visits = (['phone', 'desktop'] as const).flatMap((device) =>
  walkedIn(device === 'phone' ? 'Kids' : 'Home').map(([at, name]) => [at, name, device] as const),
);

for (const [at, name, device] of visits) {
  test.describe(`suggestions of ${name} on a ${device}`, () => {
    test.use({ viewport: devices[device] });
    test('a shopper types, moves among the suggestions by keyboard, and opens a product', async ({ page }) => {
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

test('a typo is corrected, said, and can be undone; a search without results offers a way on', async ({ page }) => {
  const home = brands()[1]?.origin ?? '';
  await page.goto(`${home}/search?term=livrero`);
  await expect(page.getByText('Mostrando resultados de «librero»')).toBeVisible();
  await page.getByRole('link', { name: 'Buscar «livrero» tal como lo escribí' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('No encontramos «livrero»');
  await expect(page.getByText('¿Quisiste decir').locator('..')).toContainText('librero');
  await expect(page.getByText('¿Prefieres que te ayude una persona?')).toBeVisible();
  await expectAccessible(page, 'nothing found');
});

test('a shopper who searches for help instead of a piece is led to its page', async ({ page }) => {
  await page.goto(`${brands()[1]?.origin}/search?term=${encodeURIComponent('envío a domicilio')}`);
  await page.getByRole('main').getByRole('link', { name: 'Envío y entrega' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Envío y entrega');
  // a piece that is sold by order has the word too
  await page.goto(`${brands()[1]?.origin}/search?term=${encodeURIComponent('mi pedido')}`);
  await page.getByRole('main').getByRole('link', { name: '¿Dónde está mi pedido?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Dónde está mi pedido?');
});

test('what a store lacks is found in the sister store that has it', async ({ page }) => {
  const [, home, kids] = brands();
  await page.goto(`${kids?.origin}/search?term=sofá`);
  await expectAccessible(page, 'nothing found, and a sister store has it');
  await page.getByRole('link', { name: 'buscar «sofá» en Actual Home' }).click();
  await expect(page).toHaveURL(`${home?.origin}/search?term=sof%C3%A1`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Resultados para «sofá»');
});

test.describe('a store that finds little names the sister store that has more', () => {
  test.use({ viewport: devices.phone, javaScriptEnabled: false });
  for (const [term, words] of [
    ['cuna', 'a plant has the word by chance'],
    ['cuna madera', 'a word is left out'],
  ] as const)
    test(`«${term}», of which ${words}`, async ({ page }) => {
      const [, home, kids] = brands();
      await page.goto(`${home?.origin}/search?${new URLSearchParams({ term })}`);
      await expect(page.getByRole('list', { name: 'Productos' })).toBeVisible();
      await expect(page.getByText(/^Actual Kids tiene \d+ piezas?: $/)).toBeVisible();
      await expectNoOverflow(page, 'few found');
      await page.getByRole('link', { name: `buscar «${term}» en Actual Kids` }).click();
      await expect(page).toHaveURL(`${kids?.origin}/search?${new URLSearchParams({ term })}`);
      await expect(page.getByRole('list', { name: 'Productos' })).toBeVisible();
    });
});

test('a page that has not changed is answered with 304, and its scripts run', async ({ page }) => {
  const home = brands()[1]?.origin ?? '';
  const answers: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
    if (statusCode === 304 && !headers['content-security-policy']) answers.push(statusCode);
  });
  const visit = async () => {
    await page.goto(`${home}/category/sillas`);
    await page.locator('input[name="term"]').click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.goto('about:blank');
  };
  await visit();
  // what somebody else changes in the store in between is in the page, which is then another
  await expect(async () => {
    await visit();
    expect(answers.length).toBeGreaterThan(0);
  }).toPass();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the search works as a form', async ({ page }) => {
    const home = brands()[1]?.origin ?? '';
    await page.goto(`${home}/`);
    await page.locator('input[name="term"]').fill('buró');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?term=bur/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('buró');
  });
});
