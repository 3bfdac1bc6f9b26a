import type { Quotation } from '@actual/contracts';
import { Browser } from '../browser';
import { address, otherClient, zipcode } from '../purchases/person';
import { people, type Target } from '../target';
import { badTokens } from './tokens';

/** The objects that somebody owns. */
export interface Belongings {
  quotation: string;
  order: string;
  client: string | null;
}

export type Role = 'anonymous' | 'client' | 'seller' | 'manager' | 'admin' | 'broker';

/** A caller as gateways and services see them. */
export interface Caller {
  name: string;
  /** `anonymous` without a valid session, whatever the token claims. */
  role: Role;
  headers: Readonly<Record<string, string>>;
  owns: Belongings | null;
}

export interface Cast {
  callers: readonly Caller[];
  /** The owner of the requested objects: a browser, a client, nobody. */
  belongings: Readonly<Record<'holder' | 'client', Belongings>>;
}

const nothing = '00000000-0000-4000-8000-000000000000';
export const nobodys: Belongings = { quotation: nothing, order: nothing, client: nothing };

/** All callers, with a quotation and an order for each owner. */
export async function castOf(target: Target): Promise<Cast> {
  const holder = new Browser(target.public);
  const other = new Browser(target.public);
  const client = new Browser(target.public);
  const otherClient = new Browser(target.public);
  const clientId = await signIn(client, people.client, target.password);
  const otherId = await register(otherClient);
  const own = { holder: await shopFor(holder, null), client: await shopFor(client, clientId) };
  const callers: Caller[] = [
    { name: 'anonymous', role: 'anonymous', headers: {}, owns: null },
    { name: 'holder', role: 'anonymous', headers: holder.headers, owns: own.holder },
    { name: 'other holder', role: 'anonymous', headers: other.headers, owns: await shopFor(other, null) },
    { name: 'client', role: 'client', headers: client.headers, owns: own.client },
    { name: 'other client', role: 'client', headers: otherClient.headers, owns: await shopFor(otherClient, otherId) },
  ];
  if (target.internal) callers.push(...(await staffOf(target, target.internal)));
  return { callers, belongings: own };
}

/** Staff sign in on the internal network; bad tokens are made from an administrator's. */
async function staffOf(target: Target, internal: string): Promise<Caller[]> {
  const callers: Caller[] = [];
  for (const role of ['seller', 'manager', 'admin', 'broker'] as const) {
    const browser = new Browser(internal);
    await signIn(browser, people[role], target.password);
    callers.push({ name: role, role, headers: browser.headers, owns: null });
    const token = role === 'admin' ? browser.cookie('sesion') : undefined;
    if (!token) continue;
    for (const [name, bad] of Object.entries(badTokens(token, target.inside?.sessionKey)))
      callers.push({ name, role: 'anonymous', headers: { authorization: `Bearer ${bad}` }, owns: null });
  }
  return callers;
}

async function signIn(browser: Browser, email: string, password: string): Promise<string | null> {
  const { user } = await browser.patientApi()('POST /auth/signin', { body: { email, password } });
  return user.Client;
}

async function register(browser: Browser): Promise<string | null> {
  const email = `otra.${Date.now()}@example.com`;
  const { user } = await browser.patientApi()('POST /client/register/', { body: otherClient(email) });
  return user.Client;
}

/** A quotation with an address, and an order that waits for a bank transfer. */
async function shopFor(browser: Browser, client: string | null): Promise<Belongings> {
  const bought = await quote(browser);
  const { groups } = await browser.patientApi()('POST /quotation/{id}/paymentoptions', { params: { id: bought.id } });
  const transfer = groups.flatMap(({ methods }) => methods).find(({ type }) => type === 'transfer');
  if (!transfer) throw new Error('nobody can pay by transfer');
  const { data } = await browser.patientApi()('POST /payment/add/{id}', {
    params: { id: bought.id },
    body: { type: 'transfer', amount: transfer.total, termsAccepted: true },
  });
  if (!data.orderId) throw new Error('a transfer made no order');
  return { quotation: (await quote(browser)).id, order: data.orderId, client };
}

async function quote(browser: Browser): Promise<Quotation> {
  const api = browser.patientApi();
  const { products } = await api('POST /product/searchbyfilters/', { body: { items: 1, zipcodeDeliveryId: zipcode } });
  const quotation = await api('POST /quotation/create', {
    body: { zipcodeDeliveryId: zipcode, detail: { productId: products[0]?.id ?? '', quantity: 1 } },
  });
  await api('PUT /processMPaddress/{quotationId}', {
    params: { quotationId: quotation.id },
    body: address(quotation.id),
  });
  return quotation;
}
