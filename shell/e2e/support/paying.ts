import { expect, type Page } from '@playwright/test';
import { call, enter, giveAddressTo, makeQuotation, signIn } from './api';
import { fillCard } from './shopper';
import { type BrandUnderTest, brands, internalOrigin } from './store';

const studio = (): BrandUnderTest => brands()[0] as BrandUnderTest;

/** A way to pay: the payer, the place, and the buttons they press. */
export interface Way {
  name: string;
  /** The call that pays. */
  path: string;
  button: RegExp;
  signedInAs?: string;
  atCounter?: boolean;
  choose: (page: Page) => Promise<void>;
}

const radio = (name: RegExp) => async (page: Page) => {
  await page.getByRole('radio', { name }).check();
  await page.getByLabel(/términos y condiciones/).check();
};
const part = async (page: Page) => {
  await radio(/Monedero/)(page);
  await page.getByLabel('¿Cuánto quieres usar?').fill('10');
};
const cash = async (page: Page) => {
  // typing before the page's code arrives is not this journey's question
  await expect(page.getByRole('button', { name: 'Registrar pago' })).toBeEnabled();
  const amount = page.getByLabel('Monto', { exact: true });
  await amount.fill('10');
  await expect(amount).toHaveValue('10');
};
const add = '**/api/payment/add/*';
const client = 'clienta@demo.mx';
const seller = 'vendedor@demo.mx';

export const ways: readonly Way[] = [
  { name: 'card', path: '**/api/processMPpayment', button: /^Pagar/, choose: (page) => fillCard(page) },
  { name: 'SPEI', path: add, button: /^Obtener mi CLABE/, choose: radio(/SPEI/) },
  { name: 'bank transfer', path: add, button: /^Confirmar y transferir/, choose: radio(/Transferencia bancaria/) },
  { name: 'e-wallet', path: add, button: /^Usar/, signedInAs: client, choose: part },
  { name: 'counter payment', path: add, button: /^Registrar pago/, signedInAs: seller, atCounter: true, choose: cash },
];

interface Paid {
  Payments: { type: string; status: string }[];
}

/** Brings a payer with a new quotation to the payment page; answers a function that reads the quotation's payments. */
export async function inFrontOf(page: Page, way: Way) {
  const { site } = studio();
  const origin = way.atCounter ? internalOrigin() : studio().origin;
  if (way.signedInAs) await signIn(page, origin, way.signedInAs, site);
  else await enter(page, origin);
  const { id } = await makeQuotation(page, { ...studio(), category: 'decoracion' });
  await giveAddressTo(page, site, id);
  const address = `${origin}${way.atCounter ? '/quotations/edit' : '/checkout/paymentmethod'}/${id}`;
  const booked = async () => {
    const { Payments } = await call<Paid>(page, site, 'POST', `/quotation/findbyid/${id}`);
    return Payments.filter(({ status }) => !['rejected', 'cancelled'].includes(status));
  };
  await page.goto(address);
  return { address, booked };
}

/** Expects the order after a full payment, or a sentence after a part. */
export async function expectEnd(page: Page, way: Way): Promise<void> {
  if (way.atCounter) await expect(page.getByText(/^Pagado \((?!0\.0 %)/)).toBeVisible();
  else if (way.signedInAs) await expect(page.getByText('Falta por pagar')).toBeVisible();
  else await expect(page).toHaveURL(/\/checkout\/order\//);
}
