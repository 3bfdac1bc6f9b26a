import { storeDay } from '@actual/contracts/store-day';
import { expect, test } from '@playwright/test';
import { call, enter, makeQuotation, signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectHydrated, expectNoOverflow, watch } from '../support/watch';

const widths = [1440, 390, 1100];

for (const [at, name] of walkedIn('Studio'))
  test(`${name}: staff sign in at their door, see their day, search, and open what they find`, async ({
    page,
    browser,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const internal = internalOrigin();
    const seen = watch(page);
    const width = widths[at] ?? 1440;
    await page.setViewportSize({ width, height: 900 });
    const shopper = await (await browser.newContext()).newPage();
    await enter(shopper, brand.origin);
    const { id, folio } = await makeQuotation(shopper, brand);
    const [phone, email] = ['9983102284', `rodrigo.${folio}@example.com`];
    await call(shopper, brand.site, 'POST', `/lead/quotation/${id}`, {
      name: 'Rodrigo Canul',
      phone,
      email,
      _email: email,
    });
    await shopper.context().close();

    await page.goto(`${internal}/reports/audit?marca=${brand.site}`);
    await expect(page.getByRole('heading', { name: 'Escritorio de ventas' })).toBeVisible();
    await expectAccessible(page, 'the door');
    await expectNoOverflow(page, 'the door');
    const door = page.getByRole('form').or(page.locator('form')).first();
    await door.getByLabel('Correo').fill('gerente@demo.mx');
    await door.getByLabel('Contraseña', { exact: true }).fill('Muebles-2026');
    await door.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Bitácora' })).toBeVisible();
    await expectAccessible(page, 'the audit log');
    await expectNoOverflow(page, 'the audit log');

    const planned = { nextStep: { text: 'Mandar fotos de la tela', day: storeDay() } };
    await call(page, brand.site, 'PUT', `/quotation/${id}/nextstep`, planned);
    await page.goto(`${internal}/mi-dia`);
    const leads = page.getByRole('region', { name: 'Leads nuevos' });
    await expect(leads.getByRole('listitem').filter({ hasText: folio })).toContainText('Rodrigo Canul');
    const steps = page.getByRole('region', { name: 'Siguientes pasos' });
    const step = steps.getByRole('listitem').filter({ hasText: folio });
    await expect(step).toContainText('Mandar fotos de la tela');
    await expect(step).toContainText('Hoy');
    await expectAccessible(page, 'the day');
    await expectNoOverflow(page, 'the day');

    const box = page.getByRole('dialog', { name: 'Buscar en el escritorio' });
    await expectHydrated(page.getByRole('button', { name: /^Folio, cliente/ }));
    await page.keyboard.press('Control+k');
    await expect(box).toBeVisible();
    await page.keyboard.type(folio);
    const found = box.getByRole('option', { name: new RegExp(`Cotización ${folio}`) });
    await expect(async () => {
      const told = await box.getByRole('combobox').getAttribute('aria-activedescendant');
      expect(told).toBe(await found.getAttribute('id'));
    }).toPass();
    await expectAccessible(page, 'the search');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/quotations/edit/${id}`));
    await expect(page.getByRole('button', { name: 'Ver cambios' })).toBeVisible();
    // beside each other where both have room, else one below the other
    const leftOf = async (title: string) =>
      (await page.getByRole('heading', { name: title, exact: true }).boundingBox())?.x ?? 0;
    await expect(async () => {
      const between = (await leftOf('Venta')) - (await leftOf('Seguimiento'));
      if (width > 1024) expect(between).toBeGreaterThan(400);
      else expect(between).toBe(0);
    }).toPass();
    await expectNoOverflow(page, 'the quotation');
    await page.getByRole('button', { name: 'Ver cambios' }).click();
    await expect(page.getByRole('list', { name: 'Cambios' })).toContainText('Cambió el siguiente paso');
    await expect(page.getByRole('list', { name: 'Cambios' })).toContainText(/Siguiente paso\s*— → \d{2}\/\w{3}\/\d{4}/);
    // what is said about a client is not in the log, which outlives their account
    await expect(page.getByRole('list', { name: 'Cambios' })).not.toContainText('Mandar fotos de la tela');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('zzzzqqqq');
    await expect(box).toContainText('No se encontro "zzzzqqqq"');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('clienta@demo');
    await box
      .getByRole('group', { name: 'Clientes' })
      .getByRole('option', { name: /clienta@demo\.mx/ })
      .click();
    await expect(page).toHaveURL(/\/clientes\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('region', { name: 'Contacto' })).toContainText('clienta@demo.mx');
    await expectAccessible(page, 'the client');
    await expectNoOverflow(page, 'the client');
    await expect(box).toBeHidden();
    const public404 = await ask(brand.origin, '/api/desk/today', { headers: { site: brand.site } });
    expect(public404.status).toBe(404);
    seen.expectQuiet();
  });

test('in a browser that speaks English, a screen reader hears the desk in Spanish', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const seen = watch(page);
  await signIn(page, internalOrigin(), 'gerente@demo.mx');
  await page.goto(`${internalOrigin()}/reports/quotations`);
  await page.getByRole('button', { name: 'Columnas' }).click();
  await expect(page.getByRole('dialog', { name: 'Columnas' }).getByRole('button')).toHaveAccessibleName('Cerrar');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Folio, cliente/ }).click();
  await page.getByRole('combobox', { name: /^Folio, cliente/ }).fill('cotizaciones');
  await expect(page.getByRole('listbox', { name: 'Resultados' })).toBeVisible();
  seen.expectQuiet();
  await context.close();
});

test('on a laptop the way out is in view below a long menu, and an empty report fills its box', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 640 });
  await signIn(page, internalOrigin(), 'admin@demo.mx');
  await page.goto(`${internalOrigin()}/reports/quotations?folio=999999`);
  await expect(page.getByRole('button', { name: /Administrador$/ })).toBeInViewport({ ratio: 1 });
  const edge = (role: 'columnheader' | 'table') =>
    page.getByRole(role).evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect(await edge('columnheader')).toBeCloseTo(await edge('table'), 0);
});

test('a shopper sees neither a page of the desk nor its frame', async ({ page }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  await signIn(page, internalOrigin(), 'clienta@demo.mx', brand.site);
  await page.goto(`${internalOrigin()}/mi-dia`);
  await expect(page).toHaveURL(`${internalOrigin()}/`);
  await expect(page.getByRole('navigation', { name: 'Escritorio' })).toHaveCount(0);
});
