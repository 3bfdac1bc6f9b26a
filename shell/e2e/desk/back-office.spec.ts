import { expect, type Page, test } from '@playwright/test';
import { call, enter, giveAddressTo, makeQuotation, signIn } from '../support/api';
import { ask, type BrandUnderTest, brands, internalOrigin } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const manager = { email: 'gerente@demo.mx', password: 'Muebles-2026' };

/** An order that a guest paid 60 percent of in cash, with a manager's word. @returns its id */
async function orderOfSixtyPercent(page: Page, shopper: Page, { site, origin, ...brand }: BrandUnderTest) {
  await enter(shopper, origin);
  const { id } = await makeQuotation(shopper, { site, origin, ...brand });
  await giveAddressTo(shopper, site, id);
  await signIn(page, internalOrigin(), manager.email, site);
  const { total } = await call<{ total: number }>(page, site, 'POST', `/quotation/${id}/paymentoptions`);
  const amount = Math.ceil(total * 0.6);
  await call(page, site, 'POST', `/payment/add/${id}`, { type: 'cash', amount, reference: 'R-60' });
  const granted = await call<{ authorization: string }>(page, site, 'POST', '/auth/manager', {
    ...manager,
    quotationId: id,
  });
  const { authorization } = granted;
  return call<{ id: string }>(page, site, 'POST', '/order/create', { quotationId: id, authorization });
}

const widths = [390, 1366, 390];

for (const [at, name] of walkedIn('Home'))
  test(`${name}: staff collect the rest of an order, see its history, refund a part, and cancel it`, async ({
    page,
    browser,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const width = widths[at] ?? 1440;
    await page.setViewportSize({ width, height: 900 });
    const seen = watch(page);
    const shopper = await (await browser.newContext()).newPage();
    const { id } = await orderOfSixtyPercent(page, shopper, brand);
    await page.goto(`${internalOrigin()}/checkout/order/${id}?marca=${brand.site}`);

    // a guest by their real name, and the ERP by itself
    await expect(page.getByRole('link', { name: 'm.robles@correo.mx' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Historial' }).getByText(/^Orden de venta \d+/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Intentos' })).toContainText('Orden de venta');

    const rest = page.getByRole('button', { name: 'Registrar pago' });
    await expect(rest).toBeEnabled();
    await page.getByRole('button', { name: /^Todo: \$/ }).click();
    await rest.click();
    await expect(rest).toHaveCount(0);
    const payments = page.getByRole('list', { name: 'Pagos del pedido' });
    await expect(payments.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page, 'back office');
    await expectNoOverflow(page, 'back office');

    const history = page.getByRole('list', { name: 'Historial' });
    await expect(history).toContainText('Pedido creado');
    await payments.getByRole('button', { name: 'Devolver una parte' }).first().click();
    const part = page.getByRole('dialog', { name: /^Devolver una parte del pedido/ });
    await part.getByLabel('Monto a devolver').fill('10');
    await part.getByLabel('Motivo').fill('Rayón en la pata');
    await expectAccessible(page, 'a part back');
    await part.getByRole('button', { name: 'Devolver', exact: true }).click();
    await expect(history).toContainText('Se decidió devolver una parte');
    await expect(payments).toContainText('devuelto $10');

    await page.getByRole('button', { name: 'Cancelar pedido' }).click();
    const cancel = page.getByRole('dialog', { name: /^Cancelar el pedido/ });
    await cancel.getByLabel('Motivo').fill('Se arrepintió');
    await cancel.getByRole('button', { name: 'Cancelar pedido' }).click();
    await expect(page.getByText('Cancelado', { exact: true }).first()).toBeVisible();
    await expect(history).toContainText('Devolución por entregar');

    await shopper.goto(`${brand.origin}/checkout/order/${id}`);
    await expect(shopper.getByText(/Historial del pedido|Conexión ERP/)).toHaveCount(0);
    await shopper.context().close();
    const headers = { site: brand.site, 'content-type': 'application/json' };
    for (const path of [`/order/${id}/ordersap`, `/order/${id}/cancel`])
      expect((await ask(brand.origin, `/api${path}`, { method: 'POST', headers, body: '{}' })).status).toBe(404);
    seen.expectQuiet();
  });
