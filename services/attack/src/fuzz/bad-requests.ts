import type { Endpoint } from '@actual/contracts';
import { keyOf, pathOf, type Sample, sampleRequest } from '../bodies';
import type { Request } from '../http';
import { schemaOf } from '../sample';
import { anyJson, anyText, borders } from './bad-values';
import { fieldsOf, opened, parsed } from './body-fields';

/** A bad input: its fault, and its request. `mustFail`: the schema rejects it. */
export interface BadInput {
  endpoint: Endpoint;
  what: string;
  request: Request;
  mustFail: boolean;
}

const json = { 'content-type': 'application/json' };
const deepObject = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
// large texts are made once, and shared by the bodies of every endpoint
const manyKeys = JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1])));
const [large, huge] = ['x'.repeat(300_000), 'x'.repeat(2_000_000)];
/** A body, as JSON text, with a text more in it. */
const withExtra = (body: string, extra: string): string =>
  `${body.slice(0, -1)}${body === '{}' ? '' : ','}"extra":"${extra}"}`;
const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text);

/** Requests for an endpoint that each have one fault. */
export function badInputs(endpoint: Endpoint): BadInput[] {
  const sample = sampleRequest(endpoint);
  return [
    ...badParams(endpoint, sample),
    ...badQueries(endpoint, sample),
    ...badFields(endpoint, sample),
    ...badBodies(endpoint, sample),
    ...badHeaders(endpoint, sample),
    ...badPaths(endpoint, sample),
  ];
}

const bodyOf = ({ body }: Sample): Pick<Request, 'headers' | 'body'> =>
  body ? { headers: json, body: JSON.stringify(body) } : {};

function requestOf(endpoint: Endpoint, sample: Sample, change: Partial<Request> = {}): Request {
  const { headers, ...rest } = bodyOf(sample);
  return {
    method: endpoint.method,
    path: pathOf(endpoint, sample),
    ...rest,
    ...change,
    headers: { ...headers, ...change.headers },
  };
}

function badParams(endpoint: Endpoint, sample: Sample): BadInput[] {
  return Object.keys(sample.params).flatMap((name) =>
    anyText.map((text) => {
      const params = { ...sample.params, [name]: wellFormed(text) };
      return {
        endpoint,
        what: `parameter ${name} ${shorten(JSON.stringify(text))}`,
        request: requestOf(endpoint, { ...sample, params }),
        mustFail: endpoint.params?.safeParse(params).success === false,
      };
    }),
  );
}

/** Half a surrogate pair cannot be written into an address. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

function badQueries(endpoint: Endpoint, sample: Sample): BadInput[] {
  return Object.keys(sample.query).flatMap((name) =>
    anyText.map((text) => {
      const query = { ...sample.query, [name]: wellFormed(text) };
      return {
        endpoint,
        what: `query ${name} ${shorten(JSON.stringify(text))}`,
        request: requestOf(endpoint, { ...sample, query }),
        mustFail: endpoint.query?.safeParse(query).success === false,
      };
    }),
  );
}

/** Each field, nested ones too: missing, and with every bad or borderline value. */
function badFields(endpoint: Endpoint, sample: Sample): BadInput[] {
  const { body: shape } = endpoint;
  const { body: whole } = sample;
  if (!shape || !whole) return [];
  const request = requestOf(endpoint, sample, { headers: json });
  return fieldsOf(schemaOf(shape)).flatMap(({ path, schema }): BadInput[] => {
    const { object, parent, field } = opened(whole, path);
    const input = (what: string, body: string): BadInput => ({
      endpoint,
      what: `${path.join('.')} ${what}`,
      request: { ...request, body },
      mustFail: isRefused(shape, object),
    });
    parent[field] = mark;
    const [before = '', after = ''] = JSON.stringify(object).split(JSON.stringify(mark));
    delete parent[field];
    const missing = input('missing', JSON.stringify(object));
    const values = [...anyJson, ...anyText.map((text) => JSON.stringify(text)), ...borders(schema)];
    const wrong = values.map((value) => {
      parent[field] = parsed(value);
      return input(shorten(value), before + value + after);
    });
    return [missing, ...wrong];
  });
}

/** Stands for a field's value until the text around it is known. */
const mark = '\u0001here\u0001';
function isRefused(shape: NonNullable<Endpoint['body']>, body: object): boolean {
  try {
    return shape.safeParse(body).success === false;
  } catch {
    // too deep to look at here, and not text anyway
    return false;
  }
}

