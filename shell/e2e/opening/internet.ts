import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { freePorts } from '@actual/deploy/local/store/settings.mjs';
import { makeCertificate } from '@actual/deploy/testing/make-certificate';
import { expect } from '@playwright/test';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The domain of the store that opens, and the names of its providers: all lead to this machine. */
export const domain = 'tienda-a.test';
const provider = 'mercadopago.com';
const names = [domain, provider, 'facturapi.io', 'mailchimp.com'];

/** The providers' credentials for the operator: made up here, in the shape of real ones. */
export const credentials = {
  MERCADOPAGO_PUBLIC_KEY: 'APP_USR-0b7c1f2e-51d0-4a37-9a6e-0d9f5c1e7a42',
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-7361900528814421-112714-5c0e9b7d3f6a41d28e17b0a4c9f35d6e-1830062217',
  MERCADOPAGO_WEBHOOK_SECRET: '9f1c64d0be7a43258d0b6c1ea97f3524c8d5e06b1f7a4923',
  PROMISE_PRIVATE_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .replaceAll('\n', '\\n'),
  SAP_COMPANY: 'MUEBLERIA_SURESTE',
  SAP_USER: 'tienda',
  SAP_PASSWORD: 'kJ7-vereda-41',
  INVOICING_API_KEY: 'sk_live_Q0zN8rJ5tVb2Lx7WcYdK4mPgHs1eUfAo',
  NEWSLETTER_API_KEY: '4c1d8e0b97f2a653c1d8e0b97f2a6530-us1',
};

/** The target of a request by its host: the store's gateways, or the stand-in for the provider of that name. */
interface Route {
  readonly port: number;
  /** Before the path: the stand-ins of all providers are one process. */
  readonly prefix?: string;
  /** Added to its answers: the provider lets the pages of every shop call. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Internet {
  readonly port: number;
  readonly certificate: string;
  readonly certificateKey: string;
  readonly mail: { readonly smtpUrl: string; readonly mailbox: string };
  /** Items of the company's ERP. */
  readonly erpItems: string;
  /** For every process: how names are found, and whose certificates are believed. */
  readonly environment: Readonly<Record<string, string>>;
  /** The store's gateways, once their ports are chosen. */
  serve(ports: { readonly public: number; readonly internal: number }): void;
  close(): Promise<void>;
}

/** A certificate for all the names, that processes are told to believe. */
function writeCertificate(folder: string): { certificate: string; certificateKey: string } {
  const [certificate, certificateKey] = [join(folder, 'certificado.pem'), join(folder, 'llave.pem')];
  const made = makeCertificate(
    names.flatMap((name) => [name, `*.${name}`, `*.api.${name}`]),
    90,
  );
  writeFileSync(certificate, made.certificate);
  writeFileSync(certificateKey, made.key);
  return { certificate, certificateKey };
}

const everyPage = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, x-idempotency-key',
};

function forward(
  request_: IncomingMessage,
  reply: ServerResponse,
  { port, prefix = '', headers: added = {} }: Route,
): void {
  const { method, headers, url = '/' } = request_;
  const told = { ...headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': request_.socket.remoteAddress ?? '' };
  const call = request({ host: '127.0.0.1', port, method, path: prefix + url, headers: told }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...added });
    answer.pipe(reply);
  });
  call.on('error', () => reply.writeHead(502).end());
  request_.pipe(call);
}

/** The provider's library as browsers load it: it calls the provider's own address. */
async function serveLibrary(reply: ServerResponse, port: number): Promise<void> {
  const script = await (await fetch(`http://127.0.0.1:${port}/mp.js`)).text();
  const whole = script.replace("new URL('/mercadopago', document.currentScript.src).href", `'https://api.${provider}'`);
  expect(whole).not.toBe(script);
  reply.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(whole);
}

async function startOutside(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'services/providers/dist/sandbox.mjs')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: 'ignore',
  });
  const ready = `http://127.0.0.1:${env.SANDBOX_PORT}/readyz`;
  await expect
    .poll(() =>
      fetch(ready)
        .then(({ ok }) => ok)
        .catch(() => false),
    )
    .toBe(true);
  return child;
}

/** TLS for every name of the test on one port, with the providers' stand-ins behind their names. */
export async function openInternet(folder: string): Promise<Internet> {
  const made = writeCertificate(folder);
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT } = (await freePorts()) as {
    SANDBOX_PORT: string;
    SANDBOX_SMTP_PORT: string;
  };
  const outside = Number(SANDBOX_PORT);
  const environment = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'names.mjs')).href}`,
    NODE_EXTRA_CA_CERTS: made.certificate,
    TEST_NAMES: names.join(' '),
  };
  const child = await startOutside({ ...credentials, ...environment, SANDBOX_PORT, SANDBOX_SMTP_PORT });
  const routes: Record<string, Route> = {
    [`api.${provider}`]: { port: outside, prefix: '/mercadopago', headers: everyPage },
    [`sap.${domain}`]: { port: outside, prefix: '/sap' },
    'www.facturapi.io': { port: outside, prefix: '/facturacion' },
    'us1.api.mailchimp.com': { port: outside, prefix: '/boletin' },
  };
  const server: Server = createServer(
    { cert: readFileSync(made.certificate), key: readFileSync(made.certificateKey) },
    (asked, reply) => {
      const host = asked.headers.host?.split(':')[0] ?? '';
      if (host === `sdk.${provider}`) return void serveLibrary(reply, outside);
      const route = routes[host];
      if (route) forward(asked, reply, route);
      else reply.writeHead(404).end();
    },
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...made,
    port: (server.address() as AddressInfo).port,
    environment,
    mail: {
      smtpUrl: `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`,
      mailbox: `http://127.0.0.1:${outside}`,
    },
    erpItems: `http://127.0.0.1:${outside}/sap/_control/items`,
    serve(ports) {
      for (const word of ['studio', 'home', 'kids']) routes[`${word}.${domain}`] = { port: ports.public };
      routes[`interno.${domain}`] = { port: ports.internal };
    },
    async close() {
      child.kill('SIGTERM');
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
