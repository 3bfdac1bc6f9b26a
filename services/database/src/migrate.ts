import knexFactory from 'knex';
import pg from 'pg';
import { baseline, type Migration, migrations } from './migrations';

/** The data are of a newer version of the store than this one. */
export class NewerDataError extends Error {
  constructor(readonly unknown: readonly string[]) {
    super(
      `Los datos son de una versión más nueva de la tienda (${unknown.join(', ')}): esta no los puede usar. Vuelva a la versión que los dejó así, o restaure un respaldo de antes.`,
    );
  }
}

/** The data are of a version whose steps this one no longer has. */
export class OlderDataError extends Error {
  constructor(readonly last: string) {
    super(
      `Los datos son de una versión anterior de la tienda (el último paso fue ${last}). Arránquela una vez con la última versión que llega a ${baseline.replaces}, y después con esta.`,
    );
  }
}

/** Advisory lock: two starts that migrate the same database take turns. */
const LOCK = 4_532_001;

/**
 * Brings the database of `url` to the newest schema, one transaction per migration: a start that is killed halfway
 * leaves only whole steps, and the next one goes on from there.
 * @returns the names of the migrations that ran now
 * @throws when a migration fails; its own changes are rolled back
 */
export async function migrate(url: string, list: readonly Migration[] = migrations): Promise<string[]> {
  const lock = new pg.Client({ connectionString: url, application_name: 'migrate' });
  await lock.connect();
  try {
    // held by the connection: it goes when the process goes, unlike a row in a table
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    return await runAll(url, list);
  } finally {
    await lock.end();
  }
}

async function runAll(url: string, list: readonly Migration[]): Promise<string[]> {
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 1, max: 2 } });
  const config = {
    tableName: 'migration',
    migrationSource: {
      getMigrations: async () => [...list],
      getMigrationName: (migration: Migration) => migration.name,
      getMigration: async (migration: Migration) => ({
        up: async (trx: typeof knex) => {
          // knex reads a bare question mark as a placeholder
          await trx.raw(migration.sql.replaceAll('?', '\\?'));
        },
        down: () => Promise.reject(new Error('Migrations only go forward.')),
      }),
    },
  };
  try {
    // knex's own lock row outlives a killed process; ours above already makes starts take turns
    if (await knex.schema.hasTable(`${config.tableName}_lock`)) await knex.migrate.forceFreeMigrationsLock(config);
    await takeOver(knex);
    await refuseNewer(knex, list);
    const done: string[] = [];
    for (;;) {
      const [, names] = (await knex.migrate.up(config)) as [number, string[]];
      if (names.length === 0) return done;
      done.push(...names);
    }
  } finally {
    await knex.destroy();
  }
}

/**
 * A database that was made by the steps before the baseline has its tables already: the baseline's name takes the place of
 * theirs.
 * @throws OlderDataError where some of those steps have not run
 */
async function takeOver(knex: ReturnType<typeof knexFactory>): Promise<void> {
  if (!(await knex.schema.hasTable('migration'))) return;
  await knex.transaction(async (trx) => {
    const names = await trx('migration').orderBy('name').pluck<string[]>('name');
    const replaced = names.filter((name) => name <= baseline.replaces);
    const last = replaced.at(-1);
    if (last === undefined) return;
    if (last !== baseline.replaces) throw new OlderDataError(last);
    await trx('migration').whereIn('name', replaced).delete();
    await trx('migration').insert({ name: baseline.name, batch: 1, migration_time: new Date() });
  });
}

/** @throws NewerDataError where the database has steps that this version does not know */
async function refuseNewer(knex: ReturnType<typeof knexFactory>, list: readonly Migration[]): Promise<void> {
  if (!(await knex.schema.hasTable('migration'))) return;
  const known = new Set(list.map(({ name }) => name));
  const names = await knex('migration').orderBy('id').pluck<string[]>('name');
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerDataError(unknown);
}
