import { orderCodeLife } from '@actual/contracts/facts/access/link-lives';
import { brandOf } from '@actual/kit/mail';
import { codeOf } from '@actual/kit/mailed-token';
import type { Checkout } from '../context';
import { orderLink } from '../mail/links';
import { orderCodeMail } from '../mail/order-code-mail';
import type { LoadedOrder } from '../order/order.queries';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';
import { send } from './send-mail';

/** The code for changes of an order, always to the order's own address; none that would arrive too late to be used. */
export function sendOrderCode(
  checkout: Checkout,
  order: LoadedOrder,
  { key, createdAt }: CheckoutMessage<'refund-code'>,
): Promise<MessageOutcome> {
  const { linkSecret, mailDomain } = checkout.settings;
  if (createdAt.getTime() + orderCodeLife.minutes * 60_000 < Date.now()) return Promise.resolve({ kind: 'done' });
  return send(checkout, {
    to: order.email,
    fromName: brandOf(order.site).name,
    messageId: `refund-code-${key}@${mailDomain}`,
    ...orderCodeMail(order, orderLink(checkout.settings, order), codeOf(linkSecret, 'refund-code', key)),
  });
}
