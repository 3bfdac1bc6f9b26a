/**
 * `npm run backup:drill`: a small store of its own is written to, backed up, and loses its disk; it is restored from
 * the backup and the archive. Prints the loss (RPO) and the time (RTO). `--seconds 90` of writing after the backup.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { seedDemoStore } from './store/demo.mjs';
import { fail } from './terminal/clear-error.mjs';
import { projectDir } from './terminal/paths.mjs';
import { createProgress } from './terminal/progress.mjs';
import { readFlags } from './terminal/read-flags.mjs';
import { table, tenth } from './terminal/table.mjs';
import { loadTs } from './toolchain/load-ts.mjs';

/** Milliseconds between two writes. */
const EVERY_MS = 50;
/** Seconds that may be lost: the log's longest way into the archive, and its packing. */
const MOST_LOST = 65;

const progress = createProgress();
const folder = mkdtempSync(join(tmpdir(), 'actual-drill-'));
// root's PostgreSQL runs as another user, who must be able to enter
chmodSync(folder, 0o755);
/** @type {Awaited<ReturnType<typeof import('@actual/database/local').startPostgres>> | undefined} */
let server;
try {
  const { values } = readFlags({ options: { seconds: { type: 'string', default: '90' } } });
  /** @type {typeof import('@actual/database/local')} */
  const database = await loadTs('services/database/src/local.ts');
  const { ask } = await loadTs('services/attack/src/purchases/truth.ts');
  const backups = join(folder, 'backups');
  const port = await database.freePort();
  const options = { projectDir, dataDir: folder, port, password: 'drill', settings: database.archiveSettings(backups) };
  /** @param {string} sql */
  const write = (sql) => ask({ databaseUrl: server?.url('store') }, sql);
  database.openArchive(backups, database.databaseUser());
  progress.step('Una tienda pequeña…');
  server = await database.startPostgres(options);
  await database.createDatabase(server.url('postgres'), 'store');
  await database.migrate(server.url('store'));
  await seedDemoStore({ adminUrl: server.url('store'), progress });
  await write('CREATE TABLE drill (at timestamptz NOT NULL)');
  progress.step('Respaldo…');
  const began = Date.now();
  await database.makeBackup(server.url('postgres'), { backups, dataDir: folder });
  const backupSeconds = (Date.now() - began) / 1_000;
  progress.step(`Se escribe ${values.seconds} s…`);
  const until = Date.now() + Number(values.seconds) * 1_000;
  let written = 0;
  let last = 0;
  while (Date.now() < until) {
    const [{ at }] = await write('INSERT INTO drill VALUES (clock_timestamp()) RETURNING at');
    last = at.getTime();
    written += 1;
    await sleep(EVERY_MS);
  }
  progress.step('El disco se pierde…');
  const lostAt = Date.now();
  server.kill();
  await server.end;
  rmSync(join(folder, 'postgres'), { recursive: true, force: true });
  await database.restoreBackup(options, { backups, to: null });
  server = await database.startPostgres(options);
  const [{ kept, newest }] = await write('SELECT count(*)::int AS kept, max(at) AS newest FROM drill');
  const recovery = (Date.now() - lostAt) / 1_000;
  const lost = (last - (newest?.getTime() ?? began)) / 1_000;
  const rows = [
    ['respaldo de la tienda pequeña, s', tenth(backupSeconds), ''],
    ['escrituras confirmadas; recuperadas', `${written}; ${kept}`, ''],
    ['RPO sin el disco: s que se pierden', tenth(lost), `≤ ${MOST_LOST}`],
    ['RTO: s hasta que la base responde', tenth(recovery), ''],
  ];
  progress.write(`\n${table(['qué', 'medido', 'meta'], rows)}\n`);
  const well = lost <= MOST_LOST;
  progress.write(
    `El simulacro salió ${well ? 'bien' : 'mal'}: sin su disco, una tienda de prueba pierde ${tenth(lost)} s de escrituras (a lo más ${MOST_LOST}). La tienda de aquí y sus respaldos no se tocaron.`,
  );
  process.exitCode = well ? 0 : 1;
} catch (error) {
  fail(error);
}
await server?.stop();
rmSync(folder, { recursive: true, force: true });
process.exit();
