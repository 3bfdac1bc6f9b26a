import { expect, test } from '@playwright/test';
import { makeQuotation } from '../support/api';
import { brands } from '../support/store';

test.use({ viewport: { width: 390, height: 844 } });

for (const [at, name] of ['Studio', 'Home', 'Kids'].entries())
  test(`${name}: no field is so small that an iPhone zooms in when it is tapped`, async ({ page }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    await page.goto(brand.origin);
    const { id } = await makeQuotation(page, brand);
    const small: string[] = [];
    for (const path of ['/', `/category/${brand.category}`, `/quotations/edit/${id}`, '/register', '/contactanos']) {
      await page.goto(`${brand.origin}${path}`);
      const fields = page.locator(
        'select, textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=range], [type=file], [tabindex="-1"])',
      );
      await expect(fields.first()).toBeAttached();
      const found = await fields.evaluateAll((all) =>
        all
          .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
          .map((one) => one.getAttribute('name') ?? one.getAttribute('aria-label') ?? one.id),
      );
      small.push(...found.map((field) => `${path}: ${field}`));
    }
    expect(small).toEqual([]);
  });
