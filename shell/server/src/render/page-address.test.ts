import type { Snapshot } from '../registry/snapshots';
import { pageAddress } from './page-address';

const remote = (routes: object[]) => ({
  artifact: { name: 'catalog', owns: ['/:slug', '/list/:id'] },
  routes,
});
const snapshot = {
  remotes: new Map([
    [
      'catalog',
      remote([
        { path: '/list/:id', payment: false, reads: true },
        { path: '/:slug', payment: false, reads: false },
      ]),
    ],
  ]),
  failed: [],
} as unknown as Snapshot;
const origin = 'http://studio.localhost';
const namesRead = async (_remote: unknown, _path: string, names: readonly string[]) =>
  new Set(names.filter((name) => ['pagina', 'color'].includes(name)));
const of = async (path: string) =>
  (await pageAddress(snapshot, new URL(path, origin), namesRead))?.href.slice(origin.length) ?? null;

test.each([
  ['/list/sillas', '/list/sillas'],
  ['/list/sillas?utm_source=x&gclid=1', '/list/sillas'],
  ['/list/sillas?pagina=2&utm_source=x&color=gris&color=azul', '/list/sillas?pagina=2&color=gris&color=azul'],
  ['/list/sillas?boundaries=1', '/list/sillas?boundaries=1'],
  ['/list/sillas?boundaries=77', '/list/sillas'],
  ['/aviso', '/aviso'],
])('%s is kept as %s', async (path, kept) => {
  expect(await of(path)).toBe(kept);
});

test.each(['/aviso?x=1', '/nowhere/at/all?x=1'])(
  'does not cache %s, whose page does not say which parameters it reads',
  async (path) => {
    expect(await of(path)).toBeNull();
  },
);
