import { expect, test } from '@playwright/test';
import { makePayable } from '../support/api';
import { firstProduct } from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { wakeAll } from '../support/watch';

const pictures = '**/*.{avif,webp}';

for (const [at, name] of walkedIn('Kids')) {
  test(`${name}: a page that goes offline before it was touched stays readable, and wakes once it is online again`, async ({
    page,
    context,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.route(pictures, (route) => route.abort());
    await page.goto(`${brand.origin}/category/${brand.category}`, { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.mouse.move(60, 60, { steps: 3 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('Esta parte no se pudo mostrar.')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await page.unroute(pictures);
    await context.setOffline(false);
    await wakeAll(page);
    const picture = page.getByRole('list', { name: 'Productos' }).locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  test(`${name}: a page whose code did not arrive, although the browser seemed online, wakes at the next touch`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${brand.origin}/category/${brand.category}`);
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/shell-'));
    await page.mouse.move(60, 60, { steps: 3 });
    await refused;
    await page.unroute('**/*.js');
    await page.mouse.click(5, 400);
    await wakeAll(page);
    await expect(page.getByText('Esta parte no se pudo mostrar.')).toHaveCount(0);
  });

  test(`${name}: offline, the postal code and a link say so, and the page opens by itself once it is online again`, async ({
    page,
    context,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.goto(`${brand.origin}/category/${brand.category}`);
    await page.goto(brand.origin + (await firstProduct(page).getAttribute('href')));
    await page.getByRole('button', { name: 'Ingresar código postal' }).click();
    await wakeAll(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Código postal').fill('77500');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Ver fechas de entrega' }).click();
    await expect(dialog.getByText(/No tienes conexión a internet/)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Ruta' }).getByRole('link').last().click();
    await expect(page.getByRole('heading', { name: 'No tienes conexión a internet' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('list', { name: 'Productos' })).toBeVisible();
  });

  test(`${name}: offline, the way to the payment says so on its page, and leads on once it is online again`, async ({
    page,
    context,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    const data = `${brand.origin}/checkout/client/${await makePayable(page, brand)}`;
    await page.goto(data);
    await wakeAll(page);
    const onwards = page.getByRole('button', { name: 'Continuar al pago' });
    await context.setOffline(true);
    await onwards.click();
    await expect(page.getByText(/No tienes conexión a internet/)).toBeVisible();
    expect(page.url()).toBe(data);
    await context.setOffline(false);
    await onwards.click();
    await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
  });
}