/** Bodies that are missing, too large, or not of their declared type. */
function badBodies(endpoint: Endpoint, sample: Sample): BadInput[] {
  if (endpoint.method === 'GET') return [];
  const good = JSON.stringify(sample.body ?? {});
  const odd: readonly [string, string, Record<string, string>][] = [
    ['broken JSON', `${good.slice(0, -1)},`, json],
    ['half of the JSON', good.slice(0, Math.ceil(good.length / 2)), json],
    ['two objects', `${good}${good}`, json],
    ['a text', '"hola"', json],
    ['a list', `[${good}]`, json],
    ['null', 'null', json],
    ['nothing', '', json],
    ['a byte order mark', `\ufeff${good}`, json],
    ['deep', deepObject, json],
    ['300 KB', withExtra(good, large), json],
    ['2 MB', withExtra(good, huge), json],
    ['50,000 keys', manyKeys, json],
    ['a poisoned prototype', `{"__proto__":{"isAdmin":true},${good.slice(1)}`.replace(',}', '}'), json],
    ['the same key twice', `{"id":"a","id":"b",${good.slice(1)}`.replace(',}', '}'), json],
    ['as text', good, { 'content-type': 'text/plain' }],
    ['as a form', 'a=b&c[d]=e', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as parts', '--x\r\n\r\n--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    [
      'as XML',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
      { 'content-type': 'application/xml' },
    ],
    ['in UTF-16', good, { 'content-type': 'application/json; charset=utf-16' }],
    ['compressed, it says', good, { ...json, 'content-encoding': 'gzip' }],
    ['without a type', good, {}],
    ['with an odd type', good, { 'content-type': 'application/json;;;=' }],
  ];
  return odd.map(([what, body, headers]) => ({
    endpoint,
    what: `body: ${what}`,
    request: { method: endpoint.method, path: pathOf(endpoint, sample), body, headers },
    mustFail: false,
  }));
}

function badHeaders(endpoint: Endpoint, sample: Sample): BadInput[] {
  const odd: readonly [string, Record<string, string>][] = [
    ['no brand', { site: '' }],
    ['an unknown brand', { site: 'actual-otro' }],
    ['brand __proto__', { site: '__proto__' }],
    ['an endless key', { 'idempotency-key': 'k'.repeat(4_000) }],
    ['a key of odd bytes', { 'idempotency-key': 'ÿ\u0080é' }],
    ['SQL as key', { 'idempotency-key': "'; DROP TABLE orders; --" }],
    ['a key, and deep JSON', { 'idempotency-key': `deep-${keyOf(endpoint)}` }],
    ['half a token', { authorization: 'Bearer a.b' }],
    ['an endless token', { authorization: `Bearer ${'a'.repeat(6_000)}` }],
    ['basic', { authorization: 'Basic YTpi' }],
    ['a broken cookie', { cookie: 'sesion=%E0%A4%A; portador=s%3A' }],
    ['a cookie of bytes', { cookie: 'sesion=ÿÿÿ; portador=\u0080' }],
    ['forged holder', { cookie: 'portador=0123456789abcdef0123456789abcdef.AAAAAAAA' }],
    ['many cookies', { cookie: Array.from({ length: 300 }, (_, at) => `c${at}=${at}`).join('; ') }],
    ['version x', { 'if-match': 'x' }],
    ['version "1e999"', { 'if-match': '"1e999"' }],
    ['version weak', { 'if-match': 'W/"-1"' }],
    ['many addresses', { 'x-forwarded-for': Array.from({ length: 200 }, () => '1.2.3.4').join(', ') }],
    ['no address', { 'x-forwarded-for': "'; --" }],
    ['odd protocol', { 'x-forwarded-proto': 'javascript' }],
    ['another host', { host: 'evil.example' }],
    ['host with a path', { host: 'studio.localhost/../x' }],
    ['expects', { expect: '100-continue' }],
    ['asks to upgrade', { connection: 'upgrade', upgrade: 'h2c' }],
    ['overrides its method', { 'x-http-method-override': 'DELETE' }],
    ['an old request id', { 'x-request-id': `x'\u00e9${'y'.repeat(300)}` }],
    ['wants XML', { accept: 'application/xml' }],
  ];
  return odd.map(([what, headers]) => ({
    endpoint,
    what: `header: ${what}`,
    request: requestOf(endpoint, sample, {
      headers,
      ...(what.endsWith('deep JSON') && endpoint.method !== 'GET'
        ? { body: deepObject, headers: { ...json, ...headers } }
        : {}),
    }),
    mustFail: false,
  }));
}

/** Odd spellings of the path, and unsupported methods. */
function badPaths(endpoint: Endpoint, sample: Sample): BadInput[] {
  const path = pathOf(endpoint, sample);
  const odd: readonly [string, string, string][] = [
    ['a slash more', endpoint.method, `/${path}`],
    ['slashes at the end', endpoint.method, `${path.split('?')[0]}///`],
    ['upper case', endpoint.method, path.toUpperCase()],
    ['dots', endpoint.method, `/x/..${path}`],
    ['encoded dots', endpoint.method, `/x/%2e%2e${path}`],
    ['a backslash', endpoint.method, path.replace(/.\//, (two) => `${two[0]}\\`)],
    ['a broken percent', endpoint.method, `${path}%`],
    ['a NUL', endpoint.method, `${path}%00`],
    ['a semicolon', endpoint.method, `${path};a=b`],
    ['a long query', endpoint.method, `${path}?${'a=1&'.repeat(2_000)}`],
    ['an odd query', endpoint.method, `${path}?__proto__[a]=1&constructor=x&%ff=%fe`],
    ...['PATCH', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND', 'PURGE'].map(
      (method) => [`method ${method}`, method, path] satisfies [string, string, string],
    ),
  ];
  return odd.map(([what, method, asked]) => ({
    endpoint,
    what: `path: ${what}`,
    request: requestOf(endpoint, sample, { method, path: asked }),
    mustFail: false,
  }));
}
