import type { Artifact } from '../registry/types';
import type { ShellAssets } from './assets';
import { bootScriptElement, scriptsAtFirstTouch } from './page-scripts';

const artifact = (name: string, chunks: Artifact['chunks']) =>
  ({ name, version: '1', entry: 'entry.js', chunks, integrity: {}, owns: [] }) as unknown as Artifact;
const catalog = artifact('catalog', {
  exposed: ['exposed.js'],
  home: ['home.js'],
  filters: ['filters.js'],
  'zipcode-dialog': ['zipcode-dialog.js'],
});
const checkout = artifact('checkout', { exposed: ['exposed.js'], 'mini-cart': ['mini-cart.js'] });
const assets = {
  chunks: { header: ['header.js'], menu: ['menu.js'] },
  integrity: {},
  bootScript: '',
} as unknown as ShellAssets;
const remotes = new Map([catalog, checkout].map((one) => [one.name, { artifact: one }]));
const asleep = { assets, remotes, owner: catalog, handle: { chunk: 'home', sleeps: ['filters'] } };
const names = (list: readonly (readonly [string, string])[]) => list.map(([href]) => href.replace('/_mfe/', ''));

test('the page, its remote’s blocks, header and menu load by themselves; borrowed blocks and parts with a touch of each', () => {
  const { soon, later } = scriptsAtFirstTouch({
    ...asleep,
    placed: new Set(['catalog/zipcode-dialog', 'checkout/mini-cart'] as const),
  });
  expect(names(soon)).toEqual([
    'catalog/1/home.js',
    'catalog/1/entry.js',
    'catalog/1/exposed.js',
    'catalog/1/zipcode-dialog.js',
    '/assets/header.js',
    '/assets/menu.js',
  ]);
  expect(later.map(([part, files]) => [part, names(files)])).toEqual([
    ['checkout/mini-cart', ['checkout/1/entry.js', 'checkout/1/exposed.js', 'checkout/1/mini-cart.js']],
    ['', ['catalog/1/filters.js']],
  ]);
});

test('on a page that runs at once the menu’s code comes with a press', () => {
  const { soon, later } = scriptsAtFirstTouch({ ...asleep, handle: { chunk: 'home' }, placed: new Set() });
  expect(names(soon)).toEqual(['/assets/header.js']);
  expect(later.map(([part, files]) => [part, names(files)])).toEqual([['', ['/assets/menu.js']]]);
});

test('the desk, which has a bar of its own, does not fetch the shop’s header', () => {
  const { soon } = scriptsAtFirstTouch({ ...asleep, placed: new Set(['staff/desk'] as const) });
  expect(names(soon)).toEqual(['catalog/1/home.js']);
});

test('does not list scripts that the page runs anyway', () => {
  const html = bootScriptElement(assets, {
    scripts: [['/_mfe/catalog/1/home.js', '']],
    atFirstTouch: {
      soon: [['/_mfe/catalog/1/home.js', '']],
      later: [['', [['/_mfe/catalog/1/filters.js', '']]]],
    },
    nonce: 'n',
    place: { page: '/', remote: 'catalog', version: '1' },
  });
  expect(html).toContain('data-soon="[]" data-later="[[&quot;&quot;,[[&quot;/_mfe/catalog/1/filters.js&quot;');
});
