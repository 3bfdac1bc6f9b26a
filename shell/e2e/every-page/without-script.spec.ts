import { expect, type Page, test } from '@playwright/test';
import { call, enter, makeQuotation } from '../support/api';
import { type BrandUnderTest, brands, sandboxOrigin, subjectsTo } from '../support/store';
import { walkedIn } from '../support/walked-in';

const password = 'hamaca-azul-7';
const newEmail = (): string => `sinscript.${Math.random().toString(36).slice(2, 10)}@correo.mx`;

/** The address of the newest mail's button that brings a token. */
async function tokenLink(to: string, subject: RegExp): Promise<string> {
  let href = '';
  await expect
    .poll(async () => {
      const reply = await fetch(`${sandboxOrigin()}/mail/messages?to=${encodeURIComponent(to)}`);
      const { messages } = (await reply.json()) as { messages: { subject: string; text: string }[] };
      const mail = messages.find((one) => subject.test(one.subject));
      href = /http\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      return href;
    })
    .not.toBe('');
  return href;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) =>
  page.locator('main').getByLabel(label, { exact: true }).filter({ visible: true });
async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value);
}
/** A product on sale of which another color or size is sold out. @returns its address */
async function partlySoldOut(page: Page, { site }: BrandUnderTest): Promise<string> {
  interface Found {
    url: string;
    variants: { Available: number }[];
  }
  for (let number = 1; number <= 20; number++) {
    const found = await call<{ products: { id: string }[] }>(page, site, 'POST', '/product/searchbyfilters/', {
      items: 60,
      page: number,
    });
    for (const { id } of found.products) {
      const product = await call<Found>(page, site, 'POST', `/product/findbyid/${id}`);
      if (product.variants.some(({ Available }) => Available === 0)) return product.url;
    }
  }
  throw new Error('the demo has no product of which another one is sold out');
}

/** Nothing but a page of the store: no code of an answer, no empty page. */
const isPage = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

async function register(page: Page, brand: BrandUnderTest): Promise<string> {
  const email = newEmail();
  await page.goto(`${brand.origin}/register`);
  await fill(page, {
    Nombre: 'Mariana',
    Apellidos: 'Robles',
    Correo: email,
    'Confirma tu correo': email,
    Celular: '9981234567',
    Contraseña: password,
    'Confirma tu contraseña': password,
  });
  await press(page, 'Crear cuenta');
  await expect(page).toHaveURL(`${brand.origin}/`);
  return email;
}

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 390, height: 844 },
];

