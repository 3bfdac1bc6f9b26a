import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { type CrashNote, takeCrashNote } from './crash-note';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
  buildSync({
    entryPoints: [join(__dirname, 'watchdog.ts'), join(__dirname, 'thread.ts')],
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
  });
  // a remote is a script evaluated under its address, as the registry does it
  writeFileSync(
    join(folder, 'gateway.cjs'),
    `const [, , misdeed, note, work] = process.argv;
     globalThis.beat = require('./watchdog.cjs').startWatchdog({ thread: require.resolve('./thread.cjs'), file: note, workMs: Number(work), memoryMiB: 300 });
     const code = '(function () { setTimeout(function late() { ' + misdeed + ' }, 100); })()';
     new (require('node:vm').Script)(code, { filename: '/_mfe/catalog/1.0.0-x/bundle.cjs' }).runInThisContext();
     setTimeout(() => process.exit(0), 3000);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs it to its end. */
function run(
  misdeed: string,
  workMs = 1_000,
): { status: number | null; signal: string | null; note: CrashNote | null } {
  const file = join(folder, 'note.json');
  const { status, signal } = spawnSync(process.execPath, [join(folder, 'gateway.cjs'), misdeed, file, String(workMs)], {
    timeout: 100_000,
    stdio: 'ignore',
  });
  return { status, signal, note: takeCrashNote(file) };
}

test.each([
  ['an endless loop', 'for (;;);', 'silent'],
  ['an expression that never ends', '/^(a+)+$/.test("a".repeat(60) + "b");', 'silent'],
  // a loop of `fill` alone never looks up in Node 24 and 26: such a process ends without a name
  ['objects without end', 'const all = []; for (;;) all.push({ rows: [all.length] });', 'memory'],
  ['buffers without end', 'const all = []; for (;;) all.push(Buffer.alloc(1e6, 1));', 'memory'],
])('%s ends the process, and the note names whose code ran', (_what, misdeed, why) => {
  // a full heap is so busy with itself that it does not look up either
  const { signal, note } = run(misdeed, why === 'memory' ? 15_000 : 1_000);
  expect(signal).toBe('SIGKILL');
  expect(note?.why).toBe(why);
  expect(note?.stack).toContainEqual(expect.stringContaining('/_mfe/catalog/1.0.0-x/'));
});

test.each([
  ['a late throw', 'throw new Error("late")'],
  ['a rejection that nobody caught', 'Promise.reject(new Error("late"))'],
])('%s leaves its stack', (_what, misdeed) => {
  const { status, note } = run(misdeed);
  expect(status).toBe(1);
  expect(note).toMatchObject({ why: 'uncaught' });
  expect(note?.stack).toContainEqual(expect.stringContaining('/_mfe/catalog/1.0.0-x/'));
});

test('a rejection that is not an error leaves a note without a name', () => {
  const { status, note } = run('Promise.reject("late")');
  expect(status).toBe(1);
  expect(note?.stack.filter((line) => line.includes('_mfe'))).toEqual([]);
});

test.each([
  ['busy', 'const end = Date.now() + 500; while (Date.now() < end);'],
  [
    'asked for much at once',
    'for (let end = 0, left = 30; left > 0; left--) for (beat(), end = Date.now() + 100; Date.now() < end; );',
  ],
  // as on a machine that gives it no processor
  ['kept waiting', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000);'],
])('a process that is only %s goes on, and leaves no note', (_how, misdeed) => {
  const { status, note } = run(misdeed);
  expect([status, note]).toEqual([0, null]);
});
