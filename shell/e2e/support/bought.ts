import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { call, makePayable } from './api';
import { type BrandUnderTest, dataDir, sandboxOrigin } from './store';

/** The card of a buyer whom the sandbox approves, as a token. */
async function cardToken(publicKey: string): Promise<string> {
  const card = { card_number: '5474925432670366', expiration_month: '11', expiration_year: '30', security_code: '123' };
  const answer = await fetch(`${sandboxOrigin()}/mercadopago/v1/card_tokens?public_key=${publicKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...card, cardholder: { name: 'APRO MARIANA ROBLES' } }),
  });
  return ((await answer.json()) as { id: string }).id;
}

interface Options {
  provider: { publicKey: string };
  groups: { methods: { type: string; months: number; group: number; total: number }[] }[];
}

/** Pays all of a quotation by card with the store's own calls; how a page pays has journeys of its own. @returns the order's id */
export async function payByCard(
  page: Page,
  { site }: BrandUnderTest,
  quotation: string,
  type: 'credit-card' | '6-msi' = 'credit-card',
): Promise<string> {
  const { provider, groups } = await call<Options>(page, site, 'POST', `/quotation/${quotation}/paymentoptions`);
  const method = groups.flatMap(({ methods }) => methods).find((one) => one.type === type);
  if (!method) throw new Error(`the quotation cannot be paid by ${type}`);
  const paid = await call<{ data: { orderId: string } }>(page, site, 'POST', '/processMPpayment', {
    quotationId: quotation,
    token: await cardToken(provider.publicKey),
    payment_method_id: 'master',
    installments: method.months,
    paymentType: type,
    paymentGroup: method.group,
    transaction_amount: method.total,
    cardholder: {
      email: 'm.robles@correo.mx',
      phone: '9981234567',
      address: 'Av. Nader 28',
      neighborhood: 'Cancún Centro',
      city: 'Cancún',
      state: 'Quintana Roo',
      zip: '77500',
    },
    termsAccepted: true,
  });
  expect(paid.data.orderId, 'the order that was paid').toBeTruthy();
  return paid.data.orderId;
}

/** As if an order had come so many days ago; below 0, as if it came in so many. From the project's folder, where tests and contact sheets are run. */
export async function deliver(order: string, days: number): Promise<void> {
  const { STORE_DATABASE_URL: url } = process.env;
  const env = { ...process.env, DATA_DIR: dataDir(), ...(url ? { DATABASE_URL: url } : {}) };
  const args = ['services/deploy/local/testing/deliver-order.mjs', order, String(days)];
  await promisify(execFile)('node', args, { env });
}

/** A guest's paid order of one piece, as if it had come so many days ago; below 0, as if it came in so many. @returns its id */
export async function bought(page: Page, brand: BrandUnderTest, email: string, days?: number): Promise<string> {
  const id = await payByCard(page, brand, await makePayable(page, brand, email));
  if (days !== undefined) await deliver(id, days);
  return id;
}
