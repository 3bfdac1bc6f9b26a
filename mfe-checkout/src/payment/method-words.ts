import type { PaymentMethod } from '@actual/contracts';
import { isLedgerType, isTransferType } from '@actual/contracts/facts/payment/payment-types';
import { formatPlan } from '@actual/contracts/facts/payment/plan-words';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { formatPesos } from '@actual/ui';

/** The line below a method's name. */
export function methodText(method: PaymentMethod): string {
  if (method.months > 1) return `Total\u00a0${formatPesos(method.total)}`;
  if (isTransferType(method.type)) return transferFacts[method.type].words.summary;
  if (isLedgerType(method.type))
    return (method.maximum ?? 0) < 0.01
      ? 'Fondos insuficientes'
      : `Puedes usar hasta ${formatPesos(method.maximum ?? 0)}`;
  return '1 pago con tarjeta';
}

/** The button's text. */
export function payWords(method: PaymentMethod, amount: number): string {
  if (isTransferType(method.type)) return `${transferFacts[method.type].words.button} ${formatPesos(amount)}`;
  if (isLedgerType(method.type)) return `Usar ${formatPesos(amount)}`;
  return `Pagar ${method.months > 1 ? formatPlan(Math.round(amount * 100), method.months) : formatPesos(amount)}`;
}

/** The button's text while it works. */
export const busyWords = (method: PaymentMethod): string =>
  isTransferType(method.type) ? 'Generando tus datos de pago' : 'Procesando tu pago';

/** The sentence below the button. */
export const assurance = (method: PaymentMethod): string =>
  isTransferType(method.type) || isLedgerType(method.type)
    ? 'No se hace ningún cargo a tarjetas.'
    : 'Tu banco puede pedirte confirmar la compra. El número de tu tarjeta va directo al procesador de pagos; la tienda no lo recibe.';
