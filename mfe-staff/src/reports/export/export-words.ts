import type { ReportExport } from '@actual/contracts';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { countWords, formatNumber } from '@actual/contracts/facts/text/written';
import { storeYear } from '@actual/contracts/store-day';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../../access/unanswered-text';
import { momentWords } from '../moment-words';

/** «61 KB», «8.4 MB». */
export function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024));
  return kilobytes < 1_024 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

export const percentOf = ({ done, total }: Pick<ReportExport, 'done' | 'total'>): number =>
  total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0;

export const progressWords = ({ done, total }: Pick<ReportExport, 'done' | 'total'>): string =>
  `Exportando ${formatNumber(done)} de ${formatNumber(total)}`;

/** «Listo: 148 pedidos, 61 KB»; of one that was begun before, with other filters perhaps, when that was. */
export const doneWords = (
  { total, bytes, createdAt }: ReportExport,
  [one, many]: readonly [string, string],
  isBegunHere: boolean,
): string =>
  [
    isBegunHere ? 'Listo' : `Exportado el ${momentWords(createdAt, storeYear(new Date(createdAt)))}`,
    `${countWords(total, one, many)}, ${sizeWords(bytes ?? 0)}`,
  ].join(': ');

/** Why an export did not begin. */
export function exportRefusedText(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.code === 'export_under_way') return 'Ya se está escribiendo una exportación tuya. Espera o cancélala.';
    if (error.code === 'export_empty') return 'No hay información que exportar con estos filtros.';
    if (error.code === 'export_too_large') {
      const { rows, most } = Object(error.details) as { rows: number; most: number };
      return `Son ${countWords(rows, 'renglón', 'renglones')} y un archivo lleva ${formatNumber(most)}: acota las fechas.`;
    }
  }
  return unansweredText(error) ?? tryAgainText;
}
