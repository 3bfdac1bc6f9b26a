import type { Snapshot } from '../registry/snapshots';
import { pageAddress } from './page-address';

const remote = (routes: object[]) => ({
  artifact: { name: 'catalog', owns: ['/:slug', '/list/:id'] },
  module: { routes },
});
const snapshot = {
  remotes: new Map([
    [
      'catalog',
      remote([
        { path: '/list/:id', handle: { chunk: 'list', reads: (name: string) => ['pagina', 'color'].includes(name) } },
        { path: '/:slug', handle: { chunk: 'text' } },
      ]),
    ],
  ]),
  failed: [],
} as unknown as Snapshot;
const origin = 'http://studio.localhost';
const of = (path: string) => pageAddress(snapshot, new URL(path, origin))?.href.slice(origin.length) ?? null;

test.each([
  ['/list/sillas', '/list/sillas'],
  ['/list/sillas?utm_source=x&gclid=1', '/list/sillas'],
  ['/list/sillas?pagina=2&utm_source=x&color=gris&color=azul', '/list/sillas?pagina=2&color=gris&color=azul'],
  ['/list/sillas?boundaries=1', '/list/sillas?boundaries=1'],
  ['/list/sillas?boundaries=77', '/list/sillas'],
  ['/aviso', '/aviso'],
])('%s is kept as %s', (path, kept) => {
  expect(of(path)).toBe(kept);
});

test.each(['/aviso?x=1', '/nowhere/at/all?x=1'])('%s is not kept: its page does not say what it reads', (path) => {
  expect(of(path)).toBeNull();
});
