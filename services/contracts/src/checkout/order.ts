import { z } from 'zod';
import { endpointsOf } from '../endpoint';
import { email, folio, folioFilter, id, ok, pageParam } from '../shapes';
import { order, orderStatus, purchase, restrictedOrder } from './order-shapes';
import { paymentOption } from './payment-option';

export const orderEndpoints = endpointsOf('checkout', {
  'POST /order/createfromquotation/{id}': {
    access: 'holder',
    mutates: true,
    summary: 'The sale folio of a fully paid quotation; the same order for the same quotation',
    params: z.object({ id }),
    body: z.strictObject({
      paymentGroup: z.number().int().min(1).max(5).optional(),
      payment: paymentOption.optional().describe('the payment method of the form; the payment itself was made before'),
      customData: z.strictObject({}).optional().describe('named by the documents with nothing in it: more is refused'),
    }),
    response: z.object({ id, folio: z.string() }),
    errors: ['not_fully_paid', 'quotation_empty'],
  },
  'POST /order/findbyid/{id}': {
    access: 'owner-or-staff',
    summary: 'An order; a guest’s is masked for callers with neither its cookie nor its signed link',
    params: z.object({ id }),
    response: z.discriminatedUnion('restricted', [order, restrictedOrder]),
    errors: ['forbidden'],
  },
  'GET /order/{id}/open': {
    access: 'link',
    summary: 'Opens an order by the signed link of its mail: this browser sees it from then on. Answers a redirect',
    params: z.object({ id: z.string().max(60) }),
    query: z.object({ llave: z.string().max(200).optional() }),
    response: z.null(),
  },
  'POST /order/{id}/sendlink': {
    access: 'any',
    mutates: true,
    summary: 'Mails a fresh signed link to the order’s own address, if that is the one given; says the same if not',
    params: z.object({ id }),
    body: z.object({ email }),
    response: ok,
  },
  'POST /order/sendlink': {
    access: 'any',
    mutates: true,
    summary:
      'Mails a fresh signed link to the order of this folio, if the e-mail given is its own; says the same if not',
    body: z.object({ folio, email }),
    response: ok,
  },
  'GET /order/find/{page}': {
    access: 'client',
    summary: 'Own orders, newest first, a page at a time; `total` counts those that the filters let through',
    params: z.object({ page: pageParam }),
    query: z.object({ status: orderStatus.optional(), folio: folioFilter }),
    response: z.object({ data: z.array(purchase), total: z.number().int() }),
  },
});
