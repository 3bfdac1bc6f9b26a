import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locate } from '../postgres/location';
import { type PostgresOptions, startPostgres } from '../postgres/start';
import { databaseUser, type SystemUser } from '../postgres/system-user';
import { archiveSettings, recoverySettings } from './archive';
import { type Backup, listBackups, partsOf } from './base-backup';
import { copyTree } from './copy-tree';

/** Milliseconds in which the log since the backup is played back: a day of a busy store in a fraction of it. */
const patienceMs = 6 * 3_600_000;

/** No backup is old enough; `since` is when the oldest one was made. */
export class NoBackupError extends Error {
  constructor(readonly since: string | undefined) {
    super(since ? `No backup is older than ${since}.` : 'There is no backup.');
  }
}

export interface Restored {
  readonly backup: Backup;
  /** Where the former store lies now; null where there was none. */
  readonly before: string | null;
}

/** Told of each part of a restoring as it begins, and of the files that were copied of it. */
export type OnStep = (step: 'database' | 'changes' | 'files', copied: number) => void;

/**
 * Restores a store that does not run to a moment: the newest backup before it, and the archived log up to it. The
 * present store is set aside, not deleted.
 * @param to without it, everything that was archived
 * @throws when no backup is old enough, or the archive does not reach that far: then the former store is back in its
 * place
 */
export async function restoreBackup(
  options: PostgresOptions,
  { backups, to, onStep = () => undefined }: { backups: string; to: Date | null; onStep?: OnStep },
): Promise<Restored> {
  const backup = listBackups(backups)
    .reverse()
    .find(({ at }) => !to || new Date(at) <= to);
  if (!backup) throw new NoBackupError(listBackups(backups)[0]?.at);
  const user = databaseUser();
  const { cluster } = locate(options.projectDir, options.dataDir, user);
  const before = existsSync(cluster) ? `${cluster}.before-${Date.now()}` : null;
  if (before) renameSync(cluster, before);
  try {
    await layOut(backup, cluster, { as: 'recovery', user, onFile: counted((copied) => onStep('database', copied)) });
    // it archives from its first moment: the next restore has to find this branch of the log
    const settings = { ...archiveSettings(backups), ...recoverySettings(backups, to) };
    onStep('changes', 0);
    const server = await startPostgres({ ...options, settings, waitMs: patienceMs });
    await server.stop();
    await copyTree(partsOf(backup).files, options.dataDir, {
      onFile: counted((copied) => onStep('files', copied)),
    });
    return { backup, before };
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    if (before) renameSync(before, cluster);
    throw error;
  }
}

/** Calls with how often it was called. */
function counted(tell: (count: number) => void): () => void {
  let count = 0;
  return () => {
    count += 1;
    tell(count);
  };
}

/** Puts a backup's database where a server will start from it: to the end of its recovery, or to follow as a standby. */
export async function layOut(
  backup: Backup,
  cluster: string,
  { as, user, onFile }: { as: 'recovery' | 'standby'; user: SystemUser | undefined; onFile?: () => void },
): Promise<void> {
  await copyTree(partsOf(backup).cluster, cluster, { onFile });
  writeFileSync(join(cluster, `${as}.signal`), '', { mode: 0o600 });
  if (user) giveTo(user, cluster);
}

function giveTo(user: SystemUser, folder: string): void {
  chownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    chownSync(join(entry.parentPath ?? entry.path, entry.name), user.uid, user.gid);
}
