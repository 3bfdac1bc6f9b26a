import { expect, test } from '@playwright/test';
import { signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectFits, expectHydrated, watch } from '../support/watch';

const head =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src';

// one import writes at a time
test.describe.configure({ mode: 'serial' });

for (const width of walkedAt(1440, 390))
  test(`a Shopify export is uploaded, tried, imported, seen in the store, and undone (${width})`, async ({ page }) => {
    test.slow();
    const [studio] = brands();
    if (!studio) throw new Error('no brand');
    const seen = watch(page);
    // an undone import hides its products, so a second run in one store needs products of its own
    const mark = Date.now().toString(36);
    const name = `Silla Importada ${mark}`;
    const found = () =>
      ask(studio.origin, `/api/product/findbyslug/silla-importada-${mark}`, { headers: { site: studio.site } });
    const rows = `silla-importada-${mark},${name},<p>De tzalam.</p>,Taller,Chairs,madera,true,Title,Default Title,IMP-${mark},6500,4,1890,,`;
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, internalOrigin(), 'admin@demo.mx');
    await page.goto(`${internalOrigin()}/importar`);
    await expectHydrated(page.getByRole('heading', { level: 1, name: 'Importar catálogo' }));
    await expectFits(page, 'the list of imports');
    const file = { name: `products_${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(`${head}\n${rows}\n`) };
    await page.getByLabel('Archivo con los productos').setInputFiles(file);
    await page.getByRole('button', { name: 'Subir archivo' }).click();
    await expect(page.getByText('Exportación de Shopify: se reconocieron')).toBeVisible();
    await page.getByLabel('Qué es «Chairs»').selectOption('sillas');
    await page.getByLabel('Bodega de las existencias').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Simular' }).click();
    await expect(page.getByRole('heading', { name: 'Simulacro' })).toBeVisible();
    await expect(page.getByText('Se crearían', { exact: true })).toBeVisible();
    await expectFits(page, 'a trial');
    expect((await found()).status).toBe(404);
    // the trial is still there after a reload
    await page.reload();
    await page.getByRole('button', { name: 'Importar a la tienda' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Resultado' })).toBeVisible();
    await expect.poll(async () => (await found()).status).toBe(200);
    const { slug, id } = JSON.parse((await found()).body);
    const shown = await ask(studio.origin, `/${slug}/${id}`);
    expect([shown.status, shown.body.includes(name)]).toEqual([200, true]);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
    await expect(page.getByText(/1 producto creado quedó oculto/)).toBeVisible();
    await expect.poll(async () => (await found()).status).toBe(404);
    seen.expectQuiet();
  });
