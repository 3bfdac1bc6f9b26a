import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createApiClient } from '@actual/contracts/client';
import { addressOfService, fetchOverLines } from './page-calls';
import { Upstream } from './upstream';

/** A service whose process may be stopped, as by SIGSTOP: the system still takes connections, nobody answers. */
let server: Server;
let sockets: Set<Socket>;
let stopped: boolean;
let asked: number;
let upstream: Upstream;
let states: boolean[];

const answer = (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');

beforeEach(async () => {
  sockets = new Set();
  stopped = false;
  asked = 0;
  states = [];
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => {
      asked += 1;
      if (!stopped) answer(socket);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  upstream = new Upstream({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credential: () => 'c',
    onCutOff: (cut) => states.push(cut),
  });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  await upstream.close();
});

const call = (deadlineMs = 300) => upstream.call({ method: 'GET', path: '/x', headers: {}, deadlineMs });
const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  const error = await work().catch((thrown: Error) => thrown.message);
  return { ms: performance.now() - started, error };
};

test('no call waits longer than its deadline, also when it waits for a connection', async () => {
  stopped = true;
  const all = await Promise.all(Array.from({ length: 200 }, () => timed(() => call(500))));
  expect(new Set(all.map(({ error }) => error))).toEqual(new Set(['no answer in 500 ms']));
  // three times its deadline on a machine that is busy with everything else; without one the last waited for the first
  expect(Math.max(...all.map(({ ms }) => ms))).toBeLessThan(1500);
});

test('after three misses callers are told at once, and the service is left alone', async () => {
  stopped = true;
  for (let misses = 0; misses < 3; misses += 1) await expect(call(50)).rejects.toThrow('no answer');
  expect(states).toEqual([true]);
  const before = asked;
  const refused = await Promise.all(Array.from({ length: 50 }, () => timed(() => call(10_000))));
  expect(new Set(refused.map(({ error }) => error))).toEqual(new Set(['cut off']));
  expect(asked).toBe(before);
});

test('it is asked for a sign of life, and is called again once it gives one', async () => {
  stopped = true;
  for (let misses = 0; misses < 3; misses += 1) await expect(call(50)).rejects.toThrow('no answer');
  stopped = false;
  for (;;) {
    const { error } = await timed(() => call(5_000));
    if (typeof error !== 'string') break;
    expect(error).toBe('cut off');
    await new Promise((next) => setTimeout(next, 20));
  }
  expect(states).toEqual([true, false]);
});

test('an answer in between, whatever it says, is a sign of life', async () => {
  for (let round = 0; round < 4; round += 1) {
    stopped = true;
    await Promise.all([call(50), call(50)].map((one) => expect(one).rejects.toThrow('no answer')));
    stopped = false;
    await call();
  }
  expect(states).toEqual([]);
});

test('a service that is away is no service that hangs', async () => {
  server.close();
  for (const socket of sockets) socket.destroy();
  for (let times = 0; times < 5; times += 1) await expect(call()).rejects.toThrow('not reached');
  expect(states).toEqual([]);
});

test('a page that gives up earlier still learns for the others that the service hangs', async () => {
  stopped = true;
  const fetchPage = fetchOverLines({ catalog: upstream }, 200);
  const api = createApiClient({ site: 'actual-home', baseUrl: addressOfService, fetch: fetchPage, timeout: 20 });
  for (let times = 0; times < 3; times += 1)
    await expect(api('GET /company/find')).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  expect(states).toEqual([]);
  while (states.length === 0) await new Promise((next) => setTimeout(next, 10));
  expect((await timed(() => api('GET /company/find'))).error).toContain('cut off');
});
