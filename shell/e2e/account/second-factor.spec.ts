import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signIn } from '../support/api';
import { dataDir, internalOrigin, subjectsTo } from '../support/store';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

/** Of staff, the one that no other journey signs in as. */
const email = 'corredor@demo.mx';
const password = 'Muebles-2026';
const projectDir = fileURLToPath(new URL('../../..', import.meta.url));

/** `npm run second-factor:reset`, at the store under test. */
async function reset(): Promise<string> {
  const { STORE_DATABASE_URL: url } = process.env;
  const env = { ...process.env, DATA_DIR: dataDir(), ...(url ? { DATABASE_URL: url } : {}) };
  const args = ['run', '--silent', 'second-factor:reset', '--', email];
  return (await promisify(execFile)('npm', args, { cwd: projectDir, env })).stdout;
}
test.beforeEach(async () => void (await reset()));
test.afterEach(async () => void (await reset()));

/** The panel of somebody who is not signed in, with e-mail and password written. */
async function write(page: Page): Promise<void> {
  await page.goto(`${internalOrigin()}/`);
  await page.getByRole('button', { name: /: entrar a tu cuenta$/ }).click();
  await page.getByLabel('Correo', { exact: true }).fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}
const codeField = (page: Page) => page.getByLabel('Código de tu aplicación');
async function giveCode(page: Page, code: string, button: string): Promise<void> {
  await codeField(page).fill(code);
  await page.getByRole('button', { name: button, exact: true }).click();
}
const isIn = (page: Page) => expect(page.getByRole('button', { name: /: tu cuenta$/ })).toBeVisible();
const refused = (page: Page) => page.getByText(/^Ese código no es el de ahora, o ya se usó/);

test('staff set up a second factor, and sign in with it and with a recovery code', async ({ page, browser }) => {
  const profile = `${internalOrigin()}/user/profile`;
  const seen = watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, internalOrigin(), email);
  await page.goto(profile);
  await page
    .getByRole('region', { name: 'Segundo paso para entrar' })
    .getByLabel('Tu contraseña actual')
    .fill(password);
  await page.getByRole('button', { name: 'Configurar aplicación' }).click();
  await expect(page.getByAltText('Código QR para tu aplicación')).toBeVisible();
  await expectAccessible(page, 'app being set up');
  const [secret = ''] = await page.locator('code').allTextContents();
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  /** The app's code: now, or half a minute from now; each is good once. */
  const shown = (next = 0) => app.generate({ timestamp: Date.now() + next * 30_000 });
  await giveCode(page, shown(), 'Activar');
  const list = page.getByRole('list', { name: 'Códigos de recuperación' });
  await expect(list).toBeVisible();
  const codes = await list.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page, 'recovery codes');
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page.getByText('Te quedan 10 códigos de recuperación')).toBeVisible();
  await expect.poll(() => subjectsTo(email)).toContain('Agregaste una aplicación de códigos');
  seen.expectQuiet();

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  watch(phone);
  await write(phone);
  await expect(phone.getByText('Escribe el código de tu aplicación de autenticación.')).toBeVisible();
  await expect(codeField(phone)).toBeFocused();
  await giveCode(phone, '000000', 'Entrar');
  await expect(refused(phone)).toBeVisible();
  await expectAccessible(phone, 'wrong code');
  await expectNoOverflow(phone, 'wrong code');
  await expect(phone.getByLabel('Contraseña', { exact: true })).toHaveValue(password);
  await giveCode(phone, shown(1), 'Entrar');
  await isIn(phone);

  const [paper = ''] = codes;
  for (const good of [true, false]) {
    await phone.context().clearCookies();
    await write(phone);
    await giveCode(phone, paper, 'Entrar');
    await (good ? isIn(phone) : expect(refused(phone)).toBeVisible());
  }
  await page.goto(profile);
  await expect(page.getByText('Te quedan 9 códigos de recuperación')).toBeVisible();

  // phone and paper codes are lost: an operator removes both, which ends the open sessions
  expect(await reset()).toContain('la aplicación, 9 código(s)');
  await expect.poll(() => subjectsTo(email)).toContain('Quitamos tu aplicación de códigos');
  // every service knows within two seconds
  await expect(async () => {
    await page.goto(profile);
    await expect(page.getByText('Segundo paso para entrar')).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await phone.context().clearCookies();
  await write(phone);
  await isIn(phone);
  await phone.close();
});
