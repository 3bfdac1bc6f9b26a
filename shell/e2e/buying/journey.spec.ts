import { expect, test } from '@playwright/test';
import { call, type MadeQuotation, makePayable } from '../support/api';
import {
  addToQuotation,
  fillCard,
  firstProduct,
  giveAddress,
  identifyAsGuest,
  newGuest,
  payButton,
  signInByPanel,
} from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin, sandboxOrigin } from '../support/store';
import { whole } from '../support/walked-in';
import { expectAccessible, expectNoOverflow, watch } from '../support/watch';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** Each brand is bought from once, and seen whole on the other device. */
const visits = [
  { at: 0, name: 'Studio', device: 'phone', viewport: phone, other: 'desktop', otherViewport: desktop },
  { at: 1, name: 'Home', device: 'desktop', viewport: desktop, other: 'phone', otherViewport: phone },
  { at: 2, name: 'Kids', device: 'phone', viewport: phone, other: 'desktop', otherViewport: desktop },
] as const;

interface Message {
  subject: string;
  html: string;
  text: string;
}

/** The mails that reached an address, newest first. */
async function mailTo(email: string): Promise<Message[]> {
  const { port } = new URL(sandboxOrigin());
  const reply = await fetch(`http://127.0.0.1:${port}/mail/messages?to=${encodeURIComponent(email)}`);
  const { messages } = (await reply.json()) as { messages: Message[] };
  return messages;
}
async function sapOrders(): Promise<string> {
  const { port } = new URL(sandboxOrigin());
  return (await fetch(`http://127.0.0.1:${port}/sap`)).text();
}

for (const { at, name, device, viewport, other, otherViewport } of visits) {
  test.describe(`${name} on a ${device}`, () => {
    test.use({ viewport });

    test('a guest buys, from the home page to the order', async ({ page }) => {
      test.slow();
      const brand = brands()[at] as BrandUnderTest;
      const guest = newGuest(brand);
      const seen = watch(page);
      // dialogs and the desk are the same in every brand, whose colors have tests of their own
      const look = async (where: string) => {
        if (whole || name === 'Studio') await expectAccessible(page, where);
      };

      await page.goto(brand.origin);
      await expect(page).toHaveTitle(new RegExp(brand.name));
      await expectAccessible(page, 'home');
      await expectNoOverflow(page, 'home');

      await page.goto(`${brand.origin}/category/${brand.category}`);
      await expect(firstProduct(page)).toBeVisible();
      await expectAccessible(page, 'category');
      await expectNoOverflow(page, 'category');

      await page.locator('input[name="term"]').fill(brand.term);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/search\\?term=${brand.term}`));
      // the address changes first; until the answer is there the old list stays, paler
      await expect(page.getByRole('heading', { level: 1 })).toContainText(brand.term);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(firstProduct(page)).toBeVisible();
      await expectAccessible(page, 'search');

      const card = (await firstProduct(page).textContent()) ?? '';
      await firstProduct(page).click();
      await expect(page).toHaveURL(/\/[a-z0-9-]+\/[0-9a-f-]{36}$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Planes de pago').first()).toBeVisible();
      await expectAccessible(page, 'product');
      await expectNoOverflow(page, 'product');
      const product = await page
        .getByRole('heading', { level: 1 })
        .textContent()
        .then((text) => text ?? '');
      expect(product.length, `card «${card}» leads to a product`).toBeGreaterThan(3);

      await addToQuotation(page, look);
      await expect(page.getByText(product).first()).toBeVisible();
      await expectAccessible(page, 'quotation');
      await expectNoOverflow(page, 'quotation');

      await identifyAsGuest(page, guest);
      await giveAddress(page, look);
      await expectAccessible(page, 'data');
      await page.getByRole('button', { name: 'Continuar al pago' }).click();

      await expect(page).toHaveURL(/\/checkout\/paymentmethod\//);
      await expect(payButton(page)).toBeVisible();
      await expectAccessible(page, 'payment');
      await expectNoOverflow(page, 'payment');
      await fillCard(page);
      await payButton(page).click();

      await expect(page).toHaveURL(/\/checkout\/order\/[0-9a-f-]+\/COMPRA-CONFIRMADA/);
      await expect(page.getByText('Compra confirmada')).toBeVisible();
      await expect(page.getByText(product).first()).toBeVisible();
      await expectAccessible(page, 'order');
      await expectNoOverflow(page, 'order');
      const folio = /pedido (\d{6})/i.exec((await page.locator('main').textContent()) ?? '')?.[1] ?? '';
      expect(folio).toMatch(/^\d{6}$/);
      const orderId = /order\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? 'no order';
      seen.expectQuiet();

      await expect.poll(async () => (await mailTo(guest.email)).length).toBe(1);
      const [mail] = await mailTo(guest.email);
      expect(mail?.html).toContain(folio);
      expect(mail?.text).toContain(product);
      await expect.poll(sapOrders).toContain(orderId);

      await page.goto(`${internalOrigin()}/`);
      await signInByPanel(page, 'vendedor@demo.mx', look);
      if (viewport.width < 1024) await page.getByRole('button', { name: 'Menú' }).click();
      await expect(page.getByRole('link', { name: 'Pedidos' })).toBeVisible();
      await page.goto(`${internalOrigin()}/reports/orders?folio=${folio}`);
      await expect(page.getByRole('link', { name: folio })).toBeVisible();
      await look('report');
    });
  });

  test.describe(`${name} on a ${other}`, () => {
    test.use({ viewport: otherViewport });

    test('each page from home to payment is there and fits', async ({ page }) => {
      test.slow();
      const brand = brands()[at] as BrandUnderTest;
      const seen = watch(page);
      const id = await makePayable(page, brand);
      const { Details } = await call<MadeQuotation>(page, brand.site, 'POST', `/quotation/findbyid/${id}`);
      const pages = {
        home: '/',
        category: `/category/${brand.category}`,
        search: `/search?term=${brand.term}`,
        product: `/mueble/${Details[0]?.Product.id}`,
        quotation: `/quotations/edit/${id}`,
        data: `/checkout/client/${id}`,
        payment: `/checkout/paymentmethod/${id}`,
      };
      for (const [where, path] of Object.entries(pages)) {
        await page.goto(brand.origin + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoOverflow(page, where);
      }
      seen.expectQuiet();
    });
  });
}
