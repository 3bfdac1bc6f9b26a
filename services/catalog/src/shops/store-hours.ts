import type { Shop } from '@actual/contracts';
import type { HourRow } from '@actual/contracts/facts/company/company';
import { weekInWords } from '@actual/contracts/facts/company/hours';

const inWords = new Intl.ListFormat('es-MX', { type: 'conjunction' });

/** «Cancún y Mérida: Todos los días de 10:00 a 21:00»: the shops that share their hours, in the order of the first of each. */
export function storeHoursOf(shops: readonly Shop[]): HourRow[] {
  const byHours = new Map<string, string[]>();
  for (const { name, week } of shops) {
    const hours = weekInWords(week);
    byHours.set(hours, [...(byHours.get(hours) ?? []), name]);
  }
  return [...byHours].map(([hours, names]) => ({ days: inWords.format(names), hours }));
}
