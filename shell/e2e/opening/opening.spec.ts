import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tracesIn } from '@actual/deploy/local/doctor/demo-traces/traces.mjs';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { giveFiscalData } from '../support/invoicing';
import { addToQuotation, fillCard, identifyAsClient, payButton } from '../support/shopper';
import { expectHydrated, watch } from '../support/watch';
import { domain } from './internet';
import { becomeOperator, type Operator, providerSettings } from './operator';

test.describe.configure({ mode: 'serial' });

let operator: Operator;
let browser: Browser;
/** The application with the administrator's codes. */
let codes: TOTP | undefined;
test.beforeAll(async ({ launchOptions }) => {
  operator = await becomeOperator();
  const names = `MAP * 127.0.0.1:${operator.internet.port}`;
  browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${names}`],
  });
});
test.afterAll(async () => {
  await browser?.close();
  await operator?.leave();
});

const newPage = async (): Promise<Page> => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: 'es-MX', reducedMotion: 'reduce' });
  return context.newPage();
};

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string }[];
}
/** The mails that arrived for somebody, by the provider's own mailbox. */
async function mailsTo(email: string): Promise<readonly Mail[]> {
  const reply = await fetch(`${operator.internet.mail.mailbox}/mail/messages?to=${encodeURIComponent(email)}`);
  return ((await reply.json()) as { messages: Mail[] }).messages;
}
async function mailTo(email: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      found = (await mailsTo(email)).find((mail) => subject.test(mail.subject));
      return found !== undefined;
    })
    .toBe(true);
  return found as Mail;
}

/** The ERP's stock of the goods in the three files. */
const erpItems = [
  ['LOMA-NAT', 'Silla Loma natural', 1890, 14],
  ['LOMA-NOG', 'Silla Loma nogal', 1990, 6],
  ['RIO', 'Banco Río', 1250, 9],
  ['LUNA-R', 'Mesa Luna rojo mate', 5500, 3],
  ['LUNA-N', 'Mesa Luna negro', 6000, 5],
  ['SOL', 'Lámpara Sol', 890, 7],
  ['SOF-001', 'Sofá Ceiba de tres plazas', 18990, 6],
  ['SOF-002', 'Sofá Ceiba de dos plazas', 14990, 4],
  ['BUR-001', 'Buró Palma', 2490, 12],
].map(([itemCode, itemName, price, pieces]) => ({ itemCode, itemName, price, stock: { MID: pieces } }));

test('the file gives an empty folder all it takes to sell; without provider settings the store does not start', async () => {
  const file = join(operator.folder, 'tienda.yaml');
  const tried = await operator.npm('run', 'store:init', '--', file, '--dry-run');
  expect(tried, tried.text).toMatchObject({ code: 0 });
  expect(tried.text).toMatch(/Cambiaría \d+; no se cambió nada/);
  const made = await operator.npm('run', 'store:init', '--', file);
  expect(made, made.text).toMatchObject({ code: 0 });
  expect(made.text).toContain(`+ .env: PUBLIC_ORIGINS=https://{brand}.${domain}`);
  expect(made.text).toContain(`+ administradora: el enlace a ana@${domain}`);
  const again = await operator.npm('run', 'store:init', '--', file);
  expect(again.text).toContain('La tienda ya es como dice el archivo.');

  const refused = await operator.npm('start');
  expect(refused.code).toBe(1);
  expect(refused.text).toContain('MERCADOPAGO_ACCESS_TOKEN: falta');
  const asked = await operator.npm('run', 'doctor', '--', '--going-live');
  expect(asked.code).toBe(1);
  expect(asked.text).toContain('✗ SMTP_URL: falta');
  operator.set(providerSettings(operator.internet));
});

test('with everything in .env the store builds and opens, without a word of the demo', async () => {
  const items = await fetch(operator.internet.erpItems, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(erpItems),
  });
  expect(items.ok).toBe(true);
  const said = await operator.start();
  expect(said).toContain(operator.origins.internal);
  expect(said).not.toMatch(/localhost|Muebles-2026|demo\.mx|Caja de arena/);
});

test('three files of other systems bring their pictures and categories; a second import changes nothing', async () => {
  const path = (name: string) => join(operator.folder, name);
  const given = ['--warehouse', 'MID', '--site', 'actual-studio', '--pictures', path('fotos')];
  const brought = async (file: string, created: number, ...more: string[]) => {
    const words = ['run', 'catalog:import', '--', path(file), ...given, ...more];
    const first = await operator.npm(...words);
    expect(first, first.text).toMatchObject({ code: 0 });
    expect(first.text).toMatch(new RegExp(`creados +│ ${created} `));
    const second = await operator.npm(...words);
    expect(second.text).toMatch(new RegExp(`sin cambio +│ ${created} `));
  };
  const listed = await operator.npm('run', 'catalog:import', '--', '--categories');
  expect(listed.text).toContain('sillas-de-comedor');

  const shopify = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../services/database/src/importer/mappings/shopify.json'), 'utf8'),
  );
  shopify.category.map = { Sillas: 'sillas-de-comedor' };
  writeFileSync(path('shopify.json'), JSON.stringify(shopify));
  await brought('shopify.csv', 3, '--mapping', path('shopify.json'));
  await brought('woocommerce.csv', 3);

  const { text } = await operator.npm('run', '--silent', 'catalog:import', '--', path('erp.xlsx'), '--propose');
  writeFileSync(path('mapeo.json'), text);
  await brought('erp.xlsx', 3, '--mapping', path('mapeo.json'));
});

