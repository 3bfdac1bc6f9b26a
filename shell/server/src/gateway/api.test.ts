import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { installApi } from './api';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('./docs', () => ({ installDocs: async () => undefined }));

let service: FastifyInstance;
let gateway: FastifyInstance;
const heard: { url: string; headers: Record<string, unknown>; body: string }[] = [];

beforeAll(async () => {
  service = Fastify();
  service.removeAllContentTypeParsers();
  service.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  service.all('/*', async ({ url, headers, body }) => {
    heard.push({ url, headers, body: String(body) });
    return { ok: true };
  });
  await service.listen({ port: 0, host: '127.0.0.1' });
  const target = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`;
  gateway = Fastify();
  const services = { catalog: target, checkout: target, account: target, staff: target };
  await installApi(gateway, { internal: false, services } as unknown as ShellConfig);
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});

const post = (url: string) =>
  gateway.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', 'x-request-id': 'given', 'x-signature': 'ts=1,v1=ab' },
    payload: '{ "data" : {"id":"1"}}',
  });

test('a provider’s notice reaches its service as it was signed: id, signature, query and every byte', async () => {
  await post('/api/webhooks/mercadopago?data.id=1&type=payment');
  expect(heard.at(-1)).toMatchObject({
    url: '/webhooks/mercadopago?data.id=1&type=payment',
    headers: { 'x-request-id': 'given', 'x-signature': 'ts=1,v1=ab' },
    body: '{ "data" : {"id":"1"}}',
  });
});

test('everybody else gets an id of the gateway’s own', async () => {
  await post('/api/quotation/create');
  expect(heard.at(-1)?.headers['x-request-id']).not.toBe('given');
});

test.each(['order/create', 'order/addpayment/1', 'payment/cancel/1/2'])(
  'staff’s %s is not there on the public gateway',
  async (path) => {
    const before = heard.length;
    expect((await post(`/api/${path}`)).statusCode).toBe(404);
    expect(heard).toHaveLength(before);
  },
);
