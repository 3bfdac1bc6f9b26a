import type { AddressInfo } from 'node:net';
import { type Endpoint, endpoints } from '@actual/contracts';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { endpointsOf } from '../endpoints';
import { addressOf, gatewayBefore } from '../testing';
import { allowed } from './oracle';
import { RawClient } from './raw-client';
import { type Spelling, spellings } from './spelling';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('../docs', () => ({ installDocs: async () => undefined }));

const all = Object.values<Endpoint>(endpoints);

interface Side {
  list: Endpoint[];
  service: FastifyInstance;
  gateway: FastifyInstance;
  client: RawClient;
  heard: { call: string; template: string }[];
}

/** A service that routes as ours do, with every call there is, and says which it took a request for. */
async function routingService(heard: Side['heard']): Promise<FastifyInstance> {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 } });
  const take = (template: string) => async (request: { method: string; url: string }) => {
    heard.push({ call: `${request.method} ${request.url}`, template });
    return {};
  };
  for (const { method, path } of all)
    app.route({ method, url: path.replace(/\{(\w+)\}/g, ':$1'), handler: take(path) });
  for (const path of ['/metrics', '/healthz', '/readyz', '/documents/*']) app.get(path, take(path));
  app.setNotFoundHandler(take('nowhere'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}

async function open(internal: boolean): Promise<Side> {
  const heard: Side['heard'] = [];
  const service = await routingService(heard);
  const gateway = await gatewayBefore(addressOf(service), internal);
  const client = new RawClient((gateway.server.address() as AddressInfo).port);
  return { list: endpointsOf(internal), service, gateway, client, heard };
}

let sides: { public: Side; internal: Side };
beforeAll(async () => {
  sides = { public: await open(false), internal: await open(true) };
});
afterAll(async () => {
  for (const { client, gateway, service } of Object.values(sides)) {
    client.close();
    await gateway.close();
    await service.close();
  }
});

/** Throws one request line at a gateway: it may hand on only an allowed one, and nothing may fail. */
async function knock({ list, client, heard }: Side, { method, target }: Spelling): Promise<boolean> {
  heard.length = 0;
  const status = await client.send(method, target);
  const may = allowed(list, method, target);
  expect({ heard: [...heard], failed: status !== null && status >= 500 }).toEqual({
    heard: may ? [{ call: `${method} ${may.address}`, template: may.template }] : [],
    failed: false,
  });
  return may !== null;
}

test('ten thousand spellings of paths: each is handed on as its contract says, or not at all', async () => {
  const handedOn = { public: 0, internal: 0 };
  await fc.assert(
    fc.asyncProperty(spellings(all), async (spelling) => {
      const [ofPublic, ofInternal] = await Promise.allSettled([
        knock(sides.public, spelling),
        knock(sides.internal, spelling),
      ]);
      // both have ended before a counterexample is made smaller
      for (const one of [ofPublic, ofInternal]) if (one.status === 'rejected') throw one.reason;
      handedOn.public += Number(ofPublic.status === 'fulfilled' && ofPublic.value);
      handedOn.internal += Number(ofInternal.status === 'fulfilled' && ofInternal.value);
    }),
    { numRuns: 10_000 },
  );
  // neither everything nor nothing is refused, and the two gateways differ
  expect(handedOn.public).toBeGreaterThan(1_000);
  expect(handedOn.internal).toBeGreaterThan(handedOn.public);
  expect(handedOn.internal).toBeLessThan(9_000);
  // some ten seconds of processor
}, 180_000);

test.each([
  ['GET', '/api/shipping/zipcodedelivery/x\\..\\..\\..\\metrics'],
  ['GET', '/api/payment/cardauthorization/x\\..\\..\\breaks\\1'],
])('what once reached staff’s calls and the services’ counts: %s %s', async (method, target) => {
  expect(await knock(sides.public, { method, target })).toBe(true);
  expect(sides.public.heard[0]?.call).toContain('x%5C..%5C..');
});

test('a service runs the call that the gateway judged: «Find» is an id, not the list of quotations', async () => {
  expect(await knock(sides.internal, { method: 'POST', target: '/api/quotation/Find/records' })).toBe(true);
  expect(sides.internal.heard[0]?.template).toBe('/quotation/{id}/records');
});
