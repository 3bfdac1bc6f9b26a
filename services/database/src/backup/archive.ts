import { chownSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { storeBackups } from '@actual/contracts/facts/capacities';
import type { SystemUser } from '../postgres/system-user';

/** Where the log of every change is archived, below the folder of the backups. */
export const archiveOf = (backups: string): string => join(backups, 'wal');

/** Characters that the shell or PostgreSQL would read for themselves in a path. */
const unsafe = /["$`\\%\n]/;

/** Creates the archive, which the server itself writes. @throws for a path that cannot stand in a command */
export function openArchive(backups: string, user: SystemUser | undefined): void {
  if (unsafe.test(backups)) throw new Error(`No backups in a folder of this name: ${backups}`);
  mkdirSync(backups, { recursive: true, mode: 0o711 });
  const archive = archiveOf(backups);
  mkdirSync(archive, { recursive: true, mode: 0o700 });
  if (user) chownSync(archive, user.uid, user.gid);
}

/** Settings of a server that archives its log: packed, on the disk before it counts, and renamed into place. */
export function archiveSettings(backups: string): Record<string, string> {
  const file = join(archiveOf(backups), '%f');
  return {
    archive_mode: 'on',
    archive_timeout: String(storeBackups.archiveSeconds),
    archive_command: `gzip -c "%p" > "${file}.part" && sync "${file}.part" && mv "${file}.part" "${file}.gz"`,
  };
}

/** Settings of a server that is brought to a moment out of the archive; without one to its end. */
export function recoverySettings(backups: string, to: Date | null): Record<string, string> {
  const file = `"${join(archiveOf(backups), '%f.gz')}"`;
  return {
    restore_command: `test -f ${file} && gunzip -c ${file} > "%p"`,
    recovery_target_action: 'promote',
    // nobody reads a copy that is not whole yet
    hot_standby: 'off',
    ...(to ? { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') } : {}),
  };
}

/** Deletes log files older than `segment`, the first that the oldest backup needs. Its name begins with a timeline. */
export function pruneArchive(backups: string, segment: string): void {
  const [timeline, length] = [8, 24];
  for (const name of readdirSync(archiveOf(backups)))
    if (/^[\dA-F]{24}/.test(name) && name.slice(timeline, length) < segment.slice(timeline, length))
      rmSync(join(archiveOf(backups), name));
}
