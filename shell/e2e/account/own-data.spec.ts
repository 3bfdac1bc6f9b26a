import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { call, enter, giveAddressTo, makeQuotation } from '../support/api';
import { linkIn } from '../support/mailbox';
import { fillCard, payButton } from '../support/shopper';
import { type BrandUnderTest, brands, subjectsTo } from '../support/store';
import { unzip } from '../support/unzip';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const password = 'hamaca-azul-7';
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 390, height: 844 },
];

/** A new client, signed in. */
async function register(page: Page, { origin, site }: BrandUnderTest): Promise<string> {
  const email = `misdatos.${Math.random().toString(36).slice(2, 10)}@correo.mx`;
  await enter(page, origin);
  const client = { FirstName: 'Mariana', LastName: 'Robles', E_Mail: email, Cellular: '9981234567' };
  await call(page, site, 'POST', '/client/register/', { ...client, password, _password: password });
  return email;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Eliminar mi cuenta' });
/** Presses the button that deletes the account, and types a password. */
async function askToBeDeleted(page: Page, word: string): Promise<void> {
  if (!(await dialogOf(page).isVisible())) await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await dialogOf(page).getByLabel('Tu contraseña actual').fill(word);
  await dialogOf(page).getByRole('button', { name: 'Eliminar mi cuenta' }).click();
}

for (const [at, name] of walkedIn('Home'))
  test.describe(name, () => {
    test.use({ viewport: sizes[at] ?? null });
    const brandUnderTest = (): BrandUnderTest => brands()[at] as BrandUnderTest;

    test('clients download their data: the mail brings the link, and the file holds what is theirs', async ({
      page,
      browser,
    }) => {
      const brand = brandUnderTest();
      const seen = watch(page);
      const email = await register(page, brand);
      const { id } = await makeQuotation(page, brand);
      await call(page, brand.site, 'POST', `/quotation/update/${id}`, { assignClient: true });
      await page.goto(`${brand.origin}/user/profile`);
      await page.getByRole('button', { name: 'Descargar mis datos' }).click();
      await expect(page.getByText(/^Estamos reuniendo|^Te enviamos el enlace/)).toBeVisible();
      const link = await linkIn(email, /^Tus datos están listos/);

      // the mail alone opens nothing, so forwarding it gives no data away
      const stranger = await (await browser.newContext()).newPage();
      await stranger.goto(link);
      await expect(stranger.getByRole('button', { name: 'Guardar mi archivo' })).toHaveCount(0);
      await stranger.context().close();

      await page.goto(link);
      await expect(page.getByText('Tu archivo está listo.')).toBeVisible();
      await expectAccessible(page, 'data are ready');
      await expectNoOverflow(page, 'data are ready');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Guardar mi archivo' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('mis-datos.zip');
      const files = unzip(readFileSync(await download.path()));
      expect(files['LEEME.txt']).toContain(email);
      expect(JSON.parse(files['perfil.json'] ?? '')).toMatchObject([{ nombre: 'Mariana', correo: email }]);
      expect(JSON.parse(files['cotizaciones.json'] ?? '')).toMatchObject([
        { tienda: brand.name, articulos: [{ piezas: 1 }] },
      ]);
      expect(Object.values(files).join()).not.toMatch(/clienta@demo\.mx|argon2/);
      seen.expectQuiet();
    });

    test('clients delete their account with the password; afterwards it looks as if it never existed', async ({
      page,
    }) => {
      const brand = brandUnderTest();
      const email = await register(page, brand);
      await page.goto(`${brand.origin}/user/profile`);
      await askToBeDeleted(page, 'no-es-esta-9');
      await expect(dialogOf(page).getByText(/No es esa/)).toBeVisible();
      await expect(dialogOf(page).getByText(/Conservamos tus pedidos y facturas.*cinco años/)).toBeVisible();
      await expectAccessible(page, 'deletion refused');
      await expectNoOverflow(page, 'deletion refused');
      await askToBeDeleted(page, password);
      await expect(page).toHaveURL(`${brand.origin}/cuenta-eliminada`);
      await expectAccessible(page, 'account deleted');
      await expectNoOverflow(page, 'account deleted');
      await expect.poll(() => subjectsTo(email)).toContain('Eliminamos tu cuenta');

      await page.getByRole('button', { name: /: entrar a tu cuenta$/ }).click();
      const answers: string[] = [];
      for (const who of [email, 'nadie.nunca@correo.mx']) {
        await page.getByLabel('Correo', { exact: true }).fill(who);
        await page.getByLabel('Contraseña', { exact: true }).fill(password);
        await page.getByRole('button', { name: 'Entrar', exact: true }).click();
        const refused = page.getByRole('alert').filter({ hasText: /\w/ }).last();
        await expect(refused).toBeVisible();
        answers.push((await refused.textContent()) ?? '');
      }
      expect(answers).toEqual(['Datos incorrectos', 'Datos incorrectos']);
    });
  });

test('an account with an order to deliver stays, and the client is told why', async ({ page }) => {
  const brand = brands()[0] as BrandUnderTest;
  const email = await register(page, brand);
  const { id } = await makeQuotation(page, brand);
  await call(page, brand.site, 'POST', `/quotation/update/${id}`, { assignClient: true });
  await giveAddressTo(page, brand.site, id, email);
  await page.goto(`${brand.origin}/checkout/paymentmethod/${id}`);
  await fillCard(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  await page.goto(`${brand.origin}/user/profile`);
  await askToBeDeleted(page, password);
  await expect(dialogOf(page).getByText('Por ahora no podemos eliminar tu cuenta')).toBeVisible();
  await expect(dialogOf(page).getByText(/Tienes un pedido (por entregar|sin terminar)/)).toBeVisible();
  await expectAccessible(page, 'what stands in the way');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tus datos', exact: true })).toBeVisible();
});
