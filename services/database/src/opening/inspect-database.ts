import { sites } from '@actual/contracts/facts/company/brands';
import { connect, disconnect, type Knex } from '../connect';
import { migrations } from '../migrations';
import { type StoreState, storeState } from './store-state';

export interface Inspection {
  readonly server: string;
  /** Seconds that the server's clock is ahead. */
  readonly ahead: number;
  /** Migrations that this version has and the database has not, and the other way round. */
  readonly behind: readonly string[];
  readonly newer: readonly string[];
  /** Null where the schema is too old to be asked. */
  readonly state: StoreState | null;
  /** Stems of the pictures of products that shoppers see. */
  readonly pictures: readonly string[];
  /** Seconds that the oldest message of an outbox is overdue. */
  readonly overdue: number;
  readonly sites: { readonly missing: readonly string[] };
}

async function knownMigrations(knex: Knex): Promise<string[]> {
  return (await knex.schema.hasTable('migration')) ? knex('migration').orderBy('name').pluck<string[]>('name') : [];
}

const overdueOf = async (knex: Knex): Promise<number> => {
  const { rows } = await knex.raw<{ rows: { seconds: number | null }[] }>(
    `SELECT extract(epoch FROM now() - min(next_at))::int AS seconds FROM (
       SELECT next_at FROM outbox WHERE done_at IS NULL AND parked_at IS NULL
       UNION ALL SELECT next_at FROM account_outbox WHERE done_at IS NULL AND parked_at IS NULL) AS waiting`,
  );
  return Math.max(0, rows[0]?.seconds ?? 0);
};

/** Inspects a store's database for the doctor. @throws where it cannot be reached */
export async function inspectDatabase(url: string): Promise<Inspection> {
  const knex = connect({ url, applicationName: 'doctor', pool: 1 });
  try {
    const { rows } = await knex.raw<{ rows: { server: string; ahead: number }[] }>(
      `SELECT current_setting('server_version') AS server, (extract(epoch FROM clock_timestamp()) - ?)::float8 AS ahead`,
      [Date.now() / 1_000],
    );
    const [{ server, ahead } = { server: '?', ahead: 0 }] = rows;
    const names = migrations.map(({ name }) => name);
    const known = await knownMigrations(knex);
    const behind = names.filter((name) => !known.includes(name));
    const newer = known.filter((name) => !names.includes(name));
    if (behind.length > 0)
      return { server, ahead, behind, newer, state: null, pictures: [], overdue: 0, sites: { missing: [] } };
    const stems = await knex('product')
      .where({ active: true })
      .whereRaw("pictures <> '{}'")
      .select<{ stem: string }[]>(knex.raw('DISTINCT unnest(pictures) AS stem'));
    const there = await knex('site').pluck<string[]>('handle');
    return {
      server,
      ahead,
      behind,
      newer,
      state: await storeState(url),
      pictures: stems.map(({ stem }) => stem),
      overdue: await overdueOf(knex),
      sites: { missing: sites.filter((site) => !there.includes(site)) },
    };
  } finally {
    await disconnect(knex);
  }
}
