/** Records a store's processes in a file, so that the next start can end leftovers of a killed one. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, runningPid } from './process-identity.mjs';

/** A process whose parent was killed exits by itself, unless it hangs. */
const LEAVE_MS = 3_000;

/** @param {string} dataDir */
const folderOf = (dataDir) => join(dataDir, 'run');

/**
 * Records a started process.
 * @param {string} dataDir
 * @param {string} name
 * @param {number} pid
 */
export function remember(dataDir, name, pid) {
  mkdirSync(folderOf(dataDir), { recursive: true, mode: 0o700 });
  writeFileSync(join(folderOf(dataDir), `${name}.pid`), identityOf(pid), { mode: 0o600 });
}

/**
 * Waits until leftovers of an earlier start are gone, and kills them after three seconds.
 * @param {string} dataDir
 */
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
