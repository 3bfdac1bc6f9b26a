import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '../sandbox/app';
import { createMercadoPago } from './client';
import { OUTCOME_BY_NAME } from './sandbox/outcomes';
import type { CardPaymentInput, MercadoPago } from './types';

const { accessToken, publicKey, webhookSecret } = SANDBOX_DEMO_CREDENTIALS.mercadoPago;
const VISA = '4075595716483764';

let sandbox: Sandbox;
let mercadoPago: MercadoPago;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0, noticeRetryDelaysMs: [30, 30] });
  mercadoPago = createMercadoPago({ baseUrl: sandbox.mercadoPagoBaseUrl, accessToken, webhookSecret, timeoutMs: 1000 });
});
afterEach(() => fetch(`${sandbox.mercadoPagoBaseUrl}/_control/faults`, { method: 'DELETE' }));
afterAll(() => sandbox.close());

async function faults(changes: Record<string, unknown>): Promise<void> {
  const response = await fetch(`${sandbox.mercadoPagoBaseUrl}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  expect(response.status).toBe(200);
}

function requestToken(card: Record<string, unknown> = {}, key = publicKey) {
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

async function cardToken(name: string): Promise<string> {
  const answer = (await (await requestToken({ cardholder: { name } })).json()) as { id: string };
  return answer.id;
}

async function cardPayment(name: string, changes: Partial<CardPaymentInput> = {}): Promise<CardPaymentInput> {
  return {
    amountCents: 1_299_950,
    token: await cardToken(name),
    description: 'Pedido 1042',
    installments: 1,
    methodId: 'visa',
    externalReference: randomUUID(),
    payer: { email: 'ana@example.com' },
    ...changes,
  };
}

describe('card payments', () => {
  it.each(Object.entries(OUTCOME_BY_NAME))('cardholder %s is answered with its outcome', async (name, outcome) => {
    const payment = await mercadoPago.createCardPayment(await cardPayment(name), randomUUID());
    expect(payment).toMatchObject({
      kind: 'payment',
      status: outcome.status,
      statusDetail: outcome.status_detail,
      amountCents: 1_299_950,
      currency: 'MXN',
      methodId: 'visa',
      typeId: 'credit_card',
      lastFour: '3764',
      cardholder: name,
    });
  });

  it('charges once however often the same key is sent, also at the same moment', async () => {
    const input = await cardPayment('APRO');
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => mercadoPago.createCardPayment(input, key)));
    const ids = new Set(answers.map((answer) => (answer.kind === 'payment' ? answer.id : answer.kind)));
    expect(ids.size).toBe(1);
    const found = await mercadoPago.searchPayments(input);
    expect(found).toMatchObject({ kind: 'payments', payments: [{ status: 'approved' }] });
  });

  it('refuses a key that comes back with another amount', async () => {
    const input = await cardPayment('APRO');
    const key = randomUUID();
    await mercadoPago.createCardPayment(input, key);
    const answer = await mercadoPago.createCardPayment({ ...input, amountCents: 100_000 }, key);
    expect(answer).toMatchObject({ kind: 'provider_rejected_request', httpStatus: 409, retry: 'never' });
  });

  it('takes a token once', async () => {
    const input = await cardPayment('APRO');
    await mercadoPago.createCardPayment(input, randomUUID());
    const answer = await mercadoPago.createCardPayment(input, randomUUID());
    expect(answer).toMatchObject({ kind: 'provider_rejected_request', httpStatus: 400, code: '2006' });
  });

  it('refuses months that the card and amount do not have', async () => {
    const answer = await mercadoPago.createCardPayment(
      await cardPayment('APRO', { installments: 12, amountCents: 110_000 }),
      randomUUID(),
    );
    expect(answer).toMatchObject({ kind: 'provider_rejected_request', code: '109' });
  });

  it('refunds a part, then the rest, and no more than was paid', async () => {
    const payment = await mercadoPago.createCardPayment(await cardPayment('APRO'), randomUUID());
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    expect(await mercadoPago.refund(payment.id, 99_950, randomUUID())).toMatchObject({
      kind: 'refund',
      amountCents: 99_950,
    });
    expect(await mercadoPago.getPayment(payment.id)).toMatchObject({
      status: 'approved',
      statusDetail: 'partially_refunded',
      refundedCents: 99_950,
    });
    expect(await mercadoPago.refund(payment.id, 1_200_001, randomUUID())).toMatchObject({
      kind: 'provider_rejected_request',
    });
    await mercadoPago.refund(payment.id, 1_200_000, randomUUID());
    expect(await mercadoPago.getPayment(payment.id)).toMatchObject({ status: 'refunded' });
  });
});

describe('when the outcome is unknown', () => {
  it('finds the payment that was made before the line was cut, and the same key gives it back', async () => {
    const input = await cardPayment('APRO');
    const key = randomUUID();
    await faults({ commitThenDrop: 1 });
    expect(await mercadoPago.createCardPayment(input, key)).toMatchObject({ kind: 'provider_unreachable' });

    const found = await mercadoPago.searchPayments({ externalReference: input.externalReference });
    const again = await mercadoPago.createCardPayment(input, key);
    expect(found).toMatchObject({ kind: 'payments', payments: [{ status: 'approved' }] });
    if (found.kind !== 'payments') throw new Error(found.kind);
    expect(found.payments).toHaveLength(1);
    expect(again).toMatchObject({ kind: 'payment', id: found.payments[0]?.id });
  });

  it.each([500, 502, 503])('says unreachable on %i', async (failStatus) => {
    await faults({ failNext: 1, failStatus });
    expect(await mercadoPago.getPayment('1')).toMatchObject({ kind: 'provider_unreachable' });
  });

  it('says later on too many requests', async () => {
    await faults({ failNext: 1, failStatus: 429 });
    expect(await mercadoPago.getPayment('1')).toMatchObject({ kind: 'provider_rejected_request', retry: 'later' });
  });

  it('gives up after its time', async () => {
    await faults({ slowMs: 1500 });
    const started = Date.now();
    expect(await mercadoPago.getPayment('1')).toMatchObject({ kind: 'provider_unreachable' });
    expect(Date.now() - started).toBeLessThan(1400);
  });

  it.each([
    ['a page instead of JSON', '<html>ok</html>'],
    ['a body that never ends', null],
  ])('trusts no %s', async (_, body) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      if (body === null) response.write('{');
      else response.end(body);
    });
    const baseUrl = await listen(server);
    const client = createMercadoPago({ baseUrl, accessToken, webhookSecret, timeoutMs: 300 });
    expect(await client.createCardPayment(await cardPayment('APRO'), randomUUID())).toMatchObject({
      kind: 'provider_unreachable',
    });
    server.closeAllConnections();
    server.close();
  });

  it('is told apart from a payment that does not exist and from a wrong token', async () => {
    expect(await mercadoPago.getPayment('1')).toMatchObject({ kind: 'provider_rejected_request', httpStatus: 404 });
    const stranger = createMercadoPago({ baseUrl: sandbox.mercadoPagoBaseUrl, accessToken: 'other', webhookSecret });
    expect(await stranger.getPayment('1')).toMatchObject({ kind: 'provider_rejected_request', httpStatus: 401 });
  });
});

describe('SPEI', () => {
  const spei = () => ({
    amountCents: 500_000,
    description: 'Pedido 1043',
    externalReference: randomUUID(),
    payer: { email: 'ana@example.com' },
  });
  const press = (url: string, button: string, origin?: string) =>
    fetch(`${url}/${button}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin ? { origin } : {}) },
    });

  it('waits for the deposit on a page that shows the CLABE', async () => {
    const payment = await mercadoPago.createSpeiPayment(spei(), randomUUID());
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    expect(payment).toMatchObject({
      status: 'pending',
      statusDetail: 'pending_waiting_transfer',
      typeId: 'bank_transfer',
    });
    expect(payment.clabe).toMatch(/^\d{18}$/);
    const url = payment.transferUrl ?? '';
    expect(await (await fetch(url)).text()).toContain(payment.clabe);

    expect((await press(url, 'deposit', 'http://evil.example')).status).toBe(403);
    expect((await press(url, 'deposit')).status).toBe(303);
    expect(await mercadoPago.getPayment(payment.id)).toMatchObject({ status: 'approved', statusDetail: 'accredited' });
  });

  it('expires by itself at its deadline, and a late deposit still arrives', async () => {
    const payment = await mercadoPago.createSpeiPayment(
      { ...spei(), expiresAt: new Date(Date.now() - 1) },
      randomUUID(),
    );
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await mercadoPago.getPayment(payment.id)).toMatchObject({ status: 'cancelled', statusDetail: 'expired' });
    await press(payment.transferUrl ?? '', 'deposit');
    expect(await mercadoPago.getPayment(payment.id)).toMatchObject({ status: 'approved' });
  });

  it('can be cancelled while it waits, not after', async () => {
    const payment = await mercadoPago.createSpeiPayment(spei(), randomUUID());
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    expect(await mercadoPago.cancelPayment(payment.id, randomUUID())).toMatchObject({ status: 'cancelled' });
    expect(await mercadoPago.cancelPayment(payment.id, randomUUID())).toMatchObject({ code: '126' });
  });
});

