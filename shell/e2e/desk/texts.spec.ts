import { answerHours } from '@actual/contracts/facts/delivery/after-sale';
import { expect, test } from '@playwright/test';
import { signIn } from '../support/api';
import { ask, brands, internalOrigin } from '../support/store';
import { walkedAt } from '../support/walked-in';
import { expectFits, expectHydrated, watch } from '../support/watch';

for (const width of walkedAt(390, 1440))
  test(`an administrator rewrites a page for one brand, its shop says so with the store’s figure, and undo restores it (${width})`, async ({
    page,
  }) => {
    test.slow();
    const [brand, other] = [brands()[width === 390 ? 1 : 0], brands()[2]];
    if (!brand || !other) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width, height: 900 });
    const htmlOf = async (origin: string) => (await ask(origin, '/filosofia')).body;
    const html = () => htmlOf(brand.origin);
    const words = `Te contestamos en ${answerHours} horas en ${brand.name}`;
    // an earlier run may have left its own
    const title = `Nuestra palabra ${Date.now()}`;
    // kept by the gateway from now on
    expect(await html()).not.toContain(title);

    await signIn(page, internalOrigin(), 'admin@demo.mx');
    await page.goto(`${internalOrigin()}/contenido?tipo=textos&marca=${brand.site}`);
    await expectHydrated(page.getByRole('heading', { name: 'Contenido de la tienda' }));
    await expectFits(page, 'the list of texts');
    await page.getByRole('region', { name: 'Nosotros' }).getByRole('link', { name: 'Filosofía' }).click();
    const ofBrand = page.getByRole('link', { name: `Solo ${brand.name}` });
    await ofBrand.click();
    await expect(ofBrand).toHaveAttribute('aria-current', 'page');
    const form = page.getByRole('region', { name: 'Cambio', exact: true });
    const text = form.getByLabel('Texto de la página');
    const preview = page.getByRole('region', { name: 'Vista previa' });
    const before = await text.inputValue();

    await text.fill(`Hola\n\n<b>Hola</b>`);
    await expect(preview.getByRole('alert')).toHaveText('En el texto, línea 3: no se escribe HTML (<b>).');
    await text.fill(`## ${title}\n\nTe contestamos en **{{horas-respuesta}} horas** en {{marca}}.`);
    await expect(preview).toContainText(words);
    await expectFits(page, 'the text’s form');
    await form.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Cambio publicado')).toBeVisible();

    await expect.poll(html).toContain(title);
    expect((await html()).replace(/<\/?strong>/g, '')).toContain(words);
    expect(await htmlOf(other.origin)).not.toContain(title);
    const shop = await page.context().newPage();
    await shop.goto(`${brand.origin}/nuestras-marcas`);
    await shop.getByRole('link', { name: 'Filosofía' }).first().click();
    await expect(shop.getByRole('heading', { name: title })).toBeVisible();
    await expect(shop.getByRole('article')).toContainText(words);
    await shop.close();

    const changes = page.getByRole('region', { name: 'Cambios', exact: true });
    await changes.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('Cambio deshecho')).toBeVisible();
    await expect(text).toHaveValue(before);
    await expect.poll(html).not.toContain(title);
    seen.expectQuiet();
  });
