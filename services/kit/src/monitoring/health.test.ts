import Fastify, { type FastifyInstance } from 'fastify';
import { installHealth } from './health';

let app: FastifyInstance;
let database: () => Promise<unknown>;
beforeEach(() => {
  app = Fastify();
  installHealth(app, { database: () => database() });
});
afterEach(() => app.close());

const ask = async (url: string) => {
  const { statusCode, body } = await app.inject(url);
  return { status: statusCode, body: JSON.parse(body) };
};

test('with its database a service is alive and ready', async () => {
  database = async () => 1;
  expect(await ask('/healthz')).toEqual({ status: 200, body: { alive: true } });
  expect(await ask('/readyz')).toEqual({ status: 200, body: { ready: true, missing: [] } });
});

test.each([
  ['refuses', () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7:5432'))],
  ['never answers', () => new Promise(() => undefined)],
])('with a database that %s a service is alive but not ready, and names only the database', async (_how, away) => {
  database = away;
  expect(await ask('/healthz')).toEqual({ status: 200, body: { alive: true } });
  expect(await ask('/readyz')).toEqual({ status: 503, body: { ready: false, missing: ['database'] } });
});

test('many who ask at once ask the database once', async () => {
  const asked = jest.fn(async () => 1);
  database = asked;
  await Promise.all(Array.from({ length: 20 }, () => ask('/readyz')));
  expect(asked).toHaveBeenCalledTimes(1);
});
