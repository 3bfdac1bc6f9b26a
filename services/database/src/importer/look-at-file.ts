import { connect, disconnect } from '../connect';
import { type Categories, readCategories } from './categories';
import { deadlineIn } from './deadline';
import { proposeMapping } from './propose-mapping';
import { asExport } from './source/exports/as-export';
import { limited } from './source/limited';
import { openSource } from './source/open-source';
import { tidy } from './text';

/** Distinct values of a column at most, in a proposal. */
const mostValues = 500;

async function withCategories<T>(databaseUrl: string, work: (categories: Categories) => Promise<T>): Promise<T> {
  const db = connect({ url: databaseUrl, applicationName: 'catalog-import', pool: 1 });
  try {
    return await work(await readCategories(db));
  } finally {
    await disconnect(db);
  }
}

/** The store's categories and warehouses, a line each: what files and mappings may name. */
export async function listOfStore(databaseUrl: string): Promise<string[]> {
  const db = connect({ url: databaseUrl, applicationName: 'catalog-import', pool: 1 });
  try {
    const warehouses = await db('warehouse')
      .where({ removed: false })
      .orderBy('code')
      .select<{ code: string; name: string }[]>('code', 'name');
    return [
      'Categorías',
      ...(await readCategories(db)).lines().map((line) => `  ${line}`),
      'Bodegas',
      ...warehouses.map(({ code, name }) => `  ${code.padEnd(32)}${name}`),
    ];
  } finally {
    await disconnect(db);
  }
}

/** A mapping for a merchant's file, proposed from its headings and what its columns hold. */
export const proposalFor = (databaseUrl: string, file: string): Promise<object> =>
  withCategories(databaseUrl, async (categories) => {
    const source = asExport(limited(await openSource(file, {}), deadlineIn()));
    const seen = new Map<string, Set<string>>(source.headings.map((heading) => [heading, new Set<string>()]));
    for await (const { cells } of source.rows())
      for (const [heading, values] of seen) {
        const cell = tidy(cells.get(heading) ?? '');
        if (cell !== '' && values.size < mostValues) values.add(cell);
      }
    const find = (name: string) => {
      const found = categories.withAncestors([name]);
      return 'all' in found ? categories.handleOf(name) : found.near[0];
    };
    return proposeMapping(source.headings, (column) => [...(seen.get(column) ?? [])].sort(), find);
  });
