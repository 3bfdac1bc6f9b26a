import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@actual/database/postgres/ports';
import { until } from '@actual/deploy/testing/until';
import { runNginx, tryNginx } from '../program';
import { readNginxSettings } from '../settings';
import { readBuild, writeNginx } from '../write-nginx';

/** The servers behind nginx; the test plays each of them. */
const behind = ['public', 'internal', 'catalog', 'checkout', 'account'] as const;
export type Behind = (typeof behind)[number];

/** The server that got a request, and its headers. */
export interface Heard {
  who: Behind;
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

export const credential = 'the-credential-of-the-public-gateway-of-this-test';

export interface FrontedStore {
  port: number;
  httpPort: number;
  certificate: Buffer;
  /** The requests heard since the last call. */
  heard: () => Heard[];
  /** How somebody answers from now on. */
  answers: (who: Behind, listener: RequestListener) => void;
  /** Nothing was heard, and everybody answers as at the beginning. */
  forget: () => void;
  /** The content of one of nginx's logs. */
  log: (name: string) => string;
  stop: () => Promise<void>;
}

const listening = (server: Server): Promise<number> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port));
  });
const closed = (server: Server): Promise<void> =>
  new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });

const takesConnections = (host: string, port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/** A certificate of the test's own for every name below localhost. */
function makeCertificate(folder: string): { NGINX_CERTIFICATE: string; NGINX_CERTIFICATE_KEY: string } {
  const [NGINX_CERTIFICATE, NGINX_CERTIFICATE_KEY] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = ['studio', 'home', 'kids', 'interno'].map((word) => `DNS:${word}.localhost`).join(',');
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-nodes',
      '-days',
      '2',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-subj',
      '/CN=localhost',
      '-addext',
      `subjectAltName=${names}`,
      '-keyout',
      NGINX_CERTIFICATE_KEY,
      '-out',
      NGINX_CERTIFICATE,
    ],
    { stdio: 'ignore' },
  );
  return { NGINX_CERTIFICATE, NGINX_CERTIFICATE_KEY };
}

/** The nginx of this machine before gateways and services of the test. */
export async function openFrontedStore({ program, told }: { program: string; told: string }): Promise<FrontedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // the workers of a root's nginx are somebody else
  chmodSync(folder, 0o755);
  let heard: Heard[] = [];
  const listeners = new Map<Behind, RequestListener>();
  const servers: Server[] = [];
  const ports: Record<string, number> = {};
  for (const who of behind) {
    const server = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      heard.push({ who, method, url, headers });
      const answer = listeners.get(who) ?? ((_request, plain) => void plain.end(`{"from":"${who}"}`));
      answer(request, response);
    });
    servers.push(server);
    ports[`${who.toUpperCase()}_PORT`] = await listening(server);
  }
  const [port, httpPort] = [await freePort(), await freePort()];
  const settings = readNginxSettings({
    ...ports,
    ...makeCertificate(folder),
    PUBLIC_ORIGINS: `https://{brand}.localhost:${port}`,
    INTERNAL_ORIGIN: `https://interno.localhost:${port}`,
    NGINX_HTTP_PORT: httpPort,
  });
  writeNginx(folder, { from: join(__dirname, '..'), settings, build: readBuild(told), credential });
  expect(tryNginx(program, folder)).toBeNull();
  const nginx = runNginx(program, folder);
  await until(() => takesConnections(settings.internalAddress, port));
  return {
    port,
    httpPort,
    certificate: readFileSync(settings.certificate),
    heard: () => {
      const before = heard;
      heard = [];
      return before;
    },
    answers: (who, listener) => void listeners.set(who, listener),
    forget: () => {
      heard = [];
      listeners.clear();
    },
    log: (name) => readFileSync(join(folder, name), 'utf8'),
    stop: async () => {
      await nginx.stop();
      await Promise.all(servers.map(closed));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