describe('notices', () => {
  type Received = {
    rawBody: string;
    headers: Record<string, string | string[] | undefined>;
    query: Record<string, unknown>;
  };

  /** A shop that fails the first `failures` deliveries, and the wait for `count` of them. */
  async function shop(failures = 0) {
    const received: Received[] = [];
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const url = new URL(request.url ?? '/', 'http://shop');
      received.push({
        rawBody: Buffer.concat(chunks).toString(),
        headers: request.headers,
        query: Object.fromEntries(url.searchParams),
      });
      response.writeHead(received.length > failures ? 200 : 500).end();
    });
    const origin = await listen(server);
    return {
      url: `${origin.replace('127.0.0.1', 'studio.localhost')}/webhooks?source_news=webhooks`,
      received,
      async wait(count: number) {
        for (let tries = 0; received.length < count && tries < 100; tries += 1)
          await new Promise((done) => setTimeout(done, 10));
        await new Promise((done) => setTimeout(done, 60));
        server.close();
        expect(received).toHaveLength(count);
      },
    };
  }

  it('are signed so that the client accepts them, and repeated until the shop says 200', async () => {
    const { url, received, wait } = await shop(1);
    const payment = await mercadoPago.createCardPayment(
      await cardPayment('APRO', { notificationUrl: url }),
      randomUUID(),
    );
    await wait(2);
    for (const notice of received) {
      expect(mercadoPago.verifyWebhook(notice)).toMatchObject({
        ok: true,
        type: 'payment',
        action: 'payment.created',
        paymentId: payment.kind === 'payment' ? payment.id : '',
      });
    }
    expect(received[0]?.headers['x-request-id']).toBe(received[1]?.headers['x-request-id']);
    expect(received[0]?.query.source_news).toBe('webhooks');
  });

  it('come many times, last first, or not at all when told to', async () => {
    const many = await shop();
    await faults({ repeatNotices: 2, reorder: true });
    const payment = await mercadoPago.createCardPayment(
      await cardPayment('APRO', { notificationUrl: many.url }),
      randomUUID(),
    );
    if (payment.kind !== 'payment') throw new Error(payment.kind);
    await mercadoPago.refund(payment.id, 100, randomUUID());
    await many.wait(6);
    const actions = many.received.map((notice) => (JSON.parse(notice.rawBody) as { action: string }).action);
    expect(actions.slice(0, 3)).toEqual(Array(3).fill('payment.updated'));

    const none = await shop();
    await faults({ silent: true });
    await mercadoPago.createCardPayment(await cardPayment('APRO', { notificationUrl: none.url }), randomUUID());
    await none.wait(0);
  });
});

