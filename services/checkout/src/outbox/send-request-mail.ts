import { brandOf } from '@actual/kit/mail';
import { deadLetter } from '@actual/kit/outbox';
import { readRequest } from '../after-sale/request.queries';
import type { Checkout } from '../context';
import { orderLink } from '../mail/links';
import { exchangeEndingMail, requestMail } from '../mail/request-mail';
import type { LoadedOrder } from '../order/order.queries';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';
import { send } from './send-mail';

/** Tells the buyer about a step of their service request. */
export async function sendRequestMail(
  checkout: Checkout,
  order: LoadedOrder,
  { payload: { requestId, event: id } }: CheckoutMessage<'service-request'>,
): Promise<MessageOutcome> {
  const request = await readRequest(checkout.db, requestId);
  const event = request?.events.find((one) => one.id === id);
  if (!request || !event) return deadLetter('its request does not exist');
  const mail = requestMail(order, orderLink(checkout.settings, order), { request, event });
  if (!mail) return { kind: 'done' };
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `request-${request.id}-${id}@${checkout.settings.mailDomain}`,
    ...mail,
  });
}

/** Reminds a buyer of the value of their change. Not sent once it was spent, or the money chosen. */
export async function sendExchangeEnding(
  checkout: Checkout,
  order: LoadedOrder,
  { payload: { requestId } }: CheckoutMessage<'exchange-ending'>,
): Promise<MessageOutcome> {
  const request = await readRequest(checkout.db, requestId);
  if (!request?.exchange?.open || request.exchange.balanceCents === 0) return { kind: 'done' };
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `exchange-ending-${request.id}@${checkout.settings.mailDomain}`,
    ...exchangeEndingMail(order, orderLink(checkout.settings, order), { ...request, exchange: request.exchange }),
  });
}
