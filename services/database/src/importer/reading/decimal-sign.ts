import { ImportError } from '../import-error';
import type { Mapping } from '../mapping';
import type { SourceRow } from '../source/source';
import { amountOf, type DecimalSign, decimalOf, numberFrom } from './numbers';
import { tidy } from './text';
import { lengthIn, weightIn } from './units';

/** Columns whose cells are numbers. */
function numericColumns({ columns, dimensions, stock = {} }: Mapping): string[] {
  const { Price, PriceBefore, Stock, Weight, Volume } = columns;
  const lengths = Object.values(dimensions ?? {}).flatMap((one) => (typeof one === 'string' ? [] : one.column));
  return [
    ...[Price, PriceBefore, Stock, Weight, Volume].flatMap((one) => one?.column ?? []),
    ...lengths,
    ...Object.values(stock),
  ];
}

/**
 * A file's decimal separator, told by the cells that can be read in one way only.
 * @throws ImportError where cells such as `1.234` are all there is to go by, since it may be a thousand or one
 */
export async function detectDecimal(rows: AsyncIterable<SourceRow>, mapping: Mapping): Promise<DecimalSign> {
  const names = numericColumns(mapping);
  const votes = { '.': 0, ',': 0 };
  let unsure: { line: number; cell: string } | undefined;
  for await (const { line, cells, numeric } of rows) {
    for (const name of names) {
      if (numeric?.has(name)) continue;
      const cell = amountOf(weightIn(lengthIn(tidy(cells.get(name) ?? '')).amount).amount);
      const sign = decimalOf(cell);
      if (sign === 'both') unsure ??= { line, cell };
      else if (sign) votes[sign] += 1;
    }
  }
  if (unsure && votes['.'] === votes[',']) {
    const [point, comma] = (['.', ','] as const).map((sign) => numberFrom(unsure?.cell ?? '', sign));
    throw new ImportError(`No se sabe si «${unsure.cell}» (línea ${unsure.line}) es ${point} o ${comma}.`, {
      question: 'decimal',
      how: 'Diga cuál es el signo decimal con --decimal . o --decimal , o con "decimal" en el mapeo.',
    });
  }
  return votes[','] > votes['.'] ? ',' : '.';
}
