import type { Quotation } from '@actual/contracts';
import { ApiError } from '@actual/shell-contract';
import { formatDate, pieces } from '@actual/ui';
import { unansweredText } from '../access/unanswered-text';
import { counterText } from '../counter/counter-words';

const texts: Readonly<Record<string, string>> = {
  quotation_closed: 'La cotización está cerrada: su precio ya no cambia.',
  quotation_part_paid: 'Ya tiene un pago: su precio ya no cambia.',
  payment_in_progress: 'Se está pagando en este momento: su precio no cambia.',
  quotation_changed: 'La cotización cambió desde que la viste. Revisa los precios e intenta de nuevo.',
  quotation_empty: 'No hay artículos en esta cotización',
  not_found: 'El artículo ya no está en la cotización.',
  forbidden: 'La autorización venció o es para otro máximo. Pide una nueva.',
  invalid_input: 'Escribe un porcentaje entero dentro del máximo.',
};

/** A refused change of prices in words; of a maximum, the one that stands. */
export function refusedText(error: unknown): string {
  if (!(error instanceof ApiError)) return counterText(error);
  const { maximum } = Object(error.details) as { maximum?: number };
  if (error.code === 'bigticket_beyond_maximum' && maximum !== undefined)
    return `El límite es ${maximum} %. Pide a un gerente otro máximo, o quita primero los descuentos.`;
  return unansweredText(error) ?? texts[error.code] ?? counterText(error);
}

/** «−25% con su promoción de −20%»: a line's whole discount, and that of its promotion. */
export const loweredText = (line: { discountPercent: number; discountPercentPromos: number }): string =>
  line.discountPercentPromos > 0
    ? `−${line.discountPercent} % con su promoción de −${line.discountPercentPromos} %`
    : `−${line.discountPercent} %`;

type Line = Quotation['Details'][number];
type Bargain = NonNullable<Line['bargain']>;

const ends: Readonly<Record<NonNullable<Bargain['ended']>, (bargain: Bargain) => string>> = {
  pieces: ({ quantity }) => `era por ${pieces(quantity)}`,
  date: ({ shipDate }) => (shipDate ? `era con entrega el ${formatDate(shipDate)}` : 'era con otra entrega'),
  day: ({ day }) => `era para el ${formatDate(day)}`,
  quotation: () => 'era de otra cotización',
  price: () => 'era sobre otro precio de lista',
};

/** The message for a bargain that does not hold for its line as it is; null where it does, or without a bargain. */
export const endedText = ({ Product, bargain }: Pick<Line, 'Product' | 'bargain'>): string | null =>
  bargain?.ended
    ? `${Product.Name}: el ${bargain.percentage} % acordado ${ends[bargain.ended](bargain)}. Hay que acordarlo de nuevo.`
    : null;

/** How far an article may be lowered, or all of them together. */
export function furthest({ Details, bigticketMaxPercentage }: Quotation, article: string): number {
  const maxima = Details.filter(({ id }) => article === '' || id === article).flatMap(
    (line) => line.bigticketMaxPercentage ?? [],
  );
  return maxima.length > 0 ? Math.min(...maxima) : (bigticketMaxPercentage ?? 0);
}
