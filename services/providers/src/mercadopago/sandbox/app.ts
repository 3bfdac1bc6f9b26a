import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beSlow, controlFaults, drop, FaultSwitches } from '../../sandbox/faults';
import { BROWSER_SCRIPT } from './browser-script';
import { makeCardToken, tokenAnswer } from './card-tokens';
import { allMethods, cardOfBin, methodAnswer } from './cards';
import { challengePages } from './challenge-page';
import { mercadoPagoConsole } from './console';
import type { MercadoPagoSandboxCredentials } from './credentials';
import { deferredPages } from './deferred-page';
import { mercadoPagoFaults } from './faults';
import { installmentsAnswer } from './installments';
import { COMPRESSED_RETRY_DELAYS_MS, type NotificationCarrier, Notifications } from './notifications';
import { type ApiAnswer, apiError, Payments } from './payments';
import { MercadoPagoStore } from './store';

export type MercadoPagoSandboxOptions = MercadoPagoSandboxCredentials & {
  stateFile?: string;
  /** Where a browser reaches the sandbox; by default the host of the request. */
  origin?: string;
  notificationRetryDelaysMs?: readonly number[];
  /** Takes the notifications instead of HTTP. */
  carryNotification?: NotificationCarrier;
};

const EXPIRY_CHECK_MS = 1_000;
const PAGE_LIMIT = 100;
const LOCAL_PAGE = /^https?:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1)(?::\d+)?$/i;

/**
 * Mercado Pago's protocol under this plugin's prefix, with its console, its page of deferred payments and its fault
 * switches.
 */
export async function mercadoPagoSandbox(app: FastifyInstance, options: MercadoPagoSandboxOptions): Promise<void> {
  const store = new MercadoPagoStore(options.stateFile);
  const faults = new FaultSwitches(mercadoPagoFaults);
  const delays = options.notificationRetryDelaysMs ?? COMPRESSED_RETRY_DELAYS_MS;
  const notifications = new Notifications(options.webhookSecret, faults, delays, options.carryNotification);
  const payments = new Payments(store, notifications);
  const sweep = setInterval(() => payments.expireOverdue(new Date()), EXPIRY_CHECK_MS);

  app.addHook('onClose', async () => {
    clearInterval(sweep);
    notifications.close();
    store.flush();
  });

  controlFaults(app, '/_control/faults', faults, app.prefix);
  mercadoPagoConsole(app, { store, payments, notifications, faults, credentials: options });
  deferredPages(app, payments);
  challengePages(app, payments);
  app.get('/mp.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(BROWSER_SCRIPT));

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        allowLocalPages(request, reply);
        if (request.method === 'OPTIONS') return reply.code(204).send();
        await beSlow(faults.current.slowMs);
        if (faults.take('failNext')) return failAs(reply, faults.current.failStatus);
        const refusal = refuseStranger(request, options);
        if (refusal) return send(reply, refusal);
      });
      api.addHook('onSend', async () => beSlow(faults.current.slowAnswerMs));
      // Fastify has no OPTIONS route otherwise; the hook above answers it.
      api.options('/*', async (_, reply) => reply.code(204).send());
      browserRoutes(api, store, options.publicKey);
      paymentRoutes(api, { store, payments, faults, origin: options.origin });
    },
    { prefix: '/v1' },
  );
}

/** The routes a browser calls with the public key: card tokens, methods, plans. */
function browserRoutes(api: FastifyInstance, store: MercadoPagoStore, publicKey: string): void {
  api.post('/card_tokens', async (request, reply) => {
    const made = makeCardToken(request.body, new Date());
    if ('causes' in made) return send(reply, apiError(400, 'invalid card data', made.causes));
    store.tokens.set(made.token.id, made.token);
    store.changed();
    return reply.code(201).send(tokenAnswer(made.token, publicKey));
  });

  api.get<{ Querystring: { bin?: string; bins?: string } }>('/payment_methods', async (request) => {
    const bin = request.query.bin ?? request.query.bins;
    if (!bin) return allMethods().map((method) => methodAnswer(method, null));
    const card = cardOfBin(bin);
    return card ? [methodAnswer(card.method, card.issuer)] : [];
  });

  api.get<{ Querystring: { bin?: string; amount?: string } }>(
    '/payment_methods/installments',
    async (request, reply) => {
      const amount = Number(request.query.amount);
      if (!(amount > 0))
        return send(reply, apiError(400, 'Invalid amount', [{ code: 129, description: 'Invalid amount' }]));
      const card = cardOfBin(request.query.bin ?? '');
      return card ? installmentsAnswer(card.method, card.issuer, amount) : [];
    },
  );
}

type PaymentRoutes = {
  store: MercadoPagoStore;
  payments: Payments;
  faults: FaultSwitches<typeof mercadoPagoFaults>;
  origin: string | undefined;
};

