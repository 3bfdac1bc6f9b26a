import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@actual/database/postgres/ports';
import { until } from '@actual/deploy/testing/until';

interface Program {
  everyMs: number;
  silenceMs: number;
  isReady(): Promise<boolean>;
}
interface Supervised {
  readonly pid: number | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
}
interface Modules {
  Supervised: new (
    program: Program,
    say: (text: string) => void,
    limits?: { idleMs?: number; spentMs?: number },
  ) => Supervised;
  nodeProgram(plan: object): Program;
  lockStore(dataDir: string): () => void;
  endLeftovers(dataDir: string): Promise<void>;
}
const files = ['./supervisor.mjs', './node-program.mjs', '../store/store-lock.mjs', './leftover-processes.mjs'];
let modules: Modules;
let folder: string;
let said: string[];
let running: Supervised[];

beforeAll(async () => {
  modules = Object.assign({}, ...(await Promise.all(files.map((file) => import(file)))));
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  said = [];
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((one) => one.stop()));
  rmSync(folder, { recursive: true, force: true });
});

/** A script that answers like a service, except for its `misdeed` at its start or when asked for `/misdeed`. */
const script = (misdeed: string, atStart = '') => `
  const { createServer } = require('node:http');
  ${atStart}
  createServer((request, reply) => {
    if (request.url === '/misdeed') { ${misdeed} }
    reply.end('ok');
  }).listen(Number(process.env.PORT), '127.0.0.1');
`;

interface Options {
  silenceMs?: number;
  idleMs?: number;
  spentMs?: number;
  isReady?: Program['isReady'];
}

async function supervise(
  code: string,
  { silenceMs = 10_000, idleMs = 20_000, spentMs = 60_000, isReady }: Options = {},
) {
  const file = join(folder, 'program.cjs');
  writeFileSync(file, code);
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
  const plan = {
    name: 'prueba',
    script: file,
    env,
    dataDir: folder,
    logFile: join(folder, 'prueba.log'),
    port,
  };
  const own = modules.nodeProgram(plan);
  const program = { ...own, everyMs: 100, silenceMs, isReady: isReady ?? own.isReady };
  const supervised = new modules.Supervised(program, (text) => said.push(text), { idleMs, spentMs });
  running.push(supervised);
  const misbehave = () => fetch(`http://127.0.0.1:${port}/misdeed`).catch(() => undefined);
  return { supervised, misbehave };
}

test.each([
  ['ends by itself', 'process.exit(3)', 10_000, /terminó \(código 3\); vuelve en 0\.2 s/],
  ['is killed', 'process.kill(process.pid, "SIGKILL")', 10_000, /terminó \(SIGKILL\); vuelve en 0\.2 s/],
  ['loops for ever', 'for (;;);', 1_000, /no respondió en 1 s y fue detenido; vuelve en 0\.2 s/],
  ['is stopped by a signal', 'process.kill(process.pid, "SIGSTOP")', 1_000, /no respondió en 1 s y fue detenido/],
])('a process that %s is replaced, and it is said', async (_what, misdeed, silenceMs, sentence) => {
  const { supervised, misbehave } = await supervise(script(misdeed), { silenceMs });
  await supervised.start();
  const before = supervised.pid;
  void misbehave();
  await until(() => said.includes('prueba responde de nuevo.'));
  expect(said[0]).toMatch(sentence);
  expect(supervised.pid).not.toBe(before);
});

test('a process is replaced also where nobody can note it, as on a full disk', async () => {
  const { supervised } = await supervise(script(''));
  said.push = () => {
    throw new Error('ENOSPC: no space left on device');
  };
  await supervised.start();
  const before = supervised.pid;
  process.kill(before as number, 'SIGKILL');
  await until(() => supervised.pid !== before);
});

test('a process that is busy but answers in the end is left alone', async () => {
  const busy = 'const end = Date.now() + 1500; while (Date.now() < end);';
  const { supervised, misbehave } = await supervise(script(busy));
  await supervised.start();
  const before = supervised.pid;
  for (let times = 0; times < 3; times += 1) await misbehave();
  expect(said).toEqual([]);
  expect(supervised.pid).toBe(before);
});

