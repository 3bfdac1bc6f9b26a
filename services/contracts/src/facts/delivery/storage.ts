/** Hours after a purchase within which it can be stored instead of delivered, for how many months at most. */
export const storageHours = 24;
export const storageMonths = 6;
/** Percent of the value of stored pieces that each month costs, taxes included. */
export const storagePercent = 2;
/** Business days between the buyer's choice of a day and the day on which stored pieces leave. */
export const storageNoticeDays = 5;

/**
 * The price of storage from the pieces' value and whole months, each the same to the nearest centavo.
 * @throws {RangeError} for less than a month, or more than are stored
 */
export function storageCents(valueCents: number, months: number): number {
  if (!Number.isInteger(months) || months < 1 || months > storageMonths) throw new RangeError(`months: ${months}`);
  return Math.round((valueCents * storagePercent) / 100) * months;
}
