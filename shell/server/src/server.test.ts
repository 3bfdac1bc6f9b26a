import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { readConfig } from './config';
import { addressOf, gatewayBefore, type Heard, recordingService } from './gateway/testing';
import { installMetrics } from './metrics';
import { createServer } from './server';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('./gateway/docs', () => ({ installDocs: async () => undefined }));

/** The server's answer to these bytes, until it closes the line. */
const answerTo = (app: FastifyInstance, lines: string[], body = '') =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(addressOf(app)).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (part) => {
      answer += part;
    });
    socket.once('end', () => resolve(answer)).once('error', reject);
    socket.write(`${[...lines, 'host: studio.localhost', 'connection: close', '', body].join('\r\n')}`);
  });

describe('a request line and its expectations', () => {
  let service: FastifyInstance;
  let gateway: FastifyInstance;
  let heard: () => Heard[];
  beforeAll(async () => {
    ({ app: service, heard } = await recordingService());
    gateway = await gatewayBefore(addressOf(service), false);
  });
  afterAll(async () => {
    await gateway.close();
    await service.close();
  });
  beforeEach(() => void heard());

  test('serves a request line with a whole address by its path', async () => {
    const line = 'GET http://studio.localhost:4200/api/shipping/zipcodedelivery?zipcode=77500 HTTP/1.1';
    expect(await answerTo(gateway, [line])).toContain('HTTP/1.1 200 OK');
    expect(heard().map(({ url }) => url)).toEqual(['/shipping/zipcodedelivery?zipcode=77500']);
  });

  test.each([
    ['a method that nobody offers', 'PURGE /api/company/find HTTP/1.1', 404, 'not_found'],
    ['an address beyond every limit', `GET /api/company/find?a=${'x'.repeat(20_000)} HTTP/1.1`, 431, 'bad_request'],
    ['an address without its slash', 'POST *api/productcategory/findbyhandle/sofa HTTP/1.1', 404, 'not_found'],
    ['a line that is no request', 'GET /api /company HTTP/9', 400, 'bad_request'],
  ])('%s is refused with a code and a request id', async (_, line, status, code) => {
    const answer = await answerTo(gateway, [line]);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    const body: unknown = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
    expect(body).toEqual({ code, message: expect.any(String), requestId: expect.any(String) });
    expect(heard()).toEqual([]);
  });

  test.each(['/%', '/category/%C3'])(
    'a person at %s begins at the home page, which says that there is no such page; a caller gets a code',
    async (path) => {
      const line = `GET ${path} HTTP/1.1`;
      const answer = await answerTo(gateway, [line, 'accept: text/html,*/*;q=0.8']);
      expect(answer).toMatch(/^HTTP\/1\.1 302 /);
      expect(answer).toContain('\r\nlocation: /\r\n');
      expect(answer).toContain('\r\nset-cookie: aviso=page; ');
      expect(await answerTo(gateway, [line])).toContain('"code":"bad_request"');
    },
  );

  test('a connection that asks for another protocol closes after its answer, and nobody is left without one', async () => {
    const socket = connect(Number(new URL(addressOf(gateway)).port), '127.0.0.1');
    const line = (path: string, ...headers: string[]) =>
      `${[`GET ${path} HTTP/1.1`, 'host: studio.localhost', ...headers, '', ''].join('\r\n')}`;
    const ended = new Promise<string>((resolve, reject) => {
      let answer = '';
      socket.on('data', (part) => {
        if (!answer) socket.write(line(`/api/company/find?a=${'x'.repeat(20_000)}`));
        answer += part;
      });
      socket.once('close', () => resolve(answer)).once('error', (error) => (answer ? resolve(answer) : reject(error)));
    });
    socket.write(line('/api/nothing', 'connection: upgrade', 'upgrade: h2c'));
    expect(await ended).toMatch(/^HTTP\/1\.1 404 [\s\S]*\r\nconnection: close\r\n/i);
  });

  const post = ['POST /api/product/search/ HTTP/1.1', 'content-type: application/json', 'content-length: 2'];

  test('answers 100-continue to a client that waits for it, then the request', async () => {
    const answer = await answerTo(gateway, [...post, 'expect: 100-continue'], '{}');
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
    expect(heard()[0]?.headers).not.toHaveProperty('expect');
  });

  test('another expectation is refused by a code', async () => {
    const answer = await answerTo(gateway, [...post, 'expect: the-impossible'], '{}');
    expect(answer).toMatch(/^HTTP\/1\.1 417 /);
    expect(answer).toContain('"code":"bad_request"');
    expect(heard()).toEqual([]);
  });

  test('an address that the router cannot read is refused by a code', async () => {
    const reply = await gateway.inject({ url: '/api/product/findbyslug/%zz' });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_request']);
  });
});

