import { expect, type Page, test } from '@playwright/test';
import { call, enter, signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectAccessible, expectFits, expectHydrated, watch } from '../support/watch';

interface Document {
  revision: number;
  content: { kind: string; days: { day: string; warehouse: string | null; reason: string }[] };
}

/** A square of one color, as a telephone's picture may become too. */
const aPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mP8z8BQz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC';

/** Opens the desk's page of a kind, signed in as a manager. */
async function openDesk(page: Page, kind: string, site: string): Promise<void> {
  await signIn(page, internalOrigin(), 'gerente@demo.mx');
  await page.goto(`${internalOrigin()}/contenido?tipo=${kind}&marca=${site}`);
  // nobody moves a banner and gives it a picture before the page is alive
  await expectHydrated(page.getByRole('heading', { name: 'Contenido de la tienda' }));
}
const changes = (page: Page) => page.getByRole('region', { name: 'Cambios', exact: true });

for (const width of walkedAt(390, 1440))
  test(`a manager changes the delivery text, the store shows it, and undo takes it back (${width})`, async ({
    page,
  }) => {
    // Studio's text is read by the journey of the information pages
    const brand = brands()[width === 390 ? 1 : 2];
    if (!brand) throw new Error('no brand');
    await page.setViewportSize({ width, height: 900 });
    const seen = watch(page);
    const words = `Entregamos también los domingos en ${brand.name}`;
    const shown = async () => (await ask(brand.origin, '/politicas-de-entrega')).body.includes(words);
    // kept by the gateway from now on
    expect(await shown()).toBe(false);

    await openDesk(page, 'texto-de-entrega', brand.site);
    await expect(page.getByRole('link', { name: 'Texto de entrega' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY), 'the page begins at its top').toBe(0);
    await expectFits(page, 'the page');
    const form = page.getByRole('region', { name: 'Cambio', exact: true });
    await form.getByLabel('Texto').fill(words);
    await form.getByRole('button', { name: 'Vista previa' }).click();
    await expect(page.getByRole('region', { name: 'Vista previa' })).toContainText(words);
    await form.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Cambio publicado')).toBeVisible();
    await expect.poll(shown).toBe(true);
    // the latest first: an earlier run may have left its own
    const row = changes(page).getByRole('listitem').filter({ hasText: words }).first();
    await expect(row).toContainText('Vigente');
    await page.locator('main summary', { hasText: 'Bitácora' }).click();
    await expect(page.getByRole('list', { name: 'Cambios', exact: true })).toContainText(words);
    await expectFits(page, 'changed');

    await row.getByRole('button', { name: 'Deshacer' }).click();
    await expect(row).toContainText('Deshecho');
    await expect.poll(shown).toBe(false);
    seen.expectQuiet();
  });

test('a new order of banners and a new picture show on the home page, and undo restores the order', async ({
  page,
}) => {
  const brand = brands()[2];
  if (!brand) throw new Error('no brand');
  const seen = watch(page);
  const title = async () => /<h1[^>]*>([^<]*)</.exec((await ask(brand.origin, '/')).body)?.[1];
  const before = await title();
  await openDesk(page, 'banners', brand.site);
  await expectFits(page, 'the banners');
  const form = page.getByRole('region', { name: 'Cambio', exact: true });
  const second = form.getByRole('listitem', { name: 'Banner 2' });
  const next = await second.getByLabel('Título').inputValue();
  await second.getByRole('button', { name: 'Subir' }).click();
  const buffer = Buffer.from(aPicture, 'base64');
  const first = form.getByRole('listitem', { name: 'Banner 1' });
  await first.getByLabel('Otra imagen').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await expect(first.locator('img')).toHaveAttribute('src', /subida-/);
  await form.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('region', { name: 'Vista previa' })).toContainText(next);
  await form.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Cambio publicado')).toBeVisible();
  await expect.poll(title).toBe(next);
  const picture = /\/pictures\/subida-[0-9a-f]+-600\.webp/.exec((await ask(brand.origin, '/')).body)?.[0] ?? '';
  const file = await ask(brand.origin, picture);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
  await changes(page).getByRole('button', { name: 'Deshacer' }).first().click();
  await expect.poll(title).toBe(before);
  seen.expectQuiet();
});

