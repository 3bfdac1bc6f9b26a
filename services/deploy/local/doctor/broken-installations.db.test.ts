import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fillDemoStore } from '@actual/database/demo/seed';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '@actual/providers/sandbox/app';
import { makeCertificate } from '../../testing/make-certificate';
import { copyProject } from '../testing/copy-project.mjs';

interface Finding {
  readonly what: string;
  readonly wrong?: string;
  readonly todo?: string;
}

const root = join(__dirname, '..', '..', '..', '..');
let project: string;
let providers: Sandbox;
let made: TestDatabase | undefined;
let folder: string;
let servers: Server[] = [];
beforeAll(async () => {
  project = copyProject(root, { without: ['demo-assets', 'e2e'] });
  providers = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(async () => {
  await providers.close();
  rmSync(project, { recursive: true, force: true });
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(async () => {
  for (const server of servers) server.close();
  servers = [];
  await made?.close();
  made = undefined;
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(project, '.env'), { force: true });
});

/** Ports that nobody of this machine has: the store is closed. */
const ports = Object.fromEntries(
  ['PUBLIC', 'INTERNAL', 'SANDBOX', 'SANDBOX_SMTP', 'CATALOG', 'CHECKOUT', 'ACCOUNT', 'STAFF', 'POSTGRES'].map(
    (name, at) => [`${name}_PORT`, String(11_321 + at)],
  ),
);
const real = { PUBLIC_ORIGINS: 'https://{brand}.muebleria.mx', INTERNAL_ORIGIN: 'https://interno.muebleria.mx' };
const hosts = ['studio', 'home', 'kids', 'interno'].map((word) => `${word}.muebleria.mx`);
const closedPort = 9;

/** `npm run doctor` of an installation. */
async function doctor(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [join(project, 'services/deploy/local/doctor.mjs'), '--json'], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...ports, ...env },
  });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  expect(error).toBe('');
  return { code: code as number, findings: (JSON.parse(out) as { findings: Finding[] }).findings };
}

const serve = async (server: Server): Promise<number> => {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
/** A mail server that takes nobody's password. */
const mailThatRefuses = () =>
  serve(
    createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write('220 correo.muebleria.mx ESMTP\r\n');
      socket.on('data', (line) =>
        socket.write(/^EHLO/i.test(String(line)) ? '250-correo\r\n250 AUTH PLAIN LOGIN\r\n' : '535 5.7.8 no\r\n'),
      );
    }),
  );
const sap = { ...SANDBOX_DEMO_CREDENTIALS.sap };
const erp = (told: Partial<typeof sap>) => ({
  SAP_BASE_URL: providers.sapBaseUrl,
  SAP_COMPANY: told.company ?? sap.company,
  SAP_USER: told.user ?? sap.user,
  SAP_PASSWORD: told.password ?? sap.password,
});
function certificate(names: readonly string[], days: number, key?: string): Record<string, string> {
  const made = makeCertificate(names, days);
  const files = { NGINX_CERTIFICATE: join(folder, 'cadena.pem'), NGINX_CERTIFICATE_KEY: join(folder, 'llave.pem') };
  writeFileSync(files.NGINX_CERTIFICATE, made.certificate);
  writeFileSync(files.NGINX_CERTIFICATE_KEY, key ?? made.key);
  return { ...real, ...files };
}
/** A database of this test's own; most installations break before anybody asks for one. */
const ownDatabase = async (): Promise<TestDatabase> => {
  made ??= await createTestDatabase();
  return made;
};
const withDatabase = async () => ({ DATABASE_URL: (await ownDatabase()).url, PICTURES_DIR: folder });
function backup(hours: number): Record<string, string> {
  const at = new Date(Date.now() - hours * 3_600_000).toISOString();
  const place = join(folder, 'respaldos', 'base', at.replaceAll(':', '-'));
  mkdirSync(place, { recursive: true });
  writeFileSync(
    join(place, 'backup.json'),
    JSON.stringify({ at, postgres: '18.0', segment: '000000010000000000000001' }),
  );
  return { ...real, BACKUP_DIR: join(folder, 'respaldos') };
}

