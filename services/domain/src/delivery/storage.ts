import { storageCents, storageMonths } from '@actual/contracts/facts/delivery/storage';

/** The same day so many months later; of a shorter month its last day. Both `YYYY-MM-DD`. */
function monthsLater(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The last day until which pieces are stored that were to come on `since`; both `YYYY-MM-DD`. */
export const storedUntil = (since: string): string => monthsLater(since, storageMonths);

/**
 * What storage costs in centavos: each month begun after the promised day costs the same.
 * @throws {RangeError} where they would be stored for longer than things are
 */
export function storageDue({ since, until, valueCents }: { since: string; until: string; valueCents: number }): number {
  let months = 0;
  while (until > monthsLater(since, months)) {
    months += 1;
    if (months > storageMonths) throw new RangeError(`stored too long: ${since} to ${until}`);
  }
  return months === 0 ? 0 : storageCents(valueCents, months);
}
