import Fastify from 'fastify';
import { SerializedReply, sendSerialized } from './serialized-reply';

const answer = new SerializedReply('{"name":"Sofá"}');
const app = Fastify();
app.get('/read', (request, reply) => sendSerialized(request, reply, answer));
app.get('/short', (request, reply) =>
  sendSerialized(request, reply.header('cache-control', 'public, max-age=60'), answer),
);
app.post('/ask', (request, reply) => sendSerialized(request, reply, answer));
afterAll(() => app.close());

it('sends an answer with its tag, and an empty 304 to a client that has it', async () => {
  const first = await app.inject('/read');
  expect(first.json()).toEqual({ name: 'Sofá' });
  const etag = String(first.headers.etag);
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=1', vary: 'site' });
  for (const header of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await app.inject({ url: '/read', headers: { 'if-none-match': header } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

it('sends the whole answer to a client with an older one, and always to a POST', async () => {
  const etag = String((await app.inject('/read')).headers.etag);
  const other = await app.inject({ url: '/read', headers: { 'if-none-match': '"other"' } });
  expect([other.statusCode, other.json()]).toEqual([200, { name: 'Sofá' }]);
  const asked = await app.inject({ method: 'POST', url: '/ask', headers: { 'if-none-match': etag } });
  expect([asked.statusCode, asked.headers.etag]).toEqual([200, undefined]);
  expect(asked.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=1', vary: 'site' });
});

it('keeps the lifetime that a handler gave, with the tag', async () => {
  const { headers } = await app.inject('/short');
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'site' });
  expect(headers.etag).toBeDefined();
});
