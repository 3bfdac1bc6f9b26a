import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { firstProduct } from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin } from '../support/store';

/** How a remote can be broken in the browser. */
const faults: Record<string, (page: Page, remote: string) => Promise<unknown>> = {
  'is missing (404)': (page, remote) =>
    page.route(`**/_mfe/${remote}/**`, (route) => route.fulfill({ status: 404, body: 'no' })),
  'does not answer': (page, remote) => page.route(`**/_mfe/${remote}/**`, () => undefined),
  'fails to load': (page, remote) =>
    page.route(`**/_mfe/${remote}/**`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: 'throw new Error("roto")',
      }),
    ),
};

for (const [fault, breakIt] of Object.entries(faults)) {
  test(`checkout ${fault}: the catalog keeps working, and the slot offers to try again`, async ({ page }) => {
    const [studio] = brands() as [BrandUnderTest];
    await breakIt(page, 'checkout');
    await page.goto(`${studio.origin}/category/${studio.category}`);
    await expect(firstProduct(page)).toBeVisible();
    await firstProduct(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/Planes de pago/).first()).toBeVisible();
    // another remote's code comes with the first sign of a visitor
    await page.mouse.move(9, 9, { steps: 2 });
    await expect(page.getByText('Esta parte no se pudo mostrar.').first()).toBeVisible();
    await page.unroute(`**/_mfe/checkout/**`);
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(page.getByRole('button', { name: /^Agregar/ }).first()).toBeVisible();
  });
}

test('a broken desk: what the server rendered stays, with its frame, and staff are told', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  await signIn(page, internalOrigin(), 'gerente@demo.mx', studio.site);
  await page.route('**/_mfe/staff/**', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto(`${internalOrigin()}/reports/quotations`);
  await expect(page.getByText('Esta página no cargó completa')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cotizaciones', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
});

test('a broken kiosk: what the server rendered stays, without the frame of the store', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  await page.route('**/_mfe/catalog/**', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto(`${studio.origin}/display`);
  await expect(page.getByText('Esta página no cargó completa')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a broken catalog: what the server rendered stays, and other pages work', async ({ page }) => {
  const [studio] = brands() as [BrandUnderTest];
  await page.route('**/_mfe/catalog/**', (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto(`${studio.origin}/category/${studio.category}`);
  await expect(firstProduct(page)).toBeVisible();
  await page.goto(`${studio.origin}/register`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
