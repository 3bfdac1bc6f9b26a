import { expect, test } from '@playwright/test';
import { brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectHydrated, expectNoOverflow, watch } from '../support/watch';

for (const [at, name] of walkedIn('Kids')) {
  test(`${name}: a room goes into the quotation at once, without the piece that was taken out`, async ({ page }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.context().addCookies([{ name: 'cp', value: '77500', url: brand.origin }]);
    await page.goto(`${brand.origin}/estancias`);
    await expectAccessible(page, 'rooms');
    await expectNoOverflow(page, 'rooms');
    await page.getByRole('list', { name: 'Estancias' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/estancias\/[a-z-]+$/);
    const add = page.getByRole('button', { name: /^Agregar la estancia a tu (cotización|carrito)$/ });
    await expectHydrated(add);
    await expect(page.getByText(/^Todo llega antes del/)).toBeVisible();
    await expectAccessible(page, 'room');
    await expectNoOverflow(page, 'room');
    // a point of the picture leads to its piece
    const point = page.getByRole('figure').getByRole('link', { name: /^1\. / });
    await point.click();
    await expect(page.locator('li:target')).toContainText('1. ');
    const total = page.getByRole('region', { name: 'Tu estancia' });
    const before = (await total.textContent()) ?? '';
    const tick = page.getByRole('checkbox', { name: /^Incluir / }).last();
    await tick.uncheck();
    await expect(total).not.toHaveText(before);
    const count = Number(/(\d+) piezas?/.exec((await total.textContent()) ?? '')?.[1]);
    await add.click();
    await expect(total.getByText(`Agregamos ${count} `, { exact: false })).toBeVisible();
    await total.getByRole('link', { name: /^Ver (cotización|carrito)$/ }).click();
    await expect(page).toHaveURL(/\/quotations\/edit\//);
    seen.expectQuiet();
  });
}

test('a room is reached from its category and from a product in it', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  await page.goto(`${studio.origin}/estancias`);
  const room = page.getByRole('list', { name: 'Estancias' }).getByRole('link').first();
  const href = await room.getAttribute('href');
  await page.goto(`${studio.origin}/category/salas`);
  await expect(page.getByRole('heading', { name: 'Compra la estancia' })).toBeAttached();
  await expect(page.locator(`a[href="${href}"]`)).toBeAttached();
  await page.goto(`${studio.origin}${href}`);
  await page.getByRole('listitem').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Aparece en esta estancia' })).toBeAttached();
  await expect(page.locator(`a[href="${href}"]`)).toBeAttached();
});

test('a product family is one tile: choosing a color changes its picture and link in place', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  await page.goto(`${studio.origin}/category/salas`);
  const card = page
    .getByRole('list', { name: 'Productos' })
    .getByRole('article')
    .filter({ has: page.getByRole('list', { name: /^Colores de / }) })
    .first();
  // the first touch of the page wakes parts that were only read
  await page.mouse.wheel(0, 300);
  const other = card.locator('a[aria-label]:not([aria-current])').first();
  await expectHydrated(other);
  const address = await other.getAttribute('href');
  const picture = await card.getByRole('presentation').first().getAttribute('src');
  await other.click();
  await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', address ?? '');
  await expect(card.getByRole('presentation').first()).not.toHaveAttribute('src', picture ?? '');
  await expect(page).toHaveURL(/\/category\/salas$/);
});
