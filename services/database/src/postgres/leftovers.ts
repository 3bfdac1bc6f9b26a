import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Clears what a crash left in a cluster's folder: a server that outlived its starter is stopped, a pid file whose
 * process is gone (or is somebody else's by now) is removed. PostgreSQL itself then replays its log.
 * @throws when a leftover server does not stop within 30 seconds
 */
export async function clearLeftovers(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1 && isServerOf(pid, cluster)) {
    // SIGINT: PostgreSQL's fast shutdown, which ends sessions and writes a checkpoint
    process.kill(pid, 'SIGINT');
    const deadline = Date.now() + 30_000;
    while (isServerOf(pid, cluster)) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) of an earlier start does not stop.`);
      await sleep(100);
    }
  }
  rmSync(pidFile, { force: true });
  // the local socket and its lock name the same dead process
  for (const name of readdirSync(cluster))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(cluster, name), { force: true });
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