for (const [at, name] of walkedIn('Studio'))
  test.describe(`${name}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: sizes[at] ?? null });
    const brandUnderTest = (): BrandUnderTest => brands()[at] as BrandUnderTest;

    test('a client registers, signs in, and saves a profile, an address, and fiscal data', async ({ page }) => {
      const brand = brandUnderTest();
      await page.goto(`${brand.origin}/register`);
      await fill(page, { Nombre: 'Mariana', Correo: 'no es correo', Contraseña: password });
      await press(page, 'Crear cuenta');
      await expect(page.getByText('Ingrese un email válido')).toBeVisible();
      await expect(page.getByText('Este campo es requerido').first()).toBeVisible();
      await expect(field(page, 'Nombre')).toHaveValue('Mariana');
      await expect(field(page, 'Contraseña')).toHaveValue('');
      const email = await register(page, brand);

      await page.context().clearCookies();
      await page.goto(`${brand.origin}/`);
      await page
        .locator('header')
        .getByRole('link', { name: /entrar a tu cuenta/ })
        .click();
      await isPage(page);
      await fill(page, { Correo: email, Contraseña: 'otra-cosa-81' });
      await press(page, 'Entrar');
      await expect(page.getByText('Datos incorrectos')).toBeVisible();
      await expect(field(page, 'Correo')).toHaveValue(email);
      await fill(page, { Contraseña: password });
      await press(page, 'Entrar');
      await expect(page).toHaveURL(`${brand.origin}/`);

      await page.goto(`${brand.origin}/user/profile`);
      await fill(page, { Nombre: 'Xóchitl', 'Teléfono fijo': '12' });
      await press(page, 'Guardar cambios');
      await expect(page.getByText(/Revisa tu\(s\): Teléfono fijo/)).toBeVisible();
      await expect(field(page, 'Nombre')).toHaveValue('Xóchitl');
      await fill(page, { 'Teléfono fijo': '9988841234' });
      await press(page, 'Guardar cambios');
      await expect(page.getByText('Datos actualizados')).toBeVisible();
      await page.reload();
      await expect(field(page, 'Nombre')).toHaveValue('Xóchitl');
      await fill(page, { 'Contraseña actual': 'no-es-esta-9', 'Contraseña nueva': 'marea-verde-9' });
      await fill(page, { 'Confirma tu contraseña nueva': 'marea-verde-9' });
      await press(page, 'Cambiar contraseña');
      await expect(page.getByText(/No es esa/)).toBeVisible();

      await page.goto(`${brand.origin}/user/deliveries?addContact=true`);
      await fill(page, {
        Celular: '9981234567',
        Calle: 'Av. Nader',
        'Número exterior': '28',
        'Número interior': 'S/N',
      });
      await press(page, 'Guardar dirección');
      await expect(page.getByText('Datos incompletos')).toBeVisible();
      await expect(field(page, 'Calle')).toHaveValue('Av. Nader');
      await fill(page, { 'Confirma tu correo': email, Colonia: 'Cancún Centro', 'Código postal': '77500' });
      await fill(page, { Municipio: 'Benito Juárez', Ciudad: 'Cancún' });
      await field(page, 'Estado').selectOption({ label: 'Quintana Roo' });
      await press(page, 'Guardar dirección');
      await expect(page).toHaveURL(`${brand.origin}/user/deliveries`);
      await expect(page.getByText('Av. Nader', { exact: false }).first()).toBeVisible();

      await page.goto(`${brand.origin}/user/invoices?datos=si`);
      await fill(page, { RFC: 'XIA190128J61', Teléfono: '9981234567' });
      await press(page, 'Guardar');
      // the lists follow from the RFC
      await field(page, 'Régimen fiscal').selectOption('601');
      await fill(page, { 'Nombre o razón social': 'Xenon Industrial Articles', 'Código postal fiscal': '76343' });
      await fill(page, { Estado: 'Querétaro' });
      await press(page, 'Guardar');
      await field(page, 'Uso de la factura').selectOption('G03');
      await press(page, 'Guardar');
      await expect(page).toHaveURL(`${brand.origin}/user/invoices`);
      await expect(page.getByText('Xenon Industrial Articles')).toBeVisible();
    });

    test('a client recovers a password, writes to the store, asks for an invoice, and subscribes to the newsletter', async ({
      page,
    }) => {
      const brand = brandUnderTest();
      const email = await register(page, brand);
      await page.context().clearCookies();
      await page.goto(`${brand.origin}/forgot-password`);
      await fill(page, { Correo: 'ana' });
      await press(page, 'Enviar enlace');
      await expect(page.getByText('Ingrese un email válido')).toBeVisible();
      await fill(page, { Correo: email });
      await press(page, 'Enviar enlace');
      await expect(page.getByText('Revisa tu correo')).toBeVisible();
      await page.goto(await tokenLink(email, /contraseña/));
      await fill(page, { 'Contraseña nueva': 'corta', 'Confirma tu contraseña': 'corta' });
      await press(page, 'Guardar contraseña');
      await expect(page.getByText(/Al menos 8 caracteres, sin contar/)).toBeVisible();
      await fill(page, { 'Contraseña nueva': 'marea-verde-9', 'Confirma tu contraseña': 'marea-verde-9' });
      await press(page, 'Guardar contraseña');
      await expect(page.getByText('Tu contraseña cambió')).toBeVisible();

      for (const [path, question] of [
        ['/contactanos', '¿En qué te ayudamos?'],
        ['/sugerencias-y-quejas', '¿Qué pasó?'],
      ] as const) {
        await page.goto(brand.origin + path);
        await fill(page, { Nombre: 'Ana', Correo: email, [question]: 'Una pata llegó rota. 🪑' });
        await press(page, 'Enviar');
        await expect(page.getByText('Este campo es requerido')).toBeVisible();
        await expect(field(page, question)).toHaveValue('Una pata llegó rota. 🪑');
        await fill(page, { 'Confirma tu correo': email });
        await press(page, 'Enviar');
        await expect(page.getByText(/Tu folio es M-\d+/)).toBeVisible();
      }

      await page.goto(`${brand.origin}/facturacion?folio=200123`);
      await fill(page, { 'Fecha de compra': '2026-11-18', 'Total exacto': '10,399.00' });
      await fill(page, { 'Nombre de quien la recibe': 'Ana', 'Correo para la factura': email, RFC: 'XAXX010101000' });
      await press(page, 'Pedir mi factura');
      await expect(page.getByText(/No encontramos una compra con ese folio/)).toBeVisible();
      await expect(field(page, 'Total exacto')).toHaveValue('10,399.00');

      await page.goto(`${brand.origin}/politicas-de-garantia`);
      await page.locator('footer').getByLabel('Novedades por correo').fill(email);
      await page.locator('footer').getByRole('button', { name: 'Suscribirme' }).click();
      await expect(page).toHaveURL(`${brand.origin}/boletin`);
      await expect(field(page, 'Correo')).toHaveValue(email);
      await page.locator('main').getByRole('button', { name: 'Suscribirme' }).click();
      await expect(page.getByText(/confirma ahí tu suscripción/)).toBeVisible();
      await page.goto(await tokenLink(email, /[Ss]uscripción|boletín|[Cc]onfirma/));
      await press(page, 'Sí, quiero el boletín');
      await expect(page.getByText('Suscripción confirmada')).toBeVisible();
    });

    test('a shopper asks for a mail when a sold-out piece is back', async ({ page, browser }) => {
      const brand = brandUnderTest();
      const helper = await (await browser.newContext()).newPage();
      await enter(helper, brand.origin);
      const url = await partlySoldOut(helper, brand);
      await helper.context().close();
      await page.goto(brand.origin + url);
      await page.getByText(/^Avísame cuando haya/).click();
      await fill(page, { Correo: 'ana arroba correo' });
      await press(page, 'Avísame');
      await expect(page).toHaveURL(`${brand.origin}/avisame`);
      await expect(field(page, 'Correo')).toHaveValue('ana arroba correo');
      await fill(page, { Correo: newEmail() });
      await press(page, 'Avísame');
      await expect(page.getByText('Te escribimos una sola vez, en cuanto haya piezas.')).toBeVisible();
      await page.goto(`${brand.origin}/avisame`);
      await isPage(page);
    });

    test('a piece is added from its page, and adding it twice keeps to the same quotation', async ({
      page,
      browser,
    }) => {
      const brand = brandUnderTest();
      const helper = await (await browser.newContext()).newPage();
      await enter(helper, brand.origin);
      const { Details } = await makeQuotation(helper, brand);
      const { id, Name } = Details[0]?.Product ?? { id: '', Name: '' };
      const { url } = await call<{ url: string }>(helper, brand.site, 'POST', `/product/findbyid/${id}`);
      await helper.context().close();
      await page.goto(brand.origin + url);
      const add = page.getByRole('button', { name: /^Agregar (al|a la|a tu) / });
      await expect(add).toHaveCount(1);
      await fill(page, { 'Código postal': '99999' });
      await add.click();
      await expect(page).toHaveURL(`${brand.origin}/agregar`);
      await expect(page.getByText(/fuera de nuestra área/)).toBeVisible();
      await fill(page, { 'Código postal': '77500' });
      await add.click();
      await expect(page).toHaveURL(/quotations\/edit/);
      await expect(page.getByRole('link', { name: Name }).first()).toBeVisible();
      const first = page.url();
      // the postal code is known now
      await page.goto(brand.origin + url);
      await expect(field(page, 'Código postal')).toHaveCount(0);
      await add.click();
      await expect(page).toHaveURL(first);
      await expect(
        page
          .getByText(/2 piezas/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    });

    test('a shopper goes on from the quotation as a guest, and a new client is told what is wrong', async ({
      page,
      browser,
    }) => {
      const brand = brandUnderTest();
      const helper = await (await browser.newContext()).newPage();
      await enter(helper, brand.origin);
      const { id } = await makeQuotation(helper, brand);
      await page.context().addCookies(await helper.context().cookies());
      await helper.context().close();
      await page.goto(`${brand.origin}/register?quotation=${id}`);
      await page.getByRole('radio', { name: 'Registrarme' }).check();
      await fill(page, { Nombre: 'Mariana', Contraseña: 'corta' });
      await press(page, 'Registrarme y continuar');
      await expect(page.getByText(/Al menos 8 caracteres, sin contar/)).toBeVisible();
      await expect(field(page, 'Nombre')).toHaveValue('Mariana');
      await page.goto(`${brand.origin}/register?quotation=${id}`);
      const guest = { Nombre: 'Mariana', Apellidos: 'Robles', Correo: newEmail(), Celular: '9981234567' };
      await fill(page, guest);
      await press(page, 'Continuar');
      await expect(page).toHaveURL(`${brand.origin}/checkout/client/${id}`);
    });
  });

test('a client changes their e-mail with the password, and it counts once the new one is confirmed', async ({
  page,
}) => {
  const brand = brands()[0] as BrandUnderTest;
  const [before, after] = [newEmail(), newEmail()];
  await enter(page, brand.origin);
  const client = { FirstName: 'Mariana', LastName: 'Robles', E_Mail: before, Cellular: '9981234567' };
  await call(page, brand.site, 'POST', '/client/register/', { ...client, password, _password: password });
  await page.goto(`${brand.origin}/user/profile`);
  await page.getByLabel('Teléfono fijo').fill('9988841234');
  await field(page, 'Correo').fill(after);
  await field(page, 'Confirma tu correo').fill(after);
  await page.getByRole('region', { name: 'Tus datos' }).getByLabel('Tu contraseña actual').fill(password);
  await press(page, 'Guardar cambios');
  await expect(page.getByText(`Te enviamos un enlace a ${after}`)).toBeVisible();
  await expect(field(page, 'Correo')).toHaveValue(before);
  const link = await tokenLink(after, /^Confirma tu correo nuevo/);
  await expect.poll(() => subjectsTo(before)).toContain('Pediste cambiar tu correo');
  await page.goto(link);
  await press(page, 'Confirmar mi correo');
  await expect(page.getByText('Tu correo cambió')).toBeVisible();
  await page.goto(`${brand.origin}/user/profile`);
  await expect(field(page, 'Correo')).toHaveValue(after);
  await page.goto(link);
  await press(page, 'Confirmar mi correo');
  await expect(page.getByText(/Este enlace ya se usó o venció/)).toBeVisible();
});
