import { expect, type Page, test } from '@playwright/test';
import { call, makePayable } from '../support/api';
import { expectBooksAgree, invoiceByStaff, orderOf } from '../support/books';
import { deliver, payByCard } from '../support/bought';
import { Keyboard } from '../support/keyboard';
import { newGuest } from '../support/shopper';
import { type BrandUnderTest, brands, subjectsTo } from '../support/store';
import { walkedOnPhone } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

interface Lines {
  Details: { id: string; quantity: number; total: number }[];
}

/** A guest's order of three lines, paid in six months, that comes in two weeks. @returns its id */
async function boughtThree(page: Page, brand: BrandUnderTest, email: string): Promise<string> {
  const quotation = await makePayable(page, brand, email);
  const { products } = await call<{ products: { id: string }[] }>(
    page,
    brand.site,
    'POST',
    '/product/searchbyfilters/',
    {
      category: brand.category,
      items: 30,
    },
  );
  let lines = 1;
  for (const { id: productId } of products.toReversed()) {
    if (lines === 3) break;
    const added = await call<{ Details?: unknown[] }>(page, brand.site, 'POST', `/quotation/adddetail/${quotation}`, {
      productId,
      quantity: 1,
    }).catch(() => ({}) as { Details?: unknown[] });
    lines = added.Details?.length ?? lines;
  }
  const id = await payByCard(page, brand, quotation, '6-msi');
  await deliver(id, -14);
  return id;
}

/** Chooses lines on the page of an order by keyboard, and confirms the preview. */
async function cancel(page: Page, lines: readonly number[]): Promise<void> {
  const keyboard = new Keyboard(page);
  await keyboard.press('link', 'Cancelar artículos');
  await expect(page).toHaveURL(/\/cancelar/);
  for (const at of lines) {
    await keyboard.reach(page.getByRole('combobox').nth(at));
    await page.keyboard.press('ArrowDown');
  }
  await keyboard.press('button', 'Ver cuánto me devuelven');
  await expect(page.getByRole('heading', { name: /^Te devolvemos/ })).toBeVisible();
  await expectAccessible(page, 'cancellation');
  await expectNoOverflow(page, 'cancellation');
  await keyboard.press('button', /^Cancelar (estos artículos|todo el pedido)$/);
  await expect(page).toHaveURL(/\/checkout\/order\/[^/]+$/);
}

for (const { at, name, width } of walkedOnPhone('Studio'))
  test(`${name} at ${width}: one of three lines paid in six months is canceled by keyboard, then the rest, and provider, ERP and tax authority agree`, async ({
    page,
  }) => {
    const brand = brands()[at];
    if (!brand) throw new Error('no brand');
    const seen = watch(page);
    await page.setViewportSize({ width, height: 844 });
    const guest = newGuest(brand);
    const id = await boughtThree(page, brand, guest.email);
    await invoiceByStaff(page, brand, id);
    const before = await orderOf<Lines>(page, brand, id);
    expect(before.Details).toHaveLength(3);
    await page.goto(`${brand.origin}/checkout/order/${id}`);
    await cancel(page, [0]);
    await expect(page.getByRole('heading', { name: 'Artículos cancelados' })).toBeVisible();
    const after = await orderOf<Lines>(page, brand, id);
    const first = before.Details[0]?.total ?? 0;
    expect(Math.round((before.total - after.total) * 100)).toBe(Math.round(first * 100));
    await expect.poll(() => subjectsTo(guest.email)).toContainEqual(expect.stringContaining('cancelamos 1 pieza'));
    expect(await expectBooksAgree(page, brand, id)).toBe(Math.round(after.total * 100));
    await cancel(page, [0, 1]);
    await expect(page.getByText('Pedido cancelado').first()).toBeVisible();
    const ended = await orderOf<Lines>(page, brand, id);
    expect(ended.status).toBe('canceled');
    expect(await expectBooksAgree(page, brand, id)).toBe(0);
    seen.expectQuiet();
  });
