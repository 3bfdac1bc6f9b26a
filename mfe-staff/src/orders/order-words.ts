import { OrderState } from '@actual/contracts/facts/payment/states';
import type { Tone } from '../reports/StateTag';

/** The noun for one order and for several. */
export const orderNoun = ['pedido', 'pedidos'] as const;
export const canceledNoun = ['cancelado', 'cancelados'] as const;

export const orderTones: Readonly<Record<OrderState, Tone>> = {
  [OrderState.completed]: 'good',
  [OrderState.pendingSap]: 'waiting',
  [OrderState.pendingPayment]: 'neutral',
  [OrderState.canceled]: 'bad',
};
