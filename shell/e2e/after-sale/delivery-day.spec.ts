import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { expectBooksAgree, invoiceByStaff } from '../support/books';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { brands, internalOrigin, subjectsTo } from '../support/store';
import { walkedOnPhone } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Cambiar la fecha/ });

for (const { at, name, width } of walkedOnPhone('Kids'))
  test(`${name} at ${width}: the buyer moves a delivery to another day by keyboard, and gets a mail`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width, height: 844 });
    const guest = newGuest(brand);
    const id = await bought(page, brand, guest.email, -14);
    await invoiceByStaff(page, brand, id);
    const paid = await expectBooksAgree(page, brand, id);
    await page.goto(`${brand.origin}/checkout/order/${id}`);
    const before =
      (await page
        .getByText(/Llega antes del/)
        .first()
        .textContent()) ?? '';
    const keyboard = new Keyboard(page);
    await keyboard.press('link', 'Cambiar la fecha');
    await expect(page).toHaveURL(/\/fecha$/);
    const days = page.getByRole('group', { name: /^En lugar del/ }).getByRole('radio');
    await expect(days.first()).toBeVisible();
    await expectAccessible(page, 'other days');
    await expectNoOverflow(page, 'other days');
    await keyboard.reach(days.first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('group', { name: /^En lugar del/ }).getByRole('radio', { checked: true });
    const day = (await chosen.locator('..').locator('span').first().textContent()) ?? '';
    await keyboard.press('button', 'Cambiar la fecha');
    await expect(page).toHaveURL(/\/checkout\/order\/[^/]+$/);
    await expect(page.getByText(`Llega antes del ${day}`).first()).toBeVisible();
    expect(before).not.toContain(` ${day}`);
    await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringContaining('nueva fecha de entrega'));
    expect(await expectBooksAgree(page, brand, id)).toBe(paid);
    seen.expectQuiet();

    await signIn(page, internalOrigin(), 'vendedor@demo.mx', brand.site);
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(`${internalOrigin()}/checkout/order/${id}`);
    await page.getByRole('button', { name: 'Cambiar la fecha' }).click();
    await expect(dialog(page).getByLabel('Nueva fecha')).toBeVisible();
    const first = dialog(page).getByLabel('Nueva fecha').locator('option').first();
    const next = ((await first.textContent()) ?? '').split(' ').at(-1) ?? '';
    await dialog(page).getByRole('button', { name: 'Cambiar la fecha' }).click();
    await expect(page.getByRole('cell', { name: next })).toBeVisible();
  });

test('a buyer without script moves a delivery to another day, and is told where none was chosen', async ({
  page,
  browser,
}) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const guest = newGuest(brand);
  const id = await bought(page, brand, guest.email, -14);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`${brand.origin}/checkout/order/${id}`);
  await plain.getByRole('link', { name: 'Cambiar la fecha' }).click();
  await plain.getByRole('button', { name: 'Cambiar la fecha' }).click();
  await expect(plain.getByText('Elige un día.')).toBeVisible();
  const choice = plain
    .getByRole('group', { name: /^En lugar del/ })
    .getByRole('radio')
    .nth(1);
  const day = (await choice.locator('..').locator('span').first().textContent()) ?? '';
  await choice.check();
  await plain.getByRole('button', { name: 'Cambiar la fecha' }).click();
  await expect(plain).toHaveURL(/\/checkout\/order\/[^/]+$/);
  await expect(plain.getByText(`Llega antes del ${day}`).first()).toBeVisible();
  await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringContaining('nueva fecha de entrega'));
  await context.close();
});
