import { importedFile } from '@actual/contracts/facts/capacities';
import type { Deadline } from '../deadline';
import { ImportError } from '../import-error';
import type { SourceFile, SourceRow } from './source';

/** The same file, every reading of which ends at an import's most rows or time. @throws ImportError then */
export const limited = (
  source: SourceFile,
  deadline: Deadline,
  most: number = importedFile.rows,
  onRow: () => void = () => undefined,
): SourceFile => ({
  ...source,
  async *rows(): AsyncGenerator<SourceRow> {
    let count = 0;
    for await (const row of source.rows()) {
      deadline.left();
      count += 1;
      onRow();
      if (count > most)
        throw new ImportError(`El archivo tiene más de ${most.toLocaleString('es-MX')} filas: divídalo.`);
      yield row;
    }
  },
});