test('the first administrator comes by mail, and chooses a password and a second factor', async () => {
  const page = await newPage();
  const { text } = await mailTo(`ana@${domain}`, /./);
  const link = /https:\S+\/reset-password\?\S+/.exec(text)?.[0] ?? '';
  expect(link).toContain(operator.origins.internal);
  await page.goto(link);
  await expectHydrated(page.getByRole('heading', { level: 1 }));
  await page.getByLabel('Contraseña nueva', { exact: true }).fill('hamaca-azul-7');
  await page.getByLabel(/^Confirma/).fill('hamaca-azul-7');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText('Tu contraseña cambió')).toBeVisible();
  // the desk is built after the shops are open; until then its door leads to the front page
  await expect(async () => {
    await page.goto(`${operator.origins.internal}/escritorio`);
    await expect(page.getByLabel('Correo', { exact: true })).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByLabel('Correo', { exact: true }).fill(`ana@${domain}`);
  await page.getByLabel('Contraseña', { exact: true }).fill('hamaca-azul-7');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByAltText('Código QR para tu aplicación')).toBeVisible();
  const [secret = ''] = await page.locator('code').first().allTextContents();
  codes = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByLabel('Código de tu aplicación').fill(codes.generate());
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(page).toHaveURL(/\/mi-dia$/);
  await page.context().close();
});

test('a client pays by card and gets an invoice; the order is in SAP', async () => {
  const page = await newPage();
  const seen = watch(page);
  const email = `luz@${domain}`;
  await page.goto(`${operator.origins.studio}/category/sofas`);
  await page
    .getByRole('link', { name: /Sofá Ceiba de tres plazas/ })
    .first()
    .click();
  await addToQuotation(page, undefined, '97999');
  await identifyAsClient(page, { email, firstName: 'Luz' }, 'ceiba-verde-9');
  await page.getByRole('button', { name: 'Agregar dirección' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Calle', { exact: true }).fill('Calle 60');
  await dialog.getByLabel('Número exterior').fill('300');
  await dialog.getByLabel('Número interior').fill('S/N');
  await dialog.getByLabel('Colonia').fill('Asentamiento Ficticio A Peña 1a Sección');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await giveFiscalData(page);
  await page.getByRole('button', { name: 'Continuar al pago' }).click();
  await page
    .getByRole('dialog', { name: '¿Son correctos tus datos de factura?' })
    .getByRole('button', { name: 'Continuar' })
    .click();
  await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
  await fillCard(page, 'APRO LUZ PECH');
  await payButton(page).click();
  await expect(page).toHaveURL(/COMPRA-CONFIRMADA/);
  await expect(page.getByText('Factura emitida', { exact: true })).toBeVisible();
  const folio = (await page.getByText(/^STU-\d+$/).textContent()) ?? '';
  const invoice = await mailTo(email, new RegExp(folio));
  expect(invoice.attachments.map(({ filename }) => filename)).toEqual([`Factura-${folio}.pdf`, `Factura-${folio}.xml`]);
  await expect
    .poll(async () => (await fetch(`${operator.internet.mail.mailbox}/sap`)).text())
    .toContain('Luz Robles Ortega');
  seen.expectQuiet();
  await page.context().close();
});

test('the administrator cancels the order, and its money goes back', async () => {
  const page = await newPage();
  await page.goto(`${operator.origins.internal}/reports/orders`);
  await page.getByLabel('Correo', { exact: true }).fill(`ana@${domain}`);
  await page.getByLabel('Contraseña', { exact: true }).fill('hamaca-azul-7');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  // the code of the present half minute was good once
  await page.getByLabel('Código de tu aplicación').fill(codes?.generate({ timestamp: Date.now() + 30_000 }) ?? '');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByRole('link', { name: 'Pedidos' }).first().click();
  await page
    .getByRole('row', { name: /Luz Robles Ortega/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill('Primer pedido, de prueba');
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Devuelto', { exact: true })).toBeVisible();
  await page.context().close();
});

test('the doctor sees every provider and finds nothing to fix', async () => {
  const backup = await operator.npm('run', 'backup');
  expect(backup, backup.text).toMatchObject({ code: 0 });
  const { code, text } = await operator.npm('run', 'doctor', '--', '--going-live');
  expect(code, text).toBe(0);
  for (const name of ['Mercado Pago', 'SAP', 'Facturas', 'Boletín', 'Correo', 'Datos de la tienda', 'Respaldo'])
    expect(text).toContain(`✓ ${name}`);
  expect(text).toContain('Todo está bien.');
  expect(text).toMatch(/✓ Textos de la demostración: nada en \d{3} respuestas/);
});

test('no mail that was sent mentions the demo', async () => {
  const reply = await fetch(`${operator.internet.mail.mailbox}/mail/messages`);
  const { messages } = (await reply.json()) as { messages: object[] };
  expect(messages.length).toBeGreaterThan(3);
  expect(messages.flatMap((mail) => tracesIn(JSON.stringify(mail)))).toEqual([]);
});
