import { ImportError } from '../import-error';
import type { Mapping } from '../mapping';
import type { SourceRow } from '../source/source';
import { type DecimalSign, numberFrom } from './numbers';
import { tidy } from './text';

/** Kilograms above which no piece in the middle of a file is: grams show, pounds do not. */
const heaviest = 300;

/** @throws ImportError where nobody told the unit of weights, and they cannot be kilograms */
export async function assertKilograms(
  rows: AsyncIterable<SourceRow>,
  { columns: { Weight }, decimal }: Mapping & { readonly decimal: DecimalSign },
): Promise<void> {
  const isTold =
    Weight === undefined || Array.isArray(Weight.column) || ('scale' in Weight && Weight.scale !== undefined);
  if (isTold) return;
  const found: { line: number; cell: string; amount: number }[] = [];
  for await (const { line, cells, numeric } of rows) {
    const cell = tidy(cells.get(String(Weight.column)) ?? '');
    const amount = numberFrom(cell, numeric?.has(String(Weight.column)) ? '.' : decimal) ?? 0;
    if (amount > 0) found.push({ line, cell, amount });
  }
  const middle = found.sort((a, b) => a.amount - b.amount)[Math.floor(found.length / 2)];
  if (middle && middle.amount > heaviest)
    throw new ImportError(
      `No se sabe en qué unidad están los pesos: «${middle.cell}» (línea ${middle.line}) no parece kilogramos.`,
      {
        question: 'weight',
        how: 'Dígalo en el encabezado, como «Weight (g)», o con "scale" en el mapeo: 0.001 para gramos.',
      },
    );
}
