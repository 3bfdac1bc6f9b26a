import { expect, test } from '@playwright/test';
import { signIn } from '../support/api';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { brands, internalOrigin, subjectsTo } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const said = 'cambió quién recibe o dónde';

for (const [at, name] of walkedIn('Home'))
  test(`${name}: a buyer names who receives, and another street, by keyboard, and gets a mail; the desk does the same`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const guest = newGuest(brand);
    const id = await bought(page, brand, guest.email, -14);
    await page.goto(`${brand.origin}/checkout/order/${id}`);
    const keyboard = new Keyboard(page);
    await keyboard.press('link', 'Quién recibe y dónde');
    await expect(page).toHaveURL(/\/entrega$/);
    await expectAccessible(page, 'who receives');
    await expectNoOverflow(page, 'who receives');
    await keyboard.reach(page.getByLabel('Nombre', { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await keyboard.press('button', 'Guardar los cambios');
    await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
    await page.keyboard.type('Rosaura');
    await keyboard.reach(page.getByLabel('Calle', { exact: true }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Calle Luna');
    await keyboard.press('button', 'Guardar los cambios');
    await expect(page).toHaveURL(/\/checkout\/order\/[^/]+$/);
    await expect(page.getByText(/^Rosaura /).first()).toBeVisible();
    await expect(page.getByText(/^Calle Luna /).first()).toBeVisible();
    await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringContaining(said));
    seen.expectQuiet();

    await signIn(page, internalOrigin(), 'vendedor@demo.mx', brand.site);
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto(`${internalOrigin()}/checkout/order/${id}`);
    await page.getByRole('link', { name: 'Quién recibe y dónde' }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Jacinta');
    await page.getByRole('button', { name: 'Guardar los cambios' }).click();
    await expect(page.getByText(/Jacinta .* recibe en Calle Luna/)).toBeVisible();
  });

test('another postal code is shown with what it does to the order before it is changed, also without script', async ({
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
  await plain.goto(`${brand.origin}/checkout/order/${id}/entrega`);
  const ask = async (cp: string) => {
    await plain.getByLabel('Código postal').fill(cp);
    await plain.getByRole('button', { name: 'Ver si llega ahí' }).click();
  };
  await ask('00000');
  await expect(plain.getByText('Por ahora no entregamos en ese código postal.')).toBeVisible();
  await expect(plain.getByRole('button', { name: /^Guardar/ })).toBeHidden();
  await ask('97000');
  await expect(plain.getByText(/^Entregamos en 97000/)).toBeVisible();
  await plain.getByLabel('Calle', { exact: true }).fill('Calle 60');
  await plain.getByRole('button', { name: /^Guardar/ }).click();
  await expect(plain.getByText('Este campo es requerido').first()).toBeVisible();
  await expect(plain.getByLabel('Calle', { exact: true })).toHaveValue('Calle 60');
  await plain.getByLabel('Número exterior').fill('12');
  await plain.getByLabel('Colonia').fill('Centro');
  await plain.getByRole('button', { name: /^Guardar/ }).click();
  await expect(plain).toHaveURL(/\/checkout\/order\/[^/]+$/);
  await expect(plain.getByText(/Centro, 97000/).first()).toBeVisible();
  await context.close();
});
