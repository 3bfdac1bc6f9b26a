import type { FastifyInstance } from 'fastify';
import { addressOf, gatewayBefore, type Heard, recordingService } from './testing';

// its documents page brings packages that jest cannot read, and is not asked here
jest.mock('./docs', () => ({ installDocs: async () => undefined }));

const origin = 'http://kids.localhost';
const own = { 'sec-fetch-site': 'same-origin', referer: `${origin}/user/profile?a=1` };
let service: FastifyInstance;
let heard: () => Heard[];
let gateway: FastifyInstance;
beforeAll(async () => {
  ({ app: service, heard } = await recordingService());
  gateway = await gatewayBefore(addressOf(service), false);
});
afterAll(async () => {
  await gateway.close();
  await service.close();
});
beforeEach(() => void heard());

const post = (headers: object, url = '/api/me/sessions/endothers') =>
  gateway.inject({
    method: 'POST',
    url,
    payload: '',
    headers: {
      host: 'kids.localhost',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: 'cp=1',
      ...headers,
    },
  });

test('a form without script makes the call as its page’s brand, and leads back to the page', async () => {
  const { statusCode, headers } = await post(own);
  expect([statusCode, headers.location]).toEqual([303, '/user/profile?a=1']);
  expect(heard()).toMatchObject([
    { method: 'POST', url: '/me/sessions/endothers', headers: { site: 'actual-kids', cookie: 'cp=1' } },
  ]);
});

test.each([
  ['another site’s', { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' }],
  ['nobody’s', {}],
])('refuses %s form, and calls no service', async (_whose, headers) => {
  expect((await post(headers)).statusCode).toBe(403);
  expect(heard()).toEqual([]);
});

test.each([
  ['elsewhere', 'https://evil.example/trap', '/'],
  ['a host in its path', `${origin}//evil.example/`, '/evil.example/'],
  ['nowhere', 'no address', '/'],
])('a form that names %s as its page leads to this store', async (_what, referer, path) => {
  expect((await post({ ...own, referer })).headers.location).toBe(path);
});

test('hands on a form body as it came for a call that no form makes', async () => {
  await post(own, '/api/auth/signout');
  expect(heard()).toMatchObject([{ headers: { 'content-type': 'application/x-www-form-urlencoded' } }]);
});

test('a link of a mail is followed as its host’s brand: a browser says none', async () => {
  const headers = { host: 'kids.localhost', cookie: 'cp=1' };
  await gateway.inject({ method: 'GET', url: '/api/email/some-one/open?llave=x', headers });
  expect(heard()).toMatchObject([
    { url: '/email/some-one/open?llave=x', headers: { site: 'actual-kids', cookie: 'cp=1' } },
  ]);
});
