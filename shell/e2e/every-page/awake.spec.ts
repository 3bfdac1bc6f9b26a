import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { firstProduct } from '../support/shopper';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAwake, wakeAll, watch } from '../support/watch';

/** The page itself, without the frame around it. */
const ownPage = '#contenido > [data-boundary] > [data-hydration]';

/** Remotes of which the page asks for code, each once, in the order of asking. */
function remotesAskedFor(page: Page): string[] {
  const remotes: string[] = [];
  page.on('request', (request) => {
    const [, remote] = /\/_mfe\/([^/]+)\//.exec(request.url()) ?? [];
    if (remote && !remotes.includes(remote)) remotes.push(remote);
  });
  return remotes;
}

/** The address of the category's first product. */
async function productOf(page: Page, { origin, category }: BrandUnderTest): Promise<string> {
  await page.goto(`${origin}/category/${category}`);
  return origin + (await firstProduct(page).getAttribute('href'));
}

for (const [at, name] of walkedIn('Home'))
  test(`${name}: pages wake without a touch, with the code of their own remote alone`, async ({ page, browser }) => {
    const brand = brands()[at] as BrandUnderTest;
    const seen = watch(page);
    const product = await productOf(page, brand);
    for (const url of [`${brand.origin}/`, `${brand.origin}/category/${brand.category}`, product]) {
      const visited = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage();
      const asked = remotesAskedFor(visited);
      await visited.goto(url);
      await expectAwake(visited.locator(ownPage));
      await expectAwake(visited.getByRole('button', { name: 'Menú' }));
      expect(asked, url).toEqual(['catalog']);
      await visited.context().close();
    }
    seen.expectQuiet();
  });

for (const [at, name] of walkedIn('Kids'))
  test(`${name}: a press fetches what it meant before all else, and opens it`, async ({ page }) => {
    const brand = brands()[at] as BrandUnderTest;
    const seen = watch(page);
    const url = await productOf(page, brand);
    // in a window in which nobody has to scroll, which would be a first touch too
    await page.setViewportSize({ width: 412, height: 1_900 });
    const asked = remotesAskedFor(page);
    await page.goto(url);
    await expectAwake(page.locator(ownPage));
    await page
      .getByRole('button', { name: /^Agregar (a|al) / })
      .first()
      .dispatchEvent('pointerdown');
    await page
      .getByRole('button', { name: /^Agregar (a|al) / })
      .first()
      .dispatchEvent('click');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(asked.slice(0, 2)).toEqual(['catalog', 'checkout']);
    seen.expectQuiet();
  });

test('code that wakes brings no styles that the server had written, and conditions inside their rules', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const rulesOf = () =>
      [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].flatMap(({ sheet }) => [
        ...(sheet?.cssRules ?? []),
      ]);
    Object.assign(window, { rulesOf });
    document.addEventListener('DOMContentLoaded', () => Object.assign(window, { written: rulesOf().length }));
  });
  for (const { origin, category } of brands().slice(0, 2)) {
    await page.goto(`${origin}/category/${category}`);
    await wakeAll(page);
    const { written, rules, around } = await page.evaluate(() => {
      const all: CSSRule[] = Reflect.get(window, 'rulesOf')();
      const isAround = (rule: CSSRule) => rule instanceof CSSMediaRule;
      return { written: Reflect.get(window, 'written'), rules: all.length, around: all.filter(isAround).length };
    });
    expect(rules).toBeGreaterThan(100);
    expect(rules).toBeLessThanOrEqual(written);
    expect(around).toBe(0);
  }
});

