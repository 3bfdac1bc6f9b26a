import { formatCents } from './written';

/**
 * Centavos of one month of a plan without interest: the nearest centavo, as the provider answers `installment_amount`.
 * What is charged is the total, once; the bank divides it, and its last month takes what the division leaves.
 */
export const monthly = (totalCents: number, months: number): number => Math.round(totalCents / months);

/** A plan without interest with the total it has of its own: «12 MSI de $1,867.50 (total $22,410)». */
export const formatPlan = (totalCents: number, months: number): string =>
  `${months} MSI de ${formatCents(monthly(totalCents, months))} (total ${formatCents(totalCents)})`;
