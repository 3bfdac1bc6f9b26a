import { expect, test } from '@playwright/test';
import { signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectFits, expectHydrated, watch } from '../support/watch';

// the company is one document, so of two tests at once the later one would get a conflict
test.describe.configure({ mode: 'serial' });

for (const width of walkedAt(390, 1440))
  test(`an administrator changes the company’s telephone by keyboard, every page and text says it, and undo restores it (${width})`, async ({
    page,
  }) => {
    test.slow();
    const [, brand] = brands();
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, internalOrigin(), 'admin@demo.mx');
    await page.goto(`${internalOrigin()}/contenido?tipo=empresa`);
    await expectHydrated(page.getByRole('heading', { name: 'Contenido de la tienda' }));
    const form = page.getByRole('region', { name: 'Cambio', exact: true });
    const phone = form.getByLabel('Teléfono de atención');
    const before = await phone.inputValue();
    await phone.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('998 000 1122');
    await expectFits(page, 'company');
    await form.getByRole('button', { name: 'Vista previa' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Vista previa' })).toContainText('Atención a clientes: 998 000 1122');
    await form.getByRole('button', { name: 'Publicar' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cambio publicado')).toBeVisible();
    const html = async (path: string) => (await ask(brand.origin, path)).body;
    for (const path of ['/', '/aviso-de-privacidad', '/contactanos'])
      await expect.poll(() => html(path), { message: path }).toContain('998 000 1122');
    expect(await html('/aviso-de-privacidad')).not.toContain(before);
    await page.getByRole('region', { name: 'Cambios', exact: true }).getByRole('button', { name: 'Deshacer' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cambio deshecho')).toBeVisible();
    await expect.poll(() => html('/')).toContain(before);
    seen.expectQuiet();
  });