describe('what the browser calls', () => {
  it('makes tokens for pages of this machine only with the public key', async () => {
    const made = await requestToken();
    expect(made.status).toBe(201);
    expect(made.headers.get('access-control-allow-origin')).toBe('http://studio.localhost:4200');
    expect(JSON.stringify(await made.json())).not.toContain(VISA);
    expect((await requestToken({}, 'other')).status).toBe(401);
  });

  it.each([
    [{ card_number: '4075595716483765' }, 'E301'],
    [{ card_number: '' }, '205'],
    [{ security_code: '12' }, 'E302'],
    [{ expiration_year: '24' }, '326'],
    [{ expiration_month: '13' }, '325'],
    [{ cardholder: { name: '' } }, '221'],
  ])('refuses a card with %j', async (change, code) => {
    const answer = (await (await requestToken(change)).json()) as { cause: { code: string }[] };
    expect(answer.cause).toEqual([expect.objectContaining({ code })]);
  });

  it('offers months to credit cards by amount, one payment to debit cards', async () => {
    const plans = async (bin: string, amount: number) => {
      const url = `${sandbox.mercadoPagoBaseUrl}/v1/payment_methods/installments?bin=${bin}&amount=${amount}&public_key=${publicKey}`;
      const answer = (await (await fetch(url)).json()) as { payer_costs: { installments: number }[] }[];
      return answer[0]?.payer_costs.map((plan) => plan.installments);
    };
    expect(await plans('40755957', 799)).toEqual([1, 3, 6]);
    expect(await plans('40755957', 1200)).toEqual([1, 3, 6, 9, 12]);
    expect(await plans('41891412', 1200)).toEqual([1]);
  });

  it('is the script that the page loads', async () => {
    const script = await (await fetch(`${sandbox.origin}/mp.js`)).text();
    const calls: string[] = [];
    const page: {
      MercadoPago?: (key: string) => { getPaymentMethods(q: { bin: string }): Promise<{ results: { id: string }[] }> };
    } = {};
    new Function('window', 'document', 'fetch', script)(
      page,
      { currentScript: { src: `${sandbox.origin}/mp.js` } },
      (url: URL) => {
        calls.push(url.pathname);
        return fetch(url);
      },
    );
    const methods = await page.MercadoPago?.(publicKey).getPaymentMethods({ bin: VISA.slice(0, 8) });
    expect(methods?.results[0]?.id).toBe('visa');
    expect(calls).toEqual(['/mercadopago/v1/payment_methods']);
  });
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
