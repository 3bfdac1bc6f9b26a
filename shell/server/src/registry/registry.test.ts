import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@actual/deploy/testing/until';
import { factsOf, failureOf, runBundle } from '../renderers/run-bundle';
import type { LoadOptions } from './load-remote';
import { Quarantine } from './quarantine';
import { Registry } from './registry';
import { besideRegistry } from './types';

const keys = () =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const { privateKey, publicKey } = keys();

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
async function artifact(
  version: string,
  code: string,
  sha256 = createHash('sha256').update(code).digest('hex'),
  requires: Record<string, string> = { '@actual/shell-contract': '^1.0.0' },
) {
  const home = join(folder, 'artifacts', 'catalog', version);
  await mkdir(join(home, 'server'), { recursive: true });
  await writeFile(join(home, 'server', 'bundle.cjs'), code);
  const description = {
    name: 'catalog',
    version,
    audience: 'public',
    owns: ['/', '/category/:category'],
    requires,
    entry: 'remoteEntry.js',
    server: { file: 'bundle.cjs', sha256 },
    integrity: {},
    files: [],
    chunks: {},
  };
  const text = JSON.stringify(description);
  await writeFile(join(home, 'remote.json'), text);
  await signed(text, privateKey);
}
async function signed(text: string, key: string) {
  await mkdir(join(folder, 'signatures'), { recursive: true });
  const name = createHash('sha256').update(text).digest('hex');
  await writeFile(join(folder, 'signatures', `${name}.sig`), sign(null, Buffer.from(text), key).toString('base64'));
}
/** Tampers with a version's description after its release; `key` signs it anew with the attacker's own key. */
async function alter(version: string, key?: string) {
  const place = join(folder, 'artifacts', 'catalog', version, 'remote.json');
  const text = (await readFile(place, 'utf8')).replace('remoteEntry.js', 'another.js');
  await writeFile(place, text);
  if (key) await signed(text, key);
}
let revision = 0;
async function release(current: string, history = [current]) {
  revision += 1;
  await writeFile(file, JSON.stringify({ revision, remotes: { catalog: { current, history } } }, null, revision));
}
/**
 * As a renderer does it, without a process of its own; an endless bundle keeps this one busy for the time it may take.
 */
const tryBundle: LoadOptions['tryBundle'] = (remote) =>
  runBundle(remote, { shared: {}, timeout: 1_000 }).then(({ routes }) => ({ routes: factsOf(routes) }), failureOf);
const registry = (more = {}) =>
  new Registry({
    file,
    tryBundle,
    offers: { '@actual/shell-contract': '1.1.0' },
    publicKey,
    log,
    inventoryOf,
    timeout: 5_000,
    retryAfter: 0,
    ...more,
  });
const versionOf = (r: Registry) => r.snapshot().remotes.get('catalog')?.artifact.version;

test('a new version replaces the old one without a restart', async () => {
  const r = registry();
  await artifact('1.0.0-a', good('a'));
  await release('1.0.0-a');
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-a');
  await artifact('1.0.0-b', good('b'));
  await release('1.0.0-b', ['1.0.0-b', '1.0.0-a']);
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-b');
  expect(r.serves('catalog', '1.0.0-a')).toBe(true);
  expect(r.serves('staff', '1.0.0-a')).toBe(false);
  expect(r.serves('constructor', 'x')).toBe(false);
});

test.each([
  ['missing', async () => {}],
  ['sha256', () => artifact('1.0.0-b', good('b'), 'f'.repeat(64))],
  ['throws', () => artifact('1.0.0-b', 'throw new Error("broken at load")')],
  ['throws', () => artifact('1.0.0-b', 'require("node:fs")')],
  ['timeout', () => artifact('1.0.0-b', 'for (;;) {}')],
  ['contract', () => artifact('1.0.0-b', 'module.exports = { routes: 3 }')],
  ['signature', () => artifact('1.0.0-b', good('b')).then(() => alter('1.0.0-b'))],
  ['signature', () => artifact('1.0.0-b', good('b')).then(() => alter('1.0.0-b', keys().privateKey))],
  ['contract', () => artifact('1.0.0-b', good('b'), undefined, { '@actual/shell-contract': '^1.2.0' })],
  ['contract', () => artifact('1.0.0-b', good('b'), undefined, { 'other-library': '^1.0.0' })],
])('a broken version (%s) keeps the last good one, and the log names remote and version', async (failure, make) => {
  const r = registry();
  await artifact('1.0.0-a', good('a'));
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
  await artifact('1.0.0-a', good('a'));
  await release('1.0.0-a');
  await r.look();
  await artifact('1.0.0-b', code);
  await release('1.0.0-b', ['1.0.0-b', '1.0.0-a']);
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-a');
  const fields = { failure: 'inventory', error: expect.stringContaining(sentence) };
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining(fields), 'remote not loaded');
});

