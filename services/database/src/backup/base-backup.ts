import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { storeBackups } from '@actual/contracts/facts/capacities';
import pg from 'pg';
import { z } from 'zod';
import { pruneArchive } from './archive';
import { copyTree } from './copy-tree';

const shape = z.object({
  /** When it was whole, ISO 8601: restoring begins there. */
  at: z.iso.datetime(),
  /** `server_version` of the PostgreSQL whose files these are. */
  postgres: z.string(),
  /** The first segment of the log that it needs. */
  segment: z.string(),
});
export type Backup = z.infer<typeof shape> & { readonly folder: string };

const CLUSTER = 'cluster';
const FILES = 'files';
const DESCRIPTION = 'backup.json';
/** The parts of a backup: the database's folder, and the store's other files. */
export const partsOf = ({ folder }: Backup) => ({ cluster: join(folder, CLUSTER), files: join(folder, FILES) });

/**
 * The files that PostgreSQL's documentation leaves out of a copy: those that a server makes anew, and the log, which is
 * archived.
 */
const emptied = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const leftOut = /(^|\/)(postmaster\.(pid|opts)|pgsql_tmp[^/]*|pg_internal\.init[^/]*)$/;

/**
 * Files of the store's folder that are no data, belong to the outside world, or are the database, which is copied
 * apart.
 */
const notOurs = /^(logs|run|sandbox|store\.pid|postgres[^/]*)$/;

/** Told after each file that is copied, with its kind. */
export type OnFile = (of: 'database' | 'files') => void;

/** Every whole backup, oldest first. */
export function listBackups(backups: string): Backup[] {
  const base = join(backups, 'base');
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort()
    .map((name) => join(base, name))
    .filter((folder) => existsSync(join(folder, DESCRIPTION)))
    .map((folder) => ({ folder, ...shape.parse(JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8'))) }));
}

/**
 * Copies a running server's files by PostgreSQL's own protocol for it (`pg_backup_start`), and those of `dataDir` beside
 * them; then lets the oldest backups go. One that is interrupted is never taken for a whole one.
 * @param adminUrl the superuser's, of a server that archives its log
 */
export async function makeBackup(
  adminUrl: string,
  { backups, dataDir, onFile }: { backups: string; dataDir: string; onFile?: OnFile },
) {
  const folder = join(backups, 'base', new Date().toISOString().replaceAll(':', '-'));
  const unfinished = `${folder}.unfinished`;
  for (const name of existsSync(join(backups, 'base')) ? readdirSync(join(backups, 'base')) : [])
    if (name.endsWith('.unfinished')) rmSync(join(backups, 'base', name), { recursive: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const { postgres, segment } = await copyCluster(adminUrl, join(unfinished, CLUSTER), () => onFile?.('database'));
  const own = relative(dataDir, backups);
  await copyTree(dataDir, join(unfinished, FILES), {
    skips: (path) => notOurs.test(path) || path === own,
    onFile: () => onFile?.('files'),
  });
  const made = { at: new Date().toISOString(), postgres, segment };
  writeFileSync(join(unfinished, DESCRIPTION), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, folder);
  letGo(backups);
  return { folder, ...made } satisfies Backup;
}

async function copyCluster(
  adminUrl: string,
  to: string,
  onFile: () => void,
): Promise<Pick<Backup, 'postgres' | 'segment'>> {
  // the backup lasts as long as its session
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'backup' });
  await client.connect();
  try {
    const ask = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row> => {
      const [row] = (await client.query<Row>(sql)).rows;
      if (!row) throw new Error(`no answer: ${sql}`);
      return row;
    };
    const { mode, folder, postgres } = await ask<{ mode: string; folder: string; postgres: string }>(
      `SELECT current_setting('archive_mode') AS mode, current_setting('data_directory') AS folder,
        current_setting('server_version') AS postgres`,
    );
    if (mode !== 'on') throw new Error('This server archives no log: start the store with BACKUP_DIR set.');
    const { segment } = await ask<{ segment: string }>(
      `SELECT pg_walfile_name(pg_backup_start('store', true)) AS segment`,
    );
    await copyTree(folder, to, { skips: (path) => emptied.test(path) || leftOut.test(path), onFile });
    // waits until the archive has the last segment that the copy needs
    const { labelfile } = await ask<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(true)');
    writeFileSync(join(to, 'backup_label'), labelfile, { mode: 0o600 });
    return { postgres, segment };
  } finally {
    await client.end();
  }
}

function letGo(backups: string): void {
  const all = listBackups(backups);
  for (const { folder } of all.slice(0, -storeBackups.kept)) rmSync(folder, { recursive: true });
  const [oldest] = all.slice(-storeBackups.kept);
  if (oldest) pruneArchive(backups, oldest.segment);
}
