import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { readPesos } from '@actual/contracts/facts/text/written';

interface Handed {
  type: string;
  amount: string;
  received: string;
  exchangeRate: string;
}

/** Pesos to give back of the cash that was handed over; negative where it is too little, null where nothing was said. */
export function changeDue(handed: Handed): number | null {
  const [amount, received] = [readPesos(handed.amount), readPesos(handed.received)];
  const rate = handed.type === PaymentType.cashUsd ? readPesos(handed.exchangeRate, 4) : 1;
  if (amount === null || received === null || !rate) return null;
  const cents = (pesos: number): number => Math.round(pesos * rate * 100);
  return (cents(received) - cents(amount)) / 100;
}