test('a process that works through many calls, and answers no probe meanwhile, is left alone', async () => {
  const busy = 'const end = Date.now() + 300; while (Date.now() < end);';
  // a beat comes each second, or as late as the call after it begins
  const { supervised, misbehave } = await supervise(script(busy), { silenceMs: 2_500 });
  await supervised.start();
  const before = supervised.pid;
  await Promise.all(Array.from({ length: 12 }, misbehave));
  expect(said).toEqual([]);
  expect(supervised.pid).toBe(before);
});

test('a start that takes its time is waited for as long as the program works', async () => {
  const { supervised } = await supervise(script('', 'const end = Date.now() + 4_000; while (Date.now() < end);'), {
    idleMs: 1_500,
  });
  await supervised.start();
  expect(supervised.pid).toBeGreaterThan(0);
});

test('a start that works for ever is given up', async () => {
  const { supervised } = await supervise('for (;;);', { spentMs: 1_000 });
  await expect(supervised.start()).rejects.toThrow('no estuvo listo tras 1 s de procesador');
});

test('one that dies again and again is tried less and less often', async () => {
  const marker = JSON.stringify(join(folder, 'marker'));
  const { supervised } = await supervise(script('', `if (require('node:fs').existsSync(${marker})) process.exit(9);`));
  await supervised.start();
  writeFileSync(join(folder, 'marker'), '');
  process.kill(supervised.pid as number, 'SIGKILL');
  await until(() => said.length >= 4);
  expect(said.map((text) => /vuelve en ([\d.]+) s/.exec(text)?.[1])).toEqual(['0.2', '0.4', '0.8', '1.6']);
});

test('one that never becomes ready stops the start with the end of its log', async () => {
  const isReady = async () => {
    await until(() => readFileSync(join(folder, 'prueba.log'), 'utf8').includes('falta'));
    return false;
  };
  const code = 'console.error("falta DATABASE_URL"); setInterval(() => {}, 1000)';
  const { supervised } = await supervise(code, { idleMs: 0, isReady });
  await expect(supervised.start()).rejects.toThrow(
    /prueba no arrancó: no estuvo listo, y llevaba 0 s sin hacer nada.*falta DATABASE_URL/s,
  );
});

test('stopping while it is being started again leaves nothing behind', async () => {
  const { supervised } = await supervise(script(''));
  await supervised.start();
  process.kill(supervised.pid as number, 'SIGKILL');
  await until(() => said.length > 0);
  await supervised.stop();
  const pid = supervised.pid as number;
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

describe('after a kill -9 of everything', () => {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  /** A process that holds the lock of `folder`, and answers on its output when it does. */
  function holder(wrapper: string): Promise<string> {
    const lock = `import('./services/deploy/local/store/store-lock.mjs').then(({ lockStore }) => { lockStore(${JSON.stringify(folder)}); console.log(process.pid); setInterval(() => {}, 1000); })`;
    const root = join(__dirname, '..', '..', '..', '..');
    const env = { ...process.env, LOCK: lock };
    const child = spawn('sh', ['-c', wrapper], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    return new Promise((resolve) => child.stdout?.once('data', (words) => resolve(String(words).trim())));
  }

  test('a lock holds while its process lives, and no longer: not even while nobody has buried it', async () => {
    // the parent never waits for its child, which stays a zombie
    const pid = Number(await holder('node -e "$LOCK" & exec sleep 60'));
    expect(() => modules.lockStore(folder)).toThrow(`La tienda ya está en marcha con estos datos (proceso ${pid})`);
    process.kill(pid, 'SIGKILL');
    await until(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
    modules.lockStore(folder)();
    expect(existsSync(join(folder, 'store.pid'))).toBe(false);
  });

  test.each([
    ['that is somebody else’s by now', () => `${process.ppid} 1`],
    ['cut in the middle', () => String(process.ppid)],
    ['empty', () => ''],
  ])('ignores a lock whose number is %s', (_what, text) => {
    writeFileSync(join(folder, 'store.pid'), text());
    modules.lockStore(folder)();
  });

  test('a process that outlived its store, hanging, is ended', async () => {
    const { supervised } = await supervise(script(''));
    await supervised.start();
    const pid = supervised.pid as number;
    process.kill(pid, 'SIGSTOP');
    await modules.endLeftovers(folder);
    await until(() => said.includes('prueba responde de nuevo.'));
    expect(supervised.pid).not.toBe(pid);
  });
});
