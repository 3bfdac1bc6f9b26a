import { expect, type Page } from '@playwright/test';
import { call, signIn } from './api';
import { taxpayer } from './invoicing';
import { type BrandUnderTest, internalOrigin, sandboxOrigin } from './store';

interface Order {
  status: string;
  total: number;
  Cancellations: { whole: boolean }[];
  Payments: { id: string; ammount: number; refunded: number }[];
}

/** The order of the contract, as its buyer sees it. */
export const orderOf = <T = unknown>(page: Page, { site }: BrandUnderTest, id: string) =>
  call<Order & T>(page, site, 'POST', `/order/findbyid/${id}`);

/** The rows of a provider's own page that name one of some numbers; cells, words alone. */
async function rowsOf(provider: string, numbers: readonly string[]): Promise<{ cells: string[]; html: string }[]> {
  const page = await (await fetch(`${sandboxOrigin()}/${provider}`)).text();
  return page
    .split('<tr>')
    .filter((row) => numbers.some((number) => row.includes(number)))
    .map((html) => ({ html, cells: html.split('<td').map((cell) => cell.replace(/^[^>]*>|<[^>]*>/g, '').trim()) }));
}

const centavos = (pesos: string | undefined): number => Math.round(Number((pesos ?? '0').replaceAll(',', '')) * 100);
const amountIn = (html: string): number => centavos(/\$([\d,]+\.\d\d)/.exec(html)?.[1]);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Centavos that the provider took for an order and did not give back. */
async function providerKept({ Payments }: Order): Promise<number> {
  const rows = await rowsOf(
    'mercadopago',
    Payments.map(({ id }) => id),
  );
  return sum(
    rows.map(({ html }) => {
      const [, taken, returned] = /\$([\d,]+\.\d\d)(?: MXN, devuelto \$([\d,]+\.\d\d))?/.exec(html) ?? [];
      return centavos(taken) - centavos(returned);
    }),
  );
}

/** Centavos of an order's valid CFDI: its invoice, less its credit notes. */
async function invoiced(id: string): Promise<number> {
  const invoices = await rowsOf('facturacion', [id]);
  const numbers = invoices.flatMap(({ html }) => /<code title="([\dA-F-]{36})"/.exec(html)?.[1] ?? []);
  const documents = await rowsOf('facturacion', numbers);
  return sum(
    documents
      .filter(({ cells }) => cells.includes('Timbrada'))
      .map(({ html, cells }) => amountIn(html) * (cells.includes('Egreso') ? -1 : 1)),
  );
}

/** Centavos of an order's document in the ERP, which may be canceled there; undefined until it is there. */
async function orderedInErp(id: string): Promise<number | undefined> {
  const [row] = await rowsOf('sap', [id]);
  return row && (row.cells.includes('Cancelado') ? 0 : amountIn(row.html));
}

/** Staff have an order invoiced to the taxpayer that the stand-in knows. */
export async function invoiceByStaff(page: Page, { site }: BrandUnderTest, order: string): Promise<void> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('no browser');
  const desk = await context.newPage();
  await signIn(desk, internalOrigin(), 'gerente@demo.mx', site);
  const fiscal = {
    LicTradNum: taxpayer.rfc,
    companyName: taxpayer.name,
    regime: '601',
    cfdiUse: 'G03',
    ZipCode: taxpayer.zip,
    State: 'Querétaro',
    Phone1: '9981234567',
    U_Correos: 'conta@xenon.mx',
  };
  await call(desk, site, 'POST', '/invoice/create/', { order, fiscal });
  await context.close();
}

/**
 * Provider and tax authority have what the store kept of an order, to the centavo, and the ERP has what it is to deliver.
 * @returns the centavos that were kept
 */
export async function expectBooksAgree(page: Page, brand: BrandUnderTest, id: string): Promise<number> {
  const order = await orderOf(page, brand, id);
  const kept = sum(
    order.Payments.map(({ ammount, refunded }) => Math.round(ammount * 100) - Math.round(refunded * 100)),
  );
  await expect.poll(() => providerKept(order)).toBe(kept);
  await expect.poll(() => invoiced(id)).toBe(kept);
  const left = order.Cancellations.some(({ whole }) => whole) ? 0 : Math.round(order.total * 100);
  await expect.poll(() => orderedInErp(id)).toBe(left);
  return kept;
}
