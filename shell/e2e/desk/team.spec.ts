import { expect, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { signIn } from '../support/api';
import { holdBack } from '../support/hold-back';
import { mailTo } from '../support/mailbox';
import { internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectAccessible, expectFits, expectHydrated, watch } from '../support/watch';

const password = 'hamaca-azul-7';

for (const width of walkedAt(1440, 390))
  test(`a new seller is invited by mail, signs in with a second factor, and loses access at once when it is ended (${width})`, async ({
    page,
    browser,
  }) => {
    test.slow();
    const email = `luz.${Math.random().toString(36).slice(2, 10)}@actual.mx`;
    const seen = watch(page);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, internalOrigin(), 'admin@demo.mx');
    await page.goto(`${internalOrigin()}/equipo`);
    await expectHydrated(page.getByRole('heading', { level: 1, name: 'Equipo' }));
    await page.locator('summary', { hasText: 'Invitar a una persona' }).click();
    const form = page.getByRole('form', { name: 'Invitar a una persona' });
    await form.getByLabel('Nombre', { exact: true }).fill('Luz');
    await form.getByLabel('Apellidos').fill('Pech');
    await form.getByLabel('Correo').fill(email);
    await form.getByLabel('Rol').selectOption('Vendedor');
    await form.getByLabel('Tienda').selectOption({ index: 1 });
    await expectFits(page, 'an invitation');
    await form.getByRole('button', { name: 'Enviar invitación' }).click();
    await expect(page.getByText(`Invitación enviada a ${email}`)).toBeVisible();

    const { text } = await mailTo(email, /Te invitaron al equipo/);
    const link = /http\S+\/reset-password\?\S+/.exec(text)?.[0] ?? '';
    const other = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    await other.goto(link);
    await expectHydrated(other.getByRole('heading', { level: 1 }));
    await other.getByLabel('Contraseña nueva', { exact: true }).fill(password);
    await other.getByLabel(/^Confirma/).fill(password);
    await other.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(other.getByText('Tu contraseña cambió')).toBeVisible();

    const arrive = await holdBack(other);
    await other.goto(`${internalOrigin()}/escritorio`, { waitUntil: 'domcontentloaded' });
    await other.getByLabel('Correo', { exact: true }).fill(email);
    await other.getByLabel('Contraseña', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Entrar', exact: true }).click();
    // sent by the browser before the page is alive, the password would be asked for again beside the code
    arrive();
    // the field is there before the secret is
    await expect(other.getByAltText('Código QR para tu aplicación')).toBeVisible();
    const [secret = ''] = await other.locator('code').first().allTextContents();
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await other.getByLabel('Código de tu aplicación').fill(app.generate());
    await other.getByRole('button', { name: 'Entrar', exact: true }).click();
    await other.getByRole('button', { name: 'Ya los guardé' }).click();
    await expect(other).toHaveURL(/\/mi-dia$/);

    await page.reload();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Con segundo paso');
    await row.getByRole('link').click();
    await expectHydrated(page.getByRole('heading', { level: 1, name: 'Luz Pech' }));
    await expectFits(page, 'a person');
    await page.getByRole('button', { name: 'Terminar acceso' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminar acceso' }).click();
    await expect(page.getByText('Acceso terminado')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Devolver acceso' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver cambios' }).click();
    await expect(page.getByRole('list', { name: 'Cambios', exact: true })).toContainText('Terminó un acceso');
    await expectAccessible(page, 'a person whose access ended');

    // every service knows within two seconds
    await expect(async () => {
      await other.goto(`${internalOrigin()}/mi-dia`);
      expect(new URL(other.url()).pathname).toBe('/escritorio');
    }).toPass();
    await other.context().close();
    seen.expectQuiet();
  });
