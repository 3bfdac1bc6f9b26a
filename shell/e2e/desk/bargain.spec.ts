import { expect, test } from '@playwright/test';
import { enter, makeQuotation, signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const widths = [390, 1366, 390];

for (const [at, name] of walkedIn('Studio'))
  test(`${name}: a seller lowers the price, a manager raises the limit, and the shopper sees the discount`, async ({
    page,
    browser,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const width = widths[at] ?? 1440;
    await page.setViewportSize({ width, height: 900 });
    const seen = watch(page);
    const shopper = await (await browser.newContext()).newPage();
    await enter(shopper, brand.origin);
    const { id } = await makeQuotation(shopper, brand);

    await signIn(page, internalOrigin(), 'vendedor@demo.mx', brand.site);
    await page.goto(`${internalOrigin()}/quotations/edit/${id}?marca=${brand.site}`);
    const bargain = page.getByRole('form', { name: 'Descuento especial' });
    const apply = bargain.getByRole('button', { name: 'Aplicar descuento' });
    await page.getByRole('heading', { name: 'Descuento especial' }).click();
    await expect(apply).toBeEnabled();

    await page.getByRole('button', { name: 'Máximo 5 %. Cambiar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Autorización de gerente' });
    await dialog.getByLabel('Máximo para esta cotización').fill('15');
    await dialog.getByLabel('Email del gerente').fill('gerente@demo.mx');
    await dialog.getByLabel('Contraseña').fill('Muebles-2026');
    await expectAccessible(page, 'the manager is asked');
    await dialog.getByRole('button', { name: 'Autorizar' }).click();
    await expect(page.getByRole('button', { name: 'Máximo 15 %. Cambiar' })).toBeVisible();
    // no element behind a dialog takes text
    await expect(dialog).toBeHidden();
    // on a phone it lies over the next button
    await expect(page.getByText('Máximo guardado')).toBeHidden();
    await bargain.getByLabel('Porcentaje').fill('12');
    await apply.click();
    await expect(page.getByRole('button', { name: /^Quitar a / })).toBeVisible();
    await expectAccessible(page, 'bargained');
    await expectNoOverflow(page, 'bargained');

    await shopper.goto(`${brand.origin}/quotations/edit/${id}`);
    await expect(shopper.getByText(/Descuento especial/)).toBeVisible();
    await expect(shopper.getByRole('form', { name: 'Descuento especial' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Quitar a / }).click();
    // «Quitando» until it is done
    await expect(page.getByRole('button', { name: /^Quita(r a|ndo)/ })).toHaveCount(0);
    await shopper.reload();
    await expect(shopper.getByRole('list').filter({ hasText: 'Código' }).first()).toBeVisible();
    await expect(shopper.getByText(/Descuento especial/)).toHaveCount(0);
    await shopper.context().close();

    const outside = await ask(brand.origin, `/api/quotation/${id}/bigticketdiscount`, {
      method: 'PUT',
      headers: { site: brand.site, 'content-type': 'application/json' },
      body: '{"percentage":5}',
    });
    expect(outside.status).toBe(404);
    seen.expectQuiet();
  });