/** The routes the shop's server calls with the access token. */
function paymentRoutes(api: FastifyInstance, { store, payments, faults, origin }: PaymentRoutes): void {
  /** Does a write once per idempotency key, and loses the answer when told to. */
  function write(request: FastifyRequest, reply: FastifyReply, work: () => ApiAnswer): FastifyReply {
    const answer = oncePerKey(store, request, work);
    if (faults.take('commitThenDrop')) return drop(request, reply);
    return send(reply, answer);
  }
  const find = (request: FastifyRequest) => payments.get(Number((request.params as { id: string }).id));
  const missing = () => apiError(404, 'Payment not found', [{ code: 2000, description: 'Payment not found' }]);

  api.post('/payments', async (request, reply) =>
    write(request, reply, () => payments.create(request.body, origin ?? `${request.protocol}://${request.host}`)),
  );

  api.get<{ Querystring: { external_reference?: string; limit?: string; offset?: string; criteria?: string } }>(
    '/payments/search',
    async ({ query }) => {
      const found = store
        .newestFirst()
        .filter((payment) => !query.external_reference || payment.external_reference === query.external_reference);
      if (query.criteria === 'asc') found.reverse();
      const offset = Number(query.offset) || 0;
      const limit = Math.min(Number(query.limit) || 30, PAGE_LIMIT);
      return { paging: { total: found.length, limit, offset }, results: found.slice(offset, offset + limit) };
    },
  );

  api.get('/payments/:id', async (request, reply) => {
    const payment = find(request);
    return payment ?? send(reply, missing());
  });

  api.put('/payments/:id', async (request, reply) =>
    write(request, reply, () => {
      const payment = find(request);
      if (!payment) return missing();
      const { status } = Object(request.body) as { status?: unknown };
      return status === 'cancelled' ? payments.cancel(payment) : apiError(400, 'nothing to change');
    }),
  );

  api.get('/payments/:id/refunds', async (request, reply) => find(request)?.refunds ?? send(reply, missing()));

  api.post('/payments/:id/refunds', async (request, reply) =>
    write(request, reply, () => {
      const payment = find(request);
      const { amount } = Object(request.body) as { amount?: unknown };
      if (!payment) return missing();
      if (amount !== undefined && amount !== null && typeof amount !== 'number') return apiError(400, 'Invalid amount');
      return payments.refund(payment, amount ?? undefined);
    }),
  );
}

/** Same key and body: the same answer again. Same key, other body: 409. A refused request leaves the key free. */
function oncePerKey(store: MercadoPagoStore, request: FastifyRequest, work: () => ApiAnswer): ApiAnswer {
  const key = request.headers['x-idempotency-key'];
  if (typeof key !== 'string' || key === '') {
    return apiError(400, "Header X-Idempotency-Key can't be null", [
      { code: 4292, description: "Header X-Idempotency-Key can't be null" },
    ]);
  }
  const text = `${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`;
  const fingerprint = createHash('sha256').update(text).digest('hex');
  const kept = store.answers.get(key);
  if (kept && kept.request !== fingerprint) {
    return apiError(409, 'The idempotency key was used with another request', [
      { code: 4293, description: 'idempotency key reused' },
    ]);
  }
  if (kept) return { status: kept.status, body: kept.body };
  const answer = work();
  if (answer.status < 300) {
    store.answers.set(key, { request: fingerprint, status: answer.status, body: structuredClone(answer.body) });
    store.changed();
  }
  return answer;
}

/** The public key opens the browser's routes, the access token opens all. */
function refuseStranger(request: FastifyRequest, credentials: MercadoPagoSandboxCredentials): ApiAnswer | null {
  if (request.headers.authorization === `Bearer ${credentials.accessToken}`) return null;
  const path = request.routeOptions.url ?? '';
  const forBrowsers = path.includes('/card_tokens') || path.includes('/payment_methods');
  const { public_key } = Object(request.query) as { public_key?: unknown };
  return forBrowsers && public_key === credentials.publicKey ? null : apiError(401, 'invalid access token');
}

/** The shop's pages on this machine may call from the browser, others may not. */
function allowLocalPages(request: FastifyRequest, reply: FastifyReply): void {
  const { origin } = request.headers;
  reply.header('vary', 'Origin');
  if (!origin || !LOCAL_PAGE.test(origin)) return;
  reply
    .header('access-control-allow-origin', origin)
    .header('access-control-allow-methods', 'GET, POST, OPTIONS')
    .header('access-control-allow-headers', 'content-type, x-idempotency-key')
    .header('access-control-max-age', '600');
}

function failAs(reply: FastifyReply, status: number): FastifyReply {
  if (status === 502)
    return reply.code(502).type('text/html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
  if (status === 429) reply.header('retry-after', '1');
  return reply.code(status).send({
    message: 'fault switch',
    error: status === 429 ? 'too_many_requests' : 'internal_error',
    status,
    cause: [],
  });
}

function send(reply: FastifyReply, answer: ApiAnswer): FastifyReply {
  return reply.code(answer.status).send(answer.body);
}
