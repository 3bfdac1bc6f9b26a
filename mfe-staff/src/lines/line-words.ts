import type { QuotationDetail } from '@actual/contracts';
import { piecesOfLine } from '@actual/contracts/facts/capacities';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import { ApiError } from '@actual/shell-contract';
import { formatDate, pieces } from '@actual/ui';
import { unansweredText } from '../access/unanswered-text';

const texts: Readonly<Record<string, string>> = {
  insufficient_stock: 'No hay tantas piezas para esa fecha.',
  delivery_date_unavailable: 'Esa fecha ya no está disponible: elige otra.',
  product_not_found: 'Este artículo ya no se vende.',
  product_not_available_in_zone: 'No llega a este código postal.',
  quotation_without_zipcode: 'Falta el código postal de entrega.',
  quotation_changed:
    'La cotización cambió mientras escribías: ya ves lo de ahora. Lo tuyo no se guardó; confírmalo otra vez.',
  quotation_closed: 'Esta cotización ya se cerró.',
  quotation_ordered: 'Esta cotización ya es un pedido.',
  quotation_part_paid: 'Ya tiene un pago: sus artículos no se pueden cambiar.',
  payment_in_progress: 'Se está pagando en este momento.',
};

export const wrongPiecesText = `Escribe las piezas con un número entero, de 1 a ${piecesOfLine}.`;
/** Pieces as they are typed; null for a text that is no number of them. */
export function readPieces(typed: string): number | null {
  const pieces = Number(typed);
  return Number.isInteger(pieces) && pieces >= 1 && pieces <= piecesOfLine ? pieces : null;
}

/** A refused change of a line in words. */
export const refusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? texts[error.code] : undefined) ?? tryAgainText;

/** The changes of a line's pieces and day since it was quoted; empty without any. */
export function changedText({ availabilityChanged, validStock, deliveriesGroups }: QuotationDetail): string {
  if (!availabilityChanged && validStock) return '';
  const left = deliveriesGroups.slice(0, 2).map(({ available, date }) => `${pieces(available)} el ${formatDate(date)}`);
  const what = availabilityChanged === 'sold-out' ? 'Sus piezas se agotaron' : 'Sus piezas o su fecha cambiaron';
  return `${what}. ${left.length > 0 ? `Hay ${left.join(' y ')}.` : 'Ya no hay para este código postal.'}`;
}
