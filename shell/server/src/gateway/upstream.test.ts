import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createApiClient } from '@actual/contracts/client/client';
import { until } from '@actual/deploy/testing/until';
import { callOverLines } from './calls-over-lines';
import { addressOfCall, fetchBy } from './page-calls';
import { Upstream } from './upstream';

/** A service whose process may be stopped, as by SIGSTOP: the system still takes connections, nobody answers. */
let server: Server;
let sockets: Set<Socket>;
let stopped: boolean;
let asked: number;
let upstream: Upstream;
let states: boolean[];
/** Requests on a connection until the service closes it under the next one. */
let requestsOfLine: number;

const answer = (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}');

beforeEach(async () => {
  sockets = new Set();
  stopped = false;
  asked = 0;
  states = [];
  requestsOfLine = Number.POSITIVE_INFINITY;
  server = createServer((socket) => {
    sockets.add(socket);
    let ofLine = 0;
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      // not the sign of life that is asked for in between
      if (bytes.includes(' /x ')) asked += 1;
      ofLine += 1;
      if (ofLine > requestsOfLine) socket.destroy();
      else if (!stopped) answer(socket);
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

const call = (deadlineMs = 300, method: 'GET' | 'POST' = 'GET') =>
  upstream.call({ method, path: '/x', headers: {}, deadlineMs });
const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: Error) => thrown.message,
  );

test('no call waits longer than its deadline, also when it waits for a connection', async () => {
  stopped = true;
  let under = 200;
  const calls = Array.from({ length: under }, () => call(500).finally(() => (under -= 1)));
  const all = Promise.allSettled(calls);
  // timers fire in their order on any machine; without a deadline for the wait the last would end at 2000
  const left = await new Promise((resolve) => setTimeout(() => resolve(under), 1_000));
  expect(left).toBe(0);
  for (const one of await all) expect(one).toMatchObject({ reason: { message: 'no answer in 500 ms' } });
});

test('after three misses callers are told at once, and the service is left alone', async () => {
  stopped = true;
  for (let misses = 0; misses < 3; misses += 1) await expect(call(50)).rejects.toThrow('no answer');
  expect(states).toEqual([true]);
  const before = asked;
  const refused = await Promise.all(Array.from({ length: 50 }, () => errorOf(call(10_000))));
  expect(new Set(refused)).toEqual(new Set(['cut off']));
  expect(asked).toBe(before);
});

test('it is asked for a sign of life, and is called again once it gives one', async () => {
  stopped = true;
  for (let misses = 0; misses < 3; misses += 1) await expect(call(50)).rejects.toThrow('no answer');
  stopped = false;
  await until(async () => {
    const error = await errorOf(call(5_000));
    if (error !== undefined) expect(error).toBe('cut off');
    return error === undefined;
  });
  expect(states).toEqual([true, false]);
});

test('any interim answer is a sign of life', async () => {
  for (let round = 0; round < 4; round += 1) {
    stopped = true;
    await Promise.all([call(50), call(50)].map((one) => expect(one).rejects.toThrow('no answer')));
    stopped = false;
    await call();
  }
  expect(states).toEqual([]);
});

test('tells a service that is away from one that hangs', async () => {
  server.close();
  for (const socket of sockets) socket.destroy();
  for (let times = 0; times < 5; times += 1) await expect(call()).rejects.toThrow('not reached');
  expect(states).toEqual([]);
});

test('a read whose kept connection ends under it is asked once more on a new one, a change is not', async () => {
  requestsOfLine = 1;
  const next = async (method?: 'GET' | 'POST') => {
    // the connection of the call before is free again
    await setImmediate();
    return call(5_000, method);
  };
  await next();
  await expect(next()).resolves.toMatchObject({ status: 200 });
  expect(asked).toBe(3);
  await next();
  await expect(next('POST')).rejects.toThrow('not reached');
  expect(asked).toBe(5);
});

test('a service that ends every connection is asked twice and no more', async () => {
  requestsOfLine = 0;
  await expect(call(5_000)).rejects.toThrow('not reached');
  expect(asked).toBe(2);
});

test('a page that gives up earlier still learns for the others that the service hangs', async () => {
  stopped = true;
  const lines = { upstreams: { catalog: upstream }, deadlineMs: 200 };
  const fetchPage = fetchBy((call) => callOverLines(lines, call));
  const api = createApiClient({ site: 'actual-home', baseUrl: addressOfCall, fetch: fetchPage, timeout: 20 });
  for (let times = 0; times < 3; times += 1)
    await expect(api('GET /company/find')).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  expect(states).toEqual([]);
  await until(() => states.length > 0);
  expect(await errorOf(api('GET /company/find'))).toContain('cut off');
});
