import { expect, test } from '@playwright/test';
import { signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectFits, expectHydrated, watch } from '../support/watch';

// the tree is one document, so of two tests at once the later one would get a conflict
test.describe.configure({ mode: 'serial' });

for (const width of walkedAt(390, 1440))
  test(`an administrator changes the address of a category, the old one redirects, and undo restores it (${width})`, async ({
    page,
  }) => {
    test.slow();
    const [brand] = brands();
    if (!brand) throw new Error('no brand');
    // no other journey opens it
    const [above, name] = ['Textiles', 'Tapetes y alfombras'];
    const seen = watch(page);
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, internalOrigin(), 'admin@demo.mx');
    await page.goto(`${internalOrigin()}/contenido?tipo=categorias`);
    await expectHydrated(page.getByRole('heading', { name: 'Contenido de la tienda' }));
    const form = page.getByRole('region', { name: 'Cambio', exact: true });
    await form.getByRole('button', { name: new RegExp(`dentro de ${above}$`) }).click();
    const row = form.getByRole('listitem', { name, exact: true });
    await row.getByRole('button', { name: `Cambiar ${name}` }).click();
    const address = row.getByLabel(/^Dirección/);
    const old = await address.inputValue();
    const next = `${old}-nuevos`;
    expect((await ask(brand.origin, `/category/${old}`)).status).toBe(200);
    await address.fill(next);
    await form.getByRole('button', { name: 'Vista previa' }).click();
    await expect(page.getByRole('region', { name: 'Vista previa' })).toContainText(
      `/category/${old} → /category/${next}`,
    );
    await expectFits(page, 'the tree');
    await form.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Cambio publicado')).toBeVisible();
    const led = async (path: string) => {
      const { status, headers } = await ask(brand.origin, path);
      return [status, headers.location ?? null];
    };
    await expect.poll(() => led(`/category/${old}`)).toEqual([301, `/category/${next}`]);
    await expect.poll(() => led(`/category/${next}`)).toEqual([200, null]);
    await page.getByRole('region', { name: 'Cambios', exact: true }).getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Cambio deshecho')).toBeVisible();
    await expect.poll(() => led(`/category/${old}`)).toEqual([200, null]);
    seen.expectQuiet();
  });
