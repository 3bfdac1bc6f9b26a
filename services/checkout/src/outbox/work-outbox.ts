import { claimMessages, deadLetter, type Outbox, type OutboxMessage, workMessage } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import { type LoadedOrder, readOrders } from '../order/order.queries';
import { cancelInErp } from './cancel-in-erp';
import type { MessageOutcome } from './message-outcome';
import { refundPayment } from './refund-payment';
import {
  sendAboutPayment,
  sendAttemptsExceeded,
  sendCanceled,
  sendConfirmation,
  sendFreshLink,
  sendTransferInstructions,
} from './send-mail';
import { sendQuotationMail } from './send-quotation-mail';
import { sendToErp } from './send-to-erp';

/** Messages worked at a time. */
const batch = 8;

function handle(checkout: Checkout, message: OutboxMessage, order: LoadedOrder | undefined): Promise<MessageOutcome> {
  switch (message.kind) {
    case 'order-confirmation':
      return order ? sendConfirmation(checkout, order) : missing();
    case 'erp-order':
      return order ? sendToErp(checkout, message, order) : missing();
    case 'erp-cancel':
      return order ? cancelInErp(checkout, order) : missing();
    case 'transfer-instructions':
      return order ? sendTransferInstructions(checkout, order) : missing();
    case 'order-canceled':
      return order ? sendCanceled(checkout, message, order) : missing();
    case 'order-link':
      return order ? sendFreshLink(checkout, message, order) : missing();
    case 'payment-review':
    case 'refund-done':
      return sendAboutPayment(checkout, message);
    case 'attempts-exceeded':
      return sendAttemptsExceeded(checkout, message);
    case 'quotation-mail':
    case 'lead-mail':
      return sendQuotationMail(checkout, message);
    case 'refund':
      return refundPayment(checkout, message);
    default:
      return Promise.resolve(deadLetter(`nobody knows the kind ${message.kind}`));
  }
}

const missing = (): Promise<MessageOutcome> => Promise.resolve(deadLetter('its order does not exist'));

/** Works one message that was claimed; its order, where it has one, as it is now. */
export function workClaimed(checkout: Checkout, claimed: OutboxMessage, order: LoadedOrder | undefined): Promise<void> {
  const { db, log, writers } = checkout;
  const outbox: Outbox<Extract<MessageOutcome, { kind: 'done' }>> = {
    db,
    log,
    table: 'outbox',
    complete: ({ id }, { document }) => writers.completions.add({ id, ...(document ? { document } : {}) }),
  };
  return workMessage(outbox, claimed, (message) => handle(checkout, message, order));
}

/** Works what waits in the outbox, each message once however often it is tried. Answers how many it took. */
export async function workOutbox(checkout: Checkout): Promise<number> {
  const { db } = checkout;
  const messages = await claimMessages(db, 'outbox', batch);
  const ids = new Set(messages.map(({ payload }) => payload.orderId).filter((id) => typeof id === 'string'));
  const orders = new Map((await readOrders(db, [...ids])).map((order) => [order.id, order]));
  await Promise.all(messages.map((one) => workClaimed(checkout, one, orders.get(String(one.payload.orderId)))));
  return messages.length;
}
