import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBinaries, hydrate, installedBinaries } from './binaries';
import { canEnter, canRun, type SystemUser } from './system-user';

/** The folders of PostgreSQL's programs and its cluster. */
export interface Location {
  readonly native: string;
  readonly cluster: string;
}

const SHARED_ROOT = '/var/lib/actual-store';

/**
 * Decides where the programs and the data lie, so that `user` can reach both: in the project, or, when the project is
 * below a folder that `user` cannot enter, in `/var/lib/actual-store`. A place outside is written to
 * `<dataDir>/postgres-location`, so that the data is found again.
 */
export function locate(projectDir: string, dataDir: string, user: SystemUser | undefined): Location {
  const installed = installedBinaries(projectDir);
  hydrateWhereAllowed(installed.native);
  const native = canRun(join(installed.native, 'bin', 'postgres'), user)
    ? installed.native
    : copyBinaries(installed, openFolder(SHARED_ROOT));
  return { native, cluster: clusterFolder(dataDir, user) };
}

function clusterFolder(dataDir: string, user: SystemUser | undefined): string {
  const remembered = join(dataDir, 'postgres-location');
  if (existsSync(remembered)) return readFileSync(remembered, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const inside = join(dataDir, 'postgres');
  if (existsSync(join(inside, 'PG_VERSION')) || canEnter(dataDir, user)) return inside;
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const outside = join(openFolder(SHARED_ROOT), `data-${name}`);
  writeFileSync(remembered, `${outside}\n`);
  return outside;
}

/** Creates the cluster's empty folder, owned by `user`, closed to everybody else. */
export function createClusterFolder(cluster: string, user: SystemUser | undefined): void {
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  if (user) chownSync(cluster, user.uid, user.gid);
}

function openFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  return folder;
}

function hydrateWhereAllowed(native: string): void {
  try {
    hydrate(native);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM') throw error;
    throw new Error(`PostgreSQL's libraries in ${native} cannot be linked (${code}): install as the user who starts.`);
  }
}
