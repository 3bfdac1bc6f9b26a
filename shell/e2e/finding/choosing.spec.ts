import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, enter } from '../support/api';
import { Keyboard } from '../support/keyboard';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn, walkedOnPhone } from '../support/walked-in';
import { expectAccessible, expectHydrated, expectNoOverflow, watch } from '../support/watch';

const widths = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
];
const cards = (page: Page) => page.getByRole('list', { name: 'Productos' }).getByRole('article');
const toggles = (page: Page) => cards(page).getByRole('button', { name: /^Comparar: / });
const bar = (page: Page) => page.getByRole('region', { name: 'Productos por comparar' });
const columns = (page: Page) => page.getByRole('table', { name: 'Comparación de productos' }).getByRole('columnheader');

interface Found {
  total: number;
  products: { id: string; Name: string; url: string }[];
}
const search = (page: Page, { site }: BrandUnderTest, asked: object) =>
  call<Found>(page, site, 'POST', '/product/searchbyfilters/', asked);

/** Chooses products of the list by keyboard, perhaps before the page's code is there: a press is kept. */
async function choose(page: Page, many: number): Promise<void> {
  for (let at = 0; at < many; at += 1) {
    const toggle: Locator = toggles(page).nth(at);
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  }
}

for (const [at, name] of walkedIn('Kids')) {
  test(`${name}: products are compared by keyboard, and the link shows the same without script`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.goto(`${brand.origin}/category/${brand.category}`);
    await choose(page, 3);
    await expect(bar(page).getByRole('button', { name: /^Quitar: / })).toHaveCount(3);
    await bar(page).getByRole('link', { name: 'Comparar' }).press('Enter');
    await expect(page).toHaveURL(/\/comparar\?productos=[0-9a-f-]{36},[0-9a-f-]{36},[0-9a-f-]{36}$/);
    await expect(columns(page)).toHaveCount(3);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    for (const viewport of widths) {
      await page.setViewportSize(viewport);
      await expectAccessible(page, `comparison, ${viewport.width}`);
      await expectNoOverflow(page, `comparison, ${viewport.width}`);
    }
    const rows = page.getByRole('rowheader');
    const all = await rows.count();
    const differing = await rows.filter({ hasText: 'Distinto' }).count();
    expect(differing).toBeGreaterThan(0);
    expect(differing).toBeLessThan(all);
    const only = page.getByRole('checkbox', { name: 'Ver solo las diferencias' });
    await expectHydrated(only);
    await only.press('Space');
    await expect(page).toHaveURL(/diferencias=1/);
    await expect(rows.filter({ hasNotText: 'Distinto' })).toHaveCount(
      await page.getByRole('rowheader', { name: /^(Entrega|Cotizar)$/ }).count(),
    );

    const gone = page.getByRole('link', { name: /^Quitar .+ de la comparación$/ }).first();
    await gone.press('Enter');
    await expect(columns(page)).toHaveCount(2);
    const names = await columns(page).getByRole('link').filter({ hasNotText: 'Quitar' }).allTextContents();

    const plain = await browser.newContext({ javaScriptEnabled: false });
    const shared = await plain.newPage();
    await shared.goto(page.url());
    await expect(columns(shared)).toHaveCount(2);
    for (const one of names) await expect(columns(shared).getByRole('link', { name: one, exact: true })).toBeVisible();
    await shared.getByRole('checkbox', { name: 'Ver solo las diferencias' }).uncheck();
    await shared.getByRole('button', { name: 'Aplicar' }).click();
    await expect(shared).not.toHaveURL(/diferencias/);
    await expect(columns(shared)).toHaveCount(2);
    await plain.close();
    seen.expectQuiet();
  });
}