test('before a page is awake its links lead on and its buttons wait, and both look pressed', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const url = await productOf(page, studio);
  const arrive = await holdBack(page, '**/catalog-product.js');
  await page.goto(url);
  const enlarge = page.getByRole('button', { name: 'Acercar la foto' });
  await enlarge.click();
  await expect(enlarge).toHaveAttribute('data-waiting', '');
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.unrouteAll();

  await holdBack(page, '**/catalog-home.js');
  await page.goto(studio.origin);
  const link = page.getByRole('main').locator('a[href^="/category/"]').first();
  const looks = await link.evaluate((one: HTMLElement) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    one.click();
    return one.dataset.waiting;
  });
  expect(looks).toBe('');
  await link.click();
  await expect(page).toHaveURL(/\/category\//);
});

test('on a phone the filters’ dialog opens with the touch, and fills when their code arrives', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdBack(page, '**/catalog-filters.js');
  await page.goto(`${studio.origin}/category/${studio.category}`);
  await expectAwake(page.locator(ownPage));
  await page.getByRole('link', { name: 'Filtros' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtros' });
  await expect(dialog.getByRole('button', { name: 'Cerrar' })).toBeVisible();
  await expect(dialog.getByRole('status', { name: 'Cargando filtros' })).toBeVisible();
  arrive();
  await expect(dialog.getByRole('button', { name: 'Precio' })).toBeVisible();
  seen.expectQuiet();
});

test('on a phone an awake page has the code of the menu', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  const url = await productOf(page, studio);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(url);
  await expectAwake(page.locator(ownPage));
  await expectAwake(page.getByRole('button', { name: 'Menú' }));
  await page.waitForLoadState('networkidle');
  const arrive = await holdBack(page, '**/*.js');
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
  arrive();
  seen.expectQuiet();
});

test('the postal code looks pressed while its dialog is on its way', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdBack(page, '**/catalog-zipcode-dialog.js');
  await page.goto(studio.origin);
  const zipcode = page.getByRole('banner').getByRole('button', { name: /código postal/ });
  await expectAwake(zipcode);
  await zipcode.click();
  await expect(zipcode).toHaveAttribute('data-waiting', '');
  arrive();
  await expect(page.getByRole('dialog').getByLabel('Código postal')).toBeFocused();
  await expect(zipcode).not.toHaveAttribute('data-waiting');
  seen.expectQuiet();
});

test('another page comes as a document while parts of this one sleep, and without one when all are awake', async ({
  page,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const isSameDocument = () => page.evaluate(() => Reflect.get(window, 'isSame') === true);
  const openFirstProduct = async () => {
    await page.goto(`${studio.origin}/category/${studio.category}`);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await expectAwake(page.locator(ownPage));
    await page.mouse.wheel(0, 100);
  };
  const enter = async () => {
    await firstProduct(page).click();
    await expect(page.getByRole('button', { name: 'Acercar la foto' })).toBeVisible();
  };

  await holdBack(page, '**/account-newsletter.js');
  await openFirstProduct();
  await enter();
  expect(await isSameDocument()).toBe(false);
  await page.unrouteAll();

  await openFirstProduct();
  await wakeAll(page);
  await enter();
  expect(await isSameDocument()).toBe(true);
});

test('what a page said just before it was left for a document is said there', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  const email = `aviso.${Date.now().toString(36)}@correo.mx`;
  await holdBack(page, '**/account-newsletter.js');
  await page.goto(`${studio.origin}/register`);
  const fields: [name: string, value: string][] = [
    ['Nombre', 'Mariana'],
    ['Apellidos', 'Robles'],
    ['Correo', email],
    ['Confirma tu correo', email],
    ['Celular', '998 123 4567'],
    ['Contraseña', 'hamaca-azul-7'],
    ['Confirma tu contraseña', 'hamaca-azul-7'],
  ];
  for (const [name, value] of fields) await page.getByLabel(name, { exact: true }).fill(value);
  const document = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await document;
  await expect(page).toHaveURL(`${studio.origin}/`);
  await expect(page.getByText('Usuario registrado con éxito')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mariana: tu cuenta' })).toBeVisible();
  await expect(page.getByText('Usuario registrado con éxito')).toBeHidden();
  seen.expectQuiet();
});