describe('the caller of a request', () => {
  const told = { 'x-forwarded-for': '203.0.113.9' };
  const serverWith = (trustedProxies: string[]) => {
    const app = createServer({ internal: false, logLevel: 'silent', trustedProxies, limited: true });
    installMetrics(app);
    app.get('/ip', ({ ip, protocol }) => ({ ip, protocol }));
    return app;
  };
  const ipOf = async (trusted: string[], remoteAddress: string, headers: Record<string, string> = told) =>
    (await serverWith(trusted).inject({ url: '/ip', remoteAddress, headers })).json().ip;

  test('a proxy that is trusted says it, nobody else does', async () => {
    expect(await ipOf(['loopback'], '127.0.0.1')).toBe('203.0.113.9');
    expect(await ipOf(['loopback'], '198.51.100.7')).toBe('198.51.100.7');
    expect(await ipOf([], '127.0.0.1')).toBe('127.0.0.1');
    expect(await ipOf(['10.1.0.0/16'], '10.1.2.3')).toBe('203.0.113.9');
    expect(await ipOf(['10.1.0.0/16'], '10.2.2.3')).toBe('10.2.2.3');
  });

  test('ignores forwarding headers that a shopper wrote before the proxy’s own', async () => {
    const forged = { 'x-forwarded-for': '192.0.2.1, 203.0.113.9' };
    expect(await ipOf(['10.1.0.0/16'], '10.1.2.3', forged)).toBe('203.0.113.9');
  });

  test.each([
    ['https', 'https'],
    ['javascript, https', 'https'],
    ['javascript', 'http'],
    ['__proto__', 'http'],
  ])('reads an unknown protocol as http: %s', async (said, protocol) => {
    const headers = { 'x-forwarded-proto': said };
    expect((await serverWith(['loopback']).inject({ url: '/ip', headers })).json().protocol).toBe(protocol);
  });

  test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])(
    'shows metrics to the machine itself, and not to a caller behind its proxy: %s',
    async (name) => {
      const app = serverWith(['loopback']);
      expect((await app.inject({ url: '/metrics' })).statusCode).toBe(200);
      expect((await app.inject({ url: '/metrics', headers: { [name]: '203.0.113.9' } })).statusCode).toBe(404);
      expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    },
  );
});

describe('TRUSTED_PROXIES', () => {
  const local = 'http://127.0.0.1:1';
  const config = (trusted?: string) =>
    readConfig({
      PORT: '0',
      REGISTRY: 'r',
      GATEWAY_CREDENTIAL_FILE: 'c',
      RELEASE_PUBLIC_KEY: 'PUBLIC KEY',
      CATALOG_URL: local,
      CHECKOUT_URL: local,
      ACCOUNT_URL: local,
      ...(trusted === undefined ? {} : { TRUSTED_PROXIES: trusted }),
    }).trustedProxies;

  test('trusts the machine itself by default, or the listed addresses and ranges', () => {
    expect(config()).toEqual(['loopback']);
    expect(config('none')).toEqual([]);
    expect(config('10.0.0.0/8, 2001:db8::/32 192.0.2.7')).toEqual(['10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);
  });

  test.each(['everybody', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.0/8/8', '10.0.0.0/'])('refuses %s', (wrong) => {
    expect(() => config(wrong)).toThrow('TRUSTED_PROXIES');
  });

  test.each([
    '0.0.0.0/0',
    '::/0',
    'loopback 128.0.0.0/1',
    '10.0.0.0/7',
    '2000::/3',
    'fc00::/6',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/97',
    '0:0:0:0:0:FFFF:8000:0/103',
  ])('refuses %s, which strangers are in', (wide) => {
    expect(() => config(wide)).toThrow(/TRUSTED_PROXIES: es un rango tan amplio/);
  });

  test.each(['uniquelocal', 'fc00::/7', '::ffff:10.0.0.0/104', '::ffff:192.0.2.7'])('trusts %s', (narrow) => {
    expect(config(narrow)).toEqual([narrow]);
  });
});
