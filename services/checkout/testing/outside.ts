import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import type { Shop } from './shop';

/** Tells a part of the sandbox to misbehave. */
export const misbehave = (
  { sandbox }: Pick<Shop, 'sandbox'>,
  part: 'mercadopago' | 'sap' | 'mail' | 'facturacion',
  faults: Record<string, unknown>,
) =>
  fetch(`${sandbox.origin}/${part}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });

/** The mails that somebody finds: copies with one Message-ID are one message, `arrivals` counts them. */
export async function mailsTo({ sandbox }: Pick<Shop, 'sandbox'>, to: string) {
  const response = await fetch(`${sandbox.origin}/mail/messages?to=${encodeURIComponent(to)}`);
  const { messages } = (await response.json()) as {
    messages: { messageId: string; subject: string; html: string; text: string; arrivals: number }[];
  };
  return messages;
}

/** Signs in at the ERP; answers its cookies. */
export async function erpSession({ sandbox }: Pick<Shop, 'sandbox'>): Promise<string> {
  const { company, user, password } = SANDBOX_DEMO_CREDENTIALS.sap;
  const login = await fetch(`${sandbox.sapBaseUrl}/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ CompanyDB: company, UserName: user, Password: password }),
  });
  return login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** The documents of an order in the ERP. */
export async function erpOrders(shop: Pick<Shop, 'sandbox'>, orderId: string, session?: string): Promise<unknown[]> {
  const cookie = session ?? (await erpSession(shop));
  const filter = encodeURIComponent(`U_WebOrderId eq '${orderId}'`);
  const response = await fetch(`${shop.sandbox.sapBaseUrl}/Orders?$filter=${filter}`, { headers: { cookie } });
  return ((await response.json()) as { value: unknown[] }).value;
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until something is true. @throws after five seconds */
export async function until(what: () => Promise<boolean>, ms = 5_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await what())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
