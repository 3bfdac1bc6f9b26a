import { expect, type Locator, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectFits, expectHydrated, watch } from '../support/watch';

/** More than any form of the desk has places for the focus. */
const mostTabs = 300;

/** Moves on with the Tab key until something has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(place).toBeFocused();
}

// the shops are one document, so of two tests at once the later one would get a conflict
test.describe.configure({ mode: 'serial' });

for (const width of walkedAt(1440, 390))
  test(`an administrator changes when a shop closes by keyboard, its page and structured data say so, and undo restores it (${width})`, async ({
    page,
  }) => {
    test.slow();
    const [brand] = brands();
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, internalOrigin(), 'admin@demo.mx');
    await page.goto(`${internalOrigin()}/contenido?tipo=tiendas`);
    await expectHydrated(page.getByRole('heading', { name: 'Contenido de la tienda' }));
    const form = page.getByRole('region', { name: 'Cambio', exact: true });
    await form.getByRole('button', { name: 'Cambiar Mérida' }).focus();
    await page.keyboard.press('Enter');
    const closes = form.getByLabel('Domingo, cierra');
    await tabTo(page, closes);
    await closes.fill('18:30');
    await expectFits(page, 'shops');
    await form.getByRole('button', { name: 'Vista previa' }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: 'Vista previa' }).getByRole('row', { name: /^Mérida/ }),
    ).toContainText('Cambia');
    await form.getByRole('button', { name: 'Publicar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cambio publicado')).toBeVisible();
    const html = async (path: string) => (await ask(brand.origin, path)).body;
    await expect.poll(() => html('/nuestras-tiendas')).toContain('domingo de 10:00 a 18:30');
    expect(await html('/nuestras-tiendas')).toContain('"closes":"18:30"');
    await expect.poll(() => html('/')).toContain('domingo de 10:00 a 18:30');
    await page.getByRole('region', { name: 'Cambios', exact: true }).getByRole('button', { name: 'Deshacer' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cambio deshecho')).toBeVisible();
    await expect.poll(() => html('/nuestras-tiendas')).not.toContain('18:30');
    seen.expectQuiet();
  });
