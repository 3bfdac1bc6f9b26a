import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test('a version without its files or its signature, is told with what to do', () => {
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

test('an old Node is refused', async () => {
  const { nodeVersion } = await load<Machine>('./machine.mjs');
  expect([nodeVersion('18.0.0').wrong, nodeVersion('20.12.0').wrong]).toEqual([
    expect.stringContaining('Se necesita Node'),
    undefined,
  ]);
});

test('what waits too long is told by the service’s own figures', async () => {
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
