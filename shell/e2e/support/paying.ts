import { expect, type Page } from '@playwright/test';
import { fillCard, signIn } from './shopper';
import { type BrandUnderTest, brands, internalOrigin } from './store';

const home = {
  ...{ firstName: 'Mariana', lastName: 'Robles', email: 'm.robles@correo.mx', phone: '9981234567' },
  ...{ streetName: 'Av. Nader', streetNumber: '28', neighborhood: 'Cancún Centro', municipality: 'Benito Juárez' },
  ...{ city: 'Cancún', state: 'Quintana Roo', zipCode: '77500' },
};

const studio = (): BrandUnderTest => brands()[0] as BrandUnderTest;

/** A call of the store, as the page itself makes it; answers its body. */
async function call(page: Page, method: string, path: string, body: object = {}) {
  const headers = { site: studio().site, 'content-type': 'application/json' };
  const reply = await page.evaluate(
    async ({ url, init }) => {
      const response = await fetch(url, init);
      return { ok: response.ok, body: await response.json() };
    },
    { url: `/api${path}`, init: { method, headers, body: JSON.stringify(body) } },
  );
  expect(reply.ok, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(true);
  return reply.body;
}

/** A way to pay: who pays, where, and what they press. */
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
  // what is typed before the page's code is there is not this journey's question
  await expect(page.getByRole('button', { name: 'Registrar pago' })).toBeEnabled({ timeout: 30_000 });
  const amount = page.getByLabel('Monto', { exact: true });
  await amount.fill('10');
  await expect(amount).toHaveValue('10');
};
const add = '**/api/payment/add/*';
const client = 'clienta@demo.mx';
const seller = 'vendedor@demo.mx';

export const ways: readonly Way[] = [
  { name: 'tarjeta', path: '**/api/processMPpayment', button: /^Pagar/, choose: (page) => fillCard(page) },
  { name: 'SPEI', path: add, button: /^Obtener mi CLABE/, choose: radio(/SPEI/) },
  { name: 'transferencia', path: add, button: /^Confirmar y transferir/, choose: radio(/Transferencia bancaria/) },
  { name: 'monedero', path: add, button: /^Usar/, signedInAs: client, choose: part },
  { name: 'mostrador', path: add, button: /^Registrar pago/, signedInAs: seller, atCounter: true, choose: cash },
];

/** Whoever pays in a way, in front of it, with a quotation of their own; and what the store says of its payments. */
export async function inFrontOf(page: Page, way: Way) {
  const origin = way.atCounter ? internalOrigin() : studio().origin;
  if (way.signedInAs) await signIn(page, origin, way.signedInAs, studio().site);
  else await page.goto(`${origin}/robots.txt`);
  const { products } = await call(page, 'POST', '/product/searchbyfilters/', { category: 'decoracion' });
  const detail = { productId: products[0].id, quantity: 1 };
  const { id } = await call(page, 'POST', '/quotation/create', { zipcodeDeliveryId: '77500', detail });
  await call(page, 'PUT', `/processMPaddress/${id}`, home);
  const address = `${origin}${way.atCounter ? '/quotations/edit' : '/checkout/paymentmethod'}/${id}`;
  const booked = async (): Promise<{ type: string }[]> => {
    const { Payments } = await call(page, 'POST', `/quotation/findbyid/${id}`);
    return Payments.filter(({ status }: { status: string }) => !['rejected', 'cancelled'].includes(status));
  };
  await page.goto(address);
  return { address, booked };
}

/** How it ends well: the order of who pays all, a sentence for who pays a part. */
export async function expectEnd(page: Page, way: Way): Promise<void> {
  if (way.atCounter) await expect(page.getByText(/^Pagado \((?!0 %)/)).toBeVisible();
  else if (way.signedInAs) await expect(page.getByText('Falta por pagar')).toBeVisible();
  else await expect(page).toHaveURL(/\/checkout\/order\//);
}
