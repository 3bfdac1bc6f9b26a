import { expect, test } from '@playwright/test';
import { call, enter } from '../support/api';
import { holdBack } from '../support/hold-back';
import { linkIn } from '../support/mailbox';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const first = 'hamaca-azul-7';
const second = 'petate verde 31';

for (const [at, name] of walkedIn('Studio'))
  test.describe(name, () => {
    test.use({ viewport: at === 0 ? { width: 1440, height: 900 } : { width: 390, height: 844 } });

    test('registering twice with one e-mail shows nothing on the page; a mail leads to the account', async ({
      page,
      browser,
    }) => {
      const brand = brands()[at] as BrandUnderTest;
      const seen = watch(page);
      const email = `otravez.${Math.random().toString(36).slice(2, 10)}@correo.mx`;
      await enter(page, brand.origin);
      const client = { FirstName: 'Mariana', LastName: 'Robles', E_Mail: email, Cellular: '9981234567' };
      await call(page, brand.site, 'POST', '/client/register/', { ...client, password: first, _password: first });
      await page.goto(await linkIn(email, /^Confirma tu correo/));
      await expect(page).toHaveURL(/\/user\/purchases$/);

      const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
      const other = await elsewhere.newPage();
      const arrive = await holdBack(other);
      await other.goto(`${brand.origin}/register`, { waitUntil: 'domcontentloaded' });
      await other.getByLabel(/^Nombre/).fill('Mariana');
      await other.getByLabel(/^Apellido/).fill('Robles');
      await other.getByLabel('Correo', { exact: true }).fill(email);
      await other.getByLabel(/^Confirma tu correo/).fill(email);
      await other.getByLabel(/celular|móvil/i).fill('998 123 4567');
      await other.getByLabel('Contraseña', { exact: true }).fill(second);
      await other.getByLabel('Confirma tu contraseña').fill(second);
      await other.getByRole('button', { name: /^Registrarme|^Crear/ }).click();
      // sent by the browser before the page is alive, it would say nothing of the account
      arrive();
      await expect(other.getByText('Usuario registrado con éxito')).toBeVisible();

      await other.goto(await linkIn(email, /^Ya tienes una cuenta/));
      await expect(other.getByRole('heading', { name: 'Entra a tu cuenta' })).toBeVisible();
      await expectAccessible(other, 'second account left');
      await expectNoOverflow(other, 'second account left');
      await other.getByLabel('Correo', { exact: true }).last().fill(email);
      await other.getByLabel('Contraseña', { exact: true }).last().fill(first);
      await other.getByRole('button', { name: 'Entrar', exact: true }).last().click();
      await expect(other).toHaveURL(/\/user\/purchases$/);
      await elsewhere.close();

      // nothing of it was felt where the owner was signed in
      await page.reload();
      await expect(page.getByRole('button', { name: 'Mariana: tu cuenta' })).toBeVisible();
      seen.expectQuiet();
    });
  });
