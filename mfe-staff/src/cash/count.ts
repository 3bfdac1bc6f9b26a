import type { CashLine, CashReport } from '@actual/contracts';
import { isCounterType, PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { readPesos } from '@actual/contracts/facts/text/written';

/** The form's values: texts, so that nothing typed is lost. */
export interface Count {
  opening: string;
  counted: Readonly<Record<string, string>>;
  note: string;
}

const amountText = (amount: number | null): string => (amount === null ? '' : amount.toFixed(2));

/** The form as the report has it. */
export const countOf = (report: CashReport): Count => ({
  opening: amountText(report.opening),
  counted: Object.fromEntries(report.lines.map(({ type, counted }) => [type, amountText(counted)])),
  note: report.note,
});

/** The expected amount of a type, with the opening that is typed now. */
export const expectedOf = ({ type, amount, returned }: CashLine, count: Count): number | null => {
  if (!isCounterType(type)) return null;
  return amount - returned + (type === PaymentType.cash ? (readPesos(count.opening) ?? 0) : 0);
};

/** How much more, or less, was counted; null where nothing was. */
export function differenceOf(line: CashLine, count: Count): number | null {
  const [expected, counted] = [expectedOf(line, count), readPesos(count.counted[line.type] ?? '')];
  return expected === null || counted === null ? null : Math.round((counted - expected) * 100) / 100;
}

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
