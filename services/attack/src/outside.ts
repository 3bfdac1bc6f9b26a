import { jsonOf, send } from './http';
import type { Inside, Target } from './target';

type Whole = Target & { inside: Inside };
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** A payment in the provider's books; `net` is the amount it kept, in centavos. */
export interface Charge {
  reference: string;
  net: number;
}

/** Every payment of the provider. */
export async function chargesOf({ sandbox = '', inside }: Whole): Promise<Charge[]> {
  const found: Charge[] = [];
  for (let offset = 0; ; offset += 100) {
    const { body } = await send(sandbox, {
      method: 'GET',
      path: `/mercadopago/v1/payments/search?limit=100&offset=${offset}`,
      headers: { authorization: `Bearer ${inside.mercadoPagoToken}` },
    });
    const page = list(jsonOf(body)?.results);
    for (const { external_reference, status, transaction_amount, transaction_amount_refunded } of page) {
      const kept = status === 'approved' || status === 'refunded';
      const net = Math.round((Number(transaction_amount) - Number(transaction_amount_refunded)) * 100);
      found.push({ reference: String(external_reference), net: kept ? net : 0 });
    }
    if (page.length < 100) return found;
  }
}

/** An order's document in the ERP. */
export interface ErpOrder {
  order: string;
  canceled: boolean;
}

/** Every order of the ERP, over a session of its own. */
export async function erpOrdersOf({ sandbox = '', inside: { sap } }: Whole): Promise<ErpOrder[]> {
  const login = await send(sandbox, {
    method: 'POST',
    path: '/sap/b1s/v2/Login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ CompanyDB: sap.company, UserName: sap.user, Password: sap.password }),
  });
  const cookie = (login.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');
  const { body } = await send(sandbox, {
    method: 'GET',
    path: '/sap/b1s/v2/Orders?$select=U_WebOrderId,Cancelled',
    headers: { cookie, prefer: 'odata.maxpagesize=1000000' },
  });
  return list(jsonOf(body)?.value).map(({ U_WebOrderId, Cancelled }) => ({
    order: String(U_WebOrderId),
    canceled: Cancelled === 'tYES',
  }));
}

/** Every mail that arrived, with how often. */
export async function mailsOf({ sandbox = '' }: Target) {
  const { body } = await send(sandbox, { method: 'GET', path: '/mail/messages' });
  return list(jsonOf(body)?.messages).map(({ messageId, arrivals, to }) => ({
    messageId: String(messageId),
    arrivals: Number(arrivals),
    to: Array.isArray(to) ? to.map(String) : [],
  }));
}

/** Sets the fault switches of one sandbox; without `faults` it resets all. */
export async function misbehave(
  { sandbox = '' }: Target,
  part: 'mercadopago' | 'sap' | 'mail' | 'facturacion',
  faults?: Record<string, unknown>,
): Promise<void> {
  const path = `/${part}/_control/faults`;
  if (!faults) await send(sandbox, { method: 'DELETE', path });
  else
    await send(sandbox, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(faults),
    });
}
