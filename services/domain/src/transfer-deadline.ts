import type { TransferType } from '@actual/contracts/facts/payment/payment-types';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { storeDay, storeMoment } from '@actual/contracts/store-day';

/** Seconds of the store's day that have passed at a moment. */
const secondsOfDay = (moment: Date): number =>
  Math.floor((moment.getTime() - storeMoment(storeDay(moment), '00:00').getTime()) / 1_000);

/** Seconds that a transfer may take; days end at midnight, so that a buyer who orders in the evening has whole ones. */
export function transferSeconds(type: TransferType, now: Date = new Date()): number {
  const { deadline } = transferFacts[type];
  if ('hours' in deadline) return deadline.hours * 3_600;
  return (deadline.days + 1) * 86_400 - 1 - secondsOfDay(now);
}
