import { expect, test } from '@playwright/test';
import { call, enter, makeQuotation, signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const widths = [390, 1366, 390];

for (const [at, name] of walkedIn('Kids'))
  test(`${name}: staff follow up, close, and reopen a quotation; the shopper sees only that it is closed`, async ({
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
    const email = `mariana.${id}@example.com`;
    const lead = { name: 'Mariana Pech', phone: '998 214 5570', email, _email: email };
    await call(shopper, brand.site, 'POST', `/lead/quotation/${id}`, lead);

    await signIn(page, internalOrigin(), 'gerente@demo.mx', brand.site);
    await page.goto(`${internalOrigin()}/quotations/edit/${id}?marca=${brand.site}`);
    const event = page.getByRole('form', { name: 'Nuevo evento' });
    const save = event.getByRole('button', { name: 'Guardar evento' });
    await expect(save).toBeEnabled();
    await event.getByLabel('Tipo de evento').selectOption('Visita');
    await event.getByLabel(/Notas/).fill('Midieron la cuna.');
    const photograph = await page.screenshot({ type: 'jpeg' });
    await event.getByLabel(/Imagen/).setInputFiles({ name: 'cuna.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await save.click();
    const events = page.getByRole('list', { name: 'Eventos' });
    await expect(events).toContainText('Midieron la cuna.');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      events.getByRole('button', { name: 'Imagen' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^seguimiento-.*\.jpg$/);
    const whatsapp = new URL((await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
    expect(whatsapp.pathname).toBe('/529982145570');
    const [link = ''] = /https?:\S+/.exec(whatsapp.searchParams.get('text') ?? '') ?? [];
    const client = await (await browser.newContext()).newPage();
    await client.goto(link);
    await expect(client).toHaveURL(`${brand.origin}/quotations/edit/${id}`);
    await client.context().close();
    const next = page.getByRole('form', { name: 'Siguiente paso' });
    await next.getByLabel('¿Qué sigue?').fill('Llamar con las fotos');
    await next.getByRole('button', { name: 'Guardar siguiente paso' }).click();
    await expect(page.getByText('Llamar con las fotos')).toBeVisible();
    const [calendar] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Agregar al calendario' }).click(),
    ]);
    expect(calendar.suggestedFilename()).toBe('siguiente-paso.ics');
    await expectAccessible(page, 'followed up');
    await expectNoOverflow(page, 'followed up');

    const close = page.getByRole('form', { name: 'Cerrar como perdida' });
    await page.getByRole('heading', { name: 'Cerrar como perdida' }).click();
    await close.getByLabel('Motivo').selectOption({ label: 'Compró en otra tienda' });
    await close.getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Reabrir cotización' })).toBeVisible();
    await expect(event).toBeHidden();
    await expectAccessible(page, 'lost');
    await shopper.goto(`${brand.origin}/quotations/edit/${id}`);
    await expect(shopper.getByText('Esta cotización está cerrada')).toBeVisible();
    await expect(shopper.getByText('Compró en otra tienda')).toHaveCount(0);
    await page.getByRole('button', { name: 'Reabrir cotización' }).click();
    await expect(event).toBeVisible();
    await shopper.reload();
    await expect(shopper.getByText('Esta cotización está cerrada')).toHaveCount(0);
    await shopper.context().close();

    const outside = await ask(brand.origin, `/api/quotation/${id}/records`, {
      method: 'POST',
      headers: { site: brand.site, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(outside.status).toBe(404);
    seen.expectQuiet();
  });
