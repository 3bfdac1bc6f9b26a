import { expect, test } from '@playwright/test';
import { brands } from './support/store';

test.use({ viewport: { width: 1366, height: 900 } });

for (const [at, [name, category]] of [
  ['Studio', 'salas'],
  ['Home', 'salas'],
  ['Kids', 'cunas'],
].entries())
  test(`${name}: una categoría abre con el precio de sus primeras piezas a la vista, y dice una vez de qué depende la fecha`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    await page.goto(`${brand.origin}/category/${category}`);
    const price = page
      .getByRole('list', { name: 'Productos' })
      .getByRole('article')
      .first()
      .getByText(/^\$[\d,.]+$/)
      .first();
    const box = await price.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
    await expect(page.getByText(/según tu código postal/)).toHaveCount(1);
  });
