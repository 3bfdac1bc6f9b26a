import Fastify from 'fastify';
import { refuseForm } from './refuse-form';

test('a form that is larger than any page takes is refused in Spanish', async () => {
  const app = Fastify({ bodyLimit: 10 });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({ method: 'POST', url: '/*', errorHandler: refuseForm, handler: async () => 'taken' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (payload: string) => app.inject({ method: 'POST', url: '/promesa', headers, payload });
  const large = await send('x'.repeat(11));
  expect([large.statusCode, large.body]).toEqual([413, expect.stringContaining('demasiado grande')]);
  expect((await send('x')).body).toBe('taken');
  await app.close();
});
