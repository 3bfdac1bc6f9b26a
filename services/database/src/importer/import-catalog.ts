import type { Site } from '@actual/contracts';
import { brands } from '@actual/contracts/facts/company/brands';
import { connect, disconnect, type Knex } from '../connect';
import { type Deadline, deadlineIn } from './deadline';
import { readFilters } from './filters/store-filters';
import { ImportError } from './import-error';
import { columnsOf, type Mapping, mappingOfHeadings, parseMapping, readMapping } from './mapping';
import { type CategoryNames, readCategories, renamedCategories } from './reading/categories';
import { detectDecimal } from './reading/decimal-sign';
import { lengthUnitOf } from './reading/length-unit';
import type { DecimalSign } from './reading/numbers';
import { RowReader } from './reading/read-row';
import type { LengthUnit } from './reading/units';
import { assertKilograms } from './reading/weight-unit';
import { type ImportReport, reportOf } from './reports/report';
import { type ImportedFiles, resolveFiles } from './resolve-files';
import { asExport } from './source/exports/as-export';
import { assertColumns } from './source/headings';
import { limited } from './source/limited';
import { openSource } from './source/open-source';
import { collect } from './writing/collect';
import type { Written } from './writing/compare-products';
import { readPromotions } from './writing/promotions';
import { writeProducts } from './writing/write-products';

export type { ImportedFiles } from './resolve-files';

export type Stage = 'read' | 'pictures' | 'write';

export interface ImportOptions {
  readonly databaseUrl: string;
  readonly file: string;
  readonly mappingFile?: string;
  /** A mapping instead of its file. */
  readonly mapping?: unknown;
  /** Whether that only adds to the meanings of the file's headings. */
  readonly addsToHeadings?: boolean;
  /** Names of categories in the file with the store's handles; null: the store does not sell it. */
  readonly categoryNames?: CategoryNames;
  readonly dryRun?: boolean;
  /** Where the stock of rows is that name no warehouse. */
  readonly warehouse?: string;
  /** Wins over the mapping's; where neither says, the file's numbers tell. */
  readonly decimal?: DecimalSign;
  /** The unit of lengths that name none; wins over the mapping's. */
  readonly unit?: LengthUnit;
  /** Where pictures and models are and go; absent: their names are taken as they are. */
  readonly files?: ImportedFiles;
  /** Every product of the file is this site's; otherwise the file or the mapping says so, or it is Studio's and Home's. */
  readonly site?: Site;
  /** `hide`: products of the store that the file does not have are no longer shown. */
  readonly missing?: 'keep' | 'hide';
  /**
   * Notes the changes under this id, and hands the report over before anything is kept: an error thrown there keeps
   * nothing.
   */
  readonly recorded?: { readonly importId: string; readonly keep: (trx: Knex, report: ImportReport) => Promise<void> };
  /** When it ends, whatever it is at; `importedFile.minutes` from its beginning unless told. */
  readonly deadline?: Deadline;
  /** `total` is about right for reading, exact for writing; 0 where it is not known. */
  readonly onProgress?: (stage: Stage, done: number, total: number) => void;
}

/**
 * Imports a CSV or XLSX by item code, all or nothing: the whole file is checked before the database is touched.
 * @throws ImportError with one line for the person who imports
 */
