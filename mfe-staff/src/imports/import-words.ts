import type { CatalogImportRow } from '@actual/contracts';
import { importedFile } from '@actual/contracts/facts/capacities';
import {
  type ImportJob,
  ImportState,
  importedFieldLabels,
  importUploads,
  isImportUnderWay,
} from '@actual/contracts/facts/catalog/imports';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { countWords, formatNumber } from '@actual/contracts/facts/text/written';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';
import type { Tone } from '../reports/StateTag';

const underWay: Readonly<Record<ImportJob, string>> = {
  look: 'Leyendo',
  try: 'Simulando',
  run: 'Importando',
  undo: 'Deshaciendo',
};

/** Where an import stands, in a word. */
export function stateOf({ state, job, figures }: Pick<CatalogImportRow, 'state' | 'job' | 'figures'>): {
  word: string;
  tone: Tone;
} {
  if (state === ImportState.uploading) return { word: 'Subiendo', tone: 'waiting' };
  if (isImportUnderWay(state)) return { word: job ? underWay[job] : 'En espera', tone: 'waiting' };
  if (state === ImportState.done) return { word: 'Importada', tone: 'good' };
  if (state === ImportState.undone) return { word: 'Deshecha', tone: 'neutral' };
  return figures ? { word: 'Simulada', tone: 'waiting' } : { word: 'Sin simular', tone: 'neutral' };
}

const stages = { read: 'Leyendo filas', pictures: 'Preparando fotos', write: 'Comparando y guardando' } as const;

/** How far a job is, in words. */
export function progressWords({ state, job, stage, done, total }: CatalogImportRow): string {
  if (state === ImportState.waiting) return 'En espera: empieza en unos segundos, o cuando termine otra importación.';
  if (job === 'undo') return 'Deshaciendo';
  const what = stages[stage ?? 'read'];
  if (done === 0) return what;
  return total > 0 && done <= total
    ? `${what}: ${formatNumber(done)} de ${formatNumber(total)}`
    : `${what}: ${formatNumber(done)}`;
}

export const percentOf = ({ done, total }: Pick<CatalogImportRow, 'done' | 'total'>): number | null =>
  total > 0 && done <= total ? Math.floor((done / total) * 100) : null;

/** «3 nuevos, 12 cambiados, 1 rechazada». */
export function figuresWords({ figures }: Pick<CatalogImportRow, 'figures'>): string {
  if (!figures) return '—';
  const parts = [
    [figures.created, 'nuevo', 'nuevos'],
    [figures.changed, 'cambiado', 'cambiados'],
    [figures.hidden, 'oculto', 'ocultos'],
    [figures.refused, 'fila rechazada', 'filas rechazadas'],
  ] as const;
  const said = parts.filter(([many]) => many > 0).map(([many, one, more]) => countWords(many, one, more));
  return said.length > 0 ? said.join(', ') : 'Sin cambios';
}

/** The name of a column of a report's row. */
export function fieldLabel(field: string): string {
  if (field === 'dimensions') return 'Medidas';
  return field in importedFieldLabels ? importedFieldLabels[field as keyof typeof importedFieldLabels] : field;
}

const megabytes = (bytes: number): string => `${formatNumber(bytes / 1_000_000)} MB`;
export const tableLimit = megabytes(importedFile.bytes);
export const picturesLimit = megabytes(importUploads.pictures);

const refusals: Readonly<Record<string, string>> = {
  imports_full: `Hay ${importUploads.open} importaciones sin terminar. Termina o descarta una.`,
  conflict: 'Esta importación cambió mientras tanto. Ya ves cómo está ahora.',
  not_found: 'Esta importación ya no está.',
  forbidden: 'Ya no tienes permiso para importar.',
  invalid_input: 'Falta decir cuáles columnas son el código, el nombre y el precio.',
  payload_too_large: 'El archivo es demasiado grande.',
};

/** Why something was refused, in words. */
export const refusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? refusals[error.code] : undefined) ?? tryAgainText;