test('products chosen to compare show in every tab; a fifth is refused, and those no longer sold are counted', async ({
  page,
  context,
}) => {
  test.slow();
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const seen = watch(page);
  const list = `${brand.origin}/category/${brand.category}`;
  await page.goto(list);
  await choose(page, 4);
  await toggles(page).nth(4).press('Enter');
  await expect(page.getByText('Ya elegiste 4 para comparar')).toBeVisible();
  await expect(toggles(page).nth(4)).toHaveAttribute('aria-pressed', 'false');

  const other = await context.newPage();
  await other.goto(list);
  // the bar's code comes with the first sign of a visitor
  await other.mouse.move(9, 9, { steps: 2 });
  await expect(bar(other).getByRole('button', { name: /^Quitar: / })).toHaveCount(4);
  await bar(other).getByRole('button', { name: 'Quitar todos' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'false');
  await other.close();

  await page.goto(`${brand.origin}/comparar`);
  await expect(page.getByText('Aún no hay qué comparar')).toBeVisible();
  await expectAccessible(page, 'an empty comparison');
  const { products } = await search(page, brand, { category: brand.category, items: 6 });
  const ids = products.map(({ id }) => id);
  await page.goto(`${brand.origin}/comparar?productos=${ids.join(',')}`);
  await expect(page.getByText('de los 6 de la liga ves los primeros 4')).toBeVisible();
  await expect(columns(page)).toHaveCount(4);
  await page.goto(`${brand.origin}/comparar?productos=${ids[0]},00000000-0000-4000-8000-000000000000,nada`);
  await expect(page.getByText('2 productos de esta comparación ya no están a la venta.')).toBeVisible();
  await expect(columns(page)).toHaveCount(1);
  seen.expectQuiet();
});

for (const [at, name] of walkedIn('Studio')) {
  test(`${name}: a list is narrowed and sorted by centimeters, and the address keeps it`, async ({ page }) => {
    test.slow();
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width: 1366, height: 900 });
    await enter(page, brand.origin);
    const scope = { category: brand.category, items: 1 };
    const { total } = await search(page, brand, scope);
    const narrow = await search(page, brand, { ...scope, maxWidth: 90.5, sortOption: { key: 'width' } });
    expect(narrow.total).toBeGreaterThan(0);
    expect(narrow.total).toBeLessThan(total);

    await page.goto(`${brand.origin}/category/${brand.category}`);
    const panel = page.getByRole('complementary', { name: 'Filtros' });
    // sizes are folded until somebody asks for them
    await panel.getByRole('button', { name: 'Medidas' }).click();
    const most = panel.getByRole('group', { name: 'Ancho en cm' }).getByLabel('Hasta');
    await most.fill('90.5 cm');
    await expect(most).toHaveValue('90.5');
    await most.press('Enter');
    await expect(page).toHaveURL(/ancho-hasta=90\.5/);
    const count = page.locator('[data-area="count"]');
    await expect(count).toContainText(`${narrow.total} pieza`);
    // keyboard users keep their place
    await expect(most).toBeFocused();
    await page.getByLabel('Ordenar por').selectOption({ label: 'Más angosto' });
    await expect(page).toHaveURL(/sortKey=width/);
    await expect(cards(page).first().getByRole('heading')).toHaveText(narrow.products[0]?.Name ?? '');
    await page.reload();
    await expect(count).toContainText(`${narrow.total} pieza`);
    await expectAccessible(page, 'a list in centimeters');

    await page.setViewportSize({ width: 390, height: 844 });
    const filters = page.getByRole('link', { name: 'Filtros (1)' });
    // until the page's code is there it leads to the panel under the list
    await expectHydrated(filters);
    await filters.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('group', { name: 'Ancho en cm' }).getByLabel('Hasta')).toHaveValue('90.5');
    await expectNoOverflow(page, 'filters on a phone');
    await sheet.getByRole('link', { name: 'Quitar' }).click();
    await expect(page).not.toHaveURL(/ancho-hasta/);
    await expect(count).toContainText(`${total} pieza`);
    seen.expectQuiet();
  });
}

test('a product is shared by the app of the phone, by a copied link, or by WhatsApp', async ({ page, context }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const seen = watch(page);
  await enter(page, brand.origin);
  const { products } = await search(page, brand, { category: brand.category, items: 1 });
  const url = `${brand.origin}${products[0]?.url}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: brand.origin });
  await page.goto(url);
  const whatsApp = page.getByRole('link', { name: 'Enviar por WhatsApp' });
  const words = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text');
  expect(words).toBe(`${products[0]?.Name}\n${url}`);
  await page.evaluate(() => Reflect.set(navigator, 'canShare', undefined));
  // a press is kept until the code is there, but a busy machine shows its effect a while later
  await expectHydrated(page.getByRole('button', { name: 'Compartir' }));
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Liga copiada')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.evaluate(() => {
    Reflect.set(navigator, 'canShare', () => true);
    Reflect.set(navigator, 'share', async ({ url: shared }: ShareData) => Reflect.set(window, 'shared', shared));
  });
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared'))).toBe(url);
  seen.expectQuiet();
});

test('a product page says which shop has pieces, where it is, and when it opens', async ({ page, browser }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  await enter(page, brand.origin);
  const { products } = await search(page, brand, { items: 60 });
  let inPlaya: { url: string; pieces: number } | undefined;
  for (const { id, url } of products) {
    const { StoreStock } = await call<{ StoreStock: { Warehouse: string; Available: number }[] }>(
      ...([page, brand.site, 'POST', `/product/findbyid/${id}`] as const),
    );
    const found = StoreStock.find(({ Warehouse }) => Warehouse === 'PDC');
    if (found) inPlaya = { url, pieces: found.Available };
    if (inPlaya) break;
  }
  if (!inPlaya) throw new Error('the demo has no piece in a shop');
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  for (const one of [page, without]) {
    await one.goto(`${brand.origin}${inPlaya.url}`);
    const title = one.getByRole('button', { name: 'Disponible en tienda: Playa del Carmen' });
    if (one === page) await title.click();
    const shop = one.getByRole('listitem').filter({ has: one.getByRole('heading', { name: 'Playa del Carmen' }) });
    await expect(shop).toContainText(inPlaya.pieces === 1 ? 'Hay 1 pieza' : `Hay ${inPlaya.pieces} piezas`);
    await expect(shop).toContainText('10:00 a 21:00');
    const map = shop.getByRole('link', { name: 'Cómo llegar a la tienda de Playa del Carmen' });
    await expect(map).toHaveAttribute('href', /openstreetmap/);
    // of the other shops nothing is counted, and nothing is said
    await expect(one.getByText('Llama antes de ir: te dicen si la tienen en exhibición.')).toHaveCount(2);
  }
  await plain.close();
  await expectAccessible(page, 'a product and its shops');
});

for (const { at, name, width } of walkedOnPhone('Home'))
  test(`${name} at ${width}: a filter that is taken off by keyboard leaves the focus at what is said of the list`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.setViewportSize({ width, height: 844 });
    const list = `${brand.origin}/category/${brand.category}`;
    await page.goto(`${list}?precio-desde=1000`);
    const keyboard = new Keyboard(page);
    await keyboard.press('link', /Quitar filtro$/);
    await expect(page).toHaveURL(list);
    await expect(page.locator(':focus')).toHaveText(/^[\d,]+ piezas/);
  });
