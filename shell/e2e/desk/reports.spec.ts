import { expect, test } from '@playwright/test';
import { call, enter, makeQuotation, signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectAccessible, expectFits, expectHydrated, watch } from '../support/watch';

for (const width of walkedAt(390, 1440))
  test(`staff filter, export, and open quotations (${width})`, async ({ page, browser }) => {
    const [brand] = brands();
    if (!brand) throw new Error('no brand');
    await page.setViewportSize({ width, height: 900 });
    const seen = watch(page);
    const shopper = await (await browser.newContext()).newPage();
    await enter(shopper, brand.origin);
    const { id, folio } = await makeQuotation(shopper, brand);
    await shopper.context().close();

    await signIn(page, internalOrigin(), width === 390 ? 'vendedor@demo.mx' : 'gerente@demo.mx', brand.site);
    const filters = page.getByRole('search', { name: 'Filtros del reporte' });
    await page.goto(`${internalOrigin()}/reports/quotations`);
    await expect(page.getByRole('heading', { name: 'Cotizaciones' })).toBeVisible();
    await expectFits(page, 'quotations');
    await filters.getByLabel('Estatus').selectOption('Perdida');
    await filters.getByLabel('Folio').fill(folio);
    await filters.getByLabel('Folio').press('Enter');
    await expect(page.getByText('No hay información')).toBeVisible();
    await page.getByRole('link', { name: 'Quitar «Perdida»' }).click();
    await expect(page).toHaveURL(`${internalOrigin()}/reports/quotations?folio=${folio}`);
    const row = page.getByRole('link', { name: folio, exact: true });
    await expect(row).toBeVisible();
    await filters.getByLabel('Desde', { exact: true }).fill('1/1/2026');
    await filters.getByLabel('Hasta', { exact: true }).fill('2/1/2026');
    await filters.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/desde=2026-01-01&hasta=2026-01-02/);
    await expect(filters.getByLabel('Desde', { exact: true })).toHaveValue('01/01/2026');
    await page.goBack();
    await page.getByRole('button', { name: 'Exportar a Excel' }).click();
    await expect(page.getByText(/^Listo: 1 cotización, \d+ KB$/)).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^cotizaciones-\d{4}-\d{2}-\d{2}\.xlsx$/);
    await expectFits(page, 'exported');
    await row.click();
    await expect(page).toHaveURL(`${internalOrigin()}/quotations/edit/${id}`);

    for (const path of ['/quotation/all/find/1', '/quotation/user/1/totals', '/quotation/all/export']) {
      const headers = { site: brand.site, 'content-type': 'application/json' };
      expect((await ask(brand.origin, `/api${path}`, { method: 'POST', headers, body: '{}' })).status).toBe(404);
    }
    expect((await ask(brand.origin, '/reports/quotations')).headers.location).toBe('/');
    seen.expectQuiet();
  });

test('a report goes on while scrolling; rows and columns are chosen by keyboard, and a view keeps the columns', async ({
  page,
  browser,
}) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const internal = internalOrigin();
  const seen = watch(page);
  const shopper = await (await browser.newContext()).newPage();
  await enter(shopper, brand.origin);
  for (let made = 0; made < 2; made += 1) await makeQuotation(shopper, brand);
  await shopper.context().close();
  await page.setViewportSize({ width: 1440, height: 900 });
  // nobody else's journey: one person writes one export at a time
  await signIn(page, internal, 'admin@demo.mx', brand.site);
  const { total: before } = await call<{ total: number }>(page, brand.site, 'POST', '/quotation/all/find/1');

  await page.goto(`${internal}/reports/quotations`);
  const table = page.getByRole('table', { name: 'Cotizaciones' });
  // other journeys may add quotations meanwhile
  await expect(table).toHaveAttribute('aria-rowcount', /^\d+$/);
  const total = Number(await table.getAttribute('aria-rowcount')) - 1;
  expect(total).toBeGreaterThanOrEqual(before);
  const rows = table.locator('tbody tr');
  const first = rows.first().getByRole('link');
  const [one, many] = ['cotización', 'cotizaciones'];
  // the rows after the first page are there before anybody scrolls to them
  const loaded = Math.min(total, 110);
  await expect(table).toContainText(`Suma de ${loaded} ${loaded === 1 ? one : many}`);
  await expectHydrated(table);
  await first.focus();
  await page.keyboard.press('End');
  const last = table.locator(`tr[aria-rowindex="${loaded + 1}"]`).getByRole('link');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(first).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText('En tu elección: 2 cotizaciones')).toBeVisible();
  await expectAccessible(page, 'chosen rows');
  await page.getByRole('button', { name: 'Exportar 2 a Excel' }).click();
  await expect(page.getByText(/^Listo: 2 cotizaciones, \d+ KB$/)).toBeVisible();
  await page.getByRole('button', { name: 'Quitar la elección' }).click();

  const choice = page.getByRole('button', { name: 'Columnas' });
  await choice.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Columnas' });
  await panel.getByLabel('Tienda').focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/columnas=/);
  await expect(table.getByRole('columnheader', { name: 'Tienda' })).toHaveCount(0);
  await panel.getByLabel('Correo').focus();
  await page.keyboard.press('Space');
  await expect(table.getByRole('columnheader', { name: 'Correo' })).toBeVisible();
  await expectAccessible(page, 'choosing columns');
  await page.keyboard.press('Escape');
  await expect(choice).toBeFocused();

  const name = `Correos ${Date.now() % 100_000}`;
  await page.getByRole('button', { name: '+ Guardar vista' }).click();
  await page.getByLabel('Nombre de la vista').fill(name);
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await page.getByRole('link', { name: /^Todos/ }).click();
  await expect(table.getByRole('columnheader', { name: 'Correo' })).toHaveCount(0);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(table.getByRole('columnheader', { name: 'Correo' })).toBeVisible();
  await page.goto(`${page.url()}.peso`);
  await expect(page.getByText('«columna: peso»')).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Correo' })).toBeVisible();
  await page.goto(`${internal}/reports/quotations`);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('button', { name: 'Borrar vista' }).click();
  await page.getByRole('button', { name: 'Borrar', exact: true }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveCount(0);
  seen.expectQuiet();
});
