import type { Order, OrderDelivery } from '@actual/contracts';
import { afterDay } from '@actual/contracts/facts/delivery/day-halves';
import { isConfirmedOrder, OrderState, PaymentState, paymentStateWords } from '@actual/contracts/facts/payment/states';
import { formatDate, pieces } from '@actual/ui';
import { deliveryText } from './deliveries/delivery-words';

export const tones = {
  [OrderState.completed]: 'success',
  [OrderState.pendingSap]: 'info',
  [OrderState.pendingPayment]: 'warning',
  [OrderState.canceled]: 'error',
} as const;

/** The meaning of the order's state for the buyer; `Deliveries`: where they may be known. */
export function stateText(status: Order['status'], Deliveries: Order['Deliveries'] = []): string {
  const count = (state: OrderDelivery['state']) => Deliveries.filter((one) => one.state === state).length;
  switch (status) {
    case OrderState.completed:
      if (Deliveries.length > 0 && count('delivered') === Deliveries.length) return 'Tu pedido se entregó.';
      if (count('on-the-way') > 0) return 'Tu pedido va en camino.';
      return count('preparing') === Deliveries.length
        ? 'Tu pedido está confirmado y en preparación.'
        : 'Tu pedido está confirmado.';
    case OrderState.pendingSap:
      return 'Recibimos tu pago y estamos registrando tu pedido.';
    case OrderState.pendingPayment:
      return 'Tu pedido está confirmado y en proceso, con el pago pendiente. No generes de nuevo la misma cotización.';
    case OrderState.canceled:
      return 'Este pedido se canceló.';
  }
}

type Line = Order['Details'][number];

/** Something of a paid order is still to come, and did not leave: its day, place and pieces can be changed. */
export const isStillComing = ({ status, Deliveries }: Pick<Order, 'status' | 'Deliveries'>, today: string): boolean =>
  isConfirmedOrder(status) && Deliveries.some(({ state, day }) => state === 'preparing' && day > today);

/** How many pieces, and by when they arrive. */
export function lineText(
  { id, quantity, shipDate, half }: Line,
  { status, Deliveries }: Pick<Order, 'status' | 'Deliveries'>,
): string {
  if (!shipDate || status === OrderState.canceled) return pieces(quantity);
  const delivery = Deliveries.find(({ lines }) => lines.includes(id));
  if (delivery && delivery.state !== 'preparing') return `${pieces(quantity)}. ${deliveryText(delivery)}.`;
  return `${pieces(quantity)}. Llega antes del ${formatDate(shipDate)}${afterDay(half)}.`;
}

/** The numbers of a line's pieces, as far as the warehouse allocated them; empty for a product without. */
export function seriesText({ quantity, productSerie }: Line, status: Order['status']): string {
  const numbers = productSerie?.seriesNumbers ?? [];
  const known = `${numbers.length === 1 ? 'Número' : 'Números'} de serie: ${numbers.join(', ')}.`;
  if (numbers.length === quantity) return known;
  if (!productSerie || status === OrderState.canceled) return '';
  return numbers.length > 0
    ? `${known} Los demás se asignan al preparar tu entrega.`
    : 'El número de serie se asigna al preparar tu entrega.';
}

/** The state of one payment in words; null for one that is approved, which needs none, and for one just begun. */
export function paymentStateText(state: PaymentState): string | null {
  const plain = state === PaymentState.approved || state === PaymentState.started || state === PaymentState.unknown;
  return plain ? null : paymentStateWords[state];
}

/** Pesos that went back, or are on their way back. */
export const refundedOf = (order: Order): number => order.Payments.reduce((sum, one) => sum + one.refunded, 0);
