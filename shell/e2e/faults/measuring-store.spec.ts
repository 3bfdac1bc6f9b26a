import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { whole } from '../support/walked-in';

interface Line {
  addresses: Record<string, string>;
  headers: Record<string, Record<string, string>>;
  pids: Record<string, number>;
}

test('a program measures the store of npm run bench by its one line, and closing the input ends every process', async () => {
  test.skip(!whole, 'a store more: minutes on a busy machine');
  const cwd = fileURLToPath(new URL('../../..', import.meta.url));
  const command = ['run', '--silent', 'bench', '--', '--serve', '--built', '--products', '300'];
  const child = spawn('npm', command, { cwd, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  await expect.poll(() => lines.length, { timeout: 300_000 }).toBe(1);
  const { addresses, headers, pids } = JSON.parse(lines[0] ?? '') as Line;

  const asked = { method: 'POST', body: JSON.stringify({ category: 'salas', page: 1, items: 10 }) };
  for (const [name, path] of [
    ['catalog', '/product/searchbyfilters/'],
    ['gateway', '/api/product/searchbyfilters/'],
  ] as const) {
    const reply = await fetch(`${addresses[name]}${path}`, {
      ...asked,
      headers: { ...headers[name], 'content-type': 'application/json' },
    });
    expect(reply.status).toBe(200);
    expect(((await reply.json()) as { products: unknown[] }).products).toHaveLength(10);
  }
  const named = ['account', 'catalog', 'checkout', 'gateway', 'postgres', 'sandbox', 'staff'];
  expect(Object.keys(pids).sort()).toEqual(named);
  const running = () => Object.values(pids).filter((pid) => existsSync(`/proc/${pid}`));
  expect(running()).toHaveLength(named.length);

  child.stdin.end();
  await expect.poll(() => child.exitCode, { timeout: 60_000 }).toBe(0);
  expect(running()).toEqual([]);
  expect(lines).toHaveLength(1);
});
