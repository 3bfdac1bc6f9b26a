import { formatDate } from '@actual/contracts/facts/text/written';
import { expect, test } from '@playwright/test';
import { holdBack } from '../support/hold-back';
import { firstProduct, giveZipcode } from '../support/shopper';
import { ask, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { wakeAll, watch } from '../support/watch';

// pictures move only for visitors who did not ask for reduced motion
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [at, name] of walkedIn('Home')) {
  test(`${name}: the product under the pointer opens without another request, and its picture moves there and back`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/product/findbyid/')) asked.push(request.url());
    });
    // each change of pages by a picture is counted, and which picture it was
    await page.addInitScript(() => {
      const carried: string[] = [];
      Object.assign(window, { carried });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (change) => {
        const named = [...document.querySelectorAll<HTMLElement>('[data-carried]')].filter(
          ({ style }) => style.viewTransitionName === 'carried',
        );
        carried.push(named.map(({ dataset }) => dataset.carried).join());
        return start(change);
      };
    });
    // on a busy machine too, a prepared page does not grow old before it is entered
    await page.addInitScript(() => {
      const opened = Date.now();
      Date.now = () => opened;
    });
    await page.goto(`${brand.origin}/category/${brand.category}`);
    const tile = firstProduct(page);
    const href = await tile.getAttribute('href');
    // who rests on a tile of an awake page seems to want it
    await wakeAll(page);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name: file }) => file.includes('ahead')),
    );
    await tile.scrollIntoViewIfNeeded();
    const ready = page.waitForResponse(
      (reply) => reply.url().includes('/api/') && reply.url().includes(href?.split('/').at(-1) ?? ''),
    );
    await tile.hover();
    await ready;
    const before = asked.length;
    await tile.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    expect(asked.length, 'the product is not asked for again').toBe(before);
    expect(await page.evaluate(() => Reflect.get(window, 'carried'))).toEqual([href]);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`/category/${brand.category}$`));
    expect(await page.evaluate(() => Reflect.get(window, 'carried'))).toEqual([href, href]);
    seen.expectQuiet();
  });
}

test('a page that the browser fetched ahead opens from there, and is asked for again once the postal code changed', async ({
  page,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  const preloads = await page.context().newCDPSession(page);
  const states: string[] = [];
  preloads.on('Preload.prefetchStatusUpdated', ({ status }) => states.push(status));
  await preloads.send('Preload.enable');
  await holdBack(page, '**/account-newsletter.js');
  const restOnProduct = async () => {
    states.length = 0;
    await page.goto(`${studio.origin}/category/${studio.category}`);
    await firstProduct(page).hover();
    await expect.poll(() => states.at(-1)).toBe('Ready');
  };
  const howItCame = () =>
    page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'deliveryType')));
  const enter = async () => {
    await firstProduct(page).click();
    await expect(page.getByRole('button', { name: 'Acercar la foto' })).toBeVisible();
  };

  await restOnProduct();
  await enter();
  expect(await howItCame()).toEqual(['navigational-prefetch']);

  await restOnProduct();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /código postal/ })
    .click();
  await giveZipcode(page, '77500');
  await enter();
  expect(await howItCame()).toEqual(['']);
  await expect(page.getByText(/Llega antes del/).first()).toBeVisible();
  seen.expectQuiet();
});

test('on a slow connection, adding to the cart answers at once and says when it is done', async ({ page }) => {
  const [, home] = brands();
  if (!home) throw new Error('no brand');
  const seen = watch(page);
  await page.goto(`${home.origin}/category/${home.category}`);
  await firstProduct(page).click();
  await page.getByRole('button', { name: 'Ingresar código postal' }).click();
  await giveZipcode(page, '77500');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/quotation/**', async (route) => {
    await answered;
    await route.continue();
  });
  await page
    .getByRole('button', { name: /^Agregar (a|al) / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Agregando a tu carrito');
  await expect(dialog.getByRole('button', { name: 'Agregando' })).toBeVisible();
  answer();
  await expect(dialog).toHaveAccessibleName('Agregado a tu carrito');
  await expect(dialog.getByText(/Llevas 1 pieza en tu carrito/)).toBeVisible();
  seen.expectQuiet();
});

test('a shopper who is too late for the last piece of a date sees the dates that are left', async ({ page }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  let taken = false;
  // somebody else was quicker
  await page.route('**/api/quotation/create', (route) => {
    taken = true;
    return route.fulfill({ status: 409, json: { code: 'delivery_date_unavailable', message: '', requestId: '' } });
  });
  await page.route('**/api/shipping/product?*', async (route) => {
    const { origin, pathname, search } = new URL(route.request().url());
    const { body } = await ask(origin, `${pathname}${search}`, { headers: { site: brand.site } });
    const { groups, ...rest } = JSON.parse(body);
    return route.fulfill({ json: { ...rest, groups: taken ? groups.slice(1) : groups } });
  });
  await page.goto(`${brand.origin}/category/${brand.category}`);
  const href = (await firstProduct(page).getAttribute('href')) ?? '';
  await page.goto(brand.origin + href);
  await page.getByRole('button', { name: 'Ingresar código postal' }).click();
  await giveZipcode(page, '77500');
  const dates = page.getByRole('group', { name: 'Fecha de entrega' }).getByRole('radio');
  await expect(dates.first()).toBeChecked();
  const [gone, next] = await dates.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await page
    .getByRole('button', { name: /^Agregar (a|al) / })
    .first()
    .click();
  await expect(page.getByText('Verifique su nueva fecha de entrega y cantidad de piezas')).toBeVisible();
  await expect(dates.first()).toHaveValue(next ?? '');
  await expect(dates.first()).toBeChecked();
  await expect(page.getByRole('radio', { name: gone ?? '' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Llega antes del ${formatDate(next ?? '')}` })).toBeVisible();
});
