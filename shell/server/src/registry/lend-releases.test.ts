import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { lendReleases } from './lend-releases';
import type { Registry } from './registry';

let artifacts: string;
let app: FastifyInstance;
beforeEach(async () => {
  artifacts = await mkdtemp(join(tmpdir(), 'lent-'));
  for (const name of ['catalog', 'staff']) {
    await mkdir(join(artifacts, name, '1', 'server'), { recursive: true });
    await writeFile(join(artifacts, name, '1', 'remote.json'), `{"name":"${name}"}`);
    await writeFile(join(artifacts, name, '1', 'server', 'bundle.cjs'), 'its code');
  }
  // a public gateway: it knows nothing of staff's remote, whose files lie beside
  const registry = {
    artifacts,
    serves: (name: string, version: string) => name === 'catalog' && version === '1',
    snapshot: () => ({ remotes: new Map([['catalog', { artifact: { name: 'catalog', version: '1' } }]]) }),
  } as unknown as Registry;
  app = Fastify();
  lendReleases(app, { internal: false, paymentOrigins: [], paymentScripts: ['http://pay.example/a.js'] }, registry);
});
afterEach(async () => {
  await app.close();
  await rm(artifacts, { recursive: true });
});

test('lists the versions, and serves the files that gateways read', async () => {
  expect((await app.inject('/__releases')).json()).toEqual({
    internal: false,
    remotes: [{ name: 'catalog', version: '1' }],
    paymentOrigins: [],
    paymentScripts: ['http://pay.example/a.js'],
  });
  expect((await app.inject('/__releases/catalog/1/remote.json')).body).toBe('{"name":"catalog"}');
  expect((await app.inject('/__releases/catalog/1/bundle.cjs')).body).toBe('its code');
});

test.each([
  '/__releases/staff/1/bundle.cjs',
  '/__releases/catalog/2/remote.json',
  '/__releases/catalog/1/payment-inventory.json',
  '/__releases/catalog/..%2f..%2fstaff%2f1/bundle.cjs',
  '/__releases/catalog/1/..%2fremote.json',
])('answers 404 for anything else: %s', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404);
});

test('lends nothing unless the operator says so', () => {
  const services = { CATALOG_URL: 'http://a', CHECKOUT_URL: 'http://a', ACCOUNT_URL: 'http://a' };
  const needed = {
    ...services,
    PORT: '1',
    REGISTRY: 'r',
    GATEWAY_CREDENTIAL_FILE: 'c',
    RELEASE_PUBLIC_KEY: 'PUBLIC KEY',
  };
  expect(readConfig(needed).lendReleases).toBe(false);
  expect(readConfig({ ...needed, LEND_RELEASES: '1' }).lendReleases).toBe(true);
});
