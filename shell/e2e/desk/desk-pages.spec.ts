import { mayEnter } from '@actual/contracts/facts/access/access';
import { Role } from '@actual/contracts/facts/access/roles';
import { type StaffPageRow, staffPages } from '@actual/contracts/facts/access/staff-pages';
import { expect, type Page, test } from '@playwright/test';
import { beside, makeQuotation, signIn } from '../support/api';
import { Keyboard } from '../support/keyboard';
import { brands, internalOrigin } from '../support/store';
import { whole } from '../support/walked-in';
import { expectAccessible, expectHydrated, expectNoOverflow, watch } from '../support/watch';

/** Pages that open only for one order or quotation have journeys of their own. */
const pages = (Object.values(staffPages) as StaffPageRow[]).filter(({ path }) => !path.includes(':'));
const people = [
  { role: Role.seller, email: 'vendedor@demo.mx' },
  { role: Role.manager, email: 'gerente@demo.mx' },
  { role: Role.admin, email: 'admin@demo.mx' },
  { role: Role.broker, email: 'corredor@demo.mx' },
  { role: Role.client, email: 'clienta@demo.mx' },
];

/** Whether this person looks at the page in a browser: the first who may open it, or all in `npm run test:whole`. */
const looksClosely = (role: Role, { access }: StaffPageRow): boolean =>
  whole || people.find((one) => mayEnter(one.role, access))?.role === role;

/** Elements that react to a pointer and that Tab never reaches. */
const mouseOnly = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reached = 'a[href], button, input, select, textarea, label, summary, [tabindex], :disabled';
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).cursor === 'pointer')
      .filter((element) => !element.closest(reached))
      .map((element) => element.outerHTML.slice(0, 120));
  });

for (const [at, { role, email }] of people.entries())
  test(`each staff page opens only for roles that may see it: ${email}`, async ({ page }) => {
    test.slow();
    const brand = brands()[at % 3];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await signIn(page, internalOrigin(), email, brand.site);
    for (const row of pages) {
      const { path, access, label } = row;
      if (!mayEnter(role, access)) {
        // the server leads away by itself: no browser has to draw where to
        const answer = await page.request.get(internalOrigin() + path);
        expect(new URL(answer.url()).pathname, `${path} for ${email}`).not.toBe(path);
        continue;
      }
      if (!looksClosely(role, row)) {
        const answer = await page.request.get(internalOrigin() + path);
        expect([answer.status(), new URL(answer.url()).pathname], `${path} for ${email}`).toEqual([200, path]);
        expect(await answer.text(), `${path} for ${email}`).toContain('<h1');
        continue;
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(internalOrigin() + path);
      expect(new URL(page.url()).pathname, `${path} for ${email}`).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, label);
      await expectNoOverflow(page, label);
      expect(await mouseOnly(page), `what the keyboard does not reach on ${label}`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page, `${label} on a phone`);
      await expectNoOverflow(page, `${label} on a phone`);
    }
    seen.expectQuiet();
  });

test('a seller works by keyboard alone: signs in, searches, filters, opens, and takes notes', async ({
  page,
  browser,
}) => {
  test.slow();
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const seen = watch(page);
  const keyboard = new Keyboard(page);
  const { id, folio } = await beside(browser, brand, (guest) => makeQuotation(guest, brand));

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${internalOrigin()}/escritorio`);
  await keyboard.type('Correo', 'vendedor@demo.mx');
  await keyboard.type('Contraseña', 'Muebles-2026');
  await keyboard.send();
  await expect(page.getByRole('heading', { name: 'Mi día', level: 1 })).toBeVisible();

  const box = page.getByRole('dialog', { name: 'Buscar en el escritorio' });
  await expectHydrated(page.getByRole('button', { name: /^Folio, cliente/ }));
  await page.keyboard.press('Control+k');
  await expect(box).toBeVisible();
  await page.keyboard.type('cotizaciones');
  await expect(box.getByRole('option', { name: 'Cotizaciones' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${internalOrigin()}/reports/quotations`);
  await keyboard.type('Folio', folio);
  await keyboard.send();
  await expect(page).toHaveURL(new RegExp(`folio=${folio}`));
  await keyboard.press('link', folio);
  await expect(page).toHaveURL(new RegExp(`/quotations/edit/${id}`));

  const event = page.getByRole('form', { name: 'Nuevo evento' });
  await expect(event.getByRole('button', { name: 'Guardar evento' })).toBeEnabled();
  await keyboard.reach(event.getByLabel(/Notas/));
  await page.keyboard.type('Pidió fotos de la tela.');
  await keyboard.press('button', 'Guardar evento');
  await expect(page.getByRole('list', { name: 'Eventos' })).toContainText('Pidió fotos de la tela.');
  seen.expectQuiet();
});
