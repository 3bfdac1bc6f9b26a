import { expect, test } from '@playwright/test';
import { ask, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

for (const [at, name] of ['Studio', 'Home', 'Kids'].entries()) {
  test(`${name}: the kiosk opens with its tiles and fits a phone`, async ({ page }) => {
    const seen = watch(page);
    await page.goto(`${brands()[at]?.origin}/display`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectAccessible(page, 'display');
    await expectNoOverflow(page, 'display');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page, 'display at 320 px');
    seen.expectQuiet();
  });
}

for (const [at, name] of walkedIn('Kids')) {
  test(`${name}: a shopper goes from the tiles of the kiosk to a product and its pictures without leaving it`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.goto(`${brand.origin}/display`);
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click();
    await expect(page).toHaveURL(/\/category\/.*kiosco=1/);
    await page.getByRole('list', { name: 'Productos' }).getByRole('heading').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/bdisplay\//);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    // the address changes first
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'kiosk product');
    await page.getByRole('button', { name: 'Acercar la foto' }).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img')).toBeVisible();
    await viewer.getByRole('button', { name: 'Acercar' }).click();
    await expect(viewer.getByRole('button', { name: 'Alejar' })).toBeEnabled();
    await expectAccessible(page, 'picture viewer');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await page.getByRole('button', { name: 'Regresar' }).click();
    await expect(page).toHaveURL(/\/category\/.*kiosco=1/);
    await page.getByRole('searchbox', { name: 'Buscar muebles y accesorios' }).fill(brand.term);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/kiosco=1/);
    await expect(page.getByRole('list', { name: 'Productos' }).getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/bdisplay\//,
    );
    seen.expectQuiet();
  });
}

for (const [at, name] of walkedIn('Studio')) {
  test(`${name}: a package goes into the quotation whole; a locked one opens only with its password`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    watch(page);
    await page.context().addCookies([{ name: 'cp', value: '77500', url: brand.origin }]);
    await page.goto(`${brand.origin}/ofertas`);
    const open = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Agregar paquete/ }) });
    // its picture adds it, and makes the quotation where there is none
    const picture = open.first().getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    if (!box) throw new Error('no picture');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.up();
    await expect(open.first().getByText(/^Agregamos \d+ piezas a tu (cotización|carrito)\.$/)).toBeVisible();
    const closed = page
      .getByRole('article')
      .filter({ has: page.getByLabel('Contraseña') })
      .first();
    await expect(closed.getByRole('img')).toHaveCount(0);
    const password = closed.getByLabel('Contraseña');
    await password.fill('adivino');
    await password.press('Enter');
    await expect(closed.getByText('Contraseña incorrecta')).toBeVisible();
    await expectAccessible(page, 'offers');
    await expectNoOverflow(page, 'offers');
    await open
      .first()
      .getByRole('link', { name: /^Ver (cotización|carrito)$/ })
      .click();
    await expect(page).toHaveURL(/\/quotations\/edit\//);
  });
}

test('in the kiosk, the back button returns to the list even after a full page load of the product', async ({
  page,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  await page.goto(`${studio.origin}/category/${studio.category}?kiosco=1`);
  const product = await page.getByRole('list', { name: 'Productos' }).getByRole('link').first().getAttribute('href');
  await page.evaluate((href) => window.location.assign(href ?? ''), product);
  await page.getByRole('button', { name: 'Regresar' }).click();
  await expect(page).toHaveURL(/\/category\/.*kiosco=1/);
});

test('the 3D view opens over the picture and closes', async ({ page }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const seen = watch(page);
  await page.goto(`${brand.origin}/category/${brand.category}`);
  const products = await page
    .getByRole('list', { name: 'Productos' })
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [withModel = ''] = await Promise.all(
    products.map(async (path) => ((await ask(brand.origin, path)).body.includes('Ver en 3D') ? [path] : [])),
  ).then((found) => found.flat());
  await page.goto(brand.origin + withModel);
  const open = page.getByRole('button', { name: 'Ver en 3D' });
  await open.click();
  const close = page.getByRole('button', { name: 'Cerrar la vista en 3D' });
  await expect(close).toBeVisible();
  // the code that unpacks models is loading by then
  await page.waitForFunction(() => customElements.get('model-viewer'));
  await close.click();
  await expect(open).toBeVisible();
  seen.expectQuiet();
});