test('a new package opens with the password it was given, and undo removes it', async ({ page, browser }) => {
  const brand = brands()[1];
  if (!brand) throw new Error('no brand');
  const seen = watch(page);
  const [name, password] = ['Torre de prueba', 'Torre-2026'];
  const shopper = await (await browser.newContext()).newPage();
  await enter(shopper, brand.origin);
  type Offer = { id: string; name: string; locked: boolean };
  const offers = () => call<Offer[]>(shopper, brand.site, 'POST', '/store/packages', { desarrollos: true });
  const offer = async () => (await offers()).find((one) => one.name === name);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, 'paquetes', brand.site);
  await expectFits(page, 'the packages');
  const form = page.getByRole('region', { name: 'Cambio', exact: true });
  const items = form.getByRole('listitem', { name: /^Paquete \d+$/ });
  const code = await items.first().getByPlaceholder('Código o nombre').first().inputValue();
  await form.getByRole('button', { name: 'Agregar paquete' }).click();
  const added = items.last();
  await added.getByLabel('Nombre').fill(name);
  await added.getByPlaceholder('Código o nombre').fill(code);
  await added.getByLabel('Piezas').fill('2');
  await added.getByLabel('Solo para desarrollos').check();
  const buffer = Buffer.from(aPicture, 'base64');
  await added.getByLabel('Imagen', { exact: true }).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
  await expect(added.locator('img')).toHaveAttribute('src', /subida-/);
  await added.getByRole('button', { name: 'Poner contraseña' }).click();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(added.getByText('Se abre con contraseña.')).toBeVisible();
  await form.getByRole('button', { name: 'Vista previa' }).click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Desarrollos');
  await form.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Cambio publicado')).toBeVisible();
  await expectAccessible(page, 'the packages, changed');
  await expect.poll(async () => (await offer())?.locked).toBe(true);
  const { id } = (await offer()) as Offer;
  const grant = await call<{ valid: boolean }>(shopper, brand.site, 'POST', `/packages/validate/${id}`, { password });
  expect(grant.valid).toBe(true);
  await changes(page).getByRole('button', { name: 'Deshacer' }).first().click();
  await expect.poll(offer).toBeUndefined();
  await shopper.context().close();
  seen.expectQuiet();
});

test('a closed day moves the delivery date that shoppers see', async ({ page, browser }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const shopper = await (await browser.newContext()).newPage();
  await enter(shopper, brand.origin);
  type List = { products: { ItemCode: string }[] };
  const { products } = await call<List>(shopper, brand.site, 'POST', '/product/searchbyfilters/', { items: 30 });
  const daysOf = async (code: string) => {
    const path = `/shipping/product?productCode=${code}&zipcodeDeliveryId=77500`;
    const { groups } = await call<{ groups: { date: string }[] }>(shopper, brand.site, 'GET', path);
    return groups.map(({ date }) => date);
  };
  // the last of all promises: no other journey buys later ones
  let last = { code: '', day: '' };
  for (const { ItemCode: code } of products) {
    const day = (await daysOf(code)).at(-1) ?? '';
    if (day > last.day) last = { code, day };
  }
  await openDesk(page, 'dias-cerrados', brand.site);
  const before = await call<Document>(page, brand.site, 'GET', '/storefront/closed-days.store');
  const form = page.getByRole('region', { name: 'Cambio', exact: true });
  const rows = form.getByRole('list', { name: 'Días cerrados' }).getByRole('listitem');
  const many = await rows.count();
  await form.getByRole('button', { name: 'Agregar día' }).click();
  // pressed again when the page is alive
  await expect(rows).toHaveCount(many + 1);
  await form.getByLabel('Día', { exact: true }).last().fill(last.day.split('-').reverse().join('/'));
  await form.getByLabel('Motivo').last().fill('Inventario de la tienda');
  await form.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Cambio publicado')).toBeVisible();
  await expect.poll(() => daysOf(last.code)).not.toContain(last.day);
  await changes(page).getByRole('button', { name: 'Deshacer' }).first().click();
  await expect.poll(() => daysOf(last.code)).toContain(last.day);
  const after = await call<Document>(page, brand.site, 'GET', '/storefront/closed-days.store');
  expect(after.content).toEqual(before.content);
});

test('sellers cannot open the content page, and on the public sites it does not exist', async ({ page }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  await signIn(page, internalOrigin(), 'vendedor@demo.mx');
  await page.goto(`${internalOrigin()}/contenido`);
  await expect(page.getByText('«Contenido» solo la abren gerentes y administradores.')).toBeVisible();
  const outside = await ask(brand.origin, '/api/storefront/closed-days.store', { headers: { site: brand.site } });
  expect(outside.status).toBe(404);
});
