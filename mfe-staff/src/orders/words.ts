import type { OrderStatus } from '@actual/contracts';
import { isPaymentType, type PaymentType, paymentTypeNames } from '@actual/contracts/facts/payment-types';
import { storeTimeZone } from '@actual/contracts/store-day';

export const statusWords: Readonly<Record<OrderStatus, string>> = {
  completed: 'Procesado',
  'pending-sap': 'Pendiente SAP',
  'pending-payment': 'Pendiente de pago',
  canceled: 'Cancelado',
};

/** Types of payment in the width of a column. */
const paymentWords: Readonly<Record<PaymentType, string>> = {
  ...paymentTypeNames,
  'credit-card': 'Crédito',
  'debit-card': 'Débito',
  '3-msi': 'Crédito 3 MSI',
  '6-msi': 'Crédito 6 MSI',
  '9-msi': 'Crédito 9 MSI',
  '12-msi': 'Crédito 12 MSI',
  spei: 'SPEI',
  transfer: 'Transferencia',
  ewallet: 'Monedero',
  'client-balance': 'Saldo',
  'terminal-card': 'Terminal',
};

/** The type of a payment in words; one that nobody knows as it came. */
export const paymentText = (type: string): string => (isPaymentType(type) ? paymentWords[type] : type);

const clock = new Intl.DateTimeFormat('es-MX', {
  timeZone: storeTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** «18/nov 12:31» in the zone of the stores; the year only when it is not `year`. */
export function momentWords(iso: string, year: number): string {
  const parts = Object.fromEntries(clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const date = `${parts.day}/${months[Number(parts.month) - 1]}${Number(parts.year) === year ? '' : `/${parts.year}`}`;
  return `${date} ${parts.hour}:${parts.minute}`;
}
