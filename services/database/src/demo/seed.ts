import { connect, disconnect, type Knex } from '../connect';
import type { DemoRows } from './demo-rows';
import { peopleRows } from './people/people-rows';
import { catalogRows, siteRows } from './rows';

export interface SeedOptions {
  /** Connection string that may write every table. */
  readonly adminUrl: string;
  readonly report?: (text: string) => void;
  /** Today; purchases and promotions count from it. */
  readonly now?: Date;
}

/** Fills an empty store with the demo's products, people and postal codes; any other store only gets the sites of new brands. */
export async function seedDemoStore({ adminUrl, report, now }: SeedOptions): Promise<{ filled: boolean }> {
  const knex = connect({ url: adminUrl, applicationName: 'demo-store', pool: 1 });
  try {
    return await fillDemoStore(knex, { report, now });
  } finally {
    await disconnect(knex);
  }
}

/** The same on an open connection: everything in one transaction, or nothing. */
export async function fillDemoStore(
  knex: Knex,
  { report = () => {}, now = new Date() }: Pick<SeedOptions, 'report' | 'now'> = {},
): Promise<{ filled: boolean }> {
  if (await isFilled(knex)) {
    // a brand may be younger than the store
    await knex('site').insert(siteRows()).onConflict('handle').ignore();
    return { filled: false };
  }
  const rows: DemoRows = [...catalogRows(now), ...(await peopleRows())];
  report(`Tienda de demostración: ${rows.find(([table]) => table === 'product')?.[1].length ?? 0} productos`);
  return knex.transaction(async (transaction) => {
    // two starts at once: the second waits here and then finds the store filled
    await transaction.raw('SELECT pg_advisory_xact_lock(hashtext(?))', ['demo-store']);
    if (await isFilled(transaction)) return { filled: false };
    for (const [table, records] of rows) await insert(transaction, table, records);
    await transaction('catalog_version').increment('version', 1);
    return { filled: true };
  });
}

/** A store of one's own has categories before it has products. */
async function isFilled(knex: Knex): Promise<boolean> {
  return Boolean((await knex('product').first('id')) ?? (await knex('category').first('id')));
}

async function insert(knex: Knex, table: string, records: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(records[0] ?? {}).length;
  if (columns === 0) return;
  // PostgreSQL takes at most 65,535 parameters in one statement
  await knex.batchInsert(table, [...records], Math.floor(60_000 / columns));
}
