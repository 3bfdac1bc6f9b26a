import { z } from 'zod';
import { endpoint, outsideDeadline } from '../endpoint';
import { dateTime, email, id, ok, pesos } from '../shapes';
import { newFiscalAddress } from './fiscal';

/** Why an order has no invoice to be made of it now. */
export const invoiceObstacle = z.enum(['not_paid', 'canceled', 'month_over', 'fiscal_data_missing']);
export type InvoiceObstacle = z.infer<typeof invoiceObstacle>;

/** The one invoice of an order. `requested`: on its way to the tax authority; `refused`: its receiver is to be corrected. */
export const invoice = z.object({
  order: id,
  status: z.enum(['requested', 'refused', 'valid']),
  requestedAt: dateTime,
  LicTradNum: z.string(),
  companyName: z.string(),
  email: z.string(),
  /** Number of the tax authority; null until it is stamped, like all that follows. */
  uuid: z.string().nullable(),
  folio: z.string().nullable().describe('series and number, as people read it: STU-12'),
  total: pesos.nullable(),
  issuedAt: dateTime.nullable(),
  /** When it was last mailed. */
  sentAt: dateTime.nullable(),
  /** What the tax authority did not take, by the field of the fiscal data; empty field: something else. */
  refusal: z.array(z.object({ field: z.string(), code: z.string() })),
});
export type Invoice = z.infer<typeof invoice>;

/** One try to make or send an invoice, as staff read it. */
export const invoiceLog = z.object({
  at: dateTime,
  step: z.enum(['request', 'stamp', 'mail', 'file']),
  ok: z.boolean(),
  sentence: z.string(),
  code: z.string().nullable(),
  durationMs: z.number().int(),
});
export type InvoiceLog = z.infer<typeof invoiceLog>;

const found = z.object({
  invoice: invoice.nullable(),
  /** It is made by itself as soon as the order is paid. */
  automatic: z.boolean(),
  /** Why none can be asked for; null where one can. */
  obstacle: invoiceObstacle.nullable(),
});
export type FoundInvoice = z.infer<typeof found>;

export const invoiceEndpoints = {
  'POST /invoice/create/': endpoint({
    method: 'POST',
    path: '/invoice/create/',
    service: 'account',
    access: 'owner-or-staff',
    mutates: true,
    summary:
      'The invoice of an order, made now or as soon as the tax authority answers; one for ever, however often it is asked for. Staff may name the receiver',
    body: z.object({ order: id, fiscal: newFiscalAddress.optional() }),
    response: invoice,
    errors: ['invoice_not_possible', 'fiscal_data_missing', 'invalid_input', 'rate_limited'],
  }),
  'POST /invoice/send/': endpoint({
    method: 'POST',
    path: '/invoice/send/',
    service: 'account',
    access: 'owner-or-staff',
    mutates: true,
    summary: 'Mails the invoice of an order with its PDF and XML, to its own address unless told',
    body: z.object({ order: id, email: email.optional() }),
    response: z.object({ sent: z.boolean().describe('false: the mail server will take it later'), email: z.string() }),
    errors: ['conflict', 'rate_limited'],
  }),
  'GET /invoice/find/': endpoint({
    method: 'GET',
    path: '/invoice/find/',
    service: 'account',
    access: 'owner-or-staff',
    summary: 'The invoice of an order, and whether one can be asked for',
    query: z.object({ order: id }),
    response: found,
  }),
  'GET /invoice/{order}/file/{format}': endpoint({
    method: 'GET',
    path: '/invoice/{order}/file/{format}',
    service: 'account',
    access: 'owner-or-staff',
    deadlineMs: outsideDeadline,
    summary: 'PDF or XML of the invoice of an order',
    params: z.object({ order: id, format: z.enum(['pdf', 'xml']) }),
    response: z.string().describe('the file itself: application/pdf or application/xml'),
    errors: ['unavailable'],
  }),
  'POST /invoice/request/': endpoint({
    method: 'POST',
    path: '/invoice/request/',
    service: 'account',
    access: 'client',
    mutates: true,
    summary: 'Whether the order that a quotation becomes is invoiced by itself once it is paid',
    body: z.object({ quotation: id, wanted: z.boolean() }),
    response: ok,
    errors: ['fiscal_data_missing'],
  }),
};
