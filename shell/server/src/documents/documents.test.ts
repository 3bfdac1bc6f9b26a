import type { BrandInfo } from '@actual/shell-contract';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { RawClient } from '../gateway/spellings/raw-client';
import { addressOf, type Heard, recordingService, upstreamsTo } from '../gateway/testing';
import type { Registry } from '../registry/registry';
import { createServer } from '../server';
import { installDocuments } from './documents';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('../gateway/docs', () => ({ installDocs: async () => undefined }));

let service: FastifyInstance;
let heard: () => Heard[];
let gateway: FastifyInstance;
let client: RawClient;

const brand = { site: 'actual-home', origin: 'http://home.example' } as BrandInfo;
async function gatewayTo(url: string): Promise<FastifyInstance> {
  const app = createServer({ internal: false, logLevel: 'silent', trustedProxies: [], limited: true });
  const { upstreams, close } = upstreamsTo(url);
  app.addHook('onClose', close);
  const config = { internal: false } as ShellConfig;
  const renderers = { findable: async () => [] };
  await installDocuments(app, { config, upstreams, registry: {} as Registry, renderers, brandOf: () => brand });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
beforeAll(async () => {
  ({ app: service, heard } = await recordingService());
  gateway = await gatewayTo(addressOf(service));
  client = new RawClient(Number(new URL(addressOf(gateway)).port));
});
afterAll(async () => {
  client.close();
  await gateway.close();
  await service.close();
});

test.each([
  ['/sitemap.xml?x=1', '/documents/sitemap.xml'],
  ['/sitemaps/productos-1.xml', '/documents/sitemaps/productos-1.xml'],
  ['/sitemaps/x\\..\\..\\..\\metrics', '/documents/sitemaps/x%5C..%5C..%5C..%5Cmetrics'],
  ['/sitemaps/..%2f..%2fmetrics', '/documents/sitemaps/..%2F..%2Fmetrics'],
])('%s asks the catalog for its document alone', async (target, asked) => {
  expect(await client.send('GET', target)).toBe(200);
  expect(heard().map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${asked}`]);
});

test('answers 404 for a sitemap’s address with a step up', async () => {
  expect(await client.send('GET', '/sitemaps/%2e%2e')).toBe(404);
  expect(heard()).toEqual([]);
});

test('a password manager is led to the form, once it has seen that what is not there is missing', async () => {
  const { statusCode } = await gateway.inject(
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  );
  expect(statusCode).toBe(404);
  const { headers } = await gateway.inject('/.well-known/change-password');
  expect(headers.location).toBe('/user/profile#contrasena');
});

test('the catalog is told the brand and its address, by the gateway alone', async () => {
  await gateway.inject({ url: '/sitemap.xml', headers: { site: 'actual-kids', 'x-origin': 'https://other.example' } });
  expect(heard()[0]?.headers).toMatchObject({ site: 'actual-home', 'x-origin': 'http://home.example' });
});

test('a catalog that is away is a typed answer', async () => {
  const alone = await gatewayTo('http://127.0.0.1:9');
  const reply = await alone.inject({ url: '/sitemap.xml' });
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable']);
  await alone.close();
});
