import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { ImportError } from './import-error';
import { FIELD_NAMES, LENGTH_NAMES } from './reading/fields';
import { headingWithUnit } from './reading/units';

const column = z.string().min(1);

const source = z.union([
  column.transform((name) => ({ column: name })),
  z.strictObject({
    /** Several columns are joined with `separator`. */
    column: z.union([column, z.array(column).min(1)]),
    separator: z.string().default(' '),
    /** Multiplies a number: a price in another currency, a weight in pounds. */
    scale: z.number().positive().max(10_000).optional(),
    /** Cell to value. `*` is any other cell, and as a value leaves it as it is; without `*` other cells are refused. */
    map: z.record(z.string(), z.string()).optional(),
    /** Cells that mean «nothing», to the letter. */
    empty: z.array(z.string()).optional(),
    /** Between the items of a list; `|` unless told. */
    listSeparator: z.string().min(1).optional(),
    /** `omit`: a wrong cell leaves the field empty, with a warning, instead of refusing the row. */
    onError: z.enum(['refuse', 'omit']).default('refuse'),
  }),
]);
export type Source = z.output<typeof source>;

const uoms = ['mm', 'cm', 'm', 'in'] as const;
/** A column of lengths, with its unit where it is not that of the others. */
const length = z.union([
  column.transform((name) => ({ column: name, uom: undefined })),
  z.strictObject({ column, uom: z.enum(uoms) }),
]);

const handles = z.union([z.string().transform((one) => [one]), z.array(z.string()).min(1)]).nullable();

const shape = z.strictObject({
  columns: z.partialRecord(z.enum(FIELD_NAMES), source),
  /** Values of fields that no column gives, or whose cell is empty. */
  defaults: z.partialRecord(z.enum(FIELD_NAMES), z.union([z.string(), z.number().transform(String)])).default({}),
  /** The merchant's categories to the store's handles; null: rows that the store does not sell. */
  category: z
    .strictObject({
      column,
      map: z.record(z.string(), handles),
      /** Checked first: prefixes of a column's text to handles. The longest prefix wins. */
      words: z.strictObject({ column, map: z.record(z.string(), handles) }).optional(),
    })
    .optional(),
  dimensions: z
    .strictObject({
      ...(Object.fromEntries(LENGTH_NAMES.map((name) => [name, length.optional()])) as Record<
        (typeof LENGTH_NAMES)[number],
        z.ZodOptional<typeof length>
      >),
      /** The unit of columns that name none; centimeters unless told, where such sizes are possible. */
      uom: z.enum(uoms).optional(),
    })
    .optional(),
  /** Columns of values by the name of their filter; filters and values that the store lacks are added. */
  filters: z
    .record(
      z.string().min(1).max(40),
      z.union([
        column.transform((name) => ({ column: name, listSeparator: undefined, map: undefined })),
        z.strictObject({
          column,
          /** Between several values; `|` unless told. */
          listSeparator: z.string().min(1).optional(),
          /** Cell to the value's name, null for none; other cells stay as they are. */
          map: z.record(z.string(), z.string().nullable()).optional(),
        }),
      ]),
    )
    .optional(),
  /** Columns of pieces by the code of their warehouse. */
  stock: z.record(z.string(), column).optional(),
  /** The decimal separator; found out from the file's numbers unless told. */
  decimal: z.enum(['.', ',']).optional(),
  delimiter: z.enum([',', ';', '\t', '|']).optional(),
  encoding: z.enum(['utf-8', 'latin1']).optional(),
  /** Name of the sheet in an XLSX; the first unless told. */
  sheet: z.string().optional(),
});
export type Mapping = z.output<typeof shape>;

/** Parses a mapping. @throws ImportError that names each place that is wrong */
export function parseMapping(value: unknown, name = 'mapping'): Mapping {
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues
    .slice(0, 5)
    .map(
      (issue) =>
        `${issue.path.join('.') || 'raíz'}${issue.code === 'unrecognized_keys' ? `: sobra ${issue.keys.join(', ')}` : ''}`,
    );
  throw new ImportError(`El mapeo ${name} no es válido. Revise: ${wrong.join('; ')}.`);
}

/** Reads a mapping file. @throws ImportError when it is missing, no JSON, or wrong */
export async function readMapping(file: string): Promise<Mapping> {
  let words: string;
  try {
    words = await readFile(file, 'utf8');
  } catch {
    throw new ImportError(`No se encontró el archivo de mapeo ${file}.`);
  }
  try {
    return parseMapping(JSON.parse(words.replace(/^\uFEFF/, '')), file);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const at = Number(/position (\d+)/.exec(error.message)?.[1] ?? words.length);
    const line = words.slice(0, at).split('\n').length;
    throw new ImportError(
      `El mapeo ${file} no es JSON: cerca del renglón ${line} falta o sobra una coma, comilla o llave.`,
    );
  }
}

/**
 * Without a mapping headings are the specification's names; units stand in them (`Width (in)`), else centimeters and
 * kilograms; so do warehouses (`Stock CUN`) and filters (`Filter Material`).
 */
export function mappingOfHeadings(headings: readonly string[]): Mapping {
  const found = headings.map((heading) => ({ heading, ...headingWithUnit(heading) }));
  const among = <T extends string>(names: readonly T[]) =>
    found.flatMap((one) => (names.includes(one.name as T) ? [{ ...one, name: one.name as T }] : []));
  const named = (pattern: RegExp) =>
    Object.fromEntries(headings.map((heading) => [pattern.exec(heading)?.[1] ?? '', heading]).filter(([name]) => name));
  return parseMapping({
    stock: named(/^Stock[ _]\(?([\w-]+)\)?$/),
    filters: named(/^(?:Filter|Filtro)[ _](.{1,40})$/),
    columns: Object.fromEntries(
      among(FIELD_NAMES).map(({ name, heading, kg }) => [name, kg ? { column: heading, scale: kg } : heading]),
    ),
    dimensions: Object.fromEntries(
      among(LENGTH_NAMES).map(({ name, heading, uom }) => [name, uom ? { column: heading, uom } : heading]),
    ),
  });
}

/** The columns that a mapping reads. */
export function columnsOf({ columns, category, dimensions, stock, filters }: Mapping): string[] {
  const { uom: _uom, ...lengths } = dimensions ?? {};
  return [
    ...new Set([
      ...Object.values(columns).flatMap((one) => one.column),
      ...(category ? [category.column] : []),
      ...(category?.words ? [category.words.column] : []),
      ...Object.values(lengths).map((one) => one.column),
      ...Object.values(stock ?? {}),
      ...Object.values(filters ?? {}).map((one) => one.column),
    ]),
  ];
}
