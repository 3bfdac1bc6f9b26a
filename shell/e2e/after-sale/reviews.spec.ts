import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/api';
import { bought } from '../support/bought';
import { linkIn } from '../support/mailbox';
import { makePhoto } from '../support/photo';
import { newGuest } from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin } from '../support/store';
import { expectAccessible, expectHydrated, expectNoOverflow, watch } from '../support/watch';

/** The link of the mail that asks the buyer of an order about it, ten days after it came. */
async function askedFor(page: Page, brand: BrandUnderTest): Promise<string> {
  const { email } = newGuest(brand);
  await bought(page, brand, email, 10);
  return linkIn(email, /^¿Qué te pareci/);
}

test('a buyer reviews by the mailed link, with a picture; a manager publishes it, and the product page shows it', async ({
  page,
  browser,
}) => {
  test.slow();
  const [, home] = brands();
  if (!home) throw new Error('no brand');
  const buying = watch(page);
  const link = await askedFor(page, home);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const reading = watch(phone);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 1, name: 'Escribe tu opinión' })).toBeVisible();
  await expectHydrated(phone.getByLabel('Tu opinión'));
  await expectAccessible(phone, 'opinion');
  await expectNoOverflow(phone, 'opinion');
  const name = (await phone.getByRole('heading', { level: 2 }).first().textContent()) ?? '';

  await phone.getByRole('button', { name: 'Enviar opinión' }).click();
  await expect(phone.getByText('Elige de una a cinco estrellas.')).toBeVisible();
  // the arrows move among the stars, as among the options of any group
  await phone.getByRole('radio', { name: '1 de 5: Muy mala' }).focus();
  for (let presses = 0; presses < 3; presses += 1) await phone.keyboard.press('ArrowRight');
  await expect(phone.getByRole('radio', { name: '4 de 5: Buena' })).toBeChecked();
  const title = `Muy cómodo ${Math.random().toString(36).slice(2, 8)}`;
  await phone.getByLabel(/En pocas palabras/).fill(title);
  await phone.getByLabel('Tu opinión').fill('Llegó a tiempo y se ve igual que en las fotos.');
  const buffer = await makePhoto(phone);
  await phone.getByLabel(/^Fotos/).setInputFiles({ name: 'sala.jpg', mimeType: 'image/jpeg', buffer });
  await expect(phone.getByRole('button', { name: 'Quitar sala.jpg' })).toBeVisible();
  await phone.getByRole('button', { name: 'Enviar opinión' }).click();
  await expect(phone.getByText('Gracias por tu opinión')).toBeVisible();
  const product = (await phone.getByRole('link', { name: `Ver ${name}` }).getAttribute('href')) ?? '';
  await phone.reload();
  await expect(phone.getByText('Gracias por tu opinión')).toBeVisible();
  await expect(phone.getByLabel('Tu opinión')).toHaveCount(0);

  const desk = await (await browser.newContext()).newPage();
  const judging = watch(desk);
  await signIn(desk, internalOrigin(), 'gerente@demo.mx');
  await desk.goto(`${internalOrigin()}/opiniones`);
  const review = desk.getByRole('article', { name: title });
  await expect(review).toBeVisible();
  await expectHydrated(review.getByRole('button', { name: 'Publicar' }));
  await expectAccessible(desk, 'moderation');
  await review.getByLabel(/Respuesta/).fill('Gracias, Mariana.');
  await review.getByRole('button', { name: 'Publicar' }).click();
  await expect(review).toHaveCount(0);

  await expect
    .poll(async () => {
      await phone.goto(home.origin + product);
      return phone.getByText(title).count();
    })
    .toBe(1);
  const said = phone.getByRole('article').filter({ hasText: title });
  for (const words of ['Compra verificada', 'Mariana R.', 'Gracias, Mariana.']) await expect(said).toContainText(words);
  await said.getByRole('button', { name: /^Ampliar foto/ }).click();
  await expect(phone.getByRole('dialog').getByRole('img', { name: 'Foto de Mariana R.' })).toBeVisible();
  await phone.keyboard.press('Escape');
  await expectAccessible(phone, 'product with reviews');
  await expectNoOverflow(phone, 'product with reviews');
  const data = await phone.locator('script[type="application/ld+json"]').allTextContents();
  const [sold] = data.flatMap((text) => JSON.parse(text)).filter((one) => one['@type'] === 'Product');
  expect(sold.aggregateRating.reviewCount).toBeGreaterThanOrEqual(1);
  expect(sold.review.map((one: { name?: string }) => one.name)).toContain(title);
  for (const seen of [buying, reading, judging]) seen.expectQuiet();
});

test('a review works without script: missing values are named, and the typed text stays', async ({ page, browser }) => {
  test.slow();
  const kids = brands().at(-1);
  if (!kids) throw new Error('no brand');
  const link = await askedFor(page, kids);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  const text = plain.getByLabel('Tu opinión');
  await text.fill('Bonita');
  await plain.getByRole('radio', { name: '2 de 5: Mala' }).check({ force: true });
  await plain.getByRole('button', { name: 'Enviar opinión' }).click();
  await expect(plain.getByText(/Faltan 4 letras/)).toBeVisible();
  await expect(text).toHaveValue('Bonita');
  await expect(plain.getByRole('radio', { name: '2 de 5: Mala' })).toBeChecked();
  await text.fill('Bonita, pero una pata llegó raspada.');
  await plain.getByRole('button', { name: 'Enviar opinión' }).click();
  await expect(plain.getByText('Gracias por tu opinión')).toBeVisible();
  await plain.goto(link);
  await expect(plain.getByText('Gracias por tu opinión')).toBeVisible();
});
