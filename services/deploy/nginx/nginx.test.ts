import { spawnSync } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { gunzipSync } from 'node:zlib';
import { frontDoor } from '@actual/contracts/facts/capacities';
import { credentialHeader } from '@actual/contracts/gateways';
import { until } from '@actual/deploy/testing/until';
import { cachingHeaders } from '@actual/shell/server/src/render/kept-pages/page-caching';
import { securityHeaders } from '@actual/shell/server/src/render/security-headers';
import { findNginx } from './program';
import { credential, type FrontedStore, openFrontedStore } from './testing/fronted-store';
import { visit, visitPlain } from './testing/visit';

const nginx = findNginx();
const isHere = nginx !== null && spawnSync('openssl', ['version']).status === 0;
const withNginx = isHere ? describe : describe.skip;

withNginx(isHere ? 'the nginx of this machine' : 'nginx and openssl are not installed on this machine', () => {
  let store: FrontedStore;
  beforeAll(async () => {
    if (nginx) store = await openFrontedStore(nginx);
  });
  beforeEach(() => store.forget());
  afterAll(() => store.stop());

  const json = (response: ServerResponse, body = '{}') =>
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', etag: '"1"' }).end(body);

  test('each of the three hosts reaches the public gateway under its name; a caller’s own forwarding headers are dropped', async () => {
    for (const name of ['studio.localhost', 'home.localhost', 'kids.localhost']) {
      const forged = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'other.example', [credentialHeader]: 'x' };
      expect((await visit(store, '/category/salas?a=%2F..', { name, headers: forged })).status).toBe(200);
      const host = `${name}:${store.port}`;
      expect(store.heard()).toMatchObject([
        {
          who: 'public',
          url: '/category/salas?a=%2F..',
          headers: { host, 'x-forwarded-host': host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' },
        },
      ]);
    }
  });

  test('the internal host is on its own address alone', async () => {
    const internal = { name: 'interno.localhost', address: '127.0.0.2' };
    expect((await visit(store, '/escritorio', internal)).text).toContain('internal');
    await visit(store, '/api/order/all/find/1', internal);
    expect(store.heard().map(({ who }) => who)).toEqual(['internal', 'internal']);
    await expect(visit(store, '/', { name: 'interno.localhost' })).rejects.toThrow(/unrecognized name|handshake/i);
    for (const path of ['/escritorio', '/api/order/all/find/1', '/_mfe/staff/1/remoteEntry.js']) {
      const answer = await visit(store, path, { host: 'interno.localhost' });
      expect([answer.status, answer.text]).toEqual([404, 'No hay nada en esta dirección.\n']);
    }
    await expect(visit(store, '/', { address: '127.0.0.2' })).rejects.toThrow(/unrecognized name|handshake/i);
    expect(store.heard()).toEqual([]);
  });

  test('without TLS there is the way to TLS and nothing else', async () => {
    const to = `https://kids.localhost:${store.port}/a?b=c`;
    expect(await visitPlain(store, '/a?b=c', 'kids.localhost')).toEqual({ status: 308, to });
    expect(await visitPlain(store, '/', 'interno.localhost')).toEqual({ status: 404, to: '' });
  });

  test('answers by HTTP/2', async () => {
    const session = connect(`https://studio.localhost:${store.port}`, {
      ca: store.certificate,
      lookup: (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
    });
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject);
      session.request({ ':path': '/' }).on('response', (headers) => resolve(headers[':status']));
    });
    expect([status, session.alpnProtocol]).toEqual([200, 'h2']);
    session.destroy();
  });

  test('a call that only reads goes straight to its service, with the headers that the gateway would add', async () => {
    store.answers('catalog', (_request, response) => void json(response));
    const headers = { site: 'actual-kids', authorization: 'Bearer b', 'if-none-match': '"1"', cookie: 'portador=a' };
    const forged = { 'x-forwarded-for': '203.0.113.9', 'x-real-ip': '203.0.113.8', 'x-origin': 'x', te: 'trailers' };
    const answer = await visit(store, '/api/product/findbyslug/sofa-gris?a=1', {
      headers: { ...headers, ...forged, [credentialHeader]: 'forged' },
    });
    const [call, ...more] = store.heard();
    expect(more).toEqual([]);
    expect(call).toMatchObject({ who: 'catalog', method: 'GET', url: '/product/findbyslug/sofa-gris?a=1' });
    expect(call?.headers).toMatchObject({
      ...headers,
      [credentialHeader]: credential,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-request-id': answer.headers['x-request-id'],
    });
    for (const name of ['x-real-ip', 'x-origin', 'te']) expect(call?.headers).not.toHaveProperty([name]);
    expect(answer.headers.etag).toBe('"1"');
    expect(JSON.stringify(answer.headers)).not.toContain(credential);
  });

  /** A service that answers with a number of its own each time, and lets others keep it for so many seconds. */
  const countingReads = (cacheControl: string) => {
    let asked = 0;
    store.answers('catalog', (request, response) => {
      asked += 1;
      const told = { 'cache-control': cacheControl, etag: `"${asked}"`, 'x-ratelimit-remaining': '7' };
      if (request.headers['if-none-match'] === `"${asked - 1}"`) response.writeHead(304, told).end();
      else response.writeHead(200, told).end(`answer ${asked}`);
    });
  };
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const { status, text } = await visit(store, path, { headers: { site: 'actual-kids', ...headers } });
    return status === 200 ? text : status;
  };

  test('an answer that a service lets others keep is kept as long, from the second time on', async () => {
    countingReads('public, max-age=0, s-maxage=2');
    const path = '/api/product/findbyslug/kept';
    const texts = [];
    for (let at = 0; at < 4; at += 1) texts.push(await read(path));
    expect(texts).toEqual(['answer 1', 'answer 2', 'answer 2', 'answer 2']);
    expect(await read(path, { 'if-none-match': '"2"' })).toBe(304);
    expect((await visit(store, path, { headers: { site: 'actual-kids' } })).headers).not.toHaveProperty([
      'x-ratelimit-remaining',
    ]);
    expect(store.heard()).toHaveLength(2);
    await until(async () => (await read(path)) === 'answer 3');
  });

  test('a search is kept by its body, unless that is long', async () => {
    countingReads('public, max-age=0, s-maxage=60');
    const headers = { site: 'actual-kids', 'content-type': 'application/json' };
    const search = async (keywords: string) =>
      (await visit(store, '/api/product/search/', { method: 'POST', headers, body: JSON.stringify({ keywords }) }))
        .text;
    const texts = [];
    for (const keywords of ['sofa', 'sofa', 'sofa', 'cama']) texts.push(await search(keywords));
    expect(texts).toEqual(['answer 1', 'answer 2', 'answer 2', 'answer 3']);
    const long = (end: string) => search(`${'x'.repeat(100_000)}${end}`);
    for (const end of ['a', 'a', 'a']) await long(end);
    expect(await long('b')).toBe('answer 7');
  });

  test.each([
    ['another brand', 'brand', { site: 'actual-home' }],
    ['who calls with a token', 'token', { authorization: 'Bearer b' }],
  ])('gives no cached answer to %s', async (_who, name, headers) => {
    countingReads('public, max-age=0, s-maxage=60');
    const path = `/api/product/findbyslug/${name}`;
    for (let at = 0; at < 3; at += 1) await read(path);
    expect(await read(path, headers)).toBe('answer 3');
    expect(await read(path)).toBe('answer 2');
  });

  test.each([
    ['an answer that nobody may keep', 'private, no-cache', 'private'],
    ['that nothing changed', 'public, max-age=0, s-maxage=60', 'nothing'],
  ])('does not cache %s', async (_what, cacheControl, name) => {
    countingReads(cacheControl);
    const path = `/api/product/findbyslug/${name}`;
    const nothingChanged = { 'if-none-match': '"0"' };
    expect(await read(path, nothingChanged)).toBe(304);
    expect(await read(path, { 'if-none-match': '"1"' })).toBe(304);
    expect(await read(path)).toBe('answer 3');
    if (cacheControl.startsWith('private')) expect(await read(path)).toBe('answer 4');
  });

  test('sends security headers exactly once, whichever server answers', async () => {
    const own = securityHeaders(true);
    store.answers('public', (_request, response) => void response.writeHead(200, own).end());
    store.answers('catalog', (_request, response) => void response.writeHead(200, own).end());
    for (const path of ['/', '/api/company/find', '/api/quotation/x/open']) {
      const { raw, headers } = await visit(store, path);
      expect(headers).toMatchObject(own);
      const names = raw.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
      expect(names.filter((name) => name in own).sort()).toEqual(Object.keys(own).sort());
    }
  });

  test.each([
    ['a session, which its gateway renews', '/api/company/find', { headers: { cookie: 'a=b; __Host-sesion=x' } }],
    ['a change', '/api/quotation/create', { method: 'POST', headers: { 'idempotency-key': 'k' }, body: '{}' }],
    ['a link of a mail', '/api/quotation/1/open?llave=k', {}],
    ['a provider’s notice', '/api/webhooks/mercadopago', { method: 'POST', body: '{}' }],
    ['a call of staff', '/api/order/all/find/1', {}],
    ['another method', '/api/company/find', { method: 'DELETE' }],
    ['another spelling', '/api/Company/find', {}],
    ['an escaped letter', '/api/company/%66ind', {}],
    ['a step up', '/api/product/findbyslug/..', {}],
    ['an escaped step up', '/api/product/findbyslug/x%5c..%5c..%5cmetrics', {}],
    ['a doubled slash', '/api//company/find', {}],
    ['a door of the services', '/api/metrics', {}],
    ['a broken escape', '/api/company/%zz', {}],
  ])('%s goes to the gateway as it came, or nowhere', async (_what, path, given) => {
    const { status } = await visit(store, path, given);
    const heard = store.heard().map(({ who, url }) => ({ who, url }));
    expect(heard).toEqual(status === 400 ? [] : [{ who: 'public', url: path }]);
  });

  test('nginx compresses a service’s answer, the gateway compresses its own', async () => {
    const long = JSON.stringify({ items: 'sofá '.repeat(1_000) });
    store.answers('catalog', (_request, response) => void json(response, long));
    const { headers, bytes } = await visit(store, '/api/company/find', { headers: { 'accept-encoding': 'gzip, br' } });
    expect([headers['content-encoding'], gunzipSync(bytes).toString()]).toEqual(['gzip', long]);
    expect(headers.vary).toMatch(/accept-encoding/i);
    await visit(store, '/', { headers: { 'accept-encoding': 'zstd, gzip;q=0.8, br' } });
    expect(store.heard().at(-1)?.headers['accept-encoding']).toBe('br');
  });

  test('a body too large: a page in Spanish for people, a code for programs', async () => {
    const post = (path: string, bytes: number) =>
      visit(store, path, { method: 'POST', headers: { 'content-length': String(bytes) }, body: 'x'.repeat(bytes) });
    const page = await post('/register', 1_100_000);
    expect([page.status, page.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(page.text).toContain('Es demasiado grande');
    const call = await post('/api/quotation/create', 6_000_000);
    expect([call.status, call.headers['content-type']]).toEqual([413, 'application/json']);
    expect(JSON.parse(call.text)).toMatchObject({
      code: 'payload_too_large',
      requestId: expect.stringMatching(/^\w{32}$/),
    });
    expect(store.heard()).toEqual([]);
  });

  /** A gateway that answers with a number of its own each time, when it is let. */
  const countingPages = () => {
    let asked = 0;
    let held: (() => void) | null = null;
    const shared = cachingHeaders({ shared: true, nameless: true, internal: false, freshMs: 1_000 });
    const state = { hold: false, asked: () => asked, letGo: () => held?.() };
    store.answers('public', (_request, response) => {
      const page = `page ${++asked}`;
      const answer = () => response.writeHead(200, { 'content-type': 'text/html', ...shared }).end(page);
      if (state.hold) held = answer;
      else answer();
    });
    return state;
  };

  test('a kept page is served stale while it is made anew, and the new one then', async () => {
    const path = '/stale';
    const pages = countingPages();
    expect((await visit(store, path)).text).toBe('page 1');
    pages.hold = true;
    // fresh for a second; a visit that finds it stale gets it as it is, and has it renewed for the next
    await until(async () => {
      expect((await visit(store, path)).text).toBe('page 1');
      return pages.asked() === 2;
    });
    expect((await visit(store, path)).text).toBe('page 1');
    pages.letGo();
    await until(async () => (await visit(store, path)).text === 'page 2');
  });

  test('gives a visitor with a cookie a page of their own, and each brand its own', async () => {
    countingPages();
    const texts = [];
    for (const given of [{}, {}, { headers: { cookie: 'cp=77500' } }, { name: 'home.localhost' }, {}])
      texts.push((await visit(store, '/whose', given)).text);
    expect(texts.slice(2, 4)).toEqual(['page 2', 'page 3']);
    expect(texts[0]).toBe('page 1');
  });

  test('where nobody answers: a typed refusal for programs, a page in Spanish, or the kept one', async () => {
    const pages = countingPages();
    await visit(store, '/kept');
    expect(pages.asked()).toBe(1);
    for (const who of ['catalog', 'public'] as const) store.answers(who, ({ socket }) => void socket.destroy());
    const refused = await visit(store, '/api/company/find');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.parse(refused.text).code).toBe('unavailable');
    expect((await visit(store, '/api/quotation/create', { method: 'POST', body: '{}' })).status).toBe(503);
    const away = await visit(store, '/category/salas');
    expect([away.status, away.headers['content-type']]).toEqual([502, 'text/html; charset=utf-8']);
    expect(away.text).toContain('Volvemos en un momento');
    expect((await visit(store, '/kept')).text).toBe('page 1');
  });

  test('a service that hangs holds so many callers and no more', async () => {
    let waiting = 0;
    const open: ServerResponse[] = [];
    store.answers('catalog', (_request, response) => {
      waiting += 1;
      open.push(response);
    });
    const held = Array.from({ length: frontDoor.callsOfService }, () => visit(store, '/api/company/find'));
    // on a busy machine the first may be given up before the last is there: a place is then taken by the next
    await until(() => waiting >= frontDoor.callsOfService || open.some(({ destroyed }) => destroyed));
    const next = await visit(store, '/api/company/find');
    expect([next.status, JSON.parse(next.text).code]).toEqual([503, 'unavailable']);
    for (const response of open) response.end('{}');
    await Promise.all(held);
  });

  test('the log keeps addresses without their query, where keys of mailed links stand', async () => {
    await visit(store, '/api/quotation/1/open?llave=secretsecret');
    await until(() => store.log('access.log').includes('/api/quotation/1/open'));
    expect(store.log('access.log')).not.toContain('secretsecret');
  });
});
