import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../postgres/ports';
import { type PostgresOptions, type RunningPostgres, startPostgres } from '../postgres/start';
import { databaseUser } from '../postgres/system-user';
import { archiveOf, archiveSettings, openArchive } from './archive';
import { listBackups, makeBackup } from './base-backup';
import { restoreBackup } from './restore';

/** A small base of its own is backed up while it is written to, destroyed, and put back to a moment. */
const projectDir = join(__dirname, '..', '..', '..', '..');
let folder: string;
let backups: string;
let options: PostgresOptions;
let server: RunningPostgres;
const open = async () => startPostgres({ ...options, settings: archiveSettings(backups) });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'actual-backup-'));
  // root's PostgreSQL runs as another user, who must be able to enter
  chmodSync(folder, 0o755);
  backups = join(folder, 'backups');
  options = { projectDir, dataDir: folder, port: await freePort(), password: 'a-password', durable: false };
  openArchive(backups, databaseUser());
  server = await open();
  writeFileSync(join(folder, 'secrets.json'), 'the first');
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
const names = async () => (await ask<{ name: string }>('SELECT name FROM sale ORDER BY name')).map(({ name }) => name);
const moment = async () => new Date((await ask<{ at: Date }>('SELECT clock_timestamp() AS at'))[0]?.at ?? 0);

test('a store is restored to a moment between two sales, with its files; the present one is set aside', async () => {
  await ask(`CREATE TABLE sale (name text); INSERT INTO sale VALUES ('before the backup')`);
  const copied = { database: 0, files: 0 };
  const onFile = (of: keyof typeof copied) => {
    copied[of] += 1;
  };
  const backup = await makeBackup(server.url('postgres'), { backups, dataDir: folder, onFile });
  // a cluster has some nine hundred files
  expect(copied).toEqual({ database: expect.any(Number), files: 1 });
  expect(copied.database).toBeGreaterThan(500);
  expect(listBackups(backups)).toEqual([backup]);
  await ask(`INSERT INTO sale VALUES ('before the mistake')`);
  const good = await moment();
  await ask('DELETE FROM sale');
  writeFileSync(join(folder, 'secrets.json'), 'another');
  await ask('SELECT pg_switch_wal()');
  await server.stop();

  const told: string[] = [];
  const onStep = (step: string, count: number) => told.push(`${step} ${count}`);
  const { before } = await restoreBackup(options, { backups, to: good, onStep });
  expect([told[0], told.at(-2), told.at(-1)]).toEqual(['database 1', 'changes 0', 'files 1']);
  expect(existsSync(join(before ?? '', 'PG_VERSION'))).toBe(true);
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('the first');
  server = await open();
  expect(await names()).toEqual(['before the backup', 'before the mistake']);
}, 180_000);

test('changes after a backup are archived too; restoring a moment needs a backup that is older', async () => {
  await ask(`INSERT INTO sale VALUES ('since then')`);
  await ask('SELECT pg_switch_wal()');
  await server.stop();
  await expect(restoreBackup(options, { backups, to: new Date('2020-01-01T00:00:00Z') })).rejects.toThrow('No backup');
  await restoreBackup(options, { backups, to: null });
  server = await open();
  expect(await names()).toEqual(['before the backup', 'before the mistake', 'since then']);
  expect(readdirSync(archiveOf(backups)).every((name) => name.endsWith('.gz'))).toBe(true);
}, 180_000);

test('a moment that the archive does not reach leaves everything as it was', async () => {
  await server.stop();
  const later = new Date(Date.now() + 3_600_000);
  await expect(restoreBackup(options, { backups, to: later })).rejects.toThrow('did not start');
  server = await open();
  expect(await names()).toHaveLength(3);
}, 180_000);
