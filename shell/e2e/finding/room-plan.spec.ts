import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { call, enter } from '../support/api';
import { Keyboard } from '../support/keyboard';
import { firstProduct } from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { undrawn } from '../support/undrawn';
import { walkedIn, whole } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const brandAt = (at: number): BrandUnderTest => {
  const brand = brands()[at];
  if (!brand) throw new Error('no brand');
  return brand;
};
/** Three pieces of a room, by a shopper's words for them. */
const termsOf = ({ site }: BrandUnderTest): readonly string[] =>
  site === 'actual-kids' ? ['cama', 'silla', 'librero'] : ['sofá', 'mesa de centro', 'librero'];
const pieces = (page: Page) => page.getByRole('group', { name: /^Plano de/ }).getByRole('button');
/** The first answer to what was typed last. */
const found = (page: Page) =>
  page
    .locator('ul[aria-busy="false"]')
    .getByRole('button', { name: /Poner$/ })
    .first();

for (const [at, name] of walkedIn('Home'))
  test(`${name}: by keyboard a room is drawn and furnished with three pieces, which stay and can be shared`, async ({
    page,
    context,
  }) => {
    test.slow();
    const brand = brandAt(at);
    const seen = watch(page);
    const keyboard = new Keyboard(page);
    if (!whole) await undrawn(page);
    await page.goto(`${brand.origin}/plano`);
    await keyboard.type('Ancho', '620');
    await keyboard.type('Largo', '480');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Plano de 6.20 m por 4.80 m, con 0 piezas' })).toBeVisible();
    for (const [index, term] of termsOf(brand).entries()) {
      await keyboard.type('Nombre o código', term);
      await keyboard.reach(found(page));
      await page.keyboard.press('Enter');
      await expect(pieces(page)).toHaveCount(index + 1);
    }
    const first = pieces(page).first();
    const before = await first.getAttribute('aria-label');
    await keyboard.reach(first);
    await page.keyboard.press('ArrowDown');
    await expect(first).not.toHaveAttribute('aria-label', before ?? '');
    await page.keyboard.press('g');
    await expect(first).toHaveAttribute('aria-label', /con giro de/);
    await expectAccessible(page, 'a furnished room');
    await keyboard.press('button', 'Verlo en 3D');
    await expect(page.locator('model-viewer')).toBeAttached();
    await keyboard.press('button', 'Cerrar la vista en 3D');

    await page.reload();
    await expect(pieces(page)).toHaveCount(3);
    const link = new URL((await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')) ?? '');
    const [, address = ''] = (link.searchParams.get('text') ?? '').split('\n');
    const { pathname, search } = new URL(address);
    const visitor = await context.browser()?.newContext();
    if (!visitor) throw new Error('no browser');
    const guest = await visitor.newPage();
    await guest.goto(brand.origin + pathname + search);
    await expect(guest.getByText(/^Es un plano compartido/)).toBeVisible();
    await expect(pieces(guest)).toHaveCount(3);
    await guest.goto((brand.origin + pathname + search).slice(0, -12));
    await expect(guest.getByText(/^La liga del plano está incompleta/)).toBeVisible();
    await visitor.close();
    seen.expectQuiet();
  });

for (const [at, name] of walkedIn('Kids'))
  test.describe(`${name}, by touch at 390`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
    test('a product is put into a room from its page, dragged, and joined by two more', async ({ page }) => {
      test.slow();
      const brand = brandAt(at);
      const seen = watch(page);
      await page.goto(`${brand.origin}/category/${brand.category}`);
      await page.goto(brand.origin + ((await firstProduct(page).getAttribute('href')) ?? ''));
      await page.getByRole('link', { name: 'Verla en mi cuarto' }).tap();
      await expect(pieces(page)).toHaveCount(1);
      await expect(page).toHaveURL(`${brand.origin}/plano`);
      for (const [index, term] of termsOf(brand).slice(1).entries()) {
        await page.getByLabel('Nombre o código').fill(term);
        await found(page).tap();
        await expect(pieces(page)).toHaveCount(index + 2);
      }
      const last = pieces(page).last();
      const before = await last.getAttribute('aria-label');
      await last.scrollIntoViewIfNeeded();
      const box = await last.boundingBox();
      if (!box) throw new Error('no piece');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const touch = await page.context().newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const by of [10, 25, 40])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - by, y: y + by }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(last).not.toHaveAttribute('aria-label', before ?? '');
      await page.getByRole('button', { name: 'Girar' }).tap();
      await expect(last).toHaveAttribute('aria-label', /con giro de|de arriba$/);
      await expectNoOverflow(page, 'a furnished room');
      await expectAccessible(page, 'a furnished room at 390');
      seen.expectQuiet();
    });
  });

