import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { expectBooksAgree, invoiceByStaff } from '../support/books';
import { bought } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { makePhoto } from '../support/photo';
import { newGuest } from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin, subjectsTo } from '../support/store';
import { walkedIn, whole } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

/** The kinds of request: the choice, the reason, and how many pictures go with it. Each is walked in one brand and width, or in all. */
const journeys = [
  {
    name: 'Studio',
    width: 390,
    choice: /^Quiero devolver/,
    reason: ['¿Por qué?', 'Cambié'],
    pictures: 0,
    kind: 'Devolución',
  },
  {
    name: 'Home',
    width: 390,
    choice: /^Llegó con daño/,
    reason: ['¿Por qué?', 'Golpe'],
    pictures: 2,
    kind: 'Daño o faltante',
  },
  {
    name: 'Kids',
    width: 1366,
    choice: /^Falló después/,
    reason: ['¿Qué parte falló?', 'Tapicería'],
    pictures: 0,
    kind: 'Garantía',
  },
] as const;

/** Presses a step of the desk's form, with its reason; ends where the request has its new state. */
async function decide(page: Page, step: string, state: string, note = ''): Promise<void> {
  const keyboard = new Keyboard(page);
  await page.getByRole('radio', { name: step }).check();
  if (note) await keyboard.type('Motivo', note);
  await keyboard.press('button', step);
  await expect(page.locator('h1 + span')).toHaveText(state);
}

/** Staff answer the request of the brand's buyer, each to its own end. */
async function staffDecide(page: Page, kind: (typeof journeys)[number]['kind']): Promise<void> {
  if (kind === 'Garantía') return decide(page, 'No procede', 'No procede', 'Es desgaste por uso');
  await decide(page, 'Aceptar', 'Aceptada');
  if (kind === 'Devolución') {
    await decide(page, 'Poner día de visita', 'Con día de visita');
    await decide(page, 'Llegó al almacén', 'Piezas en el almacén');
    await decide(page, 'Piezas revisadas', 'Piezas revisadas');
    return decide(page, 'Resolver', 'Resuelta', 'Completa y sin uso');
  }
  await page.getByRole('radio', { name: 'Resolver' }).check();
  await page.getByLabel('Solución').selectOption('replacement');
  await expect(page.getByLabel('Día de entrega')).not.toHaveValue('');
  return decide(page, 'Resolver', 'Resuelta', 'Mandamos otra pieza');
}

