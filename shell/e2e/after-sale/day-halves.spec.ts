import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { brands, internalOrigin, subjectsTo } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectHydrated, expectNoOverflow, watch } from '../support/watch';

// the choice of the zone is the same for every brand
test.describe.configure({ mode: 'serial' });

const form = (page: Page) => page.getByRole('region', { name: 'Cambio', exact: true });
const zone = (page: Page) => form(page).getByRole('list', { name: 'Rutas' }).getByRole('listitem', { name: 'cancun' });

/** An administrator says whether buyers of the zone choose a half of their day. */
async function offerHalves(page: Page, offered: boolean): Promise<void> {
  await signIn(page, internalOrigin(), 'admin@demo.mx');
  await page.goto(`${internalOrigin()}/contenido?tipo=almacenes`);
  await expectHydrated(page.getByRole('heading', { name: 'Contenido de la tienda' }));
  await zone(page).getByLabel('Mañana o tarde').setChecked(offered);
  await form(page).getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Cambio publicado')).toBeVisible();
}

test('an administrator lets buyers of a zone choose the morning or the afternoon', async ({ page }) => {
  await offerHalves(page, true);
  await page.reload();
  await expect(zone(page).getByLabel('Mañana o tarde')).toBeChecked();
});

for (const [at, name] of walkedIn('Studio'))
  test(`${name}: a buyer chooses the afternoon of the same day by keyboard, and page and mail say it`, async ({
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
    await keyboard.press('link', 'Cambiar la fecha');
    const same = page.getByRole('radio', { name: /^El mismo día/ });
    await keyboard.reach(same);
    await page.keyboard.press('Space');
    await keyboard.reach(page.getByRole('radio', { name: 'A cualquier hora' }));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Por la tarde/ })).toBeChecked();
    await expectAccessible(page, 'halves of a day');
    await expectNoOverflow(page, 'halves of a day');
    await keyboard.press('button', 'Cambiar la fecha');
    await expect(page).toHaveURL(/\/checkout\/order\/[^/]+$/);
    await expect(page.getByText(/Llega antes del .*, por la tarde/).first()).toBeVisible();
    await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringContaining('nueva fecha de entrega'));
    seen.expectQuiet();
  });

test('an administrator ends the choice, and no buyer is asked any more', async ({ page }) => {
  await offerHalves(page, false);
});