test('a remote that never loaded is known to be broken, with its addresses, and is tried again', async () => {
  const r = registry();
  await artifact('1.0.0-a', 'throw new Error("no")');
  await release('1.0.0-a');
  await r.look();
  expect(r.snapshot().failed).toEqual([{ name: 'catalog', owns: ['/', '/category/:category'] }]);
  await artifact('1.0.0-a', good('a'));
  await until(async () => {
    await r.look();
    return versionOf(r) === '1.0.0-a';
  });
});

describe('after a renderer ended', () => {
  /** As a gateway goes on after the end of a renderer in which `stack` ran, also after a restart of its own. */
  async function restarted(stack?: string[], why: 'silent' | 'memory' | 'uncaught' = 'silent') {
    const r = registry({ interval: 60_000 });
    if (stack) r.judge({ at: new Date().toISOString(), why, stack }, ran);
    await r.start();
    r.stop();
    return r;
  }
  const ran = new Set(['catalog@1.0.0-b']);
  const inside = (version: string) => ['node:internal/timers', `/_mfe/catalog/${version}/bundle.cjs`];
  beforeEach(async () => {
    await artifact('1.0.0-a', good('a'));
    await artifact('1.0.0-b', good('b'));
    await release('1.0.0-a');
    await restarted();
    await release('1.0.0-b', ['1.0.0-b', '1.0.0-a']);
  });

  test('several gateways share a registry, and follow each other’s findings', async () => {
    const state = await mkdtemp(join(tmpdir(), 'gateway-state-'));
    expect(versionOf(await restarted())).toBe('1.0.0-b');
    const own = registry({ interval: 60_000, stateDir: state });
    own.judge({ at: new Date().toISOString(), why: 'silent', stack: inside('1.0.0-b') }, ran);
    await own.start();
    own.stop();
    expect(versionOf(own)).toBe('1.0.0-a');
    expect(versionOf(await restarted())).toBe('1.0.0-a');
    await rm(state, { recursive: true });
  });

  test('serves the last good version instead of a broken one', async () => {
    await artifact('1.0.0-b', 'throw new Error("broken at load")');
    expect(versionOf(await restarted())).toBe('1.0.0-a');
  });

  test('a new version whose code was running then is set aside, and stays so', async () => {
    expect(versionOf(await restarted())).toBe('1.0.0-b');
    expect(versionOf(await restarted(inside('1.0.0-b')))).toBe('1.0.0-a');
    expect(versionOf(await restarted())).toBe('1.0.0-a');
  });

  test('a gateway follows another gateway’s findings without a crash of its own', async () => {
    const other = registry({ file: join(folder, 'internal.json') });
    await writeFile(
      join(folder, 'internal.json'),
      JSON.stringify({ revision: 1, remotes: { catalog: { current: '1.0.0-b', history: ['1.0.0-b', '1.0.0-a'] } } }),
    );
    await other.look();
    expect(versionOf(other)).toBe('1.0.0-b');
    await restarted(inside('1.0.0-b'));
    await other.look();
    expect(versionOf(other)).toBe('1.0.0-a');
  });

  test('a fixed version after one that was set aside is tried as usual', async () => {
    await restarted(inside('1.0.0-b'));
    await artifact('1.0.0-c', good('c'));
    await release('1.0.0-c', ['1.0.0-c', '1.0.0-b', '1.0.0-a']);
    expect(versionOf(await restarted())).toBe('1.0.0-c');
    expect(versionOf(await restarted(inside('1.0.0-c')))).toBe('1.0.0-a');
  });

  test('a crash that names nobody is suspected of the new versions, the second time in a row', async () => {
    await restarted();
    expect(versionOf(await restarted(['node:internal/timers'], 'uncaught'))).toBe('1.0.0-b');
    expect(versionOf(await restarted([], 'uncaught'))).toBe('1.0.0-a');
  });

  test('serves a merely suspected version rather than none, but never one seen crashing', async () => {
    await release('1.0.0-b');
    await restarted();
    await restarted([]);
    expect(versionOf(await restarted([]))).toBe('1.0.0-b');
    const r = await restarted(inside('1.0.0-b'));
    expect(r.snapshot().failed.map(({ name }) => name)).toEqual(['catalog']);
  });

  test('sets no version aside after a kill from outside', async () => {
    for (let times = 0; times < 5; times += 1) expect(versionOf(await restarted())).toBe('1.0.0-b');
  });
});

