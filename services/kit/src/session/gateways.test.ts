import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credentialHeader } from '@actual/contracts/gateways';
import Fastify, { type FastifyInstance } from 'fastify';
import { installErrors } from '../replies/errors';
import { gatewaysByCredential, installGateways } from './gateways';
import type { Session } from './session';

const ofPublic = 'p'.repeat(43);
const ofInternal = 'i'.repeat(43);
const next = 'n'.repeat(43);
const seller: Session = { id: 's', userId: 'u', role: 'seller', clientId: null, site: 'actual-home' };

let folder: string;
let app: FastifyInstance;
const keep = (gateway: string, ...lines: string[]) => {
  const file = join(folder, gateway);
  writeFileSync(file, lines.join('\n'));
  return file;
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'actual-gateways-'));
  app = Fastify();
  installErrors(app);
  installGateways(
    app,
    gatewaysByCredential({
      PUBLIC_GATEWAY_CREDENTIAL_FILE: keep('public', ofPublic),
      INTERNAL_GATEWAY_CREDENTIAL_FILE: keep('internal', ofInternal),
    }),
  );
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    request.session = seller;
  });
  app.get('/call', async ({ gateway, session, headers }) => ({ gateway, role: session?.role ?? null, headers }));
  app.get('/healthz', async () => ({ ok: true }));
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const ask = async (credential?: string, url = '/call') => {
  const headers = credential === undefined ? {} : { [credentialHeader]: credential };
  const reply = await app.inject({ url, headers });
  return { status: reply.statusCode, ...reply.json() };
};

test.each([[undefined], [''], ['x'.repeat(43)], [ofPublic.slice(1)], [`${ofPublic}p`]])(
  'refuses a caller that shows %j',
  async (credential) => {
    expect(await ask(credential)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await ask(credential, '/nowhere')).toMatchObject({ status: 403, code: 'forbidden' });
  },
);

test('each gateway is known by its own credential, which no handler sees', async () => {
  const [shop, internal] = [await ask(ofPublic), await ask(ofInternal)];
  expect([shop.gateway, internal.gateway]).toEqual(['public', 'internal']);
  expect(shop.headers).not.toHaveProperty(credentialHeader);
});

test('does not recognize staff behind the public gateway', async () => {
  expect([(await ask(ofPublic)).role, (await ask(ofInternal)).role]).toEqual([null, 'seller']);
});

test('the health endpoint answers direct callers, not a gateway', async () => {
  expect((await ask(undefined, '/healthz')).status).toBe(200);
  expect((await ask(ofInternal, '/healthz')).status).toBe(404);
});

test('a rotated credential is good at once, the one before it until the next', async () => {
  keep('public', next, ofPublic);
  expect((await ask(next)).gateway).toBe('public');
  expect((await ask(ofPublic)).gateway).toBe('public');
  keep('public', 'l'.repeat(43), next);
  expect((await ask('l'.repeat(43))).gateway).toBe('public');
  expect((await ask(ofPublic)).status).toBe(403);
});

test('keeps accepting the same credentials when their file is gone', async () => {
  rmSync(join(folder, 'public'));
  expect((await ask(next)).status).toBe(403);
  expect((await ask(ofPublic)).gateway).toBe('public');
});

test.each(['', 'short'])('a service does not start with %j for a credential', (text) => {
  const file = keep('public', text);
  expect(() =>
    gatewaysByCredential({ PUBLIC_GATEWAY_CREDENTIAL_FILE: file, INTERNAL_GATEWAY_CREDENTIAL_FILE: file }),
  ).toThrow('gateway credential');
});
