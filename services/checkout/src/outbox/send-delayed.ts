import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { brandOf } from '@actual/kit/mail';
import { deadLetter } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import { delayMail } from '../mail/delay-mail';
import { orderLink } from '../mail/links';
import type { LoadedOrder } from '../order/order.queries';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';
import { send } from './send-mail';

/** Tells the buyer that the store put pieces off, unless a later delay of them or an answer came first. */
export function sendDelayed(
  checkout: Checkout,
  order: LoadedOrder,
  { payload }: CheckoutMessage<'delivery-delayed'>,
): Promise<MessageOutcome> {
  const at = order.delays.findIndex(({ id }) => id === payload.delay);
  const delay = order.delays[at];
  if (!delay) return Promise.resolve(deadLetter('its delay does not exist'));
  const isPast = order.delays.slice(at + 1).some(({ lines }) => lines.some((line) => delay.lines.includes(line)));
  if (isPast || delay.answer !== null || !isConfirmedOrder(order.status)) return Promise.resolve({ kind: 'done' });
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `delivery-delay-${delay.id}@${checkout.settings.mailDomain}`,
    ...delayMail(order, orderLink(checkout.settings, order), delay),
  });
}
