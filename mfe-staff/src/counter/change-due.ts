import { PaymentType } from '@actual/contracts/facts/payment-types';

interface Handed {
  type: string;
  amount: string;
  received: string;
  exchangeRate: string;
}

const money = /^\d{1,8}(\.\d{1,2})?$/;

/** Pesos to give back of the cash that was handed over; negative where it is too little, null where nothing was said. */
export function changeDue({ type, amount, received, exchangeRate }: Handed): number | null {
  if (!money.test(amount) || !money.test(received)) return null;
  const rate = type === PaymentType.cashUsd ? Number(exchangeRate) : 1;
  if (!Number.isFinite(rate) || rate <= 0) return null;
  const cents = (pesos: string): number => Math.round(Number(pesos) * rate * 100);
  return (cents(received) - cents(amount)) / 100;
}