/** The buyer sees the day of the new piece with the order and the request, and that it came once staff note so. */
async function replacementComes(page: Page, brand: BrandUnderTest, id: string): Promise<void> {
  const order = `/checkout/order/${id}`;
  const followed = page.getByRole('list', { name: 'Seguimiento de tu pedido' }).getByRole('listitem');
  const piece = followed.filter({ hasText: 'Tu pieza nueva' });
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${brand.origin}${order}`);
    await expect(piece).toContainText('Llega antes del');
    await expectNoOverflow(page, 'an order with a replacement');
  }
  await expectAccessible(page, 'an order with a replacement');
  await page.goto(`${brand.origin}${order}/solicitudes`);
  await expect(page.getByText(/^Tu pieza nueva: llega antes del/)).toBeVisible();
  await page.goto(`${internalOrigin()}${order}`);
  const sent = page.getByRole('region', { name: /^Cambio de pieza, solicitud/ });
  await sent.getByRole('button', { name: 'Salió a entregar' }).click();
  const delivered = sent.getByRole('button', { name: 'Entregada' });
  await delivered.click();
  // the state of that name stands where its button was
  await expect(delivered).toBeHidden();
  await expect(sent.getByText('Entregada', { exact: true })).toBeVisible();
  await page.goto(`${brand.origin}${order}`);
  await expect(piece).toContainText('Entregada el');
}
const ends = {
  Devolución: 'Reembolso',
  'Daño o faltante': 'Cambio de pieza',
  Garantía: 'No procede',
} as const;

const walks = journeys.flatMap(({ name: first, width: own, ...journey }) =>
  walkedIn(first).flatMap(([at, name]) =>
    (whole ? [390, 1366] : [own]).map((width) => ({ ...journey, at, name, width })),
  ),
);
for (const { at, name, width, choice, reason, pictures, kind } of walks)
  test(`${name} at ${width}: the buyer asks by keyboard (${kind}), sees the timeline, and staff answer`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width, height: 844 });
    const guest = newGuest(brand);
    const id = await bought(page, brand, guest.email, 0);
    await invoiceByStaff(page, brand, id);
    const paid = await expectBooksAgree(page, brand, id);
    await page.goto(`${brand.origin}/checkout/order/${id}`);
    const keyboard = new Keyboard(page);
    await keyboard.press('link', 'Devolver, cambiar o reportar');
    await expect(page.getByRole('heading', { level: 1, name: 'Devolver, cambiar o reportar' })).toBeVisible();
    await keyboard.press('link', choice);
    await expect(page.getByLabel(reason[0])).toBeVisible();
    await expectAccessible(page, 'request form');
    await expectNoOverflow(page, 'request form');
    await keyboard.press('button', 'Enviar solicitud');
    await expect(page.getByText('Elige el motivo.')).toBeVisible();
    await keyboard.choose(reason[0], reason[1]);
    await keyboard.type('Cuéntanos qué pasó', 'Así llegó a la casa y no la podemos usar.');
    const files = await Promise.all(
      Array.from({ length: pictures }, async (_, one) => ({
        name: `foto-${one}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await makePhoto(page),
      })),
    );
    await page.getByLabel('Fotos').first().setInputFiles(files);
    await keyboard.press('button', 'Enviar solicitud');
    await expect(page.getByRole('heading', { name: new RegExp(`^${kind} \\d{6}$`) })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Foto de la solicitud' })).toHaveCount(pictures);
    for (const picture of await page.getByRole('img', { name: 'Foto de la solicitud' }).all())
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    await keyboard.type('Escríbenos sobre esta solicitud', 'Estoy en casa por las tardes.');
    await keyboard.press('button', 'Enviar mensaje');
    await expect(page.getByText('Estoy en casa por las tardes.').first()).toBeVisible();
    await expectAccessible(page, 'timeline');
    await page.setViewportSize({ width: 1366, height: 900 });
    await expectNoOverflow(page, 'timeline');
    await expect
      .poll(() => subjectsTo(guest.email))
      .toContainEqual(expect.stringMatching(/^Tu solicitud \d{6}: la recibimos$/));
    const title = (await page.getByRole('heading', { name: new RegExp(`^${kind} \\d{6}$`) }).textContent()) ?? '';

    await signIn(page, internalOrigin(), 'gerente@demo.mx', brand.site);
    await page.goto(`${internalOrigin()}/solicitudes?marca=${brand.site}`);
    await expectAccessible(page, 'queue');
    await new Keyboard(page).press('link', title);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^Vence en/)).toBeVisible();
    await expectAccessible(page, 'request at the desk');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page, 'request at the desk');
    await page.setViewportSize({ width: 1366, height: 900 });
    await staffDecide(page, kind);
    await expect(page.getByText(new RegExp(ends[kind])).first()).toBeVisible();
    await expect
      .poll(() => subjectsTo(guest.email))
      .toContainEqual(expect.stringMatching(kind === 'Garantía' ? /no procede$/ : /resuelta$/));
    if (kind === 'Daño o faltante') await replacementComes(page, brand, id);
    expect(await expectBooksAgree(page, brand, id)).toBe(kind === 'Devolución' ? 0 : paid);
    seen.expectQuiet();
  });

test('a request is made and taken back without script', async ({ browser, page }) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  const id = await bought(page, brand, newGuest(brand).email, 0);
  const storageState = await page.context().storageState();
  const plain = await (await browser.newContext({ javaScriptEnabled: false, storageState })).newPage();
  await plain.goto(`${brand.origin}/checkout/order/${id}/solicitudes`);
  await plain.getByRole('link', { name: /^Quiero devolver/ }).click();
  await plain.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(plain.getByText('Elige el motivo.')).toBeVisible();
  await plain.getByLabel('¿Por qué?').selectOption('changed-mind');
  await plain.getByLabel('Cuéntanos qué pasó').fill('No combina con lo demás.');
  await plain.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(plain.getByRole('heading', { name: /^Devolución \d{6}$/ })).toBeVisible();
  await plain.getByRole('button', { name: 'Retirar mi solicitud' }).click();
  await expect(plain.getByText('Solicitud retirada')).toBeVisible();
  await plain.context().close();
});
