import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { brands, internalOrigin, subjectsTo } from '../support/store';
import { walkedOnPhone } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const chosenDay = async (page: Page) => {
  const chosen = page.getByRole('group', { name: '¿Qué día lo llevamos?' }).getByRole('radio', { checked: true });
  return (await chosen.locator('..').locator('span').first().textContent()) ?? '';
};

for (const { at, name, width } of walkedOnPhone('Home'))
  test(`${name} at ${width}: the buyer has a purchase stored and chooses its day by keyboard; staff see what to charge`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width, height: 844 });
    const guest = newGuest(brand);
    const id = await bought(page, brand, guest.email);
    const order = `${brand.origin}/checkout/order/${id}`;
    await page.goto(`${order}/fecha`);
    await expectAccessible(page, 'the offer to store');
    await expectNoOverflow(page, 'the offer to store');
    const keyboard = new Keyboard(page);
    await keyboard.press('button', 'Guardar mi compra');
    await expect(page).toHaveURL(order);
    await expect(page.getByText('Guardamos tus piezas en nuestro almacén')).toBeVisible();
    await expectAccessible(page, 'a stored order');
    await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringContaining('guardamos tus piezas'));
    await keyboard.press('link', 'Elegir el día');
    const days = page.getByRole('group', { name: '¿Qué día lo llevamos?' }).getByRole('radio');
    await keyboard.reach(days.first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    const last = days.last();
    await last.focus();
    await page.keyboard.press('Space');
    await expectNoOverflow(page, 'days of what is stored');
    const day = await chosenDay(page);
    await keyboard.press('button', 'Elegir este día');
    await expect(page).toHaveURL(order);
    await expect(page.getByText(`Llega antes del ${day}`).first()).toBeVisible();
    await expect(page.getByText(/^Almacenaje: \$/)).toBeVisible();
    seen.expectQuiet();

    await signIn(page, internalOrigin(), 'vendedor@demo.mx', brand.site);
    await page.goto(`${internalOrigin()}/checkout/order/${id}`);
    await expect(page.getByText(/^Almacenaje por cobrar antes de que salga: \$/)).toBeVisible();
  });

test('a buyer without script chooses the new day of a delivery that failed', async ({ page, browser }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const id = await bought(page, brand, newGuest(brand).email);
  const desk = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await signIn(desk, internalOrigin(), 'vendedor@demo.mx', brand.site);
  await desk.goto(`${internalOrigin()}/checkout/order/${id}`);
  const panel = desk.getByRole('region', { name: 'Entregas' });
  await panel.getByRole('button', { name: 'Salió a entregar' }).click();
  await panel.getByRole('button', { name: 'No se pudo' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'No se pudo' }).click();
  await expect(panel.getByText('No se pudo entregar')).toBeVisible();

  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto(`${brand.origin}/checkout/order/${id}`);
  await plain.getByRole('link', { name: 'Elegir otro día' }).click();
  await plain.getByRole('group', { name: '¿Qué día lo llevamos?' }).getByRole('radio').nth(1).check();
  const day = await chosenDay(plain);
  await plain.getByRole('button', { name: 'Elegir este día' }).click();
  await expect(plain).toHaveURL(/\/checkout\/order\/[^/]+$/);
  await expect(plain.getByText(`Llega antes del ${day}`).first()).toBeVisible();
  await context.close();
  await desk.close();
});
