import { expect, test } from '@playwright/test';
import { call, enter } from '../support/api';
import { Keyboard } from '../support/keyboard';
import { linkIn } from '../support/mailbox';
import { type BrandUnderTest, brands } from '../support/store';
import { walkedOnPhone } from '../support/walked-in';

for (const { at, name, width } of walkedOnPhone('Kids'))
  test(`${name} at ${width}: who comes after a client who signed out sees nothing of where things went, or of what was viewed or compared`, async ({
    page,
  }) => {
    const brand = brands()[at] as BrandUnderTest;
    await page.setViewportSize({ width, height: 844 });
    const email = `sale.${Math.random().toString(36).slice(2, 10)}@correo.mx`;
    await enter(page, brand.origin);
    const secret = 'hamaca-azul-7';
    const client = { FirstName: 'Mariana', LastName: 'Robles', E_Mail: email, Cellular: '9981234567' };
    await call(page, brand.site, 'POST', '/client/register/', { ...client, password: secret, _password: secret });
    await page.goto(await linkIn(email, /^Confirma tu correo/));
    await expect(page).toHaveURL(/\/user\/purchases$/);
    const { products } = await call<{ products: { url: string }[] }>(
      page,
      brand.site,
      'POST',
      '/product/searchbyfilters/',
      { category: brand.category },
    );
    const [first = '', second = ''] = products.map(({ url }) => url);
    const compare = page.locator('button[aria-pressed]', { hasText: /compar/i }).first();
    const seen = page.getByRole('region', { name: 'Visto recientemente' });
    const toTheEnd = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.goto(brand.origin + first);
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await page.goto(brand.origin + second);
    await toTheEnd();
    await expect(seen).toBeVisible();
    await page.context().addCookies([{ name: 'cp', value: '77500', url: brand.origin }]);
    await page.reload();
    const place = page.getByRole('banner').getByText('77500');
    await expect(place).not.toHaveCount(0);
    const keyboard = new Keyboard(page);
    await keyboard.press('button', /: tu cuenta$/);
    await keyboard.press('button', 'Cerrar sesión');
    await expect(page).toHaveURL(`${brand.origin}/`);
    await expect(place).toHaveCount(0);
    await page.goto(brand.origin + first);
    await expect(compare).toHaveAttribute('aria-pressed', 'false');
    await page.goto(brand.origin + second);
    await toTheEnd();
    await expect(page.getByRole('region').last()).toBeVisible();
    await expect(seen).toHaveCount(0);
  });
