import { get as httpGet, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '@actual/deploy/testing/until';
import type { FastifyInstance } from 'fastify';
import { createServer } from '../server';
import { Floods } from './floods';
import { type TurnOptions, takeTurns } from './take-turns';

/** Milliseconds of the processor that a page takes here. */
const work = 4;
const [connections, pipelined] = [60, 6];
/** More than the kernel's buffers on both sides take. */
const large = Buffer.alloc(16 * 1024 * 1024, 'x');

let app: FastifyInstance | undefined;
let served: string[] = [];
const opened: Socket[] = [];
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await app?.close();
});

const blockFor = (ms: number): void => {
  const began = performance.now();
  while (performance.now() - began < ms);
};

async function open(options?: Partial<TurnOptions>): Promise<number> {
  served = [];
  app = createServer({ internal: false, logLevel: 'silent', trustedProxies: ['loopback'], limited: false });
  if (options) takeTurns(app, { limited: true, ...options });
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/page', async (request) => {
    blockFor(work);
    served.push(request.ip);
    return { ok: true };
  });
  app.get('/large', async (request, reply) => {
    served.push(request.ip);
    return reply.send(large);
  });
  app.get('/api/call', async () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** One address asks by many connections, several times by each, and reads nothing. */
function burst(port: number, path: string, from = '203.0.113.9'): void {
  for (let at = 0; at < connections; at += 1) {
    const socket = connect(port, '127.0.0.1');
    opened.push(socket);
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\n\r\n`.repeat(pipelined));
  }
}
const get = (port: number, path: string, from: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': from } });

test('under a burst of one address /healthz and another shopper are answered before it', async () => {
  const port = await open();
  burst(port, '/page');
  await until(async () => served.length > 0);
  expect((await get(port, '/healthz', '198.51.100.7')).status).toBe(200);
  expect((await get(port, '/page', '198.51.100.7')).status).toBe(200);
  expect(served.length).toBeLessThan(connections * pipelined);
});

test('prepares one answer for a connection that does not read; its other requests wait until that is taken', async () => {
  const port = await open();
  burst(port, '/large');
  await until(async () => served.length === connections);
  expect((await get(port, '/page', '198.51.100.7')).status).toBe(200);
  expect(served.filter((from) => from === '203.0.113.9')).toHaveLength(connections);
});

test('a connection that asks more than it may without waiting is cut', async () => {
  const port = await open();
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  let closed = false;
  socket
    .on('error', () => undefined)
    .once('close', () => {
      closed = true;
    });
  socket.resume();
  socket.write('GET /page HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(100));
  await until(async () => closed);
  expect(served.length).toBeLessThan(100);
});

test('a browser’s requests on one connection are all answered, in their order', async () => {
  const port = await open();
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
  });
  for (const path of ['/page', '/healthz', '/page']) socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  await until(async () => (text.match(/HTTP\/1\.1 200/g) ?? []).length === 3);
  expect(text.match(/\{"\w+":true\}/g)).toEqual(['{"ok":true}', '{"alive":true}', '{"ok":true}']);
});

test('tells a flooding address when to come back, by a page or a code, and serves others', async () => {
  const floods = new Floods({ perSecond: 1, burst: 3, ofNetwork: 4 }, () => 0);
  const port = await open({ floods });
  for (let at = 0; at < 3; at += 1) expect((await get(port, '/page', '203.0.113.9')).status).toBe(200);
  const headers = { 'x-forwarded-for': '203.0.113.9', accept: 'text/html' };
  const page = await new Promise<IncomingMessage>((resolve) => httpGet({ port, path: '/page', headers }, resolve));
  expect([page.statusCode, page.headers['retry-after']]).toEqual([429, '1']);
  expect(await text(page)).toContain('Vuelve a intentarlo en 1 segundo.');
  const call = await get(port, '/api/call', '203.0.113.9');
  expect([call.status, (await call.json()).code]).toEqual([429, 'rate_limited']);
  expect((await get(port, '/page', '198.51.100.7')).status).toBe(200);
  expect((await get(port, '/healthz', '203.0.113.9')).status).toBe(200);
});
