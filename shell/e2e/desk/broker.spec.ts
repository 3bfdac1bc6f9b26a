import { expect, test } from '@playwright/test';
import { enter, makeQuotation, signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

for (const width of walkedAt(390, 1366))
  test(`a broker saves a profile, and staff see whose quotation it is (${width})`, async ({ page, browser }) => {
    const [brand] = brands();
    if (!brand) throw new Error('no brand');
    await page.setViewportSize({ width, height: 900 });
    const seen = watch(page);
    await signIn(page, internalOrigin(), 'corredor@demo.mx', brand.site);
    await page.goto(`${internalOrigin()}/broker/profile`);
    const form = page.getByRole('form', { name: 'Perfil de corredor' });
    const address = form.getByRole('group', { name: 'Domicilio' });
    for (const [label, value] of [
      ['Calle', 'Calle 20'],
      ['Número exterior', '101'],
      ['Código postal', '77500'],
      ['Colonia', 'Centro'],
      ['Municipio', 'Benito Juárez'],
      ['Ciudad', 'Cancún'],
    ] as const)
      await address.getByLabel(label, { exact: true }).fill(value);
    await address.getByLabel('Estado').selectOption({ label: 'Quintana Roo' });
    await form.getByLabel('Nombre o razón social').fill('Emilio Sansores Rivas');
    await form.getByLabel('RFC').fill('SARE800101AB1');
    await form.getByLabel('Banco').fill('');
    const clabe = form.getByLabel('CLABE interbancaria');
    await clabe.fill('002 010 07777777777 2');
    await form.getByRole('button', { name: 'Guardar perfil' }).click();
    await expect(form.getByText('El dígito verificador no coincide')).toBeVisible();
    await expect(clabe).toBeFocused();
    await expectAccessible(page, 'refused');
    await clabe.fill('002 010 07777777777 1');
    await clabe.press('Tab');
    await expect(form.getByLabel('Banco')).toHaveValue('Banamex');
    await form.getByRole('button', { name: 'Guardar perfil' }).click();
    await expect(page.getByText('Datos actualizados')).toBeVisible();
    await page.reload();
    await expect(clabe).toHaveValue('002010077777777771');
    await expectAccessible(page, 'kept');
    await expectNoOverflow(page, 'kept');

    // pages that are not a broker's lead home
    for (const path of ['/reports/orders', '/reports/cases', '/user/purchases']) {
      await page.goto(internalOrigin() + path);
      await expect(page).toHaveURL(`${internalOrigin()}/`);
    }
    await enter(page, internalOrigin());
    const { id } = await makeQuotation(page, brand);
    const desk = await (await browser.newContext()).newPage();
    await signIn(desk, internalOrigin(), 'vendedor@demo.mx', brand.site);
    await desk.goto(`${internalOrigin()}/quotations/edit/${id}`);
    await expect(desk.getByText('Corredor: Emilio Sansores Rivas · corredor@demo.mx')).toBeVisible();
    await desk.goto(`${internalOrigin()}/broker/profile`);
    await expect(desk.getByText('«Mi perfil de corredor» solo la abren los corredores.')).toBeVisible();
    await desk.context().close();
    const outside = await ask(brand.origin, '/api/me/broker', { headers: { site: brand.site } });
    expect(outside.status).toBe(404);
    seen.expectQuiet();
  });
