import { expect, test } from '@playwright/test';
import { enter, makeQuotation, signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectFits, watch } from '../support/watch';

for (const width of walkedAt(1440, 390))
  test(`staff save views, read the dashboard, and sign the cash report (${width})`, async ({ page, browser }) => {
    const [brand] = brands();
    if (!brand) throw new Error('no brand');
    await page.setViewportSize({ width, height: 900 });
    const seen = watch(page);
    const shopper = await (await browser.newContext()).newPage();
    await enter(shopper, brand.origin);
    const { folio } = await makeQuotation(shopper, brand);
    await shopper.context().close();
    await signIn(page, internalOrigin(), width === 390 ? 'vendedor@demo.mx' : 'gerente@demo.mx', brand.site);

    const name = `Abiertas ${folio}`;
    await page.goto(`${internalOrigin()}/reports/quotations?estatus=open&color=rojo`);
    await expect(
      page.getByText('Esta vista usaba «color: rojo», que ya no existe. Se muestra con lo demás.'),
    ).toBeVisible();
    await page.getByRole('button', { name: '+ Guardar vista' }).click();
    await page.getByLabel('Nombre de la vista').fill(name);
    await page.getByRole('form', { name: 'Guardar vista' }).getByRole('button', { name: 'Guardar' }).click();
    const tab = page.getByRole('navigation', { name: 'Vistas guardadas' }).getByRole('link', { name });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toHaveText(new RegExp(`^${name}[1-9]\\d*$`));
    await expectFits(page, 'views');
    await page.getByRole('button', { name: 'Borrar vista' }).click();
    await page.getByRole('form', { name: 'Borrar vista' }).getByRole('button', { name: 'Borrar' }).click();
    await expect(tab).toHaveCount(0);

    await page.goto(`${internalOrigin()}/reports/dashboard?periodo=hoy`);
    const funnel = page.getByRole('region', { name: 'De cotización a pedido' });
    await expectFits(page, 'dashboard');
    await funnel.getByText('Ver datos').click();
    await funnel.getByRole('table').getByRole('link', { name: 'Cotizaciones' }).click();
    await expect(page).toHaveURL(/\/reports\/quotations\?desde=\d{4}-\d{2}-\d{2}&hasta=/);
    await expect(page.getByRole('link', { name: folio, exact: true })).toBeVisible();

    await page.goto(`${internalOrigin()}/reports/cash?dia=2026-01-0${width === 390 ? 1 : 2}`);
    const cash = page.getByRole('form', { name: 'Corte de caja' });
    if (await cash.getByRole('button', { name: 'Guardar' }).isVisible()) {
      await cash.getByLabel('Fondo inicial').fill('500');
      await cash.getByLabel('Contado: Efectivo', { exact: true }).fill('480.50');
      await expect(cash.getByText('Faltan $19.50')).toBeVisible();
      await expectFits(page, 'cash');
      await cash.getByLabel('Contado: Efectivo en dólares').fill('0');
      await cash.getByLabel('Contado: Terminal').fill('0');
      await cash.getByRole('button', { name: 'Firmar corte' }).click();
      await cash.getByRole('button', { name: 'Firmar', exact: true }).click();
    }
    await expect(cash.getByText(/^Firmado por /)).toBeVisible();

    for (const [method, path] of [
      ['POST', '/reports/dashboard'],
      ['POST', '/me/cashreport'],
      ['GET', '/me/views/orders'],
    ] as const) {
      const headers = { site: brand.site, 'content-type': 'application/json' };
      const body = method === 'POST' ? { body: '{}' } : {};
      expect((await ask(brand.origin, `/api${path}`, { method, headers, ...body })).status, path).toBe(404);
    }
    seen.expectQuiet();
  });
