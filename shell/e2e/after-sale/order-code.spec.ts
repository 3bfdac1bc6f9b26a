import { randomUUID } from 'node:crypto';
import { storeDay } from '@actual/contracts/store-day';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { call, makePayable, signIn } from '../support/api';
import { orderOf } from '../support/books';
import { bought, deliver } from '../support/bought';
import { linkIn, mailTo } from '../support/mailbox';
import { newGuest } from '../support/shopper';
import { type BrandUnderTest, brands, internalOrigin } from '../support/store';
import { walkedOnPhone } from '../support/walked-in';
import { expectAccessible, expectNoOverflow } from '../support/watch';

const clabe = '032180000118359719';

/** A guest's order that was paid by transfer and comes in two weeks. @returns its id */
async function transferred(page: Page, browser: Browser, brand: BrandUnderTest, email: string): Promise<string> {
  const { site } = brand;
  const quotation = await makePayable(page, brand, email);
  const { totalPg1: amount } = await call<{ totalPg1: number }>(page, site, 'POST', `/quotation/findbyid/${quotation}`);
  const paid = await call<{ data: { orderId: string } }>(page, site, 'POST', `/payment/add/${quotation}`, {
    type: 'transfer',
    amount,
    termsAccepted: true,
  });
  const id = paid.data.orderId;
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, internalOrigin(), 'gerente@demo.mx', site);
  await call(desk, site, 'POST', `/order/transfercredits/${id}`, {
    amount,
    due: amount,
    reference: randomUUID().slice(0, 12),
    receivedOn: storeDay(),
  });
  await desk.context().close();
  await deliver(id, -14);
  return id;
}

/** The code of the newest mail with one, as the mail shows it. */
async function mailedCode(email: string): Promise<string> {
  const { subject } = await mailTo(email, /^Tu código/);
  return /\d{3} \d{3}$/.exec(subject)?.[0] ?? '';
}

for (const javaScriptEnabled of [true, false])
  for (const { at, name, width } of javaScriptEnabled ? walkedOnPhone('Studio') : walkedOnPhone('Home'))
    test(`${name} at ${width}, ${javaScriptEnabled ? 'with' : 'without'} script: whoever a mail was forwarded to gets no refund to an account of their own without the code from the buyer’s mailbox`, async ({
      page,
      browser,
    }) => {
      test.slow();
      const brand = brands()[at] as BrandUnderTest;
      const { email } = newGuest(brand);
      const id = await transferred(page, browser, brand, email);
      const context = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled });
      const other = await context.newPage();
      await other.goto(await linkIn(email, /^Tu pedido/));
      await other.getByRole('link', { name: 'Cancelar artículos' }).click();
      await other.getByRole('combobox').selectOption('1');
      await other.getByRole('button', { name: 'Ver cuánto me devuelven' }).click();
      await other.getByLabel('CLABE de tu cuenta').fill(clabe);
      await expect(other.getByRole('button', { name: /^Cancelar/ })).toHaveCount(0);
      await other.getByRole('button', { name: 'Enviarme el código' }).click();
      const field = other.getByLabel('Código de tu correo');
      await expect(field).toBeVisible();
      await expect(other.getByLabel('CLABE de tu cuenta')).toHaveValue(clabe);
      await expectNoOverflow(other, 'refund code');
      if (javaScriptEnabled) await expectAccessible(other, 'refund code');
      await field.fill('000 000');
      await other.getByRole('button', { name: 'Cancelar todo el pedido' }).click();
      await expect(other.getByText('Ese código no es, venció o ya se usó.')).toBeVisible();
      expect((await orderOf(page, brand, id)).status).toBe('completed');
      await expect(other.getByLabel('CLABE de tu cuenta')).toHaveValue(clabe);
      await field.fill(await mailedCode(email));
      await other.getByRole('button', { name: 'Cancelar todo el pedido' }).click();
      await expect(other).toHaveURL(/\/checkout\/order\/[^/]+$/);
      await expect(other.getByText('Pedido cancelado').first()).toBeVisible();
      await context.close();
    });

/** Opens the mailed link in another browser, asks for a code where a form shows no other button, and types it. */
async function nameCode(other: Page, email: string, earlier: string): Promise<string> {
  await other.getByRole('button', { name: 'Enviarme el código' }).first().click();
  const field = other.getByLabel('Código de tu correo').first();
  await expect(field).toBeVisible();
  await expectNoOverflow(other, 'the code of an order');
  await expect.poll(() => mailedCode(email)).not.toBe(earlier);
  const code = await mailedCode(email);
  await field.fill(code);
  return code;
}

for (const javaScriptEnabled of [true, false])
  for (const { at, name, width } of javaScriptEnabled ? walkedOnPhone('Home') : walkedOnPhone('Kids'))
    test(`${name} at ${width}, ${javaScriptEnabled ? 'with' : 'without'} script: by a forwarded mail neither the day nor the place of a delivery changes, and no order paid by card is canceled, without the code`, async ({
      page,
      browser,
    }) => {
      test.slow();
      const brand = brands()[at] as BrandUnderTest;
      const { email } = newGuest(brand);
      await bought(page, brand, email, -14);
      const context = await browser.newContext({ viewport: { width, height: 844 }, javaScriptEnabled });
      const other = await context.newPage();
      await other.goto(await linkIn(email, /^Tu pedido/));
      const order = /\/checkout\/order\/[^/]+$/;

      await other.getByRole('link', { name: 'Cambiar la fecha' }).click();
      await expect(other.getByRole('button', { name: 'Cambiar la fecha' })).toHaveCount(0);
      const days = other.getByRole('group', { name: /^En lugar del/ }).getByRole('radio');
      await days.nth(1).check();
      const first = await nameCode(other, email, '');
      await expect(days.nth(1)).toBeChecked();
      await other.getByRole('button', { name: 'Cambiar la fecha' }).click();
      await expect(other).toHaveURL(order);

      await other.getByRole('link', { name: 'Quién recibe y dónde' }).click();
      await expect(other.getByRole('button', { name: /^Guardar/ })).toHaveCount(0);
      await other.getByLabel('Calle', { exact: true }).fill('Calle 60');
      const second = await nameCode(other, email, first);
      await expect(other.getByLabel('Calle', { exact: true })).toHaveValue('Calle 60');
      await other.getByRole('button', { name: 'Guardar los cambios' }).click();
      await expect(other).toHaveURL(order);
      await expect(other.getByText(/^Calle 60 /).first()).toBeVisible();

      await other.getByRole('link', { name: 'Cancelar artículos' }).click();
      await other.getByRole('combobox').selectOption('1');
      await other.getByRole('button', { name: 'Ver cuánto me devuelven' }).click();
      await expect(other.getByRole('button', { name: /^Cancelar/ })).toHaveCount(0);
      await nameCode(other, email, second);
      if (javaScriptEnabled) await expectAccessible(other, 'the code of an order');
      await other.getByRole('button', { name: 'Cancelar todo el pedido' }).click();
      await expect(other).toHaveURL(order);
      await expect(other.getByText('Pedido cancelado').first()).toBeVisible();
      await context.close();
    });
