import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '../sandbox/app';
import { createMercadoPago } from './client';
import type { CardPaymentInput, MercadoPago } from './types';

export const CREDENTIALS = SANDBOX_DEMO_CREDENTIALS.mercadoPago;
export const VISA = '4075595716483764';

/** Starts a sandbox for the tests of one file, with a client that speaks to it and quiet switches before each test. */
export function useSandbox() {
  const bench = {} as { sandbox: Sandbox; mercadoPago: MercadoPago };
  beforeAll(async () => {
    bench.sandbox = await startSandbox({ port: 0, smtpPort: 0, notificationRetryDelaysMs: [30, 30] });
    bench.mercadoPago = createMercadoPago({
      baseUrl: bench.sandbox.mercadoPagoBaseUrl,
      ...CREDENTIALS,
      timeoutMs: 1000,
    });
  });
  afterEach(() => clearFaults(bench.sandbox));
  afterAll(() => bench.sandbox.close());
  return bench;
}

/** Turns all fault switches off. */
export const clearFaults = (sandbox: Sandbox): Promise<Response> =>
  fetch(`${sandbox.mercadoPagoBaseUrl}/_control/faults`, { method: 'DELETE' });

/** Sets fault switches. */
export async function setFaults(sandbox: Sandbox, changes: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${sandbox.mercadoPagoBaseUrl}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  expect(response.status).toBe(200);
}

/** Asks for a card token like a page of the shop. */
export function requestToken(sandbox: Sandbox, card: Record<string, unknown> = {}, key = CREDENTIALS.publicKey) {
  return fetch(`${sandbox.mercadoPagoBaseUrl}/v1/card_tokens?public_key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://studio.localhost:4200' },
    body: JSON.stringify({
      card_number: VISA,
      expiration_month: '11',
      expiration_year: '30',
      security_code: '123',
      cardholder: { name: 'APRO' },
      ...card,
    }),
  });
}

/** A payment of 12,999.50 pesos with a fresh token of this cardholder. */
export async function cardPayment(
  sandbox: Sandbox,
  name: string,
  changes: Partial<CardPaymentInput> = {},
): Promise<CardPaymentInput> {
  const token = (await (await requestToken(sandbox, { cardholder: { name } })).json()) as { id: string };
  return {
    amountCents: 1_299_950,
    token: token.id,
    description: 'Pedido 1042',
    installments: 1,
    methodId: 'visa',
    externalReference: randomUUID(),
    payer: { email: 'ana@example.com' },
    ...changes,
  };
}

/** Listens on a free port; answers the origin. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
