import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { call, enter } from '../support/api';
import { Keyboard } from '../support/keyboard';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const password = 'hamaca-azul-7';

/** A device that keeps passkeys in this page, and shows its finger when told. */
class Device {
  private constructor(
    private readonly session: CDPSession,
    private readonly id: string,
  ) {}

  static async of(page: Page): Promise<Device> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable', { enableUI: false });
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Device(session, authenticatorId);
  }

  /** Whether somebody at the device answers its question. */
  async isTouched(enabled: boolean): Promise<void> {
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.id, enabled });
  }

  async credentials(): Promise<number> {
    return (await this.session.send('WebAuthn.getCredentials', { authenticatorId: this.id })).credentials.length;
  }

  /** The store's key is gone from the device. */
  async forget(): Promise<void> {
    await this.session.send('WebAuthn.clearCredentials', { authenticatorId: this.id });
  }
}

/** A new client, signed in. */
async function register(page: Page, { origin, site }: BrandUnderTest): Promise<string> {
  const email = `llave.${Math.random().toString(36).slice(2, 10)}@correo.mx`;
  await enter(page, origin);
  await call(page, site, 'POST', '/client/register/', {
    FirstName: 'Mariana',
    LastName: 'Robles',
    E_Mail: email,
    Cellular: '9981234567',
    password,
    _password: password,
  });
  return email;
}

for (const [at, name] of walkedIn('Kids'))
  test.describe(name, () => {
    test.use({ viewport: at === 0 ? { width: 1366, height: 900 } : { width: 390, height: 844 } });
    test('a client makes a passkey, signs out, and signs in with it, by keyboard alone', async ({ page }) => {
      const brand = brands()[at];
      if (!brand) throw new Error('no brand');
      const seen = watch(page);
      const keyboard = new Keyboard(page);
      const device = await Device.of(page);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await register(page, brand);
      await page.goto(`${brand.origin}/user/profile`);
      await expect(page.getByText('Todavía no tienes llaves de acceso.')).toBeVisible();
      expect(scripts.filter((url) => /browser-passkeys/.test(url))).toEqual([]);
      await keyboard.press('button', 'Agregar llave de acceso');
      await expect(page.getByRole('dialog', { name: 'Agregar llave de acceso' })).toBeVisible();
      await expectAccessible(page, 'dialog of a new passkey');
      await keyboard.type('Nombre de la llave', 'Mi teléfono');
      await keyboard.type('Tu contraseña actual', password);
      await keyboard.send();
      await expect(page.getByRole('list', { name: 'Tus llaves de acceso' })).toContainText('Mi teléfono');
      expect(await device.credentials()).toBe(1);
      await expectAccessible(page, 'profile with a passkey');
      await expectNoOverflow(page, 'profile with a passkey');

      await device.isTouched(false);
      await keyboard.press('button', /: tu cuenta$/);
      await keyboard.press('button', 'Cerrar sesión');
      await expect(page).toHaveURL(`${brand.origin}/`);
      await keyboard.press('button', /: entrar a tu cuenta$/);
      await expect(page.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeVisible();
      await expectAccessible(page, 'way in');
      await keyboard.reach(page.getByRole('button', { name: 'Entrar con llave de acceso' }));
      await device.isTouched(true);
      // the field offers the passkey too, and may be quicker
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Mariana: tu cuenta' })).toBeVisible();
      await page.goto(`${brand.origin}/user/profile`);
      await expect(page.getByRole('list', { name: 'Tus llaves de acceso' })).toContainText('Usada por última vez');

      await device.forget();
      await keyboard.press('button', /: tu cuenta$/);
      await keyboard.press('button', 'Cerrar sesión');
      await expect(page).toHaveURL(`${brand.origin}/`);
      await keyboard.press('button', /: entrar a tu cuenta$/);
      await keyboard.press('button', 'Entrar con llave de acceso');
      await expect(page.getByText(/^No se completó/)).toBeVisible();
      await expectAccessible(page, 'way in without a passkey');
      expect(scripts.filter((url) => /browser-passkeys/.test(url))).not.toEqual([]);
      seen.expectQuiet();
    });
  });
