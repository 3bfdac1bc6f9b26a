import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ask, pidsOf } from '../support/store';

test('after a kill -9 of everything at once, the store starts right away', async () => {
  test.setTimeout(900_000);
  const folder = mkdtempSync(join(tmpdir(), 'actual-store-killed-'));
  // root's PostgreSQL runs as another user, who must be able to enter
  chmodSync(folder, 0o755);
  const starters: ChildProcess[] = [];
  const start = () => {
    const options = {
      ports: 'free',
      dataDir: folder,
      quiet: true,
      env: { PICTURES_DIR: process.env.STORE_PICTURES_DIR },
    };
    const code = `import('./services/deploy/local/store/store.mjs')
      .then(({ startStore }) => startStore(${JSON.stringify(options)}))
      .then(({ origins }) => console.log(origins.studio), (error) => { console.log(error.message); process.exit(1); });`;
    const child = spawn(process.execPath, ['-e', code], {
      cwd: join(import.meta.dirname, '..', '..', '..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    starters.push(child);
    return new Promise<string>((resolve) => child.stdout.once('data', (words) => resolve(String(words).trim())));
  };
  const killAll = () => {
    for (const child of starters) child.kill('SIGKILL');
    if (existsSync(join(folder, 'run'))) for (const pid of pidsOf(folder)) process.kill(pid, 'SIGKILL');
  };
  try {
    expect(await start()).toMatch(/^http:/);
    expect(readdirSync(join(folder, 'run'))).toHaveLength(7);
    killAll();
    const studio = await start();
    expect(studio).toMatch(/^http:/);
    expect((await ask(studio, '/readyz')).status).toBe(200);
  } finally {
    killAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
});