test('a room and a quotation are put into the plan once, and all of it into the quotation', async ({ page }) => {
  const brand = brandAt(0);
  const seen = watch(page);
  await page.context().addCookies([{ name: 'cp', value: '77500', url: brand.origin }]);
  await page.goto(`${brand.origin}/estancias`);
  await page.locator('main a[href^="/estancias/"]').first().click();
  const count = await page.getByRole('checkbox', { name: /^Incluir/ }).count();
  await page.getByRole('link', { name: 'Acomodarlas en mi cuarto, a escala' }).click();
  await expect(page).toHaveURL(`${brand.origin}/plano`);
  const there = await pieces(page).count();
  expect(there).toBeGreaterThanOrEqual(count);
  await page.reload();
  await expect(pieces(page)).toHaveCount(there);
  await page.getByRole('button', { name: /^Agregar todo a tu/ }).click();
  await page.getByRole('link', { name: /^Ver cotización/ }).click();
  await page.getByRole('link', { name: 'Ver en mi cuarto' }).click();
  await expect(page).toHaveURL(`${brand.origin}/plano`);
  await expect(pieces(page)).toHaveCount(there);
  seen.expectQuiet();
});

test('without script a room is drawn, furnished and corrected by forms, and bad figures get a sentence', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const brand = brandAt(1);
  await page.goto(`${brand.origin}/plano`);
  await page.getByLabel('Nombre o código').fill('sofá');
  await page.getByRole('button', { name: 'Poner en el plano' }).first().click();
  await expect(page.getByRole('group', { name: /con 1 pieza$/ })).toBeVisible();
  await page.getByLabel('Ancho', { exact: true }).first().fill('4000000');
  await page.getByRole('button', { name: 'Dibujar el cuarto' }).click();
  await expect(page.getByText(/^Cada lado del cuarto mide 20 m a lo más/)).toBeVisible();
  await expect(page.getByRole('group', { name: /con 1 pieza$/ })).toBeVisible();
  await context.close();
});

test('a client keeps a plan in the account, opens it without script elsewhere and drops it there', async ({
  page,
  browser,
}) => {
  const brand = brandAt(2);
  const seen = watch(page);
  const account = { email: `ana.${randomUUID()}@correo.mx`, password: 'hamaca-azul-7' };
  await enter(page, brand.origin);
  await call(page, brand.site, 'POST', '/user/create', {
    firstName: 'Ana',
    lastName: 'Ruiz',
    mobilePhone: '9982145567',
    ...account,
    confirm_pass: account.password,
  });
  await call(page, brand.site, 'POST', '/auth/signin', account);
  await page.goto(`${brand.origin}/plano`);
  await page.getByLabel('Nombre o código').fill('silla');
  await found(page).click();
  await expect(pieces(page)).toHaveCount(1);
  await page.getByLabel('Nombre del plano').fill('Cuarto de Ana');
  await page.getByRole('button', { name: 'Guardar en mi cuenta' }).click();
  await expect(page.getByText('Guardamos tu plano.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver mis planos' }).click();
  await expect(page.getByRole('heading', { name: 'Cuarto de Ana' })).toBeVisible();
  await expectAccessible(page, 'plans of the account');
  await expectNoOverflow(page, 'plans of the account');
  seen.expectQuiet();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const other = await context.newPage();
  await context.addCookies(await page.context().cookies());
  await other.goto(`${brand.origin}/user/plans`);
  await other.getByRole('link', { name: 'Abrir' }).click();
  await expect(other.getByText(/^Es «Cuarto de Ana», de tu cuenta/)).toBeAttached();
  await expect(pieces(other)).toHaveCount(1);
  await other.goto(`${brand.origin}/user/plans`);
  await other.getByRole('link', { name: 'Cambiar' }).click();
  await other.getByRole('button', { name: 'Eliminar plano' }).click();
  await expect(other.getByText('Aún no guardas planos')).toBeVisible();
  await context.close();
});
