import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@actual/deploy/testing/until';
import { buildSync } from 'esbuild';
import { remoteOnStack } from '../registry/bundle-frame';
import type { LoadedRemote } from '../registry/types';
import type { PageOrder } from './protocol';
import { RendererLost } from './renderer-process';
import { Renderers } from './renderers';

let folder: string;
let renderers: Renderers;
const ended: RendererLost[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'renderers-'));
  buildSync({
    entryPoints: [join(__dirname, 'testing', 'stand-in.ts'), join(__dirname, '..', 'watchdog', 'thread.ts')],
    outdir: folder,
    entryNames: '[name]',
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function open(spare: number, restMs = 600_000): void {
  ended.length = 0;
  renderers = new Renderers({
    entry: join(folder, 'stand-in.cjs'),
    watchdog: join(folder, 'thread.cjs'),
    beginning: { assets: {} as never, liveReload: false },
    notes: { folder, prefix: 'public' },
    memoryMiB: 300,
    spare,
    restMs,
    onLost: (lost) => ended.push(lost),
  });
}
afterEach(() => renderers.close());

const remote = (name: string) =>
  ({ artifact: { name, version: '1.0.0-a', owns: [] }, folder, routes: [], payment: null }) as unknown as LoadedRemote;
const both = [remote('catalog'), remote('checkout')];
let views = 0;

/** Has the stand-in run `code` as a page of `owner`; the redirect carries the code's result. */
async function page(
  owner: string,
  code: string,
  {
    form = null,
    call = () => Promise.reject(new Error('no calls')),
  }: { form?: PageOrder['form']; call?: () => Promise<never> } = {},
) {
  views += 1;
  const order = { view: views, owner, url: code, form, failed: [] } as unknown as PageOrder;
  const { signal } = new AbortController();
  const { result } = await renderers.render(owner, { order, remotes: both, call, signal });
  return result.kind === 'redirect' ? result.location : null;
}
const whoMakesIt = 'process.pid';
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// on a busy machine growing work may be seen as endless first
test.each([
  ['an endless loop', 'for (;;);', /^silent$/],
  ['buffers without end', 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1));', /^(memory|silent)$/],
  [
    'an error that nobody catches',
    'setTimeout(() => { throw new Error("late"); }); return new Promise(() => {});',
    /^uncaught$/,
  ],
])('%s in a page ends its renderer alone, which says whose code it was and is there again', async (_, code, why) => {
  open(0);
  const [catalog, checkout] = await Promise.all([page('catalog', whoMakesIt), page('checkout', whoMakesIt)]);
  const broken = page('catalog', code);
  // nobody waits for it
  expect(await page('checkout', whoMakesIt)).toBe(checkout);
  await expect(broken).rejects.toBeInstanceOf(RendererLost);
  expect(ended).toMatchObject([{ renderer: 'catalog', note: { why: expect.stringMatching(why) } }]);
  expect(remoteOnStack(ended[0]?.note?.stack ?? [])).toEqual({ remote: 'catalog', version: '1.0.0-a' });
  expect(await page('catalog', whoMakesIt)).not.toBe(catalog);
  expect(await page('checkout', whoMakesIt)).toBe(checkout);
});

test('a bundle that ends its own process is found too, without a name', async () => {
  open(0);
  await expect(page('catalog', 'process.exit()')).rejects.toBeInstanceOf(RendererLost);
  expect(ended).toMatchObject([{ renderer: 'catalog', note: { why: 'uncaught', stack: [] } }]);
});

test('while a page is stuck, the others of its remote are made in a spare renderer; a form is not', async () => {
  open(1);
  const own = await page('catalog', whoMakesIt);
  const stuck = page('catalog', 'for (;;);').catch((error: unknown) => error);
  const others = [await page('catalog', whoMakesIt), await page('catalog', whoMakesIt)];
  expect(others).not.toContain(own);
  expect(new Set(others).size).toBe(1);
  const form = page('catalog', whoMakesIt, { form: { type: '', body: new Uint8Array() } }).catch(
    (error: unknown) => error,
  );
  expect(await stuck).toBeInstanceOf(RendererLost);
  expect(await form).toBeInstanceOf(RendererLost);
});

test('bundles are tried in the spare renderer, which makes the first page of a remote while its own starts', async () => {
  open(1);
  expect(await Promise.all(both.map((one) => renderers.tryBundle(one)))).toEqual([{ routes: [] }, { routes: [] }]);
  renderers.prepare(both);
  const first = await page('catalog', whoMakesIt);
  await until(async () => (await page('catalog', whoMakesIt)) !== first);
  expect(await page('checkout', whoMakesIt)).toBe(first);
});

test('a bundle that ends the spare renderer is refused alone', async () => {
  open(1);
  const trials = [remote('catalog'), remote('ends-its-process'), remote('checkout')].map((one) =>
    renderers.tryBundle(one),
  );
  expect(await Promise.all(trials)).toEqual([
    { routes: [] },
    expect.objectContaining({ failure: 'crashed' }),
    { routes: [] },
  ]);
});

test('a page calls services through who asked for it, and for no other page', async () => {
  open(0);
  const call = async () => ({ status: 200, type: 'text/plain', body: Buffer.from('mueble') }) as never;
  expect(await page('catalog', 'call(view)', { call })).toBe('mueble');
  await expect(page('catalog', 'call(view + 1)', { call })).rejects.toThrow('this page is not being made');
});

test('notes that a killed gateway left are gone, and nothing else of its folder', () => {
  const [old, own] = ['public.catalog.7.crash.json', 'public.crash.json'].map((name) => join(folder, name));
  for (const file of [old, own]) writeFileSync(file as string, '{}');
  open(0);
  expect([old, own].map((file) => existsSync(file as string))).toEqual([false, true]);
});

test('names of a query are asked about once', async () => {
  open(0);
  const [catalog] = both as [LoadedRemote];
  const names = ['pagina', 'utm_source'];
  expect([...(await renderers.namesRead(catalog, '/lista', names))]).toEqual(['pagina']);
  // the stand-in answers a second question otherwise
  expect([...(await renderers.namesRead(catalog, '/lista', names))]).toEqual(['pagina']);
});

test('a replaced version leaves with its process, and its pending work hurts no page', async () => {
  open(0);
  renderers.prepare(both);
  const before = await page('catalog', whoMakesIt);
  const slow = page('catalog', 'new Promise((resolve) => setTimeout(resolve, 500, "late"))');
  const next = { ...remote('catalog'), artifact: { ...both[0]?.artifact, version: '1.0.0-b' } } as LoadedRemote;
  expect(await renderers.tryBundle(next)).toEqual({ routes: [] });
  expect(await page('catalog', whoMakesIt)).toBe(before);
  renderers.prepare([next, remote('checkout')]);
  expect(await page('catalog', whoMakesIt)).not.toBe(before);
  expect(await slow).toBe('late');
  expect(ended).toEqual([]);
  await until(() => !isAlive(Number(before)));
});

test('a renderer that nobody asks for a page ends; the spare one makes the next page while it starts', async () => {
  open(1, 300);
  await Promise.all(both.map((one) => renderers.tryBundle(one)));
  renderers.prepare(both);
  const spare = await page('catalog', whoMakesIt);
  let own = spare;
  await until(async () => {
    own = await page('catalog', whoMakesIt);
    return own !== spare;
  });
  await until(() => !isAlive(Number(own)));
  expect(await page('catalog', whoMakesIt)).toBe(spare);
  await until(async () => ![spare, own].includes(await page('catalog', whoMakesIt)));
  expect(ended).toEqual([]);
});

test('a form sent to a renderer that ended is answered by none but the same remote’s, once it has started again', async () => {
  open(1, 300);
  renderers.prepare(both);
  const form = { type: '', body: new Uint8Array() };
  const before = await page('checkout', whoMakesIt, { form });
  await until(() => !isAlive(Number(before)));
  const after = await page('checkout', whoMakesIt, { form });
  expect(after).not.toBe(before);
  expect(await page('catalog', whoMakesIt)).not.toBe(after);
});
