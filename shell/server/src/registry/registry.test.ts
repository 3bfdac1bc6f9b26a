import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from './registry';

let folder: string;
let file: string;
const inventoryOf = async (part: string) => ({ part, scripts: [] });
const log = { info: jest.fn(), error: jest.fn() };
const good = (word: string) =>
  `module.exports = { routes: [{ path: '/', handle: { chunk: '${word}' }, lazy: async () => ({ Component: () => null }) }], slots: {} };`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-'));
  file = join(folder, 'public.json');
  jest.clearAllMocks();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Puts a built version beside the registry. */
async function artefact(version: string, code: string, sha256 = createHash('sha256').update(code).digest('hex')) {
  const home = join(folder, 'artefacts', 'catalog', version);
  await mkdir(join(home, 'server'), { recursive: true });
  await writeFile(join(home, 'server', 'bundle.cjs'), code);
  const description = {
    name: 'catalog',
    version,
    audience: 'public',
    owns: ['/', '/category/:category'],
    entry: 'remoteEntry.js',
    server: { file: 'bundle.cjs', sha256 },
    integrity: {},
    files: [],
    chunks: {},
  };
  await writeFile(join(home, 'remote.json'), JSON.stringify(description));
}
let revision = 0;
async function release(current: string, history = [current]) {
  revision += 1;
  await writeFile(file, JSON.stringify({ revision, remotes: { catalog: { current, history } } }, null, revision));
}
const registry = (more = {}) =>
  new Registry({ file, shared: {}, log, inventoryOf, timeout: 300, retryAfter: 0, ...more });
const versionOf = (r: Registry) => r.snapshot().remotes.get('catalog')?.artefact.version;

test('a new version replaces the old one without a restart', async () => {
  const r = registry();
  await artefact('1.0.0-a', good('a'));
  await release('1.0.0-a');
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-a');
  await artefact('1.0.0-b', good('b'));
  await release('1.0.0-b', ['1.0.0-b', '1.0.0-a']);
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-b');
  expect(r.serves('catalog', '1.0.0-a')).toBe(true);
  expect(r.serves('staff', '1.0.0-a')).toBe(false);
  expect(r.serves('constructor', 'x')).toBe(false);
});

test.each([
  ['missing', async () => {}],
  ['sha256', () => artefact('1.0.0-b', good('b'), 'f'.repeat(64))],
  ['throws', () => artefact('1.0.0-b', 'throw new Error("broken at load")')],
  ['throws', () => artefact('1.0.0-b', 'require("node:fs")')],
  ['timeout', () => artefact('1.0.0-b', 'for (;;) {}')],
  ['contract', () => artefact('1.0.0-b', 'module.exports = { routes: 3 }')],
])('a broken version (%s) keeps the last good one, and the log names remote and version', async (failure, make) => {
  const r = registry();
  await artefact('1.0.0-a', good('a'));
  await release('1.0.0-a');
  await r.look();
  await make();
  await release('1.0.0-b', ['1.0.0-b', '1.0.0-a']);
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-a');
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ remote: 'catalog', version: '1.0.0-b', failure }),
    'remote not loaded',
  );
});

test('a version whose payment scripts are not the signed ones is not let in', async () => {
  const sentence = 'The payment script x.js of catalog is not the one that was released.';
  const r = registry({ inventoryOf: () => Promise.reject(new Error(sentence)) });
  const code = "module.exports = { routes: [{ path: '/pago', handle: { chunk: 'p', payment: {} } }], slots: {} };";
  await artefact('1.0.0-a', good('a'));
  await release('1.0.0-a');
  await r.look();
  await artefact('1.0.0-b', code);
  await release('1.0.0-b', ['1.0.0-b', '1.0.0-a']);
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-a');
  const fields = { failure: 'inventory', error: expect.stringContaining(sentence) };
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining(fields), 'remote not loaded');
});

test('a remote that never loaded is known to be broken, with its addresses, and is tried again', async () => {
  const r = registry();
  await artefact('1.0.0-a', 'throw new Error("no")');
  await release('1.0.0-a');
  await r.look();
  expect(r.snapshot().failed).toEqual([{ name: 'catalog', owns: ['/', '/category/:category'] }]);
  expect(r.ownerOfFailed('/category/salas')).toBe('catalog');
  await artefact('1.0.0-a', good('a'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-a');
});

test('lazy parts of routes are in place after loading', async () => {
  const r = registry();
  await artefact('1.0.0-a', good('a'));
  await release('1.0.0-a');
  await r.look();
  const [route] = r.snapshot().remotes.get('catalog')?.module.routes ?? [];
  expect(typeof route?.Component).toBe('function');
  expect(route?.lazy).toBeUndefined();
});

test('a registry that cannot be read changes nothing', async () => {
  const r = registry();
  await artefact('1.0.0-a', good('a'));
  await release('1.0.0-a');
  await r.look();
  await writeFile(file, '{ half');
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-a');
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ registry: file }), 'registry not read');
});
