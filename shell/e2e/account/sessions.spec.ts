import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { call, enter, signIn } from '../support/api';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const password = 'Ceiba-verde-81';

/** Somebody nobody else is, signed in where the page is. @returns their e-mail */
async function register(page: Page, { origin, site }: BrandUnderTest): Promise<string> {
  const email = `sesiones.${site}.${Math.random().toString(36).slice(2, 10)}@correo.mx`;
  const client = { FirstName: 'Mariana', LastName: 'Robles', E_Mail: email, Cellular: '9981234567' };
  await enter(page, origin);
  await call(page, site, 'POST', '/client/register/', { ...client, password, _password: password });
  return email;
}
const cookie = async (context: BrowserContext, name: string) =>
  (await context.cookies()).find((one) => one.name === name)?.value;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

for (const [at, name] of walkedIn('Kids')) {
  test(`${name}: a session renews itself, and once it is over the client goes on where they were`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const brand = brands()[at] as BrandUnderTest;
    const profile = `${brand.origin}/user/profile`;
    // the browser complains of the calls that are refused here
    watch(page);
    const email = await register(page, brand);

    // a token that ran out long ago: the browser dropped it
    await page.context().clearCookies({ name: 'sesion' });
    await page.goto(profile);
    await expect(heading(page, 'Tus datos')).toBeVisible();
    const renewed = await cookie(page.context(), 'sesion');
    expect(renewed).toBeTruthy();

    // fifty tabs come back at once, and their answers cross
    await page.context().clearCookies({ name: 'sesion' });
    const statuses = await page.evaluate(async (site) => {
      const ask = () => fetch('/api/me', { headers: { site } }).then(({ status }) => status);
      return Promise.all(Array.from({ length: 50 }, ask));
    }, brand.site);
    expect(statuses).toEqual(Array(50).fill(200));

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await phone.newPage();
    await enter(other, brand.origin);
    await call(other, brand.site, 'POST', '/auth/signin', { email, password });
    await other.goto(profile);
    await expect(other.getByText('Esta sesión')).toBeVisible();
    await expectNoOverflow(other, 'profile on a phone');
    await expectAccessible(other, 'profile');

    // a form without script has the same buttons
    const still = await browser.newContext({ javaScriptEnabled: false, storageState: await phone.storageState() });
    const plain = await still.newPage();
    await plain.goto(profile);
    await plain.getByRole('button', { name: 'Cerrar todas las demás' }).click();
    await expect(plain).toHaveURL(profile);
    await expect(plain.getByText('Esta sesión')).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Cerrar todas las demás' })).toHaveCount(0);
    await still.close();

    // text being typed elsewhere
    await page.getByLabel('Nombre', { exact: true }).fill('Xóchitl');
    await page.getByLabel('Teléfono fijo').fill('998 884 1234');
    const again = page.getByRole('dialog', { name: 'Tu sesión expiró' });
    // every service knows within two seconds
    await expect
      .poll(() => page.evaluate((site) => fetch('/api/me', { headers: { site } }).then((r) => r.status), brand.site))
      .toBe(401);
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(again).toBeVisible();
    await expectAccessible(page, 'signing in again');
    await again.getByLabel('Correo').fill(email);
    await again.getByLabel('Contraseña', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Xóchitl');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('Datos actualizados')).toBeVisible();

    // and this one ends the phone's
    await page.reload();
    const endPhone = page.getByRole('button', { name: /^Cerrar la sesión de/ });
    await endPhone.click();
    // a press that came before the page was alive sent the form: the page is new and says it by its list alone
    await expect(endPhone).toBeHidden();
    await expect(page.getByText('Esta sesión')).toBeVisible();
    await expect(async () => {
      await other.goto(profile);
      await expect(heading(other, 'Tu sesión expiró')).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expectAccessible(other, 'a session that is over');
    await phone.close();
  });
}

test('a session key that opens nothing shows that the session expired, and the client can sign in again', async ({
  page,
}) => {
  const studio = brands()[0] as BrandUnderTest;
  const key = '0d7b5a52-6f5e-4f0a-9d0c-3b1f2e4a5c6d.'.padEnd(80, 'k');
  await page.context().addCookies([{ name: 'sesion-llave', value: key, url: studio.origin }]);
  await page.goto(`${studio.origin}/user/purchases`);
  await expect(heading(page, 'Tu sesión expiró')).toBeVisible();
  await signIn(page, studio.origin, 'clienta@demo.mx');
  await page.goto(`${studio.origin}/user/purchases`);
  await expect(heading(page, 'Mis compras')).toBeVisible();
});
