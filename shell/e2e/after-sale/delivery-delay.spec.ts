import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { brands, internalOrigin, subjectsTo } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const sorry = /perdón, tu entrega cambia de fecha/;

/** A manager puts the only delivery of an order off by keyboard. */
async function putOff(desk: Page, id: string): Promise<void> {
  await desk.goto(`${internalOrigin()}/checkout/order/${id}`);
  const keyboard = new Keyboard(desk);
  await keyboard.press('button', 'No sale a tiempo');
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByLabel('Motivo')).toBeVisible();
  await expectAccessible(desk, 'a delay');
  await keyboard.reach(dialog.getByLabel(/^Mensaje al comprador/));
  await desk.keyboard.type('El taller lo termina el lunes.');
  await keyboard.press('button', 'Retrasar');
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(/^Retrasada: era para el .* espera al comprador$/)).toBeVisible();
}

for (const [at, name] of walkedIn('Kids'))
  test(`${name}: the store puts a delivery off, and its buyer chooses another day by keyboard`, async ({
    page,
    browser,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const guest = newGuest(brand);
    const id = await bought(page, brand, guest.email, 0);
    const desk = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await signIn(desk, internalOrigin(), 'gerente@demo.mx', brand.site);
    await putOff(desk, id);
    await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringMatching(sorry));
    await desk.goto(`${internalOrigin()}/entregas?estado=waiting`);
    const row = desk.getByRole('listitem').filter({ has: desk.locator(`a[href$="${id}"]`) });
    await expect(row.getByText('Espera al comprador')).toBeVisible();
    await expectAccessible(desk, 'deliveries that wait');

    await page.goto(`${brand.origin}/checkout/order/${id}`);
    await expect(page.getByText(/El taller lo termina el lunes\./)).toBeVisible();
    await expectAccessible(page, 'an order that was put off');
    await expectNoOverflow(page, 'an order that was put off');
    const keyboard = new Keyboard(page);
    await keyboard.press('link', 'Elegir el día');
    await expect(page).toHaveURL(/\/fecha\?entrega=/);
    const days = page.getByRole('group', { name: /^En lugar del/ }).getByRole('radio');
    await expect(days.first()).toBeChecked();
    await expectAccessible(page, 'days after a delay');
    await expectNoOverflow(page, 'days after a delay');
    await keyboard.reach(days.first());
    await page.keyboard.press('ArrowDown');
    const day = (await days.nth(1).locator('..').locator('span').first().textContent()) ?? '';
    await keyboard.press('button', 'Elegir este día');
    await expect(page).toHaveURL(/\/checkout\/order\/[^/]+$/);
    await expect(page.getByText(`Llega antes del ${day}`).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Elegir el día' })).toHaveCount(0);
    await desk.reload();
    await expect(row).toHaveCount(0);
    seen.expectQuiet();
    await desk.close();
  });

test('a buyer without script keeps the proposed day of one order, and cancels another for all of the money', async ({
  page,
  browser,
}) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const desk = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await signIn(desk, internalOrigin(), 'gerente@demo.mx', brand.site);
  const orders: string[] = [];
  for (let count = 0; count < 2; count += 1) {
    const id = await bought(page, brand, newGuest(brand).email, 0);
    await putOff(desk, id);
    orders.push(`${brand.origin}/checkout/order/${id}`);
  }
  await desk.close();
  const [kept = '', canceled = ''] = orders;
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  await plain.goto(kept);
  await plain.getByRole('link', { name: 'Elegir el día' }).click();
  await plain.getByRole('button', { name: 'Elegir este día' }).click();
  await expect(plain).toHaveURL(/\/checkout\/order\/[^/]+$/);
  await expect(plain.getByText(/quien compró se queda con el día propuesto/)).toBeVisible();
  await plain.goto(canceled);
  await plain.getByRole('link', { name: 'Cancelar estas piezas' }).click();
  await expect(plain.getByRole('heading', { name: /^Te devolvemos/ })).toBeVisible();
  await plain.getByRole('button', { name: 'Cancelar todo el pedido' }).click();
  await expect(plain.getByText('Pedido cancelado').first()).toBeVisible();
  await context.close();
});
