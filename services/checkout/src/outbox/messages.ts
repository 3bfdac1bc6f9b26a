import { dayHalves } from '@actual/contracts/facts/delivery/day-halves';
import { Outbox, type OutboxMessage } from '@actual/kit/outbox';
import { z } from 'zod';

/** The payload of the messages about an order. */
export const aboutOrder = z.object({ orderId: z.string() });
const aboutQuotation = z.object({ quotationId: z.string() });
const mailed = aboutQuotation.extend({ to: z.string() });

const payloads = {
  'order-confirmation': aboutOrder,
  'erp-order': aboutOrder,
  'erp-cancel': aboutOrder,
  'transfer-instructions': aboutOrder,
  'order-canceled': aboutOrder.extend({ reason: z.string() }),
  'order-link': aboutOrder,
  'refund-code': aboutOrder,
  'delivery-moved': aboutOrder.extend({
    from: z.string(),
    to: z.string(),
    half: z.enum(dayHalves).nullable().default(null),
  }),
  delivery: aboutOrder.extend({ event: z.number() }),
  'delivery-delayed': aboutOrder.extend({ delay: z.string() }),
  'erp-dates': aboutOrder,
  'place-changed': aboutOrder.extend({ moved: z.array(z.object({ from: z.string(), to: z.string() })) }),
  'erp-place': aboutOrder,
  promise: aboutOrder,
  'lines-canceled': aboutOrder.extend({
    lines: z.array(z.object({ name: z.string(), quantity: z.number() })),
    returnedCents: z.number(),
    totalCents: z.number(),
  }),
  'erp-lines': aboutOrder,
  'service-request': aboutOrder.extend({ requestId: z.string(), event: z.number() }),
  'exchange-ending': aboutOrder.extend({ requestId: z.string() }),
  'payment-review': aboutQuotation,
  'refund-done': aboutQuotation.extend({ amountCents: z.number() }),
  'attempts-exceeded': aboutQuotation,
  'quotation-mail': mailed,
  'lead-mail': mailed,
  refund: z.object({ paymentId: z.string(), providerPaymentId: z.string(), amountCents: z.number() }),
};

export const checkoutOutbox = new Outbox('outbox', payloads);
export type CheckoutPayloads = typeof payloads;
export type CheckoutMessage<Kind extends keyof CheckoutPayloads> = OutboxMessage<CheckoutPayloads, Kind>;
