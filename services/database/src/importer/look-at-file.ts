import { importUploads } from '@actual/contracts/facts/catalog/imports';
import { connect, disconnect } from '../connect';
import { deadlineIn } from './deadline';
import { ImportError } from './import-error';
import { type Proposal, proposeMapping } from './propose-mapping';
import { type Categories, readCategories } from './reading/categories';
import type { FieldName, LengthName } from './reading/fields';
import { required } from './reading/ruling-fields';
import { tidy } from './reading/text';
import { asExport } from './source/exports/as-export';
import { limited } from './source/limited';
import { openSource } from './source/open-source';
import type { SourceFile } from './source/source';

/** Columns of a file, and distinct values of a column at most, in a proposal. */
const { columns: mostColumns, categories: mostValues } = importUploads;

async function withCategories<T>(databaseUrl: string, work: (categories: Categories) => Promise<T>): Promise<T> {
  const db = connect({ url: databaseUrl, applicationName: 'catalog-import', pool: 1 });
  try {
    return await work(await readCategories(db));
  } finally {
    await disconnect(db);
  }
}

/** The store's categories and warehouses, a line each, as files and mappings may name them. */
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

/** The form that a merchant's file seems to have. */
export interface FileLook {
  /** `own`: its headings are the store's. */
  readonly kind: 'export' | 'own' | 'proposed';
  readonly system: string | null;
  readonly rows: number;
  readonly columns: readonly {
    readonly heading: string;
    readonly examples: readonly string[];
    readonly field: FieldName | LengthName | null;
  }[];
  readonly categoryColumn: string | null;
  readonly categories: readonly {
    readonly name: string;
    readonly rows: number;
    readonly handle: string | null;
    readonly near: readonly string[];
  }[];
  readonly notes: readonly string[];
}

const shownExamples = 3;
const exampleLetters = 80;

/** Distinct cells of each column of a file, up to so many, with how many rows have each. */
async function cellsOf(source: SourceFile, most: number) {
  const seen = new Map(source.headings.map((heading) => [heading, new Map<string, number>()]));
  let rows = 0;
  for await (const { cells } of source.rows()) {
    rows += 1;
    for (const [heading, values] of seen) {
      const cell = tidy(cells.get(heading) ?? '');
      const known = values.get(cell);
      if (cell !== '' && (known !== undefined || values.size < most)) values.set(cell, (known ?? 0) + 1);
    }
  }
  return { seen, rows };
}

/** The names of categories in cells that are lists, with their rows, the commonest first. */
function namesIn(cells: ReadonlyMap<string, number>): [name: string, rows: number][] {
  const names = new Map<string, number>();
  for (const [cell, rows] of cells)
    for (const name of cell.split('|').map(tidy).filter(Boolean)) names.set(name, (names.get(name) ?? 0) + rows);
  return [...names].sort(([, a], [, b]) => b - a);
}

/** Columns by their proposed fields. */
const fieldsOf = ({ columns, dimensions, category }: Proposal): Map<string, FieldName | LengthName> =>
  new Map([
    ...[...Object.entries(columns), ...Object.entries(dimensions ?? {})].map(
      ([field, heading]) => [heading, field as FieldName | LengthName] as const,
    ),
    ...(category ? [[category.column, 'Categories'] as const] : []),
  ]);

/**
 * The system that exported a file, or its columns' likely meaning, and its categories.
 * @throws ImportError where it cannot be read
 */
export const lookAtFile = (databaseUrl: string, file: string, onRow: () => void): Promise<FileLook> =>
  withCategories(databaseUrl, async (categories) => {
    const opened = limited(await openSource(file, {}), deadlineIn(), undefined, onRow);
    const source = asExport(opened);
    if (source.headings.length > mostColumns)
      throw new ImportError(`El archivo tiene más de ${mostColumns} columnas: deje las que se importan.`);
    const { seen, rows } = await cellsOf(source, mostValues);
    const own = new Set(source.ownHeadings);
    const headings = source.headings.filter((one) => one !== '' && (!own.has(one) || opened.headings.includes(one)));
    const isOwn = required.every((name) => source.headings.includes(name));
    const kind = source.system ? 'export' : isOwn ? 'own' : 'proposed';
    const proposal = proposeMapping(
      headings,
      () => [],
      () => undefined,
    );
    const fields = kind === 'proposed' ? fieldsOf(proposal) : new Map<string, FieldName>();
    const categoryColumn = source.headings.includes('Categories') ? 'Categories' : (proposal.category?.column ?? null);
    return {
      kind,
      system: source.system ?? null,
      rows,
      columns: headings.map((heading) => ({
        heading,
        examples: [...(seen.get(heading) ?? new Map<string, number>()).keys()]
          .slice(0, shownExamples)
          .map((cell) => cell.slice(0, exampleLetters)),
        field: fields.get(heading) ?? null,
      })),
      categoryColumn,
      categories: namesIn(seen.get(categoryColumn ?? '') ?? new Map())
        .slice(0, mostValues)
        .map(([name, count]) => {
          const found = categories.withAncestors([name]);
          const handle = categories.handleOf(name) ?? null;
          return { name, rows: count, handle, near: 'near' in found ? found.near : [] };
        }),
      notes: source.notes ?? [],
    };
  });

/** A mapping for a merchant's file, proposed from its headings and the content of its columns. */
export const proposalFor = (databaseUrl: string, file: string): Promise<object> =>
  withCategories(databaseUrl, async (categories) => {
    const source = asExport(limited(await openSource(file, {}), deadlineIn()));
    const { seen } = await cellsOf(source, mostValues);
    const find = (name: string) => {
      const found = categories.withAncestors([name]);
      return 'near' in found ? found.near[0] : categories.handleOf(name);
    };
    return proposeMapping(source.headings, (column) => [...(seen.get(column)?.keys() ?? [])].sort(), find);
  });
