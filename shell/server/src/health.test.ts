import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { installHealth } from './health';
import type { Registry } from './registry/registry';

let gateway: FastifyInstance;
let services: FastifyInstance[];
let status: Record<string, number>;
let registry: { isRead: boolean; failed: string[] };
let asked: number;

beforeEach(async () => {
  status = { catalog: 200, checkout: 200 };
  registry = { isRead: true, failed: [] };
  asked = 0;
  const addresses: Record<string, string> = {};
  services = [];
  for (const name of Object.keys(status)) {
    const service = Fastify();
    service.get('/readyz', async (_request, reply) => {
      asked += 1;
      return reply.code(status[name] ?? 500).send({});
    });
    await service.listen({ port: 0, host: '127.0.0.1' });
    addresses[name] = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
    services.push(service);
  }
  gateway = Fastify();
  const found = {
    isRead: () => registry.isRead,
    snapshot: () => ({ failed: registry.failed.map((name) => ({ name })) }),
  };
  installHealth(gateway, { registry: found as unknown as Registry, services: addresses as never });
});
afterEach(() => Promise.all([gateway, ...services].map((one) => one.close())));

const ask = async (url: string) => {
  const { statusCode, body } = await gateway.inject(url);
  return { status: statusCode, body: JSON.parse(body) };
};

test('with everything there it is ready', async () => {
  expect(await ask('/readyz')).toEqual({ status: 200, body: { ready: true, missing: [] } });
});

test('a service or a remote that is away is named; the pages go on without it', async () => {
  status.checkout = 503;
  registry.failed = ['account'];
  expect(await ask('/readyz')).toEqual({ status: 200, body: { ready: true, missing: ['checkout', 'remote account'] } });
});

test('without any service, or without its registry, it is alive and not ready', async () => {
  status = { catalog: 503, checkout: 503 };
  expect(await ask('/readyz')).toEqual({ status: 503, body: { ready: false, missing: ['catalog', 'checkout'] } });
  expect((await ask('/healthz')).status).toBe(200);
  registry.isRead = false;
  expect((await ask('/readyz')).body.missing).toContain('registry');
});

test('however many ask, the services are asked once a second', async () => {
  await Promise.all(Array.from({ length: 30 }, () => ask('/readyz')));
  expect(asked).toBe(2);
});
