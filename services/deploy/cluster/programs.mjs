/** The engines that the cluster is made of, as Debian installs them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ClearError } from '../local/terminal/clear-error.mjs';
import { loadTs } from '../local/toolchain/load-ts.mjs';

/** @typedef {typeof import('@actual/database/local')} Database */

/** Debian 12's PostgreSQL: the newest that its Patroni and tools know. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';
const PROGRAMS = {
  etcd: '/usr/bin/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
  postgres: join(POSTGRES_BIN, 'postgres'),
};
const PACKAGES = 'etcd-server patroni python3-etcd haproxy postgresql-15';

/** @throws ClearError naming the missing programs */
export function assertInstalled() {
  const missing = Object.entries(PROGRAMS).filter(([, file]) => !existsSync(file));
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name).join(', ');
  throw new ClearError(`Missing: ${names}. On Debian 12: apt-get install --no-install-recommends ${PACKAGES}`);
}

/**
 * Starts one of them in a group of its own, which ends with this process.
 * @param {keyof typeof PROGRAMS} name
 * @param {string[]} args
 * @param {string} logFile
 * @returns how it is stopped, killed, and has ended
 */
export async function runProgram(name, args, logFile) {
  const { runServer, databaseUser } = await servers();
  // Python does not hear SIGINT in the background of a shell
  return runServer(PROGRAMS[name], args, databaseUser(), logFile, 'TERM');
}

/** @type {Promise<Database> | undefined} */
let loaded;
const servers = () => {
  loaded ??= loadTs('services/database/src/local.ts');
  return loaded;
};

/** The user that the engines run as; undefined for the present one. PostgreSQL refuses root. */
export const engineUser = async () => (await servers()).databaseUser();

/**
 * @param {string} what
 * @param {() => Promise<boolean>} holds
 * @param {{ seconds?: number, program?: Awaited<ReturnType<typeof runProgram>> }} options
 * @throws ClearError when `holds` has not come true in time, or `program` ended
 */
export async function waitFor(what, holds, { seconds = 120, program } = {}) {
  const deadline = performance.now() + seconds * 1_000;
  while (!(await holds().catch(() => false))) {
    if (program?.ended()) throw new ClearError(`${what}: it ended (${await program.end})`);
    if (performance.now() > deadline) throw new ClearError(`${what}: not within ${seconds} s`);
    await sleep(200);
  }
}
