import { expect, test } from '@playwright/test';
import { call, enter, makeQuotation, signIn } from '../support/api';
import { holdBack } from '../support/hold-back';
import { brands, internalOrigin } from '../support/store';
import { watch } from '../support/watch';

test('presses and typing before hydration are not lost', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdBack(page);
  await page.goto(studio.origin, { waitUntil: 'domcontentloaded' });
  await page.locator('input[name="term"]').fill('mesa');
  await page.getByRole('button', { name: 'Menú' }).click();
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('input[name="term"]')).toHaveValue('mesa');
  seen.expectQuiet();
});

test('pieces and a room’s sides, typed and left before hydration, are taken; a name typed there stays', async ({
  page,
}) => {
  const [, home] = brands();
  if (!home) throw new Error('no brand');
  const seen = watch(page);
  await signIn(page, home.origin, 'clienta@demo.mx', home.site);
  const { id } = await makeQuotation(page, home);
  const leave = async (label: string, text: string) => {
    const field = page.getByRole('textbox', { name: label, exact: true }).first();
    await field.fill(text);
    await field.blur();
  };
  const arriveAtCart = await holdBack(page);
  await page.goto(`${home.origin}/quotations/edit/${id}`, { waitUntil: 'domcontentloaded' });
  const pieces = page.getByRole('textbox', { name: /^Piezas de/ });
  await pieces.fill('3');
  await pieces.blur();
  arriveAtCart();
  await expect(page.getByText('3 piezas', { exact: true })).toBeVisible();
  await page.unrouteAll();

  await page.goto(`${home.origin}/plano`);
  const room = page.getByRole('group', { name: /^Plano de/ });
  await page.getByRole('textbox', { name: 'Largo' }).fill('480');
  await page.getByRole('textbox', { name: 'Largo' }).blur();
  await expect(room).toHaveAccessibleName(/por 4\.80\sm/);
  // the server knows no plan of this browser, so that the page changes right after hydration
  const arrive = await holdBack(page);
  await page.goto(`${home.origin}/plano`, { waitUntil: 'domcontentloaded' });
  await leave('Ancho', '620');
  await leave('Nombre del plano', 'Sala de Ana');
  arrive();
  await expect(room).toHaveAccessibleName(/^Plano de 6\.20\sm por 4\.80\sm/);
  await expect(page.getByLabel('Nombre del plano')).toHaveValue('Sala de Ana');
  seen.expectQuiet();
});

