import { z } from 'zod';
import { endpointsOf, outsideDeadline } from '../endpoint';
import {
  cancellationMotives,
  creditNoteStates,
  creditRelations,
  InvoiceState,
  invoiceObstacles,
} from '../facts/payment/invoices';
import { dateTime, email, folioFilter, id, ok, pageParam, pesos, site } from '../shapes';
import { newFiscalAddress } from './fiscal';

const motive = z.enum(cancellationMotives);

/** A CFDI of egreso that takes off an invoice what went back. Numbers and date are null until it is stamped. */
const creditNote = z.object({
  status: z.enum(creditNoteStates),
  relation: z.enum(creditRelations).describe('01: money alone; 03: pieces that are the store’s again'),
  uuid: z.string().nullable(),
  folio: z.string().nullable(),
  total: pesos,
  issuedAt: dateTime.nullable(),
});
export type CreditNote = z.infer<typeof creditNote>;

/** The invoice of an order, as it is now. */
export const invoice = z.object({
  order: id,
  status: z.enum(InvoiceState),
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
  /** Why the tax authority refused, by fiscal field; an empty field means another reason. */
  refusal: z.array(z.object({ field: z.string(), code: z.string() })),
  /** Its refunds, the latest first; refused ones are for staff alone. */
  creditNotes: z.array(creditNote),
});
export type Invoice = z.infer<typeof invoice>;

/** One try to make or send an invoice, as staff read it. */
export const invoiceLog = z.object({
  at: dateTime,
  step: z.enum(['request', 'stamp', 'mail', 'file', 'cancel', 'credit']),
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
  obstacle: z.enum(invoiceObstacles).nullable(),
});
export type FoundInvoice = z.infer<typeof found>;

/** A document of the client's list: the invoice of an order, or one that was canceled before it. */
const listedInvoice = invoice.omit({ requestedAt: true, email: true, sentAt: true }).extend({
  orderFolio: z.string(),
  orderDate: dateTime,
  site,
  /** The motive it was, or is to be, canceled for. */
  motive: motive.nullable(),
  /** Its receiver did not accept the cancellation: it is valid. */
  cancellationRefused: z.boolean(),
  /** Motives it can be canceled for now, without another one in its place. */
  motives: z.array(motive),
  /** Another one, made out to the client's present fiscal data, can take its place. */
  replaceable: z.boolean(),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

/** An own order that an invoice can be asked for now. */
const invoiceableOrder = z.object({ order: id, orderFolio: z.string(), orderDate: dateTime, total: pesos });
export type InvoiceableOrder = z.infer<typeof invoiceableOrder>;

export const invoiceEndpoints = endpointsOf('account', {
  'POST /invoice/create/': {
    audits: ['order'],
    objectIn: { body: 'order' },
    access: 'owner-or-staff',
    mutates: true,
    summary:
      'The invoice of an order, made now or as soon as the tax authority answers; one for ever, however often it is asked for. Staff may name the receiver',
    body: z.object({ order: id, fiscal: newFiscalAddress.optional() }),
    response: invoice,
    errors: ['invoice_not_possible', 'fiscal_data_missing', 'invalid_input', 'rate_limited'],
  },
  'POST /invoice/send/': {
    audits: ['order'],
    objectIn: { body: 'order' },
    access: 'owner-or-staff',
    mutates: true,
    summary: 'Mails the invoice of an order with its PDF and XML, to its own address unless told',
    body: z.object({ order: id, email: email.optional() }),
    response: z.object({ sent: z.boolean().describe('false: the mail server will take it later'), email: z.string() }),
    errors: ['conflict', 'rate_limited'],
  },
  'GET /invoice/find/': {
    access: 'owner-or-staff',
    summary: 'The invoice of an order, and whether one can be asked for',
    query: z.object({ order: id }),
    response: found,
  },
  'GET /invoice/{order}/file/{format}': {
    access: 'owner-or-staff',
    deadlineMs: outsideDeadline,
    summary: 'PDF, XML or both of the invoice of an order',
    params: z.object({ order: id, format: z.enum(['pdf', 'xml', 'zip']) }),
    query: z.object({
      document: z.uuid().optional().describe('number of a document before the present one, or of a credit note'),
    }),
    response: z.string().describe('the file itself: application/pdf, application/xml, or both in application/zip'),
    errors: ['unavailable'],
  },
  'POST /invoice/request/': {
    access: 'client',
    mutates: true,
    summary: 'Whether the order that a quotation becomes is invoiced by itself once it is paid',
    body: z.object({ quotation: id, wanted: z.boolean() }),
    response: ok,
    errors: ['fiscal_data_missing'],
  },
  'GET /invoice/find/{page}': {
    access: 'client',
    summary: 'Own invoices of this brand, newest first, those that were canceled among them',
    params: z.object({ page: pageParam }),
    query: z.object({ status: z.enum(InvoiceState).optional(), folio: folioFilter.describe('of the order') }),
    response: z.object({ data: z.array(listedInvoice), total: z.number().int() }),
  },
  'GET /invoice/orders/': {
    access: 'client',
    summary: 'Own paid orders of this month that have no invoice',
    response: z.array(invoiceableOrder),
  },
  'POST /invoice/cancel/': {
    audits: ['order', 'motive'],
    objectIn: { body: 'order' },
    access: 'owner-or-staff',
    mutates: true,
    deadlineMs: outsideDeadline,
    summary:
      'Cancels the invoice of an order without another one in its place. `canceling` until its receiver or the tax authority answers',
    body: z.object({ order: id, motive: motive.exclude(['01']) }),
    response: invoice,
    errors: ['conflict', 'invoice_credited', 'invalid_input', 'rate_limited'],
  },
  'POST /invoice/replace/': {
    audits: ['order'],
    objectIn: { body: 'order' },
    access: 'owner-or-staff',
    mutates: true,
    deadlineMs: outsideDeadline,
    summary:
      'Another invoice in the place of a valid one, made out to the present fiscal data: stamped first, then the one before is canceled with motive 01. Staff may name the receiver',
    body: z.object({ order: id, fiscal: newFiscalAddress.optional() }),
    response: invoice,
    errors: [
      'conflict',
      'invoice_not_possible',
      'invoice_credited',
      'invoice_unchanged',
      'fiscal_data_missing',
      'invalid_input',
      'rate_limited',
    ],
  },
});
