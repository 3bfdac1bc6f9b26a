import { ImportError } from '../import-error';
import type { Mapping } from '../mapping';
import type { SourceRow } from '../source/source';
import { type DecimalSign, numberFrom } from './numbers';
import { tidy } from './text';
import { type LengthUnit, lengthIn } from './units';

/**
 * Centimeters of the middle piece's longer side, from a candle to a wall of shelves: meters stay below, millimeters
 * above.
 */
const plausible = { least: 6, most: 450 } as const;

interface Measure {
  readonly line: number;
  readonly cell: string;
  readonly amount: number;
}

/** Columns of lengths whose unit nobody told. */
function untoldColumns({ dimensions }: Mapping): string[] {
  const { uom, ...lengths } = dimensions ?? {};
  return uom ? [] : Object.values(lengths).flatMap((one) => (one.uom ? [] : one.column));
}

/** The longest measure of a row that names no unit. */
function longestOf({ line, cells }: SourceRow, columns: readonly string[], decimal: DecimalSign): Measure | undefined {
  return columns
    .map((column) => lengthIn(tidy(cells.get(column) ?? '')))
    .flatMap(({ amount: cell, uom }) => (uom ? [] : { line, cell, amount: numberFrom(cell, decimal) ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount)[0];
}

/**
 * The unit of lengths that name none: the one told, or centimeters where that is plausible.
 * @throws ImportError where they would be furniture for dolls or giants, since a wrong unit is wrong on every page
 */
export async function lengthUnitOf(
  rows: AsyncIterable<SourceRow>,
  mapping: Mapping & { readonly decimal: DecimalSign },
  told: LengthUnit | undefined,
): Promise<LengthUnit> {
  const columns = told ? [] : untoldColumns(mapping);
  if (columns.length === 0) return told ?? mapping.dimensions?.uom ?? 'cm';
  const longest: Measure[] = [];
  for await (const row of rows) {
    const one = longestOf(row, columns, mapping.decimal);
    if (one) longest.push(one);
  }
  const middle = longest.sort((a, b) => a.amount - b.amount)[Math.floor(longest.length / 2)];
  if (middle && (middle.amount < plausible.least || middle.amount > plausible.most))
    throw new ImportError(
      `No se sabe en qué unidad están las medidas: «${middle.cell}» (línea ${middle.line}) no parece centímetros.`,
      {
        question: 'unit',
        how: 'Dígalo con --unit mm, cm, m o in, en el encabezado, como «Width (m)», o con "uom" en el mapeo.',
      },
    );
  return 'cm';
}
