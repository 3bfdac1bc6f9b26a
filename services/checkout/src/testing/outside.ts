import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { SANDBOX_DEMO_CREDENTIALS } from '@actual/providers/sandbox/app';
import type { Shop } from './shop';

/** Tells a part of the sandbox to misbehave. */
export const misbehave = (
  { sandbox }: Pick<Shop, 'sandbox'>,
  part: 'mercadopago' | 'sap' | 'mail',
  faults: Record<string, unknown>,
) =>
  fetch(`${sandbox.origin}/${part}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });

/** The mails that arrived for somebody. */
export async function mailsTo({ sandbox }: Pick<Shop, 'sandbox'>, to: string) {
  const response = await fetch(`${sandbox.origin}/mail/messages?to=${encodeURIComponent(to)}`);
  const { messages } = (await response.json()) as {
    messages: { messageId: string; subject: string; html: string; text: string }[];
  };
  return messages;
}

/** How many documents of an order the ERP has. */
export async function erpOrders({ sandbox }: Pick<Shop, 'sandbox'>, orderId: string): Promise<unknown[]> {
  const { company, user, password } = SANDBOX_DEMO_CREDENTIALS.sap;
  const login = await fetch(`${sandbox.sapBaseUrl}/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ CompanyDB: company, UserName: user, Password: password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const filter = encodeURIComponent(`U_WebOrderId eq '${orderId}'`);
  const response = await fetch(`${sandbox.sapBaseUrl}/Orders?$filter=${filter}`, { headers: { cookie } });
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
