import type { Knex } from '@actual/database';
import { OrderState, type PaymentGroup, type PaymentType } from '@actual/domain';
import { AppError } from '@actual/kit';
import { newOrder } from '../../order/new-order';
import { fittingAddress, type LoadedQuotation } from '../../quotation/loaded-quotation';
import type { PaymentToPlace } from './order-fragments.sql';
import { placePaidOrder, placeWaitingOrder, type Receiver } from './place-order.sql';
import type { ProviderAnswer } from './provider-answer';

/** The payment that makes an order, with the centavos that are paid altogether once it is written. */
export interface OrderingPayment extends PaymentToPlace {
  type: PaymentType;
  paymentGroup: PaymentGroup;
  paidCents: number;
}

export interface MadeOrder {
  id: string;
  folio: number;
}

/**
 * Makes a quotation's order, paid or waiting for a transfer to `receiver`; null, and nothing done, if it changed
 * meanwhile.
 * @throws quotation_without_address
 */
export async function makeOrder(
  db: Knex,
  quotation: LoadedQuotation,
  payment: OrderingPayment,
  answer: ProviderAnswer,
  receiver: Receiver | null = null,
): Promise<MadeOrder | null> {
  const address = fittingAddress(quotation);
  if (!address) throw new AppError('quotation_without_address');
  const paid = { type: payment.type, group: payment.paymentGroup, cents: payment.paidCents };
  const order = newOrder(quotation, address, paid, receiver ? OrderState.pendingPayment : OrderState.pendingSap);
  const folio = receiver
    ? await placeWaitingOrder(db, payment, answer, order, receiver)
    : await placePaidOrder(db, payment, answer, order);
  return folio === null ? null : { id: order.id, folio };
}

/** As `makeOrder`, where the rows of quotation and payment are locked: they are as they were read. */
export async function makeLockedOrder(...given: Parameters<typeof makeOrder>): Promise<MadeOrder> {
  const made = await makeOrder(...given);
  if (!made) throw new Error('a locked quotation is not as it was locked');
  return made;
}
