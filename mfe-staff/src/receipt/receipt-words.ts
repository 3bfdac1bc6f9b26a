import type { Receipt } from '@actual/contracts';
import { paymentTypeName } from '@actual/contracts/facts/payment/payment-types';
import { formatPesos } from '@actual/contracts/facts/text/written';

type Payment = Receipt['Payments'][number];

/** A payment's proof, and the cash handed over for it. */
export function proofOf(payment: Payment): string[] {
  const { received, change, exchangeRate, terminal, verificationCode, reference } = payment;
  return [
    ...(received !== null && exchangeRate !== null
      ? [`Recibido US${formatPesos(received)} a ${exchangeRate.toFixed(2)}`]
      : received !== null
        ? [`Recibido ${formatPesos(received)}`]
        : []),
    ...(change ? [`Cambio ${formatPesos(change)}`] : []),
    ...(terminal ? [`Terminal ${terminal}`] : []),
    ...(verificationCode ? [`Autorización ${verificationCode}`] : []),
    ...(reference ? [`Referencia ${reference}`] : []),
  ];
}

export const paymentTitle = ({ type }: Pick<Payment, 'type'>): string => paymentTypeName(type);
