import { expect, test } from '@playwright/test';
import { signIn } from '../support/api';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { brands, internalOrigin, subjectsTo } from '../support/store';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const link = 'https://rastreo.example.com/PX8817';

test('staff note that a delivery left, failed, got another day and came; its buyer follows it with the carrier’s guide', async ({
  page,
  browser,
}) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const seen = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = newGuest(brand);
  const id = await bought(page, brand, guest.email, 0);
  const order = `/checkout/order/${id}`;

  const desk = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await signIn(desk, internalOrigin(), 'vendedor@demo.mx', brand.site);
  await desk.goto(`${internalOrigin()}${order}`);
  const panel = desk.getByRole('region', { name: 'Entregas' });
  await panel.getByRole('button', { name: 'Con guía' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^Paquetería/).fill('Paquetexpress');
  await dialog.getByLabel(/^Guía/).fill('PX 8817');
  await dialog.getByLabel(/^Dirección de rastreo/).fill(link);
  await expectAccessible(desk, 'a guide');
  await dialog.getByRole('button', { name: 'Salió a entregar' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('En camino')).toBeVisible();

  await page.goto(`${brand.origin}${order}`);
  await expect(page.getByText(/Salió del almacén\. Paquetexpress, guía PX 8817/)).toBeVisible();
  const track = page.getByRole('link', { name: /Rastrear el envío/ });
  await expect(track).toHaveAttribute('href', link);
  await new Keyboard(page).reach(track);
  await expect(page.getByRole('link', { name: 'Cambiar la fecha' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Cancelar artículos' })).toHaveCount(0);
  await expectAccessible(page, 'an order on its way');
  await expectNoOverflow(page, 'an order on its way');
  await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringContaining('va en camino'));

  const folio = (await desk.getByRole('heading', { level: 1 }).textContent())?.match(/\d{6}/)?.[0] ?? '';
  await desk.goto(`${internalOrigin()}/entregas?estado=on-the-way`);
  const row = desk.getByRole('listitem').filter({ hasText: `Pedido ${folio}` });
  await expectAccessible(desk, 'deliveries of a day');
  await row.getByRole('button', { name: 'No se pudo' }).click();
  await dialog.getByLabel('Qué pasó').selectOption('no-access');
  await dialog.getByRole('button', { name: 'No se pudo' }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('No se pudo entregar: no hubo acceso')).toBeVisible();

  await desk.goto(`${internalOrigin()}${order}`);
  await panel.getByRole('button', { name: 'Nuevo intento' }).click();
  await dialog.getByRole('button', { name: 'Volver' }).click();
  await expect(dialog).toBeHidden();
  await panel.getByRole('button', { name: 'Nuevo intento' }).click();
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() + 1 + ((9 - monday.getUTCDay()) % 7));
  const day = monday.toISOString().slice(0, 10).split('-').reverse().join('/');
  await dialog.getByRole('textbox', { name: 'Nuevo día' }).fill(day);
  await dialog.getByRole('button', { name: 'Nuevo intento' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('En preparación')).toBeVisible();
  await panel.getByRole('button', { name: 'Salió a entregar' }).click();
  await panel.getByRole('button', { name: 'Entregada' }).click();
  await expect(panel.getByText('Entregada')).toBeVisible();
  const keyboard = new Keyboard(desk);
  await keyboard.press('button', 'Se anotó por error');
  await keyboard.reach(dialog.getByLabel('Qué pasó'));
  await desk.keyboard.type('Era otro pedido');
  await expectAccessible(desk, 'a correction');
  await keyboard.press('button', 'Corregir');
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('En camino')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Corrección: se anotó por error «Entregada»/)).toBeVisible();
  await expectNoOverflow(page, 'a corrected delivery');
  await panel.getByRole('button', { name: 'Entregada' }).click();
  await expect(panel.getByText('Entregada')).toBeVisible();
  await expect(panel.getByRole('button')).toHaveText(['Se anotó por error']);

  await page.reload();
  await expect(page.getByText(/^Entregada el /).first()).toBeVisible();
  await expectNoOverflow(page, 'an order that came');
  await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringContaining('entregamos tus piezas'));
  seen.expectQuiet();
  await desk.close();
});
