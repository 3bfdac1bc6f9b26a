import { expect, test } from '@playwright/test';
import { atDesk, beside, makeQuotation } from '../support/api';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { brands, internalOrigin } from '../support/store';
import { expectHydrated, watch } from '../support/watch';

test('by keyboard alone a seller adds an article, a manager allows a discount on their screen, and a delivery leaves', async ({
  page,
  browser,
}) => {
  test.slow();
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const seen = watch(page);
  const keyboard = new Keyboard(page);
  const { id, order } = await beside(browser, brand, async (guest) => ({
    id: (await makeQuotation(guest, brand)).id,
    order: await bought(guest, brand, newGuest(brand).email, 0),
  }));

  const path = `/quotations/edit/${id}?marca=${brand.site}`;
  await atDesk(page, { email: 'vendedor@demo.mx', path, site: brand.site });
  await expectHydrated(page.getByRole('combobox', { name: /^Agregar artículo/ }));
  const lines = page.getByRole('region', { name: 'Artículos' }).getByRole('rowheader');
  const before = await lines.count();
  await keyboard.type('Agregar artículo por nombre o código', 'mesa');
  const found = page.getByRole('listbox', { name: 'Artículos encontrados' });
  await expect(found.getByRole('option').first()).toContainText('llega antes del');
  await keyboard.send();
  await expect(lines).toHaveCount(before + 1);
  await expect(page.getByRole('combobox', { name: /^Agregar artículo/ })).toBeFocused();

  await keyboard.reach(page.locator('summary').filter({ hasText: 'Descuento especial' }));
  await page.keyboard.press('Enter');
  await keyboard.press('button', /^Máximo \d+ %\. Cambiar$/);
  await keyboard.type('Máximo para esta cotización', '15');
  await keyboard.type('Email del gerente', 'gerente@demo.mx');
  await keyboard.type('Contraseña', 'Muebles-2026');
  await keyboard.send();
  await expect(page.getByRole('button', { name: 'Máximo 15 %. Cambiar' })).toBeFocused();
  await keyboard.type('Porcentaje', '12');
  await keyboard.send();
  const back = page.getByRole('button', { name: /^Quitar a / });
  await expect(back).toHaveCount(before + 1);

  await page.goto(`${internalOrigin()}/checkout/order/${order}`);
  const deliveries = page.getByRole('region', { name: 'Entregas' });
  await expectHydrated(deliveries.getByRole('button', { name: 'Salió a entregar' }));
  await keyboard.press('button', 'Salió a entregar');
  await expect(deliveries.getByText('En camino')).toBeVisible();
  seen.expectQuiet();
});
