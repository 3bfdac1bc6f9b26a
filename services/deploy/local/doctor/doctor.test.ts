import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startS3 } from '../../testing/s3-server';

const root = join(__dirname, '..', '..', '..', '..');
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Ports that nobody of this machine has: the store is closed. */
const ports = Object.fromEntries(
  ['PUBLIC', 'INTERNAL', 'SANDBOX', 'SANDBOX_SMTP', 'CATALOG', 'CHECKOUT', 'ACCOUNT', 'STAFF', 'POSTGRES'].map(
    (name, at) => [`${name}_PORT`, String(11_301 + at)],
  ),
);
const program = join(root, 'services/deploy/local/doctor.mjs');
const environment = (env: Record<string, string>) => ({
  PATH: process.env.PATH ?? '',
  DATA_DIR: dataDir,
  ...ports,
  ...env,
});
const doctor = (env: Record<string, string> = {}) => {
  const { status, stdout } = spawnSync(process.execPath, [program], { env: environment(env), encoding: 'utf8' });
  return { status, stdout };
};

const spawnJson = (env: Record<string, string>, ...flags: string[]) =>
  spawnSync(process.execPath, [program, '--json', ...flags], { env: environment(env), encoding: 'utf8' });

test('a setting that makes no sense is named, with the exit code of something wrong', () => {
  const { status, stdout } = doctor({ CHECKOUT_PORT: 'x' });
  expect(stdout).toMatch(/✗ Configuración: .*CHECKOUT_PORT/);
  expect(status).toBe(1);
});

test('keys without their bucket are refused', () => {
  const { stdout } = doctor({ S3_ACCESS_KEY_ID: 'quien', S3_SECRET_ACCESS_KEY: 'secreto' });
  expect(stdout).toMatch(/✗ Configuración: .*S3_BUCKET: falta/);
  expect(stdout).not.toContain('secreto');
});

test('buckets are told as gateways and services find them', async () => {
  const server = await startS3();
  const ofInvoices = Object.fromEntries(
    Object.entries(server.environment).map(([name, value]) => [name.replace('S3_', 'S3_PRIVATE_'), value]),
  );
  Object.assign(ofInvoices, { S3_PRIVATE_BUCKET: 'facturas' });
  // the server is in this process, which may not wait for the other one
  const told = async () => {
    const child = spawn(process.execPath, [program], { env: environment({ ...server.environment, ...ofInvoices }) });
    const [words] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return words;
  };
  const both = await told();
  expect(both).toContain('✓ Bucket fotos');
  expect(both).toMatch(/✗ Bucket facturas: El bucket facturas no existe: revise S3_PRIVATE_BUCKET/);
  await server.stop();
  expect(await told()).toMatch(/✗ Bucket fotos: El bucket fotos no se puede usar \(ECONNREFUSED\)/);
  await server.close();
});

test('a version without files or signature is reported with its remedy', () => {
  const registry = join(dataDir, 'registry');
  mkdirSync(join(registry, 'artifacts', 'catalog', '2'), { recursive: true });
  writeFileSync(join(registry, 'artifacts', 'catalog', '2', 'remote.json'), '{"name":"catalog"}');
  const entry = (current: string) => ({ current, history: [current], withdrawn: [] });
  const remotes = { catalog: entry('2'), checkout: entry('1') };
  writeFileSync(join(registry, 'internal.json'), JSON.stringify({ revision: 1, remotes }));
  const { status, stdout } = doctor();
  expect(stdout).toMatch(/✗ Versión catalog 2: no está firmada.*\n.*npm run release -- mfe-catalog/);
  expect(stdout).toMatch(/✗ Versión checkout 1: no se puede leer \(ENOENT\)/);
  expect(stdout).toContain('✓ Node');
  expect(stdout).toMatch(/Hay 2 por corregir/);
  expect(status).toBe(1);
});

interface Machine {
  nodeVersion(version: string): { wrong?: string };
  keysOf(dataDir: string, now?: number): { what: string; wrong?: string; todo?: string }[];
}
interface Running {
  waitingIn(name: string, text: string): { what: string; wrong?: string }[];
}
const load = async <T>(path: string): Promise<T> => (await import(path)) as T;

