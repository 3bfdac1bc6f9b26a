import { expect, test } from '@playwright/test';
import { makePayable } from '../support/api';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedIn } from '../support/walked-in';
import { expectNoOverflow } from '../support/watch';

// the page's own policy lets in no style of a browser's setting
test.use({ viewport: { width: 390, height: 844 }, bypassCSP: true });

for (const [at, name] of walkedIn('Kids'))
  test(`${name}: with letters twice as large on a phone, the strip of the store and the head of the payment are read whole`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    for (const address of ['/', `/checkout/paymentmethod/${await makePayable(page, brand)}`]) {
      await page.goto(brand.origin + address);
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' });
      await expect(page.getByRole('banner')).toBeVisible();
      await expectNoOverflow(page, address);
    }
  });
