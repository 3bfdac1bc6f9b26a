import { expect, test } from '@playwright/test';
import { bought } from '../support/bought';
import { linkIn, mailTo } from '../support/mailbox';
import { newGuest, toPayment } from '../support/shopper';
import { brands } from '../support/store';
import { expectAccessible, expectNoOverflow } from '../support/watch';

test('on another device the mailed link shows the CLABE; without it, a new link can be asked for', async ({
  page,
  browser,
}) => {
  test.slow();
  const [, home] = brands();
  if (!home) throw new Error('no brand');
  const guest = newGuest(home);
  await toPayment(page, home, guest.email);
  await page.getByRole('radio', { name: /SPEI/ }).check();
  await page.getByLabel(/términos y condiciones/).check();
  await page.getByRole('button', { name: /^Obtener mi CLABE por/ }).click();
  await expect(page.getByRole('heading', { name: 'Paga con SPEI' })).toBeVisible();
  const order = new URL(page.url()).pathname.split('/')[3] ?? '';
  const address = `${home.origin}/checkout/order/${order}`;

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto(address);
  await expect(phone.getByText('El detalle solo se muestra a quien lo compró')).toBeVisible();
  await expect(phone.locator('main')).not.toContainText('$');
  await expectAccessible(phone, 'masked order');
  await expectNoOverflow(phone, 'masked order');
  await phone.getByLabel('Correo de tu compra').fill(guest.email);
  await phone.getByRole('button', { name: 'Enviarme el enlace' }).click();
  await expect(phone.getByText('Revisa tu correo')).toBeVisible();

  await phone.goto(await linkIn(guest.email, /^Tu enlace al pedido/));
  await expect(phone).toHaveURL(address);
  await expect(phone.getByRole('button', { name: 'Copiar CLABE' })).toBeVisible();
  expect(await phone.evaluate(() => document.referrer + document.documentElement.innerHTML)).not.toContain('llave=');

  const bank = await (await browser.newContext()).newPage();
  await bank.goto(await linkIn(guest.email, /datos para tu transferencia/));
  await expect(bank.getByRole('button', { name: 'Copiar CLABE' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test(`a guest who lost the mails finds the order by its folio and e-mail${javaScriptEnabled ? '' : ', without script'}`, async ({
    page,
    browser,
  }) => {
    const [studio] = brands();
    if (!studio) throw new Error('no brand');
    // wider than a phone
    const email = newGuest(studio).email.replace('@', '.de.la.familia.robles.ortega@');
    const order = await bought(page, studio, email);
    const { subject } = await mailTo(email, /^Tu pedido/);
    const folio = /\d{6,}/.exec(subject)?.[0] ?? '';

    const viewport = { width: 390, height: 844 };
    const elsewhere = await browser.newContext({ viewport, javaScriptEnabled });
    const phone = await elsewhere.newPage();
    await phone.goto(`${studio.origin}/pedido`);
    await phone.getByLabel('Folio del pedido').fill('12');
    await phone.getByLabel('Correo de la compra').fill(email);
    await phone.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(phone.getByText('Son 6 dígitos, como en tu correo de confirmación.')).toBeVisible();
    await expect(phone.getByLabel('Correo de la compra')).toHaveValue(email);
    await phone.getByLabel('Folio del pedido').fill(folio);
    await phone.getByRole('button', { name: 'Enviar enlace' }).click();
    await expect(phone.getByText('Revisa tu correo')).toBeVisible();
    await expectNoOverflow(phone, 'link asked for');
    if (javaScriptEnabled) await expectAccessible(phone, 'link asked for');
    await phone.goto(await linkIn(email, /^Tu enlace al pedido/));
    await expect(phone).toHaveURL(`${studio.origin}/checkout/order/${order}`);
    await expect(phone.getByRole('main')).toContainText(folio);
    await elsewhere.close();
  });
