import type { CashLine } from '@actual/contracts';
import { isCounterType } from '@actual/contracts/facts/payment/payment-types';
import { readPesos } from '@actual/contracts/facts/text/written';
import { formatPesos } from '@actual/ui';
import type { Count } from './count';

/** An amount in its currency: dollars say so. */
export const money = (amount: number, { currency }: Pick<CashLine, 'currency'>): string =>
  currency === 'usd' ? `US${formatPesos(amount)}` : formatPesos(amount);

/** What was counted beside what should be there. */
export const differenceWords = (difference: number, line: CashLine): string => {
  if (difference === 0) return 'Cuadra';
  return difference < 0 ? `Faltan ${money(-difference, line)}` : `Sobran ${money(difference, line)}`;
};

/** Why a count cannot be kept yet, in words. */
export function problemOf({ opening, counted }: Count, lines: readonly CashLine[], sign: boolean): string | null {
  if (opening.trim() && readPesos(opening) === null)
    return 'Revisa el fondo inicial: escribe una cantidad, como 500.00';
  const typed = lines.filter(({ type }) => isCounterType(type)).map(({ type }) => counted[type] ?? '');
  if (typed.some((text) => text.trim() && readPesos(text) === null))
    return 'Revisa lo contado: escribe cantidades, como 1,250.50';
  if (sign && typed.some((text) => !text.trim())) return 'Para firmar cuenta todo: escribe 0 donde no hay nada';
  return null;
}
