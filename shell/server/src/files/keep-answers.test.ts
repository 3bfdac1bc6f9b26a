import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { keepAnswers } from './keep-answers';

const text = 'silla '.repeat(1_000);
let app: FastifyInstance;
let made = 0;
beforeEach(async () => {
  made = 0;
  app = Fastify();
  keepAnswers(app);
  app.get('/text', (_request, reply) => {
    made += 1;
    return reply.type('text/css; charset=utf-8').send(text);
  });
  app.get('/file', (_request, reply) => {
    made += 1;
    return reply
      .type('text/javascript')
      .header('content-length', text.length)
      .send(Readable.from([text]));
  });
  app.get('/gone', (_request, reply) => {
    made += 1;
    return reply.code(404).send(text);
  });
  await app.ready();
});
afterEach(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each(['/text', '/file'])('makes %s once for all, and sends each browser an encoding it reads', async (url) => {
  const plain = await get(url);
  const packed = await get(`${url}?a=1`, { 'accept-encoding': 'gzip, br' });
  expect([plain.body, brotliDecompressSync(packed.rawPayload).toString()]).toEqual([text, text]);
  expect(packed.headers).toMatchObject({
    'content-type': plain.headers['content-type'],
    'content-encoding': 'br',
    vary: 'accept-encoding',
  });
  const known = await get(url, { 'if-none-match': String(packed.headers.etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  expect(made).toBe(1);
});

test('compresses an answer once for many requests at once', async () => {
  const all = await Promise.all(Array.from({ length: 20 }, () => get('/text', { 'accept-encoding': 'br' })));
  expect(new Set(all.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
});

test('does not cache a missing answer', async () => {
  await get('/gone');
  await get('/gone');
  expect(made).toBe(2);
});
