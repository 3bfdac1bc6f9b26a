import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LEAVE_MS = 10_000;

const pidFileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Process id of the server that runs, or ran last, on a cluster. */
export const postmasterPid = (cluster: string): number =>
  Number(readFileSync(pidFileOf(cluster), 'utf8').split('\n')[0]);

/**
 * Clears what a crash left in a cluster's folder. A server that outlived its starter is stopped, by force after ten
 * seconds. A pid file whose process is gone, or is somebody else's by now, is removed. PostgreSQL then replays its log.
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  const pidFile = pidFileOf(cluster);
  if (!existsSync(pidFile)) return;
  const pid = postmasterPid(cluster);
  if (Number.isInteger(pid) && pid > 1 && isServerOf(pid, cluster)) {
    // SIGINT: PostgreSQL's fast shutdown, which ends sessions and writes a checkpoint
    process.kill(pid, 'SIGINT');
    const deadline = Date.now() + LEAVE_MS;
    while (isServerOf(pid, cluster)) {
      // one that hangs; its log is replayed
      if (Date.now() > deadline) end(pid);
      await sleep(100);
    }
  }
  await endOrphans(cluster);
  rmSync(pidFile, { force: true });
  // the local socket and its lock name the same dead process
  for (const name of readdirSync(cluster))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(cluster, name), { force: true });
}

/**
 * Ends the sessions of a server that was killed. They leave by themselves, but one in the middle of a long statement
 * only after it, and a server that started beside it would write to the same files. PostgreSQL's own guard against that
 * is the pid file, which is removed after this.
 */
async function endOrphans(cluster: string): Promise<void> {
  for (;;) {
    const orphans = processesIn(cluster);
    if (orphans.length === 0) return;
    for (const pid of orphans) end(pid);
    await sleep(20);
  }
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** PostgreSQL's processes work in the cluster's folder. None where the system does not tell. */
function processesIn(cluster: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  const folder = realpathSync(cluster);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && workingFolder(pid) === folder);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function isServerOf(pid: number, cluster: string): boolean {
  const command = commandLine(pid);
  return command.includes('postgres') && command.includes(cluster);
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (existsSync('/proc/self')) return '';
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}
