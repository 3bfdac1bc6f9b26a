/** The processes a store started, by file, so that the next start can end those that outlived a killed one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, runningPid } from './process-identity.mjs';

/** A process whose starter was killed leaves by itself when it can; one that hangs cannot. */
const LEAVE_MS = 3_000;

const folderOf = (dataDir) => join(dataDir, 'run');

/** Remembers a process that was just started. */
export function remember(dataDir, name, pid) {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  writeFileSync(join(folderOf(dataDir), `${name}.pid`), identityOf(pid), { mode: 0o600 });
}

/** Waits until what an earlier start left behind is gone, by force after three seconds. */
export async function endLeftovers(dataDir) {
  const folder = folderOf(dataDir);
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const left = () => files.flatMap((file) => runningPid(readFileSync(file, 'utf8')) ?? []);
  const deadline = Date.now() + LEAVE_MS;
  while (left().length > 0) {
    if (Date.now() > deadline) for (const pid of left()) process.kill(pid, 'SIGKILL');
    await sleep(50);
  }
  rmSync(folder, { recursive: true, force: true });
}
