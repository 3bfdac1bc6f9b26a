import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startMs } from '@actual/contracts/facts/capacities';
import Fastify, { type FastifyInstance } from 'fastify';
import { analyticsSandbox } from '../analytics/sandbox/app';
import { bankSandbox } from '../bank/sandbox/app';
import { type InvoicingSandboxCredentials, invoicingSandbox } from '../invoicing/sandbox/app';
import { MailStore } from '../mail/sandbox/mail-store';
import { mailbox } from '../mail/sandbox/mailbox';
import { mailFaults, startSmtp } from '../mail/sandbox/smtp';
import { mercadoPagoSandbox } from '../mercadopago/sandbox/app';
import { BROWSER_SCRIPT } from '../mercadopago/sandbox/browser-script';
import type { MercadoPagoSandboxCredentials } from '../mercadopago/sandbox/credentials';
import type { NotificationCarrier } from '../mercadopago/sandbox/notifications';
import { type NewsletterSandboxCredentials, newsletterSandbox } from '../newsletter/sandbox/app';
import { type SapSandboxCredentials, sapSandbox } from '../sap/sandbox/app';
import { SANDBOX_DEMO_CREDENTIALS } from './credentials';
import { FaultSwitches } from './faults';
import { readForms, refuseForeignForms } from './forms';
import { html } from './html';
import { panel, sendPage } from './page';
import { writeAll } from './state-file';

export type { SignedNotification } from '../mercadopago/sandbox/notifications';
export { SANDBOX_DEMO_CREDENTIALS } from './credentials';

export type SandboxOptions = {
  /** 0 takes a free port. */
  port: number;
  smtpPort: number;
  host?: string;
  /** Where a browser reaches the sandbox; by default the host of each request. */
  origin?: string;
  /** Folder where the state is kept over restarts; without it, memory only. */
  dataDir?: string;
  credentials?: {
    mercadoPago: MercadoPagoSandboxCredentials;
    sap: SapSandboxCredentials;
    invoicing: InvoicingSandboxCredentials;
    newsletter: NewsletterSandboxCredentials;
  };
  notificationRetryDelaysMs?: readonly number[];
  /** Takes Mercado Pago's notifications instead of HTTP: a test decides when, and how often, they arrive. */
  carryNotification?: NotificationCarrier;
};

export type Sandbox = {
  origin: string;
  mercadoPagoBaseUrl: string;
  sapBaseUrl: string;
  invoicingBaseUrl: string;
  newsletterBaseUrl: string;
  smtpUrl: string;
  close(): Promise<void>;
};

/** Starts the whole outside world: Mercado Pago, SAP Business One, invoicing and mail, in one process. */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1';
  const file = (name: string) => (options.dataDir ? join(options.dataDir, `${name}.json`) : undefined);
  const { mercadoPago, sap, invoicing, newsletter } = options.credentials ?? SANDBOX_DEMO_CREDENTIALS;

  const mails = new MailStore(file('mail'));
  const switches = new FaultSwitches(mailFaults);
  const smtp = await startSmtp({ port: options.smtpPort, host }, mails, switches);

  const app = Fastify({
    logger: false,
    forceCloseConnections: true,
    pluginTimeout: startMs,
    routerOptions: { maxParamLength: 200 },
  });
  readForms(app);
  app.addHook('onClose', async () => {
    mails.flush();
    await smtp.close();
  });
  // everything it needs is in this process
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async () => ({ ready: true, missing: [] }));
  app.get('/mp.js', async (_, reply) => reply.type('text/javascript; charset=utf-8').send(BROWSER_SCRIPT));
  app.post('/_control/die', { preHandler: refuseForeignForms }, dieKnowing);
  welcome(app);
  await app.register(mailbox, { store: mails, faults: switches, smtpPort: () => smtp.port });
  await app.register(mercadoPagoSandbox, {
    prefix: '/mercadopago',
    ...mercadoPago,
    stateFile: file('mercadopago'),
    origin: options.origin,
    notificationRetryDelaysMs: options.notificationRetryDelaysMs,
    carryNotification: options.carryNotification,
  });
  await app.register(analyticsSandbox);
  await app.register(bankSandbox, { prefix: '/banco' });
  await app.register(sapSandbox, { prefix: '/sap', ...sap, stateFile: file('sap') });
  await app.register(invoicingSandbox, { prefix: '/facturacion', ...invoicing, stateFile: file('invoicing') });
  await app.register(newsletterSandbox, { prefix: '/boletin', ...newsletter, stateFile: file('newsletter') });

  try {
    await app.listen({ port: options.port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  const origin = `http://${host}:${(app.server.address() as AddressInfo).port}`;
  return {
    origin,
    mercadoPagoBaseUrl: `${origin}/mercadopago`,
    sapBaseUrl: `${origin}/sap/b1s/v2`,
    invoicingBaseUrl: `${origin}/facturacion/v2`,
    newsletterBaseUrl: `${origin}/boletin/3.0`,
    smtpUrl: `smtp://${host}:${smtp.port}`,
    close: () => app.close(),
  };
}

/** A SIGKILL that loses every answer under way, but nothing that was done: a real provider's books outlive its process. */
async function dieKnowing(): Promise<never> {
  writeAll();
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

const CONSOLES = [
  ['/correo', 'Correo', 'Todo lo que la tienda envía, con HTML y texto.'],
  ['/mercadopago', 'Mercado Pago', 'Pagos, transferencias SPEI, devoluciones, avisos y tarjetas de prueba.'],
  ['/sap', 'SAP Business One', 'Pedidos, pagos recibidos y socios de negocio.'],
  ['/facturacion', 'Facturación', 'Facturas CFDI 4.0 con su PDF y su XML, de demostración.'],
  ['/boletin', 'Boletín', 'Quién confirmó que quiere el boletín de cada marca.'],
  ['/medicion', 'Medición', 'Lo que la tienda mide de quien lo permitió.'],
] as const;

function welcome(app: FastifyInstance): void {
  app.get('/', async (_, reply) =>
    sendPage(reply, {
      path: '/',
      title: 'Sandbox de la tienda',
      content: html`<p class="note">Los proveedores de la tienda, de mentiras y con su protocolo de verdad. Cada uno puede fallar cuando se le pide.</p>
<div class="cards">${CONSOLES.map(([path, name, about]) => panel(name, html`<p>${about}</p><p><a href="${path}">Abrir</a></p>`))}</div>`,
    }),
  );
}
