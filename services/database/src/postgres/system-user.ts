import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The system user that runs PostgreSQL, with its numeric ids. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const OWN_USER = 'actual-postgres';

/**
 * The user that PostgreSQL must run as, or undefined for the present one. PostgreSQL refuses to run as root, so root
 * lends it to `postgres` when the machine has that user, else to a system user of our own, else to `nobody`.
 */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const known = find('postgres') ?? find(OWN_USER);
  if (known) return known;
  for (const [command, ...args] of [
    ['useradd', '--system', '--no-create-home', '--shell', '/usr/sbin/nologin', OWN_USER],
    ['adduser', '-S', '-D', '-H', OWN_USER],
  ] as const) {
    spawnSync(command, args, { stdio: 'ignore' });
    const created = find(OWN_USER);
    if (created) return created;
  }
  const nobody = find('nobody');
  if (!nobody) throw new Error('PostgreSQL cannot run as root here: start as an ordinary user, or set DATABASE_URL.');
  return nobody;
}

/** True when `user` can run the program `file` where it lies. */
export function canRun(file: string, user: SystemUser | undefined): boolean {
  return user === undefined || allowed(['-x', file], user);
}

/** True when `user` can enter `folder`. */
export function canEnter(folder: string, user: SystemUser | undefined): boolean {
  return user === undefined || allowed(['-x', folder], user);
}

function allowed(test: string[], { uid, gid }: SystemUser): boolean {
  return spawnSync('test', test, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

function find(name: string): SystemUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}
