import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { closeIdleWhileClosing } from './close-idle';

test('a server closes although the last answer went to a client that keeps its connection', async () => {
  const app = Fastify();
  closeIdleWhileClosing(app);

  let arrived = (): void => {};
  const asked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/slow', async () => {
    arrived();
    await setTimeout(150);
    return 'ok';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const { port } = app.server.address() as AddressInfo;
  const answered = new Promise<number | undefined>((resolve) => {
    get({ host: '127.0.0.1', port, path: '/slow', agent }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
  });
  await asked;
  await app.close();
  expect(await answered).toBe(200);
  agent.destroy();
  // without it the server waits for the client's kept connection, longer than this
}, 60_000);
