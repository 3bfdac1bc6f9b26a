import { brandOf } from '@actual/kit/mail';
import { deadLetter } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import { deliveryMail } from '../mail/delivery-mail';
import { orderLink } from '../mail/links';
import type { LoadedOrder } from '../order/order.queries';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';
import { send } from './send-mail';

/**
 * Tells the buyer the new state of a delivery, or that one was noted by mistake. «Va en camino» and a correction are not
 * sent when another state follows, and a mistake is not sent when it was corrected.
 */
export function sendDelivery(
  checkout: Checkout,
  order: LoadedOrder,
  { payload }: CheckoutMessage<'delivery'>,
): Promise<MessageOutcome> {
  const event = order.deliveryEvents.find(({ id }) => id === payload.event);
  if (!event) return Promise.resolve(deadLetter('its delivery does not exist'));
  const isPast = order.deliveryEvents.some(
    ({ id, lines }) => id > event.id && lines.some((line) => event.lines.includes(line)),
  );
  const isMistake = order.deliveryEvents.some(({ corrects }) => corrects === event.id);
  if (isMistake || ((event.state === 'on-the-way' || event.corrects !== null) && isPast))
    return Promise.resolve({ kind: 'done' });
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `delivery-event-${event.id}@${checkout.settings.mailDomain}`,
    ...deliveryMail(order, orderLink(checkout.settings, order), event),
  });
}
