import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@actual/deploy/testing/until';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const root = join(__dirname, '..', '..', '..', '..');
const times = Array.from({ length: 25 }, (_, at) => ({ title: `prueba ${at}`, ms: at * 1000 }));
const good = `{ title: 'bien', work: async () => ({ passed: 2, failed: 0, timed: ${JSON.stringify(times)} }) }`;
const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

/** Runs a step that misbehaves and then a good one, as `npm test` does; `note(pid)` keeps a process that it starts. */
function run(work: string) {
  const pids = join(folder, 'pids');
  const code = `
    import { appendFileSync } from 'node:fs';
    import { runCommand } from './services/deploy/local/terminal/command.mjs';
    import { runSteps } from './services/deploy/local/testing/run-steps.mjs';
    const note = (pid) => appendFileSync(${JSON.stringify(pids)}, pid + '\\n');
    const never = new Promise(() => undefined);
    const node = (code) => runCommand(process.execPath, ['-e', code], { onLine: note });
    const lasts = "process.stdout.write(process.pid + '\\\\n'); setInterval(() => {}, 1000);";
    const progress = { step: console.log, write: console.log };
    const steps = [{ title: 'mal', work: async () => { ${work} } }, ${good}];
    process.exit((await runSteps(steps, progress)) ? 0 : 1);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started = () => {
    try {
      return readFileSync(pids, 'utf8').trim().split('\n').map(Number);
    } catch {
      return [];
    }
  };
  const lines = () => said.trim().split('\n');
  return { child, ended, lines, started, said: () => said };
}

test.each([
  ['throws', `throw new Error('adrede');`, 'Error: adrede'],
  ['rejects a promise that nobody awaits', `Promise.reject(new Error('de nadie')); await never;`, 'Error: de nadie'],
  [
    'throws outside of every promise',
    `setTimeout(() => { throw new Error('fuera'); }); setInterval(() => {}, 1000); await never;`,
    'Error: fuera',
  ],
  ['waits for what never comes', `await never;`, 'The step stopped working'],
  [
    'breaks while its program still runs',
    `node(lasts); await node('process.exit(0)'); throw new Error('antes');`,
    'antes',
  ],
  [
    'breaks between two programs, beside which it goes on',
    `node(lasts).then(() => node(lasts)); setTimeout(() => { throw new Error('a medias'); }, 500); await never;`,
    'a medias',
  ],
])('a step that %s is one failure, the next one runs, and the totals are told', async (_what, work, words) => {
  const { ended, lines, said, started } = run(work);
  expect(await ended).toBe(1);
  expect(lines().at(-1)).toBe('2 passed, 1 failed');
  expect(said()).toContain(words);
  expect(started().filter(isRunning)).toEqual([]);
});

test('a killed program fails its step, and the processes it started end with it', async () => {
  const grandchild = `const { spawn } = require('node:child_process'); spawn(process.execPath, ['-e', lasts], { stdio: 'inherit' }); `;
  const work = `
    const inner = 'const lasts = ' + JSON.stringify(lasts) + ';' + ${JSON.stringify(grandchild)} + lasts;
    const { code, tail } = await node(inner);
    return { passed: 0, failed: code === 0 ? 0 : 1, words: tail };`;
  const { ended, lines, said, started } = run(work);
  await until(() => started().length === 2);
  const [first] = started();
  process.kill(first as number, 'SIGKILL');
  expect(await ended).toBe(1);
  expect(said()).toContain('Terminó por SIGKILL.');
  expect(lines().at(-1)).toBe('2 passed, 1 failed');
  expect(started().filter(isRunning)).toEqual([]);
});

test.each([
  ['is interrupted', 'SIGTERM'],
  ['is left by Ctrl-C', 'SIGINT'],
] as const)('a run that %s tells what it knows, and leaves nothing running', async (_what, signal) => {
  const { child, ended, lines, said, started } = run('await node(lasts); return { passed: 1, failed: 0 };');
  await until(() => started().length === 1);
  child.kill(signal);
  expect(await ended).toBe(1);
  expect(said()).toContain(`Interrupted (${signal})`);
  expect(lines().at(-1)).toBe('0 passed, 1 failed');
  expect(started().filter(isRunning)).toEqual([]);
});

test('the twenty slowest tests are listed, the slowest first', async () => {
  const { ended, lines } = run('return { passed: 1, failed: 0 };');
  expect(await ended).toBe(0);
  const listed = lines().filter((line) => line.includes('prueba'));
  expect(listed[0]).toBe('    24.0 s   prueba 24');
  expect(listed).toHaveLength(20);
});

test('a step that ends the whole process has failed, and the totals are told', async () => {
  const { ended, lines } = run('process.exit(0);');
  expect(await ended).toBe(1);
  expect(lines().at(-1)).toBe('0 passed, 1 failed');
});

test('a program that says nothing any more is ended', async () => {
  const work = `
    const { code, tail } = await runCommand(process.execPath, ['-e', lasts], { onLine: note, silenceMs: 1500 });
    return { passed: 0, failed: code === 0 ? 0 : 1, words: tail };`;
  const { ended, lines, said, started } = run(work);
  expect(await ended).toBe(1);
  expect(said()).toContain('No dijo nada');
  expect(lines().at(-1)).toBe('2 passed, 1 failed');
  expect(started().filter(isRunning)).toEqual([]);
});
