import type { Endpoint } from '@actual/contracts';
import fc from 'fast-check';

/** A request line. */
export interface Spelling {
  method: string;
  target: string;
}

/** Doors of the services that stand in no contract. */
const elsewhere = [
  '/metrics',
  '/healthz',
  '/readyz',
  '/documents/sitemap.xml',
  '/documents/feeds/merchant.xml',
  '/',
  '',
];
const values = [
  'sofa',
  '0d7b5a52-6f5e-4f0a-9d0c-3b1f2e4a5c6d',
  '1',
  '_29030',
  'banorte',
  'find',
  'address',
  'constructor',
  '.',
  '..',
  '...',
  '',
  ' ',
  '%',
  '%2e',
  '%2E%2e',
  '%252e%252e',
  '%00',
  '%ff',
  '%c3%b1',
  '%u002e',
  'ñ',
  '\u0000',
  '..\\..\\metrics',
  'x\\..\\..\\..\\metrics',
  'x\\..\\..\\breaks\\1',
  '..%5c..%5cmetrics',
  '..%2f..%2fmetrics',
  '%2e%2e%2fmetrics',
  '%252e%252e%252fmetrics',
  'x;y=1',
  ';',
  'a/b',
  'a//b',
  "'()*!~",
  '@',
  'a:b',
  '//metrics',
];
const pieces = [
  '/',
  '//',
  '\\',
  '%2f',
  '%2F',
  '%5c',
  '%252f',
  '/./',
  '/../',
  '/%2e%2e/',
  '/%2e/',
  '\\..\\',
  '/..;/',
  '/;/',
  ';',
  '%',
  '%%',
  '%2',
  '%zz',
  '%00',
  '%0a',
  '%0d%0a',
  '%20',
  '%25',
  '%c0%ae',
  '%c0%ae%c0%ae/',
  '%e0%80%af',
  '?',
  '#',
  '\u0000',
  '\u00e9',
  '\u007f',
  '|',
  '"',
  '<',
  '{',
  '}',
  '^',
  '`',
  '[',
  ']',
  '@',
  ':',
  '.',
  '..',
  '...',
  '%ef%bc%8f',
];
const methods = [
  'GET',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'SEARCH',
  'PURGE',
  'get',
  'Post',
  'FOO',
  'GETT',
  'M-SEARCH',
];
const queries = [
  '',
  '',
  '?',
  '?zipcode=77500',
  '?zipcode=77500&x=1',
  '?x=1',
  '?productCode=a%20b&zipcodeDeliveryId=%ff',
];
const oddQueries = [
  '?data.id=1&type=payment&type=2',
  '?term=%zz+%C3%B1',
  '?zipcode',
  '?zipcode=a#b?term=1',
  '?=1',
  '??',
];
const prefixes = [
  'http://studio.localhost',
  'HTTP://studio.localhost:4200',
  'https://other.example',
  'http://user@h',
  'http://',
  'ftp://studio.localhost',
  '//studio.localhost',
  'studio.localhost',
  '/',
  '/api/..',
  '/.',
  '\\',
  '*',
  '?',
  '#',
];

type Edit = (text: string, at: number) => string;
const inside = (text: string, at: number, change: (sign: string) => string) => {
  const place = text.length === 0 ? 0 : at % text.length;
  return text.slice(0, place) + change(text.charAt(place)) + text.slice(place + 1);
};
const hex = (sign: string) => (sign.charCodeAt(0) % 256).toString(16).padStart(2, '0');
const edits: Edit[] = [
  (text, at) => inside(text, at, (sign) => `%${hex(sign)}`),
  (text, at) => inside(text, at, (sign) => `%${hex(sign).toUpperCase()}`),
  (text, at) => inside(text, at, (sign) => `%25${hex(sign)}`),
  (text, at) => inside(text, at, (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())),
  (text, at) => inside(text, at, () => ''),
  (text, at) => text.replaceAll('/', () => ['/', '%2f', '\\', '//'][at % 4] ?? '/'),
  (text) => `${text}/`,
  (text) => text.replace('/api', '/API'),
  (text) => text.toUpperCase(),
  (text) => [...text].map((sign) => (/\w/.test(sign) ? `%${hex(sign)}` : sign)).join(''),
];

const seldom = <T>(usual: T, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });

/** Paths of the given calls and of other endpoints, mostly a little and sometimes very wrong. */
export function spellings(list: readonly Endpoint[]): fc.Arbitrary<Spelling> {
  const place = fc.nat(200);
  const insertion = fc.tuple(place, fc.constantFrom(...pieces)).map(
    ([at, piece]) =>
      (text: string) =>
        inside(text, at, (sign) => sign + piece),
  );
  const edit = fc.tuple(place, fc.constantFrom(...edits)).map(
    ([at, change]) =>
      (text: string) =>
        change(text, at),
  );
  const filled = fc
    .tuple(fc.constantFrom(...list), fc.array(fc.constantFrom(...values), { minLength: 2, maxLength: 2 }))
    .map(([{ method, path }, [first = '', second = '']]) => ({
      method,
      target: `/api${path.replace(/\{\w+\}/, () => first).replace(/\{\w+\}/, () => second)}`,
    }));
  const other = fc.constantFrom(...elsewhere).map((path) => ({ method: 'GET', target: `/api${path}` }));
  return fc
    .record({
      base: fc.oneof({ weight: 9, arbitrary: filled }, { weight: 1, arbitrary: other }),
      changes: fc.array(fc.oneof(edit, insertion), { maxLength: 2 }),
      prefix: seldom('', fc.constantFrom(...prefixes)),
      query: fc.constantFrom(...queries, ...oddQueries),
      method: seldom<string | null>(null, fc.constantFrom(...methods)),
    })
    .map(({ base, changes, prefix, query, method }) => ({
      method: method ?? base.method,
      // a blank or the end of a line would end the request line, and be another request
      target: (prefix + changes.reduce((text, change) => change(text), base.target) + query).replace(/[\s]/g, '%20'),
    }));
}
