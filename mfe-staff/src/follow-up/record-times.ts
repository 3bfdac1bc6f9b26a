import { recordStepMinutes } from '@actual/contracts/facts/desk/follow-up';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Every time that a record may have: `00:00`, `00:20` and on. */
export const recordTimes: readonly string[] = Array.from({ length: (24 * 60) / recordStepMinutes }, (_, step) => {
  const minutes = step * recordStepMinutes;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
});

/** The last of them that is not after a time of the clock, `17:05`. */
export const stepBefore = (time: string): string => recordTimes.findLast((one) => one <= time) ?? '00:00';
