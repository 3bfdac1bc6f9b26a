import { connect, disconnect } from '@actual/database';
import Fastify from 'fastify';
import { Service } from './service';
import { tokenKeys } from './testing/tokens';

test('logs a request as one line, without data from its address or its caller', async () => {
  // nobody listens there, and nothing of this test asks
  const db = connect({ url: 'postgres://nobody@127.0.0.1:1/none', applicationName: 'test', pool: 1 });
  const { app } = await Service.create({
    name: 'account',
    endpoints: {},
    db,
    gatewayOf: () => 'internal',
    tokenKeys,
    logLevel: 'info',
    perMinute: 0,
    cookieSecret: 'a'.repeat(32),
    secureCookies: false,
  });
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  app.setChildLoggerFactory((_logger, bindings, options) => log.child(bindings, options));
  app.get('/open', async () => ({}));

  await app.inject({
    url: '/open?llave=secret-key&token=secret-token&correo=lucia%40example.com',
    headers: { authorization: 'Bearer secret-session', cookie: 'sesion=secret-session' },
  });
  await app.close();
  await disconnect(db);

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'request', method: 'GET', url: '/open', status: 200 },
  ]);
  expect(lines.join()).not.toMatch(/secret|lucia|llave|token/);
});
