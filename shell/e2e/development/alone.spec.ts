import { expect, type Page, test } from '@playwright/test';
import { enter, makeQuotation, signIn } from '../support/api';
import { addToQuotation, firstProduct } from '../support/shopper';
import { ask, type BrandUnderTest, brands } from '../support/store';
import { type Developer, develop } from './developer';

let developer: Developer;
test.beforeAll(async () => {
  const [studio] = brands() as [BrandUnderTest];
  developer = await develop('mfe-checkout', studio.origin);
});
test.afterAll(() => developer?.leave());

const requests = 'mfe-checkout/src/quotation/requests';

const cookiesOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

test('a developer of one remote signs in and buys at a store that runs elsewhere, and sees what is saved', async ({
  page,
}) => {
  const [studio] = brands() as [BrandUnderTest];
  await signIn(page, developer.origin, 'clienta@demo.mx');
  await page.goto(`${developer.origin}/user/purchases`);
  await expect(page.getByRole('heading', { name: 'Mis compras' })).toBeVisible();

  await page.goto(`${developer.origin}/category/${studio.category}`);
  await firstProduct(page).click();
  await addToQuotation(page);
  await expect(page.getByText('¿Prefieres comprar con ayuda?')).toBeVisible();
  developer.save(`${requests}/AdviserHelp.tsx`, '¿Prefieres comprar con ayuda?', '¿Quieres que te ayudemos?');
  await expect(page.getByText('¿Quieres que te ayudemos?')).toBeVisible();
  // the server renders the next page with the same build
  const next = await ask(developer.origin, new URL(page.url()).pathname, {
    headers: { cookie: await cookiesOf(page) },
  });
  expect(next.body).toContain('¿Quieres que te ayudemos?');

  // cookies know no ports: the store itself has the same quotation, with the released words
  await page.goto(studio.origin + new URL(page.url()).pathname);
  await expect(page.getByText('¿Prefieres comprar con ayuda?')).toBeVisible();
});

test('a saved component replaces the old one and keeps what was typed; changed routes reload the page', async ({
  page,
}) => {
  const [studio] = brands() as [BrandUnderTest];
  await enter(page, developer.origin);
  const { id } = await makeQuotation(page, studio);
  await page.goto(`${developer.origin}/quotations/edit/${id}`);
  await page.getByRole('button', { name: 'Que me llame un asesor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Que me llame un asesor' });
  await dialog.getByLabel('Nombre').fill('Mariana a med');
  const times: number[] = [];
  let before = 'Déjanos tus datos';
  for (let save = 1; save <= 10; save += 1) {
    const now = `Escribe tus datos (${save})`;
    const started = performance.now();
    developer.save(`${requests}/LeadDialog.tsx`, before, now);
    await expect(dialog.getByText(now)).toBeVisible();
    times.push(performance.now() - started);
    await expect(dialog.getByLabel('Nombre')).toHaveValue('Mariana a med');
    before = now;
  }
  const [median = 0, longest = 0] = [times.toSorted((a, b) => a - b)[5], Math.max(...times)];
  process.stdout.write(`save to screen: median ${Math.round(median)} ms, longest ${Math.round(longest)} ms\n`);

  developer.save('mfe-checkout/src/register.tsx', "handle: handle('add')", "handle: { ...handle('add') }");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Que me llame un asesor' })).toBeVisible();
});
