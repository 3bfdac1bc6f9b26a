import { cachingHeaders, hasTag, pageTag } from './page-caching';

const page = { shared: true, nameless: true, internal: false, freshMs: 5000 };

test('lets shared caches keep the catalog’s pages for first-time visitors, briefly', () => {
  expect(cachingHeaders(page)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=60',
    vary: 'cookie, accept-encoding',
  });
});

test.each([
  ['a page that is not everybody’s', { shared: false }],
  ['who gave a postal code', { nameless: false }],
  ['the internal network', { internal: true }],
  ['a gateway that keeps nothing itself', { freshMs: 0 }],
])('%s: only the browser keeps it, and asks each time', (_name, more) => {
  expect(cachingHeaders({ ...page, ...more })['cache-control']).toBe('private, no-cache');
});

test('the tag is of the words, not of the nonce nor of the moment', () => {
  const at = (moment: number) => pageTag(`<script>{"dataUpdatedAt":${moment}}</script>`, 'abc');
  expect(at(1)).toBe(at(2));
  const tag = pageTag('<p nonce="abc">Sofá</p>', 'abc');
  expect(pageTag('<p nonce="xyz">Sofá</p>', 'xyz')).toBe(tag);
  expect(pageTag('<p nonce="abc">Silla</p>', 'abc')).not.toBe(tag);
  expect([hasTag(`"other", ${tag}`, tag), hasTag(undefined, tag), hasTag('W/"x"', tag)]).toEqual([true, false, false]);
});
