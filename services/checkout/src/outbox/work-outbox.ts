import { type ClaimedMessage, claimMessages, deadLetter, type Works, workMessage } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import { type LoadedOrder, readOrders } from '../order/order.queries';
import { signPromises } from '../promise/record-promises';
import { cancelInErp } from './cancel-in-erp';
import { cutInErp, moveInErp, readdressInErp } from './change-in-erp';
import type { MessageOutcome } from './message-outcome';
import { aboutOrder, type CheckoutPayloads, checkoutOutbox } from './messages';
import { refundPayment } from './refund-payment';
import { sendDelayed } from './send-delayed';
import { sendDelivery } from './send-delivery';
import {
  sendAttemptsExceeded,
  sendCanceled,
  sendConfirmation,
  sendDeliveryMoved,
  sendFreshLink,
  sendLinesCanceled,
  sendPlaceChanged,
  sendRefunded,
  sendReview,
  sendTransferInstructions,
} from './send-mail';
import { sendOrderCode } from './send-order-code';
import { sendQuotationMail } from './send-quotation-mail';
import { sendExchangeEnding, sendRequestMail } from './send-request-mail';
import { sendToErp } from './send-to-erp';

/** Messages worked at a time. */
const batch = 8;

interface Context extends Checkout {
  /** Those of the messages, as they are now. */
  orders: ReadonlyMap<string, LoadedOrder>;
}

const ofOrder =
  <Message extends { payload: { orderId: string } }>(
    work: (checkout: Checkout, order: LoadedOrder, message: Message) => Promise<MessageOutcome>,
  ) =>
  async (context: Context, message: Message): Promise<MessageOutcome> => {
    const order = context.orders.get(message.payload.orderId);
    return order ? work(context, order, message) : deadLetter('its order does not exist');
  };

const works: Works<CheckoutPayloads, Context, Extract<MessageOutcome, { kind: 'done' }>> = {
  'order-confirmation': ofOrder(sendConfirmation),
  'erp-order': ofOrder(sendToErp),
  'erp-cancel': ofOrder(cancelInErp),
  'transfer-instructions': ofOrder(sendTransferInstructions),
  'order-canceled': ofOrder(sendCanceled),
  'order-link': ofOrder(sendFreshLink),
  'refund-code': ofOrder(sendOrderCode),
  'delivery-moved': ofOrder(sendDeliveryMoved),
  delivery: ofOrder(sendDelivery),
  'delivery-delayed': ofOrder(sendDelayed),
  'erp-dates': ofOrder(moveInErp),
  'place-changed': ofOrder(sendPlaceChanged),
  'erp-place': ofOrder(readdressInErp),
  'lines-canceled': ofOrder(sendLinesCanceled),
  'erp-lines': ofOrder(cutInErp),
  promise: ofOrder(signPromises),
  'service-request': ofOrder(sendRequestMail),
  'exchange-ending': ofOrder(sendExchangeEnding),
  'payment-review': sendReview,
  'refund-done': sendRefunded,
  'attempts-exceeded': sendAttemptsExceeded,
  'quotation-mail': sendQuotationMail,
  'lead-mail': sendQuotationMail,
  refund: refundPayment,
};

/** Works messages that were claimed, each once however often it is tried. */
export async function workClaimed(checkout: Checkout, messages: readonly ClaimedMessage[]): Promise<void> {
  const { db, log, writers } = checkout;
  const ids = new Set(messages.flatMap(({ payload }) => aboutOrder.safeParse(payload).data?.orderId ?? []));
  const orders = new Map((await readOrders(db, [...ids])).map((order) => [order.id, order]));
  const work = {
    db,
    log,
    outbox: checkoutOutbox,
    works,
    context: { ...checkout, orders },
    complete: ({ id }: ClaimedMessage, { document }: Extract<MessageOutcome, { kind: 'done' }>) =>
      writers.completions.add({ id, document }),
  };
  await Promise.all(messages.map((message) => workMessage(work, message)));
}

/** Works the waiting messages of the outbox. Answers how many it took. */
export async function workOutbox(checkout: Checkout): Promise<number> {
  const messages = await claimMessages(checkout.db, 'outbox', batch);
  await workClaimed(checkout, messages);
  return messages.length;
}
