import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';

interface Line {
  services: string;
  pictures: string;
  close(): void;
}
interface Alone {
  storeAddress(text: string): string;
  askStore(store: string): Promise<{ remotes: { name: string; version: string }[] }>;
  borrowReleases(store: string, options: object): Promise<void>;
  openStoreLine(store: string, folders: { pictures: string; models: string }): Promise<Line>;
}
const files = ['store-address', 'borrow-releases', 'store-line'].map((name) => `./${name}.mjs`);
let alone: Alone;
let folder: string;
let store: FastifyInstance;
let address: string;

const hash = (text: string, as: 'hex' | 'base64') => createHash('sha256').update(text).digest(as);
const bundle = 'module.exports = {};';
const script = 'a script';
/** The files that the store gives out; tests spoil it. */
let given: Record<string, string>;

beforeAll(async () => {
  alone = Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))));
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alone-'));
  const description = {
    name: 'catalog',
    version: '1.0.0-abc',
    audience: 'public',
    requires: {},
    server: { file: 'bundle.cjs', sha256: hash(bundle, 'hex') },
    integrity: { 'remoteEntry.js': `sha256-${hash(script, 'base64')}` },
    files: ['remoteEntry.js'],
  };
  const remotes = [
    { name: 'catalog', version: '1.0.0-abc' },
    { name: 'checkout', version: '1.0.0-def' },
  ];
  given = {
    '/__releases': JSON.stringify({ internal: false, remotes, paymentOrigins: [], paymentScripts: [] }),
    '/__releases/catalog/1.0.0-abc/remote.json': JSON.stringify(description),
    '/__releases/catalog/1.0.0-abc/bundle.cjs': bundle,
    '/_mfe/catalog/1.0.0-abc/remoteEntry.js': script,
    '/pictures/sofa-300.avif': 'a picture',
  };
  store = Fastify();
  store.all('/*', async ({ url, method, headers }, reply) => {
    const file = given[url];
    if (file !== undefined) return reply.send(file);
    if (!url.startsWith('/api/')) return reply.code(404).send();
    return reply
      .code(201)
      .headers({ 'set-cookie': ['one=1; Path=/', 'two=2; Path=/'], 'cache-control': 'no-store' })
      .send({ method, url, headers });
  });
  address = await store.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** Any Ed25519 key. */
const signingKey = async () => {
  const { generateKeyPairSync } = await import('node:crypto');
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
};
const borrow = async () => {
  const { remotes } = await alone.askStore(address);
  const own = { registryDir: folder, signingKey: await signingKey(), say: () => undefined };
  await alone.borrowReleases(address, { remotes, except: 'checkout', ...own });
};
const registered = async () => JSON.parse(await readFile(join(folder, 'public.json'), 'utf8')).remotes;

test('the released remotes of a store are here afterwards, but the one that is developed', async () => {
  await borrow();
  expect(Object.keys(await registered())).toEqual(['catalog']);
  const file = (name: string) => readFile(join(folder, 'artifacts', 'catalog', '1.0.0-abc', name), 'utf8');
  expect([await file('server/bundle.cjs'), await file('client/remoteEntry.js')]).toEqual([bundle, script]);
});

test.each([
  ['a bundle', '/__releases/catalog/1.0.0-abc/bundle.cjs'],
  ['a script', '/_mfe/catalog/1.0.0-abc/remoteEntry.js'],
])('%s that is not what was released is refused', async (_what, path) => {
  given[path] += ' and more';
  await expect(borrow()).rejects.toThrow('is not what was released');
  await expect(registered()).rejects.toThrow('ENOENT');
});

test.each(['../../outside', '..', 'a/b'])('a store cannot name a file %s', async (version) => {
  const lent = JSON.parse(given['/__releases'] ?? '');
  given['/__releases'] = JSON.stringify({ ...lent, remotes: [{ name: 'catalog', version }] });
  await expect(alone.askStore(address)).rejects.toThrow('no presta sus versiones');
});

test('a store that cannot lend releases names the missing setting', async () => {
  delete given['/__releases'];
  await expect(alone.askStore(address)).rejects.toThrow('LEND_RELEASES=1');
});

test('accepts web addresses only; names below localhost are this machine', () => {
  expect(alone.storeAddress('http://studio.localhost:4200/')).toBe('http://127.0.0.1:4200');
  expect(alone.storeAddress('https://tienda.example')).toBe('https://tienda.example');
  for (const none of ['tienda', 'ftp://tienda.example'])
    expect(() => alone.storeAddress(none)).toThrow('no es la dirección');
});

describe('the line to a store', () => {
  let line: Line;
  beforeEach(async () => {
    line = await alone.openStoreLine(address, { pictures: folder, models: folder });
  });
  afterEach(() => line.close());

  test('a call reaches the API with cookies and body, without headers of this machine', async () => {
    const headers = {
      cookie: 'sesion=1',
      site: 'actual-kids',
      'x-gateway-credential': 'own',
      'x-forwarded-for': '10.0.0.1',
    };
    const answer = await fetch(`${line.services}/quotation/create?a=1`, { method: 'POST', headers, body: '{}' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, ['one=1; Path=/', 'two=2; Path=/']]);
    const heard = (await answer.json()) as { method: string; url: string; headers: Record<string, string> };
    expect(heard).toMatchObject({
      method: 'POST',
      url: '/api/quotation/create?a=1',
      headers: { cookie: 'sesion=1', site: 'actual-kids', 'content-length': '2' },
    });
    expect(Object.keys(heard.headers)).not.toEqual(expect.arrayContaining(['x-gateway-credential']));
    expect(Object.keys(heard.headers)).not.toEqual(expect.arrayContaining(['x-forwarded-for']));
  });

  test('a picture is fetched into the gateway’s folder; one that the store lacks returns 404', async () => {
    expect((await fetch(`${line.pictures}/sofa-300.avif`)).status).toBe(204);
    expect(await readFile(join(folder, 'sofa-300.avif'), 'utf8')).toBe('a picture');
    expect((await fetch(`${line.pictures}/nada.avif`)).status).toBe(404);
    expect((await fetch(`${line.pictures}/..%2Fnada.avif`)).status).toBe(404);
  });

  test('a store that is away gives no answer, as a service that nobody listens for', async () => {
    await store.close();
    await expect(fetch(`${line.services}/products`)).rejects.toThrow('fetch failed');
  });
});
