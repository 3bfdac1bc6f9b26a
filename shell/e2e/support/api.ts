import { type Browser, expect, type Page } from '@playwright/test';
import { type BrandUnderTest, internalOrigin } from './store';

type Site = BrandUnderTest['site'];

/** An address of an origin that costs nothing: from here a page may call the store as its own pages do. */
export const enter = (page: Page, origin: string) => page.goto(`${origin}/robots.txt`);

/** A call of the store's API with the cookies of the page. @returns the body of its answer, which must be a success */
export async function call<T>(page: Page, site: Site, method: string, path: string, body: object = {}): Promise<T> {
  const headers = { site, 'content-type': 'application/json' };
  const reply = await page.evaluate(
    async ({ url, init }) => {
      const response = await fetch(url, init);
      return { ok: response.ok, body: await response.json() };
    },
    { url: `/api${path}`, init: { method, headers, body: method === 'GET' ? undefined : JSON.stringify(body) } },
  );
  expect(reply.ok, `${method} ${path}: ${JSON.stringify(reply.body)}`).toBe(true);
  return reply.body as T;
}

/** Signs in by the store's own call, as the panel does; a session is of one brand. */
export async function signIn(page: Page, origin: string, email: string, site: Site = 'actual-studio'): Promise<void> {
  await enter(page, origin);
  await call(page, site, 'POST', '/auth/signin', { email, password: 'Muebles-2026' });
}

/** Somebody else's visit of a brand beside the page of a test: what they make is done, and their browser closed again. */
export async function beside<T>(browser: Browser, brand: BrandUnderTest, make: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await enter(page, brand.origin);
    return await make(page);
  } finally {
    await context.close();
  }
}

export interface DeskVisit {
  email: string;
  path: string;
  site?: Site;
  width?: number;
}

/** Somebody of the desk signs in, at a desk's screen unless said otherwise, and opens a page of it. */
export async function atDesk(page: Page, who: DeskVisit): Promise<void> {
  const { email, path, site = 'actual-studio', width = 1440 } = who;
  await page.setViewportSize({ width, height: 900 });
  await signIn(page, internalOrigin(), email, site);
  await page.goto(internalOrigin() + path);
}

export interface MadeQuotation {
  id: string;
  folio: string;
  version: number;
  Details: { id: string; Product: { id: string; Name: string } }[];
}

/** A product with pieces for every journey that buys it at the same time, on the day that its quotations promise. */
async function plentifulProduct(page: Page, { site, category }: BrandUnderTest): Promise<string> {
  const { products } = await call<{ products: { id: string; ItemCode: string }[] }>(
    page,
    site,
    'POST',
    '/product/searchbyfilters/',
    { category, items: 30 },
  );
  for (const { id, ItemCode } of products) {
    const path = `/shipping/product?productCode=${ItemCode}&zipcodeDeliveryId=77500`;
    const { groups } = await call<{ groups: { available: number }[] }>(page, site, 'GET', path);
    if ((groups[0]?.available ?? 0) >= 5) return id;
  }
  throw new Error(`no product of ${category} has five pieces on its first day`);
}

/** A quotation with one line, of which other journeys leave enough, made from wherever the page is. */
export async function makeQuotation(page: Page, brand: BrandUnderTest): Promise<MadeQuotation> {
  const productId = await plentifulProduct(page, brand);
  return call(page, brand.site, 'POST', '/quotation/create', {
    zipcodeDeliveryId: '77500',
    detail: { productId, quantity: 1 },
  });
}

/** Gives a quotation its owner and address. */
export async function giveAddressTo(page: Page, site: Site, quotation: string, email = 'm.robles@correo.mx') {
  await call(page, site, 'PUT', `/processMPaddress/${quotation}`, {
    firstName: 'Mariana',
    lastName: 'Robles',
    email,
    phone: '9981234567',
    streetName: 'Av. Nader',
    streetNumber: '28',
    neighborhood: 'Cancún Centro',
    municipality: 'Benito Juárez',
    city: 'Cancún',
    state: 'Quintana Roo',
    zipCode: '77500',
  });
}

/** A guest's quotation that lacks nothing but its payment. @returns its id */
export async function makePayable(
  page: Page,
  brand: BrandUnderTest,
  email = `mariana.${brand.site}.${Math.random().toString(36).slice(2, 10)}@correo.mx`,
): Promise<string> {
  await enter(page, brand.origin);
  const { id } = await makeQuotation(page, brand);
  const guest = { FirstName: 'Mariana', LastName: 'Robles', E_Mail: email, Cellular: '9981234567' };
  await call(page, brand.site, 'POST', '/client/register/', { ...guest, invited: true });
  await call(page, brand.site, 'POST', `/quotation/update/${id}`, { assignClient: true });
  await giveAddressTo(page, brand.site, id, email);
  return id;
}
