import { expect, test } from '@playwright/test';
import { call, giveAddressTo, makeQuotation, signIn } from '../support/api';
import { ask, brands, internalOrigin, mailsTo } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

for (const width of walkedAt(390, 1366))
  test(`in a shop, a client is looked up, gets a quotation, pays in two parts, and takes a receipt (${width})`, async ({
    page,
  }) => {
    const [brand] = brands();
    if (!brand) throw new Error('no brand');
    await page.setViewportSize({ width, height: 900 });
    const seen = watch(page);
    const email = `tienda.${width}.${Math.random().toString(36).slice(2, 10)}@correo.mx`;
    await signIn(page, internalOrigin(), 'vendedor@demo.mx', brand.site);

    // nobody yet: a client is made on the spot
    await page.goto(`${internalOrigin()}/vender`);
    await page.getByLabel('Cliente', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page.getByText(`No se encontro "${email}"`)).toBeVisible();
    await expectAccessible(page, 'nobody');
    await expectNoOverflow(page, 'nobody');
    const form = page.getByRole('form', { name: 'Cliente nuevo' });
    await form.getByLabel('Nombre').fill('Ximena');
    await form.getByLabel('Apellidos').fill('Cauich Dzul');
    await form.getByLabel('Celular').fill('998 214 5567');
    await form.getByRole('button', { name: 'Crear y cotizar' }).click();
    await expect(page).toHaveURL(/\/quotations\/edit\//);
    await expect(page.getByText('Ximena Cauich Dzul').first()).toBeVisible();
    await expect(page.getByText(/^C\d+$/)).toBeVisible();
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);

    // and found from now on
    await page.goto(`${internalOrigin()}/vender?${new URLSearchParams({ buscar: email })}`);
    await expect(page.getByRole('list', { name: 'Clientes' })).toContainText('Ximena Cauich Dzul');
    await expectAccessible(page, 'found');
    await expectNoOverflow(page, 'found');

    // a quotation with an article becomes theirs
    const { id } = await makeQuotation(page, brand);
    await page.goto(`${internalOrigin()}/quotations/edit/${id}`);
    await page.getByRole('button', { name: 'Elegir cliente' }).click();
    await page.getByLabel('Nombre, correo, teléfono o código').fill(email);
    await page.getByRole('button', { name: /Ximena Cauich Dzul/ }).click();
    await expect(page.getByRole('button', { name: 'Cambiar cliente' })).toBeVisible();
    await expectAccessible(page, 'sale');
    await expectNoOverflow(page, 'sale');

    // the data for their invoices
    await page.getByRole('button', { name: 'Agregar datos fiscales' }).click();
    const fiscal = page.getByRole('form', { name: 'Datos fiscales del cliente' });
    await fiscal.getByLabel('RFC').fill('XAXX010101000');
    await fiscal.getByLabel('Correo para la factura').fill(email);
    await expect(fiscal).toContainText('PUBLICO EN GENERAL');
    await expectAccessible(page, 'fiscal data');
    await expectNoOverflow(page, 'fiscal data');
    await fiscal.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText(/PUBLICO EN GENERAL · XAXX010101000/)).toBeVisible();
    await giveAddressTo(page, brand.site, id, email);

    // paid in two parts, with change
    const { totalPg1: total } = await call<{ totalPg1: number }>(page, brand.site, 'POST', `/quotation/findbyid/${id}`);
    await page.reload();
    const part = Math.floor(total / 2);
    const amount = page.getByLabel('Monto');
    const book = page.getByRole('button', { name: 'Registrar pago' });
    await expect(book).toBeEnabled();
    await amount.fill(String(part));
    await page.getByLabel(/^Recibido/).fill(String(part + 100));
    await expect(page.getByText('Cambio: $100')).toBeVisible();
    await book.click();
    await expect(page.getByText(/Cambio \$100/)).toBeVisible();
    const desk = page.url();

    // below 60 percent no order; the rest makes it
    await expect(page.getByRole('button', { name: 'Crear pedido' })).toBeDisabled();
    await page.getByRole('link', { name: 'Recibo para imprimir' }).click();
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Falta por pagar');
    await expectAccessible(page, 'receipt');
    await expectNoOverflow(page, 'receipt');
    await page.goto(desk);
    await expect(book).toBeEnabled();
    await page.getByLabel('Tipo de pago').selectOption({ label: 'Tarjeta en terminal' });
    await amount.fill((total - part).toFixed(2));
    await page.getByLabel('Código de autorización').fill('778899');
    await book.click();
    await expect(page).toHaveURL(/\/checkout\/order\//);
    await expect(page.getByText(/vendió Rodrigo Canul Ek · /)).toBeVisible();
    await page.getByRole('link', { name: 'Recibo para imprimir' }).click();
    const receipt = page.getByRole('article');
    await expect(receipt).toContainText('Ximena Cauich Dzul');
    await expect(receipt).toContainText('Autorización 778899');
    await expect(receipt).toContainText('Cambio $100');
    seen.expectQuiet();

    // nothing of it outside
    for (const path of [`/api/quotation/${id}/sale`, `/api/quotation/${id}/receipt`])
      expect((await ask(brand.origin, path, { headers: { site: brand.site } })).status, path).toBe(404);
    expect((await ask(brand.origin, '/vender')).headers.location).toBe('/');
  });

test('a quotation passes from one seller to another, and the printed page names who has it', async ({
  page,
  browser,
}) => {
  const [brand] = brands();
  if (!brand) throw new Error('no brand');
  await signIn(page, internalOrigin(), 'vendedor@demo.mx', brand.site);
  const { id } = await makeQuotation(page, brand);
  const address = `${internalOrigin()}/quotations/edit/${id}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Elegir tienda' }).click();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Este campo es requerido')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Pasar a otro vendedor' }).click();
  const sellers = page.getByLabel('Vendedor', { exact: true });
  const lucia = await sellers.getByRole('option', { name: /Lucía Herrera Solís/ }).getAttribute('value');
  await sellers.selectOption(lucia);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText(/de Rodrigo Canul Ek a Lucía Herrera Solís, por Rodrigo Canul Ek/)).toBeVisible();
  // it is theirs no more
  await expect(page.getByRole('button', { name: 'Pasar a otro vendedor' })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/Te atiende Lucía Herrera Solís en /)).toBeVisible();
  for (const words of ['Elegir tienda', 'Registrar pago', 'Guardar evento'])
    await expect(page.getByRole('button', { name: words })).toBeHidden();
  // a client's paper: the store's public address, and nothing of the desk
  const paper = page.locator('body');
  await expect(paper).toContainText(brand.origin, { useInnerText: true });
  await expect(paper).not.toContainText(/interno|Mostrador|Seguimiento|Bitácora/, { useInnerText: true });
  await expect(page.getByRole('button', { name: 'Cerrar aviso' })).toBeHidden();

  const manager = await (await browser.newContext()).newPage();
  await signIn(manager, internalOrigin(), 'gerente@demo.mx', brand.site);
  await manager.goto(address);
  await expect(manager.getByRole('button', { name: 'Pasar a otro vendedor' })).toBeVisible();
  await manager.context().close();
});
