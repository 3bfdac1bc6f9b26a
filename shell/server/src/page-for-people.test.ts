import Fastify, { type FastifyInstance } from 'fastify';
import { refuse, refuseError } from './gateway/refusals';
import { tellPeople } from './page-for-people';

const lines: string[] = [];
let app: FastifyInstance;
beforeAll(() => {
  app = Fastify({
    bodyLimit: 10,
    logger: { level: 'error', stream: { write: (line) => void lines.push(line) } },
  });
  app.setErrorHandler(refuseError);
  tellPeople(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.get('/broken', async () => {
    throw new TypeError('no hook for ana@example.mx');
  });
  app.get<{ Params: { status: string } }>('/refused/:status', async (request, reply) => {
    // as the gateway hands on what a service answered
    const body = Buffer.from(JSON.stringify({ code: 'of_a_service' }));
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.byteLength };
    return reply.code(Number(request.params.status)).headers(headers).send(body);
  });
  app.get('/often', (request, reply) => refuse(request, reply.header('retry-after', '7'), 429, 'rate_limited'));
  app.post('/promesa', async () => 'taken');
});
afterAll(() => app.close());

/** What a browser says of a link that somebody pressed; an older one names only what it shows. */
const shown = { 'sec-fetch-mode': 'navigate' };
const olderBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/refused/401', 401, 'Entra a tu cuenta'],
  ['/refused/403', 403, 'no se puede abrir desde aquí'],
  ['/refused/404', 404, 'Aquí no hay nada'],
  ['/refused/400', 400, 'No entendemos este enlace'],
  ['/refused/503', 503, 'No pudimos abrir esta página'],
  ['/often', 429, 'en 7 segundos'],
])('who opens %s in a browser reads in Spanish what to do; a program gets the code', async (url, status, words) => {
  for (const headers of [shown, olderBrowser]) {
    const page = await app.inject({ url, headers });
    expect([page.statusCode, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.body).toContain(words);
    expect(page.headers['content-length']).toBe(String(Buffer.byteLength(page.body)));
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  }
  for (const headers of [{}, { ...olderBrowser, 'sec-fetch-mode': 'cors' }]) {
    const typed = await app.inject({ url, headers });
    expect([typed.statusCode, typed.json().code]).toEqual([status, expect.any(String)]);
  }
});

test('a form that is larger than any page takes is refused in Spanish', async () => {
  const send = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/promesa',
      headers: { ...shown, 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
  const large = await send('x'.repeat(11));
  expect([large.statusCode, large.body]).toEqual([413, expect.stringContaining('demasiado grande')]);
  expect((await send('x')).body).toBe('taken');
});

test('a fault of ours is told without its cause, which stands in the log without personal data', async () => {
  const page = await app.inject({ url: '/broken', headers: shown });
  const typed = await app.inject('/broken');
  expect([page.statusCode, typed.statusCode, typed.json().code]).toEqual([503, 503, 'unavailable']);
  expect(page.body + typed.body).not.toContain('hook');
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    msg: 'request failed',
    error: 'no hook for [email]',
    url: '/broken',
  });
});
