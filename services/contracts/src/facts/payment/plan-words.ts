import { formatCents } from '../text/written';

/** One month of a plan to the nearest centavo, as `installment_amount`; the bank's last month takes the remainder. */
export const monthly = (totalCents: number, months: number): number => Math.round(totalCents / months);

/** One month of a plan without interest: «12 MSI de $1,867.50». */
export const formatMonths = (totalCents: number, months: number): string =>
  `${months} MSI de ${formatCents(monthly(totalCents, months))}`;

/**
 * A plan with its total, which would read as interest unless it names its discount: «12 MSI de $1,867.50, con −10%:
 * $22,410».
 */
export function formatPlan(totalCents: number, months: number, discount = 0): string {
  const total = formatCents(totalCents);
  return `${formatMonths(totalCents, months)}${discount < 1 ? `, ${total} en total` : `, con −${Math.floor(discount)}%: ${total}`}`;
}
