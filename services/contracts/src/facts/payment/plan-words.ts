import { formatCents } from '../text/written';

/**
 * Centavos of one month of a plan without interest: the nearest centavo, as the provider answers `installment_amount`.
 * The total is charged, once; the bank divides it, and its last month takes the remainder.
 */
export const monthly = (totalCents: number, months: number): number => Math.round(totalCents / months);

/** One month of a plan without interest: «12 MSI de $1,867.50». */
export const formatMonths = (totalCents: number, months: number): string =>
  `${months} MSI de ${formatCents(monthly(totalCents, months))}`;

/**
 * A plan with its total, which reads as interest beside the smaller price of one payment unless it names its discount:
 * «12 MSI de $1,867.50, con −10%: $22,410», or «…, $22,410 en total» where there is none or nothing smaller stands
 * beside it.
 */
export function formatPlan(totalCents: number, months: number, discount = 0): string {
  const total = formatCents(totalCents);
  return `${formatMonths(totalCents, months)}${discount < 1 ? `, ${total} en total` : `, con −${Math.floor(discount)}%: ${total}`}`;
}