export async function importCatalog(options: ImportOptions): Promise<ImportReport> {
  const { databaseUrl, file, mappingFile, dryRun = false, site, recorded, onProgress = () => undefined } = options;
  const started = performance.now();
  const deadline = options.deadline ?? deadlineIn();
  const told: Mapping | undefined =
    mappingFile === undefined
      ? options.mapping === undefined
        ? undefined
        : parseMapping(options.mapping)
      : await readMapping(mappingFile);
  const given = options.addsToHeadings ? undefined : told;
  const wanted = given && columnsOf(given);
  const opened = limited(await openSource(file, { ...told, wanted }), deadline);
  const source = asExport(opened);
  const mapping = given ?? withTold(mappingOfHeadings(source.ownHeadings ?? source.headings), told);
  assertColumns(given ? columnsOf(mapping) : ['ItemCode', 'Name', 'Price'], source.headings, file);

  const db = connect({ url: databaseUrl, applicationName: 'catalog-import', pool: 1 });
  try {
    const categories = await readCategories(db).catch((error: unknown) => {
      throw databaseError(error);
    });
    if (categories.size === 0) throw new ImportError('La tienda no tiene categorías todavía: npm run store:init.');
    const decimal =
      options.decimal ?? mapping.decimal ?? source.decimal ?? (await detectDecimal(source.rows(), mapping));
    const warehouses = new Set(await db('warehouse').where({ removed: false }).pluck<string[]>('code'));
    if (options.warehouse && !warehouses.has(options.warehouse))
      throw new ImportError(
        `La tienda no tiene la bodega «${options.warehouse}»; tiene ${[...warehouses].join(', ')}.`,
      );
    const filters = await readFilters(db);
    const renamed = options.categoryNames ? renamedCategories(categories, options.categoryNames) : categories;
    const known = { categories: renamed, warehouses, filters, promotions: await readPromotions(db) };
    const defaults = { ...mapping.defaults, ...(options.warehouse ? { Warehouse: options.warehouse } : {}) };
    const uom = await lengthUnitOf(source.rows(), { ...mapping, decimal }, options.unit);
    await assertKilograms(source.rows(), { ...mapping, decimal });
    const dimensions = mapping.dimensions && { ...mapping.dimensions, uom };
    const reader = new RowReader({ ...mapping, dimensions, decimal, defaults }, known, site && brands[site].society);
    const collected = await collect(source.rows(), reader, (line) => onProgress('read', line, source.lines));
    const read = new Set([...columnsOf(mapping), ...(source.asked ?? [])]);
    const unreadColumns = opened.headings.filter((heading) => heading !== '' && !read.has(heading));
    onProgress('read', Math.max(source.lines, collected.rows), source.lines);
    const pictures = new Set(collected.products.flatMap(({ values }) => values.Pictures ?? [])).size;
    const { products, remarks } = await resolveFiles(collected.products, options.files, dryRun, (done) => {
      deadline.left();
      onProgress('pictures', done, pictures);
    });
    const total = products.length;
    const newValues = filters.newAmong(products.flatMap(({ filterValues = [] }) => filterValues));
    const reportWith = (written: Written) =>
      reportOf(
        { file, dryRun, seconds: (performance.now() - started) / 1000 },
        {
          ...collected,
          warnings: [...collected.warnings, ...remarks],
          newValues,
          unreadColumns,
          notes: source.notes ?? [],
        },
        written,
      );
    const written = await writeProducts(db, products, {
      dryRun,
      hideMissing: options.missing === 'hide',
      newValues,
      deadline,
      onRow: (done) => onProgress('write', done, total),
      changeLog: recorded && { importId: recorded.importId },
      onWritten: recorded && ((trx, done) => recorded.keep(trx, reportWith(done))),
    });
    return reportWith(written);
  } finally {
    await disconnect(db);
  }
}

/** A mapping of headings, with the answers that somebody gave beside them. */
const withTold = (own: Mapping, told: Mapping | undefined): Mapping =>
  told
    ? {
        ...own,
        ...told,
        columns: { ...own.columns, ...told.columns },
        dimensions: own.dimensions,
        filters: { ...own.filters, ...told.filters },
        stock: { ...own.stock, ...told.stock },
      }
    : own;

/** One line for a database that cannot be reached or was never set up. */
function databaseError(error: unknown): unknown {
  const { code, message } = error as { code?: string; message?: string };
  if (code === '42P01') return new ImportError('La base de datos no está preparada: arranque la tienda con npm start.');
  if (
    code === '28P01' ||
    code === '28000' ||
    code === '3D000' ||
    /^E[A-Z]+$/.test(code ?? '') ||
    /timeout/i.test(message ?? '')
  )
    return new ImportError(`No se puede usar la base de datos: ${message || code}.`);
  return error;
}
