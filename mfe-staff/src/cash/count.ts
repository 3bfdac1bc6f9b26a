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