test('a folder that cannot be written to is reported by the name of its setting', () => {
  chmodSync(dataDir, 0o500);
  // root may write everywhere
  const words = `import { foldersOf } from ${JSON.stringify(join(__dirname, 'disks-and-folders.mjs'))};
    if (process.getuid?.() === 0) process.setuid(65_534);
    const found = await foldersOf({ DATA_DIR: ${JSON.stringify(dataDir)} }, {});
    process.stdout.write(JSON.stringify(found), () => process.exit());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', words], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toContainEqual({
    what: 'Carpeta DATA_DIR',
    wrong: expect.stringMatching(/ no puede escribir en \S*doctor-/),
    todo: expect.stringContaining('chown'),
  });
});

test('an old Node is refused', async () => {
  const { nodeVersion } = await load<Machine>('./node-and-keys.mjs');
  expect([nodeVersion('18.0.0').wrong, nodeVersion('20.12.0').wrong]).toEqual([
    expect.stringContaining('Se necesita Node'),
    undefined,
  ]);
});

test('a backlog that waits too long is reported from the service’s own figures', async () => {
  const { waitingIn } = await load<Running>('./running-store.mjs');
  const text =
    'outbox_overdue_seconds{service="checkout"} 1800\noutbox_dead_letters{service="checkout"} 0\ncheckout_stuck_payments{service="checkout"} 2\n';
  const replica = (seconds: number) =>
    waitingIn('catalog', `replica_away_seconds{service="catalog"} ${seconds}\n`)[0]?.wrong;
  expect([replica(0), replica(90.4)]).toEqual([undefined, 'nada se lee en la réplica desde hace 90 s']);
  expect(waitingIn('checkout', text).map(({ wrong }) => wrong)).toEqual([
    'el mensaje más viejo espera desde hace 30 min',
    undefined,
    '2 pagos sin resultado',
  ]);
});

interface EnvLines {
  unreadSettings(given: string, example: string): { what: string; todo: string }[];
  misreadLines(text: string): { what: string; wrong: string }[];
}
interface RealSettings {
  backupsOf(
    settings: { BACKUP_DIR?: string; DATABASE_URL?: string },
    env: Record<string, string>,
    list?: () => { at: string }[],
  ): Promise<{ what: string; wrong?: string; note?: string }[]>;
}
test('reports a setting of .env that nothing reads, with the one that was probably meant', async () => {
  const { unreadSettings } = await load<EnvLines>('./env-lines.mjs');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const given = 'MERCADOPAGO_ACESS_TOKEN=x\nLO_QUE_SEA=1\nPUBLIC_PORT=4200\nOTEL_SERVICE_NAME=x\n';
  expect(unreadSettings(given, example).map(({ what, todo }) => [what, todo])).toEqual([
    ['LO_QUE_SEA', 'Quítela; las que hay están en .env.example.'],
    ['MERCADOPAGO_ACESS_TOKEN', '¿Quiso decir MERCADOPAGO_ACCESS_TOKEN?'],
  ]);
});

test('lines of .env that are read otherwise than they were meant are told by number', async () => {
  const { misreadLines } = await load<EnvLines>('./env-lines.mjs');
  const text = [
    "SAP_USER='tienda'",
    'SAP_PASSWORD=kJ7#vereda # la de agosto',
    'TRANSFER_BANK="Banamex',
    'SMTP_URL=“smtps://x”',
    'SAP_BASE_URL=https://…/b1s/v2',
    'SAP_COMPANY=A',
    '# SAP_COMPANY=EJEMPLO',
    'SAP_COMPANY=B # la buena',
    'PROMISE_PRIVATE_KEY="-----BEGIN PRIVATE KEY-----',
    'x',
    '-----END PRIVATE KEY-----"',
  ].join('\r\n');
  expect(misreadLines(text).map(({ what, wrong }) => `${what} ${wrong}`)).toEqual([
    'SAP_PASSWORD renglón 2 de .env: lo que va después de # no se lee',
    'TRANSFER_BANK renglón 3 de .env: sus comillas no se cierran, y lo que sigue se lee como parte de ella',
    'SMTP_URL renglón 4 de .env: trae comillas tipográficas, que se leen como parte del valor',
    'SAP_BASE_URL renglón 5 de .env: todavía dice «…», como el ejemplo',
    'SAP_COMPANY está en .env en los renglones 6 y 8',
  ]);
});

test('no backup folder, none made, and an old one are faults of a real store', async () => {
  const { backupsOf } = await load<RealSettings>('./real-settings.mjs');
  const real = { PUBLIC_ORIGINS: 'https://{brand}.muebleria.mx' };
  const wrongOf = async (BACKUP_DIR?: string, ...ages: number[]) => {
    const list = () => ages.map((hours) => ({ at: new Date(Date.now() - hours * 3_600_000).toISOString() }));
    return (await backupsOf({ BACKUP_DIR }, real, list))[0]?.wrong;
  };
  expect(await wrongOf()).toMatch(/falta BACKUP_DIR/);
  expect(await wrongOf(join(dataDir, 'no-hay'))).toMatch(/no existe la carpeta/);
  expect(await wrongOf(dataDir)).toBe('no se ha hecho ninguno');
  expect(await wrongOf(dataDir, 80, 50.5)).toBe('el último es de hace 50 h');
  expect(await wrongOf(dataDir, 80, 2)).toBeUndefined();
  expect((await backupsOf({}, {}))[0]?.wrong).toBeUndefined();
});

test('going live names the settings that real domains will need while there are none', () => {
  const { stdout } = spawnJson({}, '--going-live');
  const { findings } = JSON.parse(stdout) as { findings: { what: string }[] };
  const names = findings.map(({ what }) => what);
  for (const name of ['PUBLIC_ORIGINS', 'MERCADOPAGO_ACCESS_TOKEN', 'SMTP_URL', 'SAP_PRICE_LIST', 'empresa'])
    expect(names).toContain(name);
});
