import type { Order } from '@actual/contracts';
import {
  isCardType,
  isCounterType,
  isLedgerType,
  isPaymentType,
  isTransferType,
  PaymentType,
} from '@actual/contracts/facts/payment/payment-types';
import { isConfirmedOrder, isOpenPayment, PaymentState } from '@actual/contracts/facts/payment/states';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { ApiError } from '@actual/shell-contract';
import { unansweredText } from '../access/unanswered-text';
import { counterText } from '../counter/counter-words';

type Payment = Order['Payments'][number];

/** Pesos of a payment that have not gone back. */
export const restOf = ({ status, ammount, refunded }: Payment): number =>
  status === PaymentState.approved ? Math.round((ammount - refunded) * 100) / 100 : 0;

/** Pesos that an order under way still owes. */
export const dueOf = ({ status, total, ammountPaid }: Order): number =>
  isConfirmedOrder(status) ? Math.max(0, Math.round((total - ammountPaid) * 100) / 100) : 0;

/** True for a payment that can still be canceled: money that is there, or a transfer that is waited for. */
export const isLive = (payment: Payment): boolean => restOf(payment) > 0 || isOpenPayment(payment.status);

/** Where the money of a payment goes when it goes back. */
export function wayBack(type: string): string {
  if (!isPaymentType(type)) return '';
  if (type === PaymentType.exchangeValue) return 'Regresa por donde se pagó el pedido que se cambió.';
  if (isLedgerType(type)) return 'Regresa en el momento al monedero o saldo del cliente.';
  if (isCardType(type) || (isTransferType(type) && transferFacts[type].provider))
    return 'Regresa por Mercado Pago al medio con que se pagó.';
  return isCounterType(type)
    ? 'Queda como devolución por entregar en Casos de pago.'
    : 'Queda como devolución por transferir en Casos de pago.';
}

const texts: Readonly<Record<string, string>> = {
  conflict: 'El pago ya no se puede cambiar: revisa su estado.',
  payment_provider_unavailable: 'Mercado Pago no responde. Intenta de nuevo en un momento: no se devuelve dos veces.',
  payment_amount_invalid: 'El monto debe ser mayor a cero y menor a lo que queda del pago.',
  delivery_date_unavailable: 'Ese día ya no está disponible: elige otro.',
  delivery_changed: 'La entrega ya estaba en otro estado: revisa cómo va.',
  delivery_settled: 'El comprador ya pidió algo u opinó sobre estas piezas: la entrega se queda como está.',
  delivery_date_fixed: 'La entrega está demasiado cerca para moverla.',
  already_left: 'Alguna de esas piezas ya salió: se tramita como devolución.',
  delivery_unknown:
    'Pasó el día de una entrega y no hay nada anotado: con «Cancelar pedido» dices si sus piezas siguen en el almacén.',
  already_canceled: 'Ya estaba cancelado.',
  payment_in_progress: 'Un pago del pedido está en proceso, o espera su transferencia: se cancela completo.',
  total_changed: 'El pedido cambió mientras tanto: revisa otra vez cuánto regresa.',
  forbidden: 'Solo gerentes y administradores pueden hacerlo.',
  not_found: 'El pago ya no está en este pedido. Actualiza la página.',
};

/** A refused change of an order's money in words. */
export const refusedText = (error: unknown): string =>
  unansweredText(error) ?? (error instanceof ApiError ? texts[error.code] : undefined) ?? counterText(error);
