import { ImportError } from '../import-error';

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
  throw new ImportError(`A ${file} le faltan columnas: ${missing.join(', ')}. Encabezado encontrado: ${shown}.`);
}
