import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '@actual/deploy/local/store/settings.mjs';
import { copyProject } from '@actual/deploy/local/testing/copy-project.mjs';
import { credentials, domain, type Internet, openInternet } from './internet';

const files = join(import.meta.dirname, 'files');
const root = join(import.meta.dirname, '..', '..', '..');

/** The output of a command, and its exit code. */
export interface Said {
  readonly code: number | null;
  readonly text: string;
}

/** Somebody who opens a store of their own: the project, an empty folder beside it, and the commands of the documents. */
export interface Operator {
  readonly internet: Internet;
  /** Addresses as shoppers and staff write them. */
  readonly origins: {
    readonly studio: string;
    readonly home: string;
    readonly kids: string;
    readonly internal: string;
  };
  /** The folder with `tienda.yaml` and the merchant's files. */
  readonly folder: string;
  /** Adds lines to the project's `.env`. */
  set(settings: Readonly<Record<string, string>>): void;
  /** `npm run …` to its end. */
  npm(...words: string[]): Promise<Said>;
  /** `npm start` until the store is open. @returns its output */
  start(): Promise<string>;
  leave(): Promise<void>;
}

/** The example's file with this store's domains, mails and list of postal codes. */
const ownFile = (port: number): string =>
  readFileSync(join(root, 'services/database/src/opening/tienda.ejemplo.yaml'), 'utf8')
    .replace('https://{brand}.muebleria.example', `https://{brand}.${domain}:${port}`)
    .replace('https://interno.muebleria.example', `https://interno.${domain}:${port}`)
    .replaceAll('@muebleria.example', `@${domain}`)
    .replace('# codigos-postales: CPdescarga.txt', 'codigos-postales: CPdescarga.txt');

/** Everything that providers gave, as step by step of «going live» writes it. */
export const providerSettings = ({ port, mail, certificate, certificateKey }: Internet) => ({
  ...credentials,
  MERCADOPAGO_BASE_URL: `https://api.mercadopago.com:${port}`,
  SAP_BASE_URL: `https://sap.${domain}:${port}/b1s/v2`,
  SAP_PRICE_LIST: '1',
  INVOICING_BASE_URL: `https://www.facturapi.io:${port}/v2`,
  NEWSLETTER_BASE_URL: `https://us1.api.mailchimp.com:${port}/3.0`,
  NEWSLETTER_LISTS: 'a1b2c3-{brand}',
  SMTP_URL: mail.smtpUrl,
  MAIL_FROM: `ventas@${domain}`,
  CUSTOMER_SERVICE_MAIL: `atencion@${domain}`,
  TRANSFER_CLABE: '002010077777777771',
  TRANSFER_BANK: 'Banamex',
  TRANSFER_BENEFICIARY: 'Mueblería del Sureste',
  NGINX_CERTIFICATE: certificate,
  NGINX_CERTIFICATE_KEY: certificateKey,
});

export async function becomeOperator(): Promise<Operator> {
  const folder = mkdtempSync(join(tmpdir(), 'tienda-a-'));
  // the PostgreSQL of a root runs as another user, who passes through
  chmodSync(folder, 0o711);
  const internet = await openInternet(folder);
  const project = copyProject(root);
  for (const name of ['datos', 'respaldos']) mkdirSync(join(folder, name));
  cpSync(files, folder, { recursive: true });
  cpSync(join(root, 'services/database/src/zipcodes/fixtures/sepomex-peninsula.txt'), join(folder, 'CPdescarga.txt'));
  writeFileSync(join(folder, 'tienda.yaml'), ownFile(internet.port));
  const ports = await freePorts();
  internet.serve({ public: Number(ports.PUBLIC_PORT), internal: Number(ports.INTERNAL_PORT) });
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...internet.environment };
  const run = (words: readonly string[]) =>
    spawn('npm', [...words], { cwd: project, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const listen = (child: ChildProcess, heard: (text: string) => void) => {
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', heard);
  };
  const set = (settings: Readonly<Record<string, string>>) => {
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(project, '.env'), lines.join(''), { flag: 'a', mode: 0o600 });
  };
  set({ ...ports, DATA_DIR: join(folder, 'datos'), BACKUP_DIR: join(folder, 'respaldos') });
  let store: ChildProcess | undefined;
  const origin = (word: string) => `https://${word}.${domain}:${internet.port}`;
  return {
    internet,
    folder,
    origins: { studio: origin('studio'), home: origin('home'), kids: origin('kids'), internal: origin('interno') },
    set,
    async npm(...words) {
      const child = run(words);
      let text = '';
      listen(child, (more) => {
        text += more;
      });
      const [code] = await once(child, 'close');
      return { code: code as number | null, text };
    },
    start() {
      const child = run(['start']);
      store = child;
      return new Promise((open, fail) => {
        let text = '';
        listen(child, (more) => {
          text += more;
          if (text.includes('Ctrl-C')) open(text);
        });
        child.once('close', () => fail(new Error(text)));
      });
    },
    async leave() {
      if (store?.pid && store.exitCode === null) {
        process.kill(-store.pid, 'SIGTERM');
        await once(store, 'close');
      }
      await internet.close();
      for (const one of [folder, project]) rmSync(one, { recursive: true, force: true });
    },
  };
}