test('a link that opens a dialog and a shortcut, both pressed before hydration, work after it', async ({ page }) => {
  const kids = brands().at(-1);
  if (!kids) throw new Error('no brand');
  const seen = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdBack(page);
  await page.goto(`${kids.origin}/category/${kids.category}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: 'Filtros' }).click();
  await expect(page).not.toHaveURL(/#/);
  arrive();
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
  await page.unrouteAll();

  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn(page, internalOrigin(), 'gerente@demo.mx');
  const arriveToo = await holdBack(page);
  await page.goto(`${internalOrigin()}/escritorio`, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  arriveToo();
  await expect(page.getByRole('dialog').getByLabel(/^Folio/)).toBeFocused();
  seen.expectQuiet();
});

test('a form sent twice before hydration is sent once, and what is typed in its answer stays whole', async ({
  page,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const arrive = await holdBack(page);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) sent += 1;
  });
  await page.goto(`${studio.origin}/contactanos`, { waitUntil: 'domcontentloaded' });
  // the second press comes while the first is on its way
  await page.getByRole('button', { name: 'Enviar', exact: true }).dblclick();
  await expect(page.getByLabel('Nombre')).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toBe(1);
  const question = page.getByLabel('¿En qué te ayudamos?');
  await question.pressSequentially('¿Hay más ');
  arrive();
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.keyboard.type('mesas?');
  await expect(question).toHaveValue('¿Hay más mesas?');
  seen.expectQuiet();
});

test('printing before hydration gives the sheet of the quotation', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  await enter(page, studio.origin);
  const { id } = await makeQuotation(page, studio);
  // a browser without a screen prints nothing, so the sheet's content is kept
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      Reflect.set(window, 'printed', document.body.textContent);
      dispatchEvent(new Event('afterprint'));
    };
  });
  const arrive = await holdBack(page);
  await page.goto(`${studio.origin}/quotations/edit/${id}`, { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+p');
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
  arrive();
  await expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'printed')))).toContain('Precios vigentes el');
});

test('a file that is chosen before hydration is uploaded after it', async ({ page }) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const arrive = await holdBack(page);
  await page.goto(`${studio.origin}/sugerencias-y-quejas`, { waitUntil: 'domcontentloaded' });
  const buffer = await page.screenshot({ type: 'jpeg' });
  await page.getByLabel(/Foto o PDF/).setInputFiles({ name: 'pata rota.jpg', mimeType: 'image/jpeg', buffer });
  expect(await page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(0);
  arrive();
  await expect(page.getByText('Se enviará con tu mensaje: pata rota.jpg')).toBeVisible();
});

test('a part of a page whose code comes late keeps what was typed, and shows what changed since', async ({
  page,
  browser,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const seen = watch(page);
  const shopper = await (await browser.newContext()).newPage();
  await enter(shopper, studio.origin);
  const { id, Details } = await makeQuotation(shopper, studio);
  await shopper.context().close();
  await signIn(page, internalOrigin(), 'gerente@demo.mx');
  const arrive = await holdBack(page, '**/staff-quotation-desk.js');
  await page.goto(`${internalOrigin()}/quotations/edit/${id}`);
  const reference = page.getByLabel('Referencia (opcional)');
  await reference.fill('Terminal 4');
  const sum = page.getByRole('region', { name: 'Artículos' }).getByRole('row').last();
  const before = await sum.textContent();
  // another browser changes it, and a visitor who comes back to the page sees the change
  await call(page, studio.site, 'PUT', `/quotation/updatedetails/${id}`, {
    details: Details.map((line) => ({ id: line.id, quantity: 2 })),
  });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const readAgain = page.waitForResponse(/\/quotation\/findbyid\//);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await readAgain;
  arrive();
  await expect(sum).not.toHaveText(before ?? '');
  await expect(reference).toHaveValue('Terminal 4');
  seen.expectQuiet();
});

test('a button of the desk that is pressed before its code arrives opens its dialog afterwards', async ({
  page,
  browser,
}) => {
  const [studio] = brands();
  if (!studio) throw new Error('no brand');
  const shopper = await (await browser.newContext()).newPage();
  await enter(shopper, studio.origin);
  const { id } = await makeQuotation(shopper, studio);
  await shopper.context().close();
  await signIn(page, internalOrigin(), 'gerente@demo.mx');
  const arrive = await holdBack(page, '**/staff-quotation-desk.js');
  await page.goto(`${internalOrigin()}/quotations/edit/${id}`);
  await page.getByRole('button', { name: 'Enviar por correo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  arrive();
  await expect(
    page
      .getByRole('dialog')
      .getByLabel(/correo/i)
      .first(),
  ).toBeVisible();
});

test('with data saver on, the page waits for the first touch', async ({ page, context }) => {
  const [, home] = brands();
  if (!home) throw new Error('no brand');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(home.origin);
  // one that opens later and does not save is alive by itself
  const other = await context.newPage();
  await other.goto(home.origin);
  await other.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await other.close();
  expect(scripts).toEqual([]);
  await page.bringToFront();
  const foot = page.getByRole('contentinfo');
  await expect(foot).toHaveCSS('content-visibility', 'auto');
  await page.mouse.move(9, 9, { steps: 2 });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
  // parts far below are laid out like everything else from now on
  await expect(foot).toHaveCSS('content-visibility', 'visible');
});
