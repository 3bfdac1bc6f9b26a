import { expect, type Page, test } from '@playwright/test';
import { signIn } from './support/api';
import { firstProduct } from './support/shopper';
import { type BrandUnderTest, brands, internalOrigin } from './support/store';

/** How a remote can be broken in the browser. */
const faults: Record<string, (page: Page, remote: string) => Promise<unknown>> = {
  'no está (404)': (page, remote) =>
    page.route(`**/_mfe/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'no' })),
  'no contesta': (page, remote) => page.route(`**/_mfe/${remote}/**`, () => undefined),
  'falla al cargar': (page, remote) =>
    page.route(`**/_mfe/${remote}/**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'throw new Error("roto")',
      }),
    ),
};

for (const [fault, breakIt] of Object.entries(faults)) {
  test(`checkout ${fault}: el catálogo sigue y el hueco lo dice en voz baja`, async ({ page }) => {
    const [studio] = brands() as [BrandUnderTest];
    await breakIt(page, 'checkout');
    await page.goto(`${studio.origin}/category/${studio.category}`);
    await expect(firstProduct(page)).toBeVisible();
    await firstProduct(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Planes de pago/).first()).toBeVisible();
    await expect(page.getByText('Esta parte no se pudo mostrar.').first()).toBeVisible();
    await page.unroute(`**/_mfe/checkout/**`);
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(page.getByRole('button', { name: /^Agregar/ }).first()).toBeVisible();
  });
}

test('escritorio roto: lo que el servidor pintó se queda, con su marco, y se dice', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  await signIn(page, internalOrigin(), 'gerente@demo.mx', studio.site);
  await page.route('**/_mfe/staff/**', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto(`${internalOrigin()}/reports/quotations`);
  await expect(page.getByText('Esta página no cargó completa')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cotizaciones', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
});

test('kiosco roto: lo que el servidor pintó se queda, sin el encabezado de la tienda', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  await page.route('**/_mfe/catalog/**', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto(`${studio.origin}/display`);
  await expect(page.getByText('Esta página no cargó completa')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('catálogo roto: lo que el servidor pintó se queda, y el encabezado vive', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  await page.route('**/_mfe/catalog/**', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto(`${studio.origin}/category/${studio.category}`);
  await expect(firstProduct(page)).toBeVisible();
  await page.goto(`${studio.origin}/register`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
