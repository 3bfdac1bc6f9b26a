import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { until } from '@actual/deploy/testing/until';
import Fastify, { type FastifyInstance } from 'fastify';
import { guardSockets, type SocketLimits } from './sockets';

/** More than the kernel's buffers on both sides take. */
const large = Buffer.alloc(32 * 1024 * 1024, 'x');
const silence = 3_000;
const limits: SocketLimits = {
  inAll: 60,
  ofAddress: 20,
  ofNetwork: 40,
  stalled: 8,
  stalledOfAddress: 4,
  stallsAfter: 100,
  longest: 60_000,
};

let app: FastifyInstance | undefined;
const opened: Socket[] = [];
/** Connections that the server took; a client counts its own as open before. */
let accepted = 0;
/** Answers the last request for `/slow`. */
let finish = (): void => undefined;
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await app?.close();
});

interface Setup extends Partial<SocketLimits> {
  behindProxy?: boolean;
  /** Milliseconds of silence after which a connection is cut, in whatever state. */
  cutAfter?: number;
}

async function open({ behindProxy = true, cutAfter = silence, ...change }: Setup = {}): Promise<number> {
  app = Fastify({ forceCloseConnections: true, connectionTimeout: cutAfter, keepAliveTimeout: cutAfter });
  accepted = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });
  guardSockets(app, () => behindProxy, { ...limits, ...change });
  app.get('/large', (_request, reply) => reply.send(large));
  app.get('/small', async () => ({ ok: true }));
  app.get(
    '/slow',
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ ok: true });
      }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Asks for a path; reads at most so many bytes each 20 ms, nothing when 0. */
function ask(port: number, path: string, speed = 0): Socket {
  const socket = connect(port, '127.0.0.1');
  opened.push(socket);
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  socket.pause();
  if (speed > 0) {
    const timer = setInterval(() => socket.read(speed) ?? socket.read(), 20);
    socket.once('close', () => clearInterval(timer));
    socket.on('readable', () => undefined);
  }
  return socket;
}

const connections = () =>
  new Promise<number>((resolve, reject) => {
    app?.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

test('connections that ask and never read are cut, all of them', async () => {
  const port = await open({ stalled: 100 });
  for (let at = 0; at < 30; at += 1) ask(port, '/large');
  await until(() => accepted === 30);
  await until(async () => (await connections()) === 0);
});

test('of many that stall only some are kept waiting: their answers do not fill the memory', async () => {
  const port = await open({ cutAfter: 120_000 });
  for (let at = 0; at < 40; at += 1) ask(port, '/large');
  await until(() => accepted === 40);
  await until(async () => (await connections()) === limits.stalled);
});

test('cuts a client that reads only a few bytes now and then', async () => {
  const port = await open({ longest: 1_500 });
  ask(port, '/large', 16);
  await until(async () => (await connections()) === 1);
  await until(async () => (await connections()) === 0);
});

test('a client that reads steadily gets the whole answer while others stall', async () => {
  const port = await open({ stalled: 100 });
  for (let at = 0; at < 20; at += 1) ask(port, '/large');
  const answer = await fetch(`http://127.0.0.1:${port}/large`);
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    await setTimeout(5);
  }
  expect(bytes).toBe(large.length);
});

test('an idle connection is cut after its silence, not before', async () => {
  const cutAfter = 1_000;
  const port = await open({ cutAfter });
  const since = performance.now();
  const socket = ask(port, '/small', 1_024);
  await once(socket, 'close');
  // timers count whole milliseconds
  expect(Math.ceil(performance.now() - since) + 1).toBeGreaterThanOrEqual(cutAfter);
});

test('an answer that a busy machine takes long to make arrives, however many silences that are', async () => {
  const port = await open({ cutAfter: 50 });
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await until(() => accepted === 1);
  for (const _silence of [1, 2, 3]) {
    // asks for nothing, and is cut when all that was silent before it would have been
    const idle = connect(port, '127.0.0.1').resume();
    await once(idle, 'close');
  }
  finish();
  expect(await (await answer).json()).toEqual({ ok: true });
});

test('cuts a request that is never answered in the end', async () => {
  const port = await open({ cutAfter: 50, longest: 200 });
  await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow();
});

test('allows one address fewer stalled connections, unless it is a proxy’s', async () => {
  const port = await open({ behindProxy: false, cutAfter: 120_000 });
  for (let at = 0; at < 10; at += 1) ask(port, '/large');
  await until(() => accepted === 10);
  await until(async () => (await connections()) === limits.stalledOfAddress);
  for (let at = 0; at < 40; at += 1) ask(port, '/small', 1_024);
  await until(async () => opened.slice(10).filter(({ destroyed }) => destroyed).length === 40 - 16);
  expect(await connections()).toBe(limits.ofAddress);
});

test('connections have a limit in all', async () => {
  const port = await open({ inAll: 10 });
  for (let at = 0; at < 30; at += 1) ask(port, '/small', 1_024);
  await until(async () => opened.filter(({ destroyed }) => destroyed).length === 20);
  expect(await connections()).toBe(10);
});
