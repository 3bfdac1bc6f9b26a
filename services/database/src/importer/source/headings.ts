import { ImportError, MissingColumnsError } from '../import-error';

/** Headings without the empty ones at the end. @throws ImportError for an empty or doubled one */
export function checkedHeadings(found: readonly string[], file: string): string[] {
  const last = found.findLastIndex((heading) => heading !== '');
  const headings = found.slice(0, last + 1);
  const doubled = headings.find((heading, at) => heading !== '' && headings.indexOf(heading) !== at);
  if (doubled !== undefined) throw new ImportError(`El encabezado de ${file} repite la columna «${doubled}».`);
  if (headings.length === 0) throw new ImportError(`${file} no tiene encabezado.`);
  return headings;
}

/** @throws ImportError that names the columns that are missing and the ones there are */
export function assertColumns(wanted: readonly string[], headings: readonly string[], file: string): void {
  const missing = wanted.filter((name) => !headings.includes(name));
  if (missing.length === 0) return;
  const shown = headings.slice(0, 20).join(', ');
  throw new MissingColumnsError(
    `A ${file} le faltan columnas: ${missing.join(', ')}. Encabezado encontrado: ${shown}.`,
  );
}

/** Rows above the heading at most, and the ones that are looked at for it. */
export const titleRows = 30;

/**
 * The heading: the row with every wanted column, else the first as wide as the table, since titles are a cell or two.
 */
export function headingAt(front: readonly (readonly string[])[], wanted: readonly string[] = []): number {
  if (wanted.length > 0) {
    const named = front.findIndex((record) => wanted.every((name) => record.includes(name)));
    if (named >= 0) return named;
  }
  const filled = front.map((record) => record.filter((cell) => cell !== '').length);
  if ((filled[0] ?? 0) > 2) return 0;
  const widest = Math.max(...filled);
  const first = filled.findIndex((many) => many > 2 && many >= widest - 1);
  return Math.max(first, 0);
}
