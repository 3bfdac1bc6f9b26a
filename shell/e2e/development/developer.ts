import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject } from '@actual/deploy/local/testing/copy-project.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** A developer at work: `npm run dev` of a remote, alone, in a copy of the project. */
export interface Developer {
  /** Where Studio is, with the remote in it. */
  origin: string;
  /** Saves a file with other words in the place of some. */
  save(file: string, from: string, to: string): void;
  leave(): Promise<void>;
}

/** Starts `npm run dev -- part --store address`, and waits until it is open. */
export async function develop(part: string, address: string): Promise<Developer> {
  const copy = copyProject(root, { without: ['demo-assets'] });
  const port = await freePort();
  const program = join(copy, 'services', 'deploy', 'local', 'dev.mjs');
  const child: ChildProcess = spawn(process.execPath, [program, part, '--store', address], {
    cwd: copy,
    env: { ...process.env, PUBLIC_PORT: String(port), DATA_DIR: join(copy, '.data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((open, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('Ctrl-C')) open();
      });
    void ended.then(() => fail(new Error(said)));
  });
  return {
    origin: `http://studio.localhost:${port}`,
    save(file, from, to) {
      const path = join(copy, file);
      const before = readFileSync(path, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} has no «${from}»`);
      writeFileSync(path, before.replace(from, to));
    },
    async leave() {
      child.kill('SIGTERM');
      await ended;
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
