import type { Site } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import type { RenderedMail } from '@actual/kit/mail';
import { attemptsExceededMail } from '../mail/attempts-exceeded';
import { delayMail } from '../mail/delay-mail';
import { deliveryMail } from '../mail/delivery-mail';
import { canceledMail, linesCanceledMail } from '../mail/order-canceled-mails';
import { deliveryMovedMail, placeChangedMail } from '../mail/order-changed-mails';
import { orderCodeMail } from '../mail/order-code-mail';
import { confirmationMail } from '../mail/order-confirmation';
import { freshLinkMail } from '../mail/order-link-mail';
import { refundMail, reviewMail, transferMail } from '../mail/payment-mails';
import { quotationMail } from '../mail/quotation-mail';
import { exchangeEndingMail, requestMail } from '../mail/request-mail';
import { anyDeliveryEvent, anyOrder, anyPayment } from './any-order';
import { anyQuotation } from './any-quotation';
import { anyRequest, anyRequestEvent, exchangedRequest } from './any-request';

const transfer = {
  ...anyPayment,
  type: 'spei',
  card: null,
  clabe: '646180110400000007',
  bank: 'STP',
  expiresAt: '2026-11-24T16:00:00Z',
};

/** Every mail that the checkout sends, with invented data, by name. `origin`: the brand's public address. */
export function mailPreviews(site: Site, origin: string): Record<string, RenderedMail | null> {
  const order = anyOrder(site);
  const waiting = { ...order, status: OrderState.pendingPayment, payments: [transfer], paidCents: 0 };
  const quotation = anyQuotation(site);
  const toOrder = { href: `${origin}/user/purchases`, words: 'Ver mi pedido' };
  const toQuotation = { href: `${origin}/quotation`, words: 'Ver mi cotización' };
  const link = toQuotation.href;
  return {
    order: confirmationMail(order, { origin, link: toOrder, signed: true }),
    'order-partly-paid': confirmationMail({ ...order, paidCents: 1_200_000 }, { origin, link: toOrder }),
    transfer: transferMail(waiting, toOrder, 'Actual Muebles'),
    canceled: canceledMail({ ...order, payments: [{ ...anyPayment, refundedCents: 1_992_000 }] }, toOrder, 'staff'),
    'canceled-unpaid': canceledMail({ ...waiting, status: OrderState.canceled }, toOrder, 'expired'),
    'delivery-moved': deliveryMovedMail(order, toOrder, { from: '2026-12-03', to: '2026-12-09', half: 'morning' }),
    'delivery-delayed': delayMail(order, toOrder, {
      id: 'delay-1',
      lines: order.lines.map(({ id }) => id),
      from: '2026-12-03',
      proposed: '2026-12-09',
      notBefore: null,
      reason: 'not-arrived',
      note: 'El taller terminó tu sofá ayer y viene en camino.',
      createdAt: '2026-11-30T18:00:00Z',
      answer: null,
    }),
    'delivery-on-the-way': deliveryMail(order, toOrder, {
      ...anyDeliveryEvent,
      carrier: 'Paquetexpress',
      guide: 'PX 8817',
      link: 'https://rastreo.example.com/PX8817',
    }),
    'delivery-delivered': deliveryMail(order, toOrder, { ...anyDeliveryEvent, state: 'delivered' }),
    'delivery-failed': deliveryMail(order, toOrder, { ...anyDeliveryEvent, state: 'failed', reason: 'no-access' }),
    'delivery-attempt': deliveryMail(order, toOrder, { ...anyDeliveryEvent, state: 'preparing', newDay: '2026-12-09' }),
    'delivery-corrected': deliveryMail(order, toOrder, { ...anyDeliveryEvent, corrects: 1 }),
    'delivery-stored': deliveryMail(order, toOrder, { ...anyDeliveryEvent, state: 'stored' }),
    'place-changed': placeChangedMail(order, toOrder, [{ from: '2026-12-03', to: '2026-12-09' }]),
    'lines-canceled': linesCanceledMail(order, toOrder, {
      lines: [{ name: 'Lámpara de pie Nichupté', quantity: 1 }],
      returnedCents: 214_950,
      totalCents: order.totalCents,
    }),
    'request-received': requestMail(order, toOrder, { request: anyRequest, event: anyRequestEvent }),
    'request-message': requestMail(order, toOrder, {
      request: anyRequest,
      event: { ...anyRequestEvent, kind: 'message', staffId: 'staff-1', body: 'El jueves pasamos por la pieza.' },
    }),
    'request-exchange': requestMail(order, toOrder, {
      request: exchangedRequest,
      event: { ...anyRequestEvent, kind: 'resolved', staffId: 'staff-1', body: 'Llegó completa y sin uso.' },
    }),
    'exchange-ending': exchangeEndingMail(order, toOrder, exchangedRequest),
    'fresh-link': freshLinkMail(order, toOrder),
    'refund-code': orderCodeMail(order, toOrder, '048215'),
    quotation: quotationMail(quotation, { origin, link }),
    'quotation-request': quotationMail(quotation, { origin, link, isLead: true }),
    'payment-in-review': reviewMail(quotation, toQuotation),
    refund: refundMail(quotation, toQuotation, 1_992_000),
    'attempts-exceeded': attemptsExceededMail(quotation, toQuotation),
  };
}
