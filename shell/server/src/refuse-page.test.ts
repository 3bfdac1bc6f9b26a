import Fastify from 'fastify';
import { refusePage } from './refuse-page';

/** A server whose pages fail at this address; what it logged stands in `lines`. */
const failing = () => {
  const lines: string[] = [];
  const app = Fastify({
    bodyLimit: 10,
    logger: { level: 'error', stream: { write: (line) => void lines.push(line) } },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    errorHandler: refusePage,
    handler: async ({ url }) => {
      if (url === '/') throw new TypeError('no hook for ana@example.mx');
      return 'taken';
    },
  });
  return { app, lines };
};

test('a form that is larger than any page takes is refused in Spanish', async () => {
  const { app } = failing();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (payload: string) => app.inject({ method: 'POST', url: '/promesa', headers, payload });
  const large = await send('x'.repeat(11));
  expect([large.statusCode, large.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
  expect(large.body).toContain('demasiado grande');
  expect((await send('x')).body).toBe('taken');
  await app.close();
});

test('who asked for a page that breaks together with its frame reads so in Spanish; why stands in the log alone', async () => {
  const { app, lines } = failing();
  const page = await app.inject('/');
  expect([page.statusCode, page.headers['content-type'], page.headers['retry-after']]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ]);
  expect(page.body).toContain('No pudimos abrir esta página');
  expect(page.body).toContain('<a href="">Reintentar</a>');
  expect(page.body).not.toContain('hook');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const [line] = lines;
  expect(JSON.parse(line ?? '')).toMatchObject({ msg: 'page not made', error: 'no hook for [email]', url: '/' });
  await app.close();
});