type Broken = () => Promise<Readonly<Record<string, string>>> | Readonly<Record<string, string>>;
/** Each installation: the broken part, how it breaks, its name, the finding and the advice. */
const installations: readonly (readonly [string, Broken, string, RegExp, RegExp])[] = [
  [
    'the database cannot be reached',
    () => ({ DATABASE_URL: `postgres://x:y@127.0.0.1:${closedPort}/z` }),
    'Base de datos',
    /no se alcanza: no hay nada en esa dirección y ese puerto \(ECONNREFUSED\)/,
    /DATABASE_URL/,
  ],
  [
    'a wrong password of the database',
    async () => {
      const { url } = await ownDatabase();
      return { DATABASE_URL: Object.assign(new URL(url), { username: 'nadie', password: 'mala' }).href };
    },
    'Base de datos',
    /no se alcanza: no acepta (?:el usuario o la contraseña|a ese usuario)/,
    /%40/,
  ],
  [
    'another program at the port of the database',
    async () => ({ POSTGRES_PORT: String(await serve(createServer((socket) => socket.end('hola\n')))) }),
    'Base de datos',
    /el puerto \d+ lo tiene otro programa/,
    /POSTGRES_PORT/,
  ],
  [
    'a file where the folder of data belongs',
    async () => {
      writeFileSync(join(folder, 'datos'), '');
      return { DATA_DIR: join(folder, 'datos'), DATABASE_URL: (await ownDatabase()).url };
    },
    'Carpeta DATA_DIR',
    /datos no es una carpeta/,
    /nombre otra/,
  ],
  [
    'an account for transfers with a wrong digit',
    () => ({ ...real, TRANSFER_CLABE: '002010077777777772' }),
    'TRANSFER_CLABE',
    /son 18 dígitos con su dígito verificador/,
    /going-live\.md, paso 8/,
  ],
  [
    'a sender that is no address',
    () => ({ ...real, MAIL_FROM: 'ventas arroba muebleria' }),
    'MAIL_FROM',
    /no es un correo/,
    /going-live\.md, paso 4/,
  ],
  [
    'the provider’s secret key where everybody can read it',
    () => ({ ...real, MERCADOPAGO_PUBLIC_KEY: `APP_USR-7361900528814421-112714-${'0a'.repeat(16)}-1830062217` }),
    'MERCADOPAGO_PUBLIC_KEY',
    /es un access token/,
    /going-live\.md, paso 5/,
  ],
  [
    'a provider’s address without https',
    () => ({ ...real, INVOICING_BASE_URL: 'www.facturapi.io/v2' }),
    'Facturas',
    /«www\.facturapi\.io\/v2\/.*» no es una dirección/,
    /INVOICING_BASE_URL/,
  ],
  [
    'a quotation mark that is not closed',
    () => {
      writeFileSync(join(project, '.env'), 'TRANSFER_BANK="Banamex\r\nSAP_USER=tienda\r\n');
      return {};
    },
    'TRANSFER_BANK',
    /renglón 1 de \.env: sus comillas no se cierran/,
    /Cierre las comillas/,
  ],
  [
    'secrets that everybody on the machine can read',
    () => {
      writeFileSync(join(project, '.env'), '', { mode: 0o644 });
      return real;
    },
    '.env',
    /otros usuarios/,
    /chmod 600/,
  ],
  [
    'the schema lacks a step of this version',
    async () => {
      const { knex } = await ownDatabase();
      const [last] = await knex('migration').orderBy('id', 'desc').limit(1);
      await knex('migration').where({ id: last.id }).delete();
      return withDatabase();
    },
    'Esquema de la base',
    /le faltan 1 pasos/,
    /npm start/,
  ],
  [
    'an older version over newer data',
    async () => {
      const { knex } = await ownDatabase();
      await knex('migration').insert({ name: '9999-later', batch: 1, migration_time: new Date() });
      return withDatabase();
    },
    'Esquema de la base',
    /más nueva \(9999-later\)/,
    /versión de la tienda que la dejó así/,
  ],
  [
    'pictures of products are not there',
    async () => {
      const { knex } = await ownDatabase();
      await knex('product').insert({
        id: '00000000-0000-4000-8000-000000000001',
        item_code: 'A',
        name: 'Silla',
        slug: 'silla',
        society: '003',
        price_cents: 100,
        pictures: ['silla'],
      });
      return withDatabase();
    },
    'Fotos de productos',
    /faltan las de 1 \(silla\)/,
    /catalog:import/,
  ],
  [
    'the demonstration’s data behind real domains',
    async () => {
      await fillDemoStore((await ownDatabase()).knex);
      return { ...real, ...(await withDatabase()) };
    },
    'Datos de la tienda',
    /demostración: la cuenta admin@demo\.mx/,
    /store:init/,
  ],
  [
    'a store that was never opened',
    async () => ({ ...real, ...(await withDatabase()) }),
    'Datos de la tienda',
    /faltan sitios, categorías/,
    /store:init/,
  ],
  [
    'a message that nobody sends',
    async () => {
      const next_at = new Date(Date.now() - 3_600_000);
      const { knex } = await ownDatabase();
      await knex('account_outbox').insert({ kind: 'password-link', key: 'x', payload: {}, next_at });
      return withDatabase();
    },
    'Mensajes por salir',
    /espera desde hace 60 min/,
    /OutboxOverdue/,
  ],
  [
    'a certificate that is not there',
    () => ({ ...real, NGINX_CERTIFICATE: join(folder, 'no-hay.pem') }),
    'Certificado NGINX_CERTIFICATE',
    /no-hay\.pem: ENOENT/,
    /ruta/,
  ],
  [
    'a file that is no certificate',
    () => {
      writeFileSync(join(folder, 'no-es.pem'), 'hola');
      return { ...real, NGINX_CERTIFICATE: join(folder, 'no-es.pem') };
    },
    'Certificado NGINX_CERTIFICATE',
    /no-es\.pem: no es un certificado/,
    /ruta/,
  ],
  [
    'a certificate that has ended',
    () => certificate(hosts, -3),
    'Certificado NGINX_CERTIFICATE',
    /venció hace 3 días/,
    /Renuévelo/,
  ],
  [
    'a certificate that ends in days',
    () => certificate(hosts, 5.5),
    'Certificado NGINX_CERTIFICATE',
    /vence en 5 días/,
    /Renuévelo/,
  ],
  [
    'a certificate of another name',
    () => certificate(hosts.slice(0, 3), 90),
    'Certificado NGINX_CERTIFICATE',
    /no es de interno\.muebleria\.mx/,
    /todos los nombres/,
  ],
  [
    'the key of another certificate',
    () => certificate(hosts, 90, makeCertificate(hosts, 90).key),
    'Certificado NGINX_CERTIFICATE',
    /llave\.pem es la llave de otro certificado/,
    /cadena\.pem/,
  ],
  [
    'a mail server that is not there',
    () => ({ SMTP_URL: `smtp://127.0.0.1:${closedPort}` }),
    'Correo',
    /no se alcanza 127\.0\.0\.1:9/,
    /SMTP_URL/,
  ],
  [
    'a mail server that refuses user and password',
    async () => ({ SMTP_URL: `smtp://tienda:mala@127.0.0.1:${await mailThatRefuses()}` }),
    'Correo',
    /no acepta usuario y contraseña \(535\)/,
    /SMTP_URL/,
  ],
  [
    'something else where the mail server should be',
    async () => ({
      SMTP_URL: `smtp://127.0.0.1:${await serve(createServer((socket) => socket.write('SSH-2.0-OpenSSH_9\r\n')))}`,
    }),
    'Correo',
    /no es un servidor de correo/,
    /SMTP_URL/,
  ],
  [
    'an ERP that is not there',
    () => ({ ...erp({}), SAP_BASE_URL: `http://127.0.0.1:${closedPort}/b1s/v2` }),
    'SAP',
    /no se alcanza/,
    /SAP_BASE_URL/,
  ],
  [
    'an ERP that is broken',
    async () => {
      const broken = createHttpServer((_, reply) => void reply.writeHead(503).end());
      return { ...erp({}), SAP_BASE_URL: `http://127.0.0.1:${await serve(broken)}/b1s/v2` };
    },
    'SAP',
    /contesta 503/,
    /SAP_BASE_URL/,
  ],
  ['another company of the ERP', () => erp({ company: 'OTRA' }), 'SAP', /no acepta las credenciales/, /SAP_COMPANY/],
  ['a wrong password of the ERP', () => erp({ password: 'mala' }), 'SAP', /no acepta las credenciales/, /SAP_PASSWORD/],
  [
    'a payment provider that refuses our keys',
    () => ({ MERCADOPAGO_BASE_URL: providers.mercadoPagoBaseUrl, MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-mala' }),
    'Mercado Pago',
    /no acepta las credenciales \(401/,
    /MERCADOPAGO_ACCESS_TOKEN/,
  ],
  [
    'invoicing that is not there',
    () => ({ INVOICING_BASE_URL: `http://127.0.0.1:${closedPort}/v2`, INVOICING_API_KEY: 'sk_live_x' }),
    'Facturas',
    /no se alcanza/,
    /INVOICING_BASE_URL/,
  ],
  [
    'invoicing that refuses our key',
    () => ({ INVOICING_BASE_URL: providers.invoicingBaseUrl, INVOICING_API_KEY: 'sk_live_mala' }),
    'Facturas',
    /no acepta las credenciales \(401/,
    /INVOICING_API_KEY/,
  ],
  [
    'a newsletter that refuses our key',
    () => ({ NEWSLETTER_BASE_URL: providers.newsletterBaseUrl, NEWSLETTER_API_KEY: 'mala-us1' }),
    'Boletín',
    /no acepta las credenciales \(401/,
    /NEWSLETTER_API_KEY/,
  ],
  [
    'a newsletter without the list of a brand',
    async () => {
      const answering = createHttpServer(({ url = '' }, reply) => {
        reply.writeHead(url.startsWith('/lists/boletin-home') ? 404 : 200).end('{}');
      });
      const base = `http://127.0.0.1:${await serve(answering)}`;
      return { NEWSLETTER_BASE_URL: base, NEWSLETTER_API_KEY: 'x-us1', NEWSLETTER_LISTS: 'boletin-{brand}' };
    },
    'Boletín',
    /no tiene la lista «boletin-home»/,
    /NEWSLETTER_LISTS/,
  ],
  [
    'a certificate whose key nobody told nginx',
    () => ({ ...certificate(hosts, 90), NGINX_CERTIFICATE_KEY: '' }),
    'NGINX_CERTIFICATE',
    /NGINX_CERTIFICATE_KEY: falta/,
    /paso 3/,
  ],
  [
    'a clock that is wrong',
    async () => {
      const later = new Date(Date.now() + 3_600_000).toUTCString();
      const answering = createHttpServer((_, reply) => void reply.setHeader('date', later).end('{}'));
      return { NEWSLETTER_BASE_URL: `http://127.0.0.1:${await serve(answering)}`, NEWSLETTER_API_KEY: 'x-us1' };
    },
    'Reloj de esta máquina',
    /difiere 3(?:59\d|60\d) s/,
    /NTP/,
  ],
  ['no folder of backups', () => real, 'Respaldo', /falta BACKUP_DIR/, /npm run backup/],
  [
    'a folder of backups that is not mounted',
    () => ({ ...real, BACKUP_DIR: join(folder, 'no-hay') }),
    'Respaldo',
    /no existe la carpeta/,
    /monte el disco/,
  ],
  ['a backup of three days ago', () => backup(72.5), 'Respaldo', /el último es de hace 72 h/, /cada noche/],
  [
    'the sandbox behind real domains',
    () => ({ ...real, SMTP_URL: `smtp://127.0.0.1:${ports.SANDBOX_SMTP_PORT}` }),
    'SMTP_URL',
    /apunta a la caja de arena/,
    /going-live/,
  ],
  [
    'a credential that is missing behind real domains',
    () => real,
    'MERCADOPAGO_WEBHOOK_SECRET',
    /falta: clave secreta/,
    /going-live/,
  ],
  [
    'a key of trial behind real domains',
    () => ({ ...real, MERCADOPAGO_ACCESS_TOKEN: 'TEST-1' }),
    'MERCADOPAGO_ACCESS_TOKEN',
    /llave de prueba: nada se cobra/,
    /producción/,
  ],
  [
    'a list of proxies that strangers are in',
    () => ({ ...real, TRUSTED_PROXIES: 'loopback, ::ffff:0:0/96' }),
    'TRUSTED_PROXIES',
    /deje solo las de sus proxies/,
    /going-live\.md, paso 3/,
  ],
  [
    'a proxy that is neither address nor range',
    () => ({ ...real, TRUSTED_PROXIES: 'loopback balanceador' }),
    'TRUSTED_PROXIES',
    /son direcciones, rangos CIDR/,
    /going-live\.md, paso 3/,
  ],
  [
    'a list of proxies without the one of this machine, which alone reaches the gateways',
    () => ({ ...real, TRUSTED_PROXIES: 'none' }),
    'TRUSTED_PROXIES',
    /«none» no nombra al proxy de esta máquina.*agregue loopback/,
    /going-live\.md, paso 3/,
  ],
  [
    'no proxy named although a gateway is open to the network',
    () => ({ ...real, PUBLIC_HOST: '0.0.0.0', TRUSTED_PROXIES: '' }),
    'TRUSTED_PROXIES',
    /falta: PUBLIC_HOST abre a la red; escriba las direcciones de los proxies/,
    /going-live\.md, paso 3/,
  ],
  [
    'a setting that nobody reads',
    () => {
      writeFileSync(join(project, '.env'), 'MERCADOPAGO_ACESS_TOKEN=x\n');
      return {};
    },
    'MERCADOPAGO_ACESS_TOKEN',
    /nadie lee esta variable/,
    /¿Quiso decir MERCADOPAGO_ACCESS_TOKEN\?/,
  ],
  [
    'a port that another program holds',
    async () => ({ CATALOG_PORT: String(await serve(createServer())) }),
    'Puertos',
    /está ocupado/,
    /Cierre ese programa/,
  ],
];

test.each(installations)(
  '%s is told with what to do, and the doctor ends with 1',
  async (_, broken, what, wrong, todo) => {
    const { code, findings } = await doctor(await broken());
    expect(findings.find((finding) => finding.what === what)).toEqual({
      what,
      wrong: expect.stringMatching(wrong),
      todo: expect.stringMatching(todo),
    });
    expect(code).toBe(1);
  },
);

// only Linux has file systems that are always full
(process.platform === 'linux' ? test : test.skip)('a disk that is full is told', async () => {
  const { code, findings } = await doctor({ DATA_DIR: '/sys/tienda', DATABASE_URL: (await ownDatabase()).url });
  expect(findings).toContainEqual({
    what: 'Disco',
    wrong: '0.0 GB libres en /sys',
    todo: expect.stringContaining('Libere espacio'),
  });
  expect(code).toBe(1);
});
