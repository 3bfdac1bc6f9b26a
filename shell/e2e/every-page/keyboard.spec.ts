import { expect, type Page, test } from '@playwright/test';
import { call, enter, makeQuotation } from '../support/api';
import { Keyboard } from '../support/keyboard';
import { fillCard, firstProduct, payButton } from '../support/shopper';
import { type BrandUnderTest, brands, sandboxOrigin } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const password = 'hamaca-azul-7';
const newEmail = (): string => `teclado.${Math.random().toString(36).slice(2, 10)}@correo.mx`;

/** The address of the newest mail's button. */
async function buttonOfMail(to: string, subject: string): Promise<string> {
  let href = '';
  await expect
    .poll(async () => {
      const { port } = new URL(sandboxOrigin());
      const reply = await fetch(`http://127.0.0.1:${port}/mail/messages?to=${encodeURIComponent(to)}`);
      const { messages } = (await reply.json()) as { messages: { subject: string; text: string }[] };
      const mail = messages.find((one) => one.subject.includes(subject));
      href = /http\S+(token|llave)=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return href;
    })
    .not.toBe('');
  return href;
}

async function register(page: Page, keyboard: Keyboard, { origin }: BrandUnderTest): Promise<string> {
  const email = newEmail();
  await page.goto(`${origin}/register`);
  for (const [label, text] of [
    ['Nombre', 'Mariana'],
    ['Apellidos', 'Robles'],
    ['Correo', email],
    ['Confirma tu correo', email],
    ['Celular', '9981234567'],
    ['Contraseña', password],
    ['Confirma tu contraseña', password],
  ] as const)
    await keyboard.type(label, text);
  await keyboard.send();
  await expect(page.getByRole('button', { name: 'Mariana: tu cuenta' })).toBeVisible();
  return email;
}

const sizes = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
  { width: 390, height: 844 },
];