test('a version that cannot be loaded holds up the others less and less often', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'clearTimeout', 'nextTick', 'setImmediate', 'queueMicrotask'] });
  const r = registry({ retryAfter: 10_000 });
  await artifact('1.0.0-a', 'for (;;) {}');
  await release('1.0.0-a');
  const triedAt: number[] = [];
  const started = Date.now();
  for (let second = 0; second <= 200; second += 1) {
    log.error.mockClear();
    await r.look();
    if (log.error.mock.calls.length > 0) triedAt.push(Math.round((Date.now() - started) / 1000));
    jest.setSystemTime(started + second * 1_000);
  }
  jest.useRealTimers();
  expect(triedAt).toHaveLength(5);
  const waits = triedAt.slice(1).map((at, index) => at - (triedAt[index] ?? 0));
  expect(waits.map((wait) => Math.round(wait / 10) * 10)).toEqual([10, 20, 40, 80]);
});

test('a registry that cannot be read changes nothing', async () => {
  const r = registry();
  await artifact('1.0.0-a', good('a'));
  await release('1.0.0-a');
  await r.look();
  await writeFile(file, '{ half');
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-a');
  expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ registry: file }), 'registry not read');
});

/** A share of the visitors of Kids gets `version`, everybody else the first one. */
async function releaseCanary(version: string, share: number) {
  revision += 1;
  const canary = { version, share, brands: ['actual-kids'] };
  const catalog = { current: '1.0.0-a', history: ['1.0.0-a'], canary };
  await writeFile(file, JSON.stringify({ revision, remotes: { catalog } }, null, revision));
}
const allCohorts = Array.from({ length: 100 }, (_, cohort) => cohort);
const cohortsWith = (r: Registry, version: string, site = 'actual-kids') =>
  allCohorts.filter((cohort) => r.snapshotFor({ site, cohort }).remotes.get('catalog')?.artifact.version === version);

test('a canary goes to its share of a brand’s visitors, who keep it as the share grows and lose it when it stops', async () => {
  const r = registry();
  await artifact('1.0.0-a', good('a'));
  await artifact('1.0.0-b', good('b'));
  await releaseCanary('1.0.0-b', 10);
  await r.look();
  const first = cohortsWith(r, '1.0.0-b');
  expect(first).toHaveLength(10);
  expect(cohortsWith(r, '1.0.0-b', 'actual-home')).toEqual([]);
  expect(versionOf(r)).toBe('1.0.0-a');
  expect(r.serves('catalog', '1.0.0-b')).toBe(true);
  const [one = 0] = first;
  expect(r.snapshotFor({ site: 'actual-kids', cohort: one }).canaries).toBe('catalog@1.0.0-b');
  await releaseCanary('1.0.0-b', 30);
  await r.look();
  expect(cohortsWith(r, '1.0.0-b')).toHaveLength(30);
  expect(cohortsWith(r, '1.0.0-b')).toEqual(expect.arrayContaining(first));
  await release('1.0.0-a');
  await r.look();
  expect(cohortsWith(r, '1.0.0-b')).toEqual([]);
  expect(r.hasCanary('actual-kids')).toBe(false);
});

test.each([
  ['throws', async () => artifact('1.0.0-b', 'throw new Error("broken at load")')],
  [
    'was set aside',
    async () => {
      await artifact('1.0.0-b', good('b'));
      new Quarantine(besideRegistry(file).quarantine).add({
        remote: 'catalog',
        version: '1.0.0-b',
        reason: 'its code was running',
        certain: true,
      });
    },
  ],
])('nobody gets a canary that %s', async (_why, make) => {
  const r = registry();
  await artifact('1.0.0-a', good('a'));
  await make();
  await releaseCanary('1.0.0-b', 99);
  await r.look();
  expect(cohortsWith(r, '1.0.0-a')).toHaveLength(100);
});

test('a canary that becomes everybody’s is not loaded again', async () => {
  const r = registry();
  await artifact('1.0.0-a', good('a'));
  await artifact('1.0.0-b', good('b'));
  await releaseCanary('1.0.0-b', 50);
  await r.look();
  const loads = log.info.mock.calls.length;
  await release('1.0.0-b', ['1.0.0-b', '1.0.0-a']);
  await r.look();
  expect(versionOf(r)).toBe('1.0.0-b');
  expect(log.info.mock.calls).toHaveLength(loads);
});
