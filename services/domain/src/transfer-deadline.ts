import type { TransferType } from '@actual/contracts/facts/payment/payment-types';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { storeTimeZone } from '@actual/contracts/store-day';

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: storeTimeZone,
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Seconds of the store's day that have passed at a moment. Cancún has no summer time: its days have 24 hours. */
function secondsOfDay(moment: Date): number {
  const part = (name: string): number =>
    Number(clock.formatToParts(moment).find(({ type }) => type === name)?.value ?? 0);
  return part('hour') * 3_600 + part('minute') * 60 + part('second');
}

/** Seconds that a transfer may take; days end at midnight, so that a buyer who orders in the evening has whole ones. */
export function transferSeconds(type: TransferType, now: Date = new Date()): number {
  const { deadline } = transferFacts[type];
  if ('hours' in deadline) return deadline.hours * 3_600;
  return (deadline.days + 1) * 86_400 - 1 - secondsOfDay(now);
}