for (const [at, name] of walkedIn('Kids'))
  test.describe(`${name}, by keyboard alone`, () => {
    test.use({ viewport: sizes[at] ?? null });
    const brandUnderTest = (): BrandUnderTest => {
      const brand = brands()[at];
      if (!brand) throw new Error('no brand');
      return brand;
    };

    test('a client creates an account, forgets the password, and signs in with a new one', async ({
      page,
      browser,
    }) => {
      const brand = brandUnderTest();
      const seen = watch(page);
      const keyboard = new Keyboard(page);
      const email = await register(page, keyboard, brand);
      // a person's data stand in the page as the server wrote it
      const profile = await page.goto(`${brand.origin}/user/profile`);
      expect(await profile?.text()).toMatch(/<input[^>]*value="Mariana"/);
      // the mailbox is hers from now on: a new password leaves her name and addresses as they are
      await page.goto(await buttonOfMail(email, 'Confirma tu correo'));
      await expect(page).toHaveURL(/\/user\/purchases/);

      const elsewhere = await browser.newContext({ viewport: sizes[at] ?? null });
      const other = await elsewhere.newPage();
      const there = new Keyboard(other);
      await other.goto(`${brand.origin}/forgot-password`);
      await there.type('Correo', email);
      await there.send();
      await expect(other.getByText('Revisa tu correo')).toBeVisible();
      await expectAccessible(other, 'link asked for');
      await other.goto(await buttonOfMail(email, 'contraseña'));
      await there.type('Contraseña nueva', 'marea-verde-9');
      await there.type('Confirma tu contraseña', 'marea-verde-9');
      await expectAccessible(other, 'another password');
      await there.send();
      await expect(other.getByText('Tu contraseña cambió')).toBeVisible();
      await there.press('button', 'Entrar');
      await there.type('Correo', email);
      await there.type('Contraseña', 'marea-verde-9');
      await there.send();
      await expect(other.getByRole('button', { name: 'Mariana: tu cuenta' })).toBeVisible();
      await elsewhere.close();
      seen.expectQuiet();
    });

    test('a client gives an address and fiscal data, gets an invoice, and cancels it', async ({ page }) => {
      const brand = brandUnderTest();
      const seen = watch(page);
      const keyboard = new Keyboard(page);
      const look = async (where: string) => {
        await expectAccessible(page, where);
        await expectNoOverflow(page, where);
      };
      await enter(page, brand.origin);
      const { id } = await makeQuotation(page, brand);
      await register(page, keyboard, brand);
      await call(page, brand.site, 'POST', `/quotation/update/${id}`, { assignClient: true });

      await page.goto(`${brand.origin}/user/deliveries?quotationId=${id}`);
      await keyboard.press('link', 'Agregar dirección');
      await keyboard.type('Celular', '9981234567');
      await keyboard.send();
      await expect(page.getByText('Este campo es requerido').first()).toBeVisible();
      await look('address with errors');
      const typed = [
        ['Confirma tu correo', await page.getByLabel('Correo', { exact: true }).first().inputValue()],
        ['Calle', 'Av. Nader'],
        ['Número exterior', '28'],
        ['Número interior', 'S/N'],
        ['Código postal', '77500'],
        ['Colonia', 'Cancún Centro'],
      ] as const;
      for (const [label, text] of typed) await keyboard.type(label, text);
      // the postal code has filled in the rest
      await expect(page.getByLabel('Municipio')).toHaveValue('Benito Juárez');
      await expect(page.getByLabel('Estado')).toHaveValue(/./);
      await keyboard.send();
      await expect(page.getByText('Dirección registrada')).toBeVisible();

      await page.goto(`${brand.origin}/user/invoices`);
      await keyboard.press('link', 'Agregar datos fiscales');
      await keyboard.type('RFC', 'XIA190128J61');
      await keyboard.type('Nombre o razón social', 'Xenon Industrial Articles');
      await keyboard.choose('Régimen fiscal', 'General de Ley');
      await keyboard.choose('Uso de la factura', 'Gastos en general');
      await keyboard.type('Código postal fiscal', '76343');
      await keyboard.type('Estado', 'Querétaro');
      await look('fiscal data');
      await keyboard.type('Teléfono', '9981234567');
      await keyboard.send();
      await expect(page.getByText('Datos fiscales guardados')).toBeVisible();

      await page.goto(`${brand.origin}/checkout/paymentmethod/${id}`);
      await fillCard(page);
      await payButton(page).click();
      await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);

      await page.goto(`${brand.origin}/user/invoices`);
      await keyboard.press('button', 'Facturar');
      // said at once, or there a moment later where the provider takes its time
      const issued = page.getByRole('heading', { name: /^Factura [A-Z]+-\d+$/ });
      await expect(page.getByText('Factura creada exitosamente').or(issued).first()).toBeVisible();
      await expect(issued).toBeVisible();
      await look('an invoice');
      await keyboard.press('button', 'Cancelar factura');
      await expect(page.getByRole('dialog', { name: /^Cancelar la factura/ })).toBeVisible();
      await look('canceling an invoice');
      await keyboard.reach(page.getByRole('dialog').getByRole('radio').first());
      await page.keyboard.press('Space');
      await keyboard.press('button', 'Cancelar factura');
      await expect(
        page
          .getByRole('article')
          .getByText(/Cancelad|cancelación/)
          .first(),
      ).toBeVisible();
      await look('a canceled invoice');
      seen.expectQuiet();
    });
  });

/** Whether what has the focus is on the screen and nothing lies over its middle. */
const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return false;
    const { x, y, width, height } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

for (const [at, name] of walkedIn('Studio'))
  test(`${name}, by keyboard in a low window: a picture is looked at closely and from afar again, and the question for the postal code is not behind the button that stays in sight`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    const seen = watch(page);
    const keyboard = new Keyboard(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(`${brand.origin}/category/${brand.category}`);
    await page.goto(brand.origin + (await firstProduct(page).getAttribute('href')));
    await keyboard.press('button', 'Acercar la foto');
    const closer = page.getByRole('button', { name: 'Acercar', exact: true });
    await keyboard.reach(closer);
    // once more than there are steps
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
    await expect(closer).toBeFocused();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('-');
    await expect(page.getByRole('button', { name: 'Alejar' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Acercar la foto' })).toBeFocused();
    await keyboard.reach(page.getByRole('button', { name: 'Ingresar código postal' }));
    await expect.poll(() => focusIsSeen(page)).toBe(true);
    await page.keyboard.press('Enter');
    await keyboard.type('Código postal', '775');
    await keyboard.send();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ingresar código postal' })).toBeFocused();
    seen.expectQuiet();
  });

for (const [at, name] of walkedIn('Studio'))
  test(`${name}, by keyboard: the search field shows that it has the focus`, async ({ page }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.goto(`${brand.origin}/terminos-y-condiciones`);
    const box = page.getByRole('search', { name: 'Buscar en la tienda' });
    await expect(box).toHaveCSS('outline-style', 'none');
    await new Keyboard(page).reach(page.getByLabel('Buscar muebles y accesorios'));
    await expect(box).toHaveCSS('outline-style', 'solid');
  });
