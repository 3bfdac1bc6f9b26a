import { z } from 'zod';
import { endpointsOf, outsideDeadline, writeDeadline } from '../endpoint';
import { attachment } from '../facts/capacities';
import { formLengths } from '../facts/lengths';
import { isFolio, sameEmail } from '../rules';
import { day, email, id, ok, pesos, phone } from '../shapes';
import { fiscalLists, newFiscalAddress } from './fiscal';

/** A message to the store from a visitor without an account (accounts 3 and 5). */
const message = z
  .object({
    name: z.string().trim().min(1).max(formLengths.name),
    email,
    e_mail: email.describe('the e-mail again'),
    phone: phone.or(z.literal('')).default(''),
    message: z.string().trim().min(1).max(formLengths.message),
  })
  .refine((one) => sameEmail(one.email, one.e_mail), { path: ['e_mail'], message: 'different' });

const suggestion = message.and(
  z.object({
    orderFolio: z.string().trim().refine(isFolio, 'folio').or(z.literal('')).default(''),
    attachment: z
      .object({ id, name: z.string().max(formLengths.fileName).describe('the file’s name on its owner’s device') })
      .nullable()
      .default(null)
      .describe('a file that was handed in before'),
  }),
);

/** Two signs that a program filled in the form, not a person. */
export const sentByPerson = {
  website: z.literal('').default('').describe('a field that people do not see: a program fills it in'),
  seconds: z
    .number()
    .min(0)
    .max(1e9)
    .optional()
    .describe('since the form was shown, where a page sends it: a form that is filled in at once is asked for work'),
};

/** The fields about the sender that every form carries. */
const sent = { ...sentByPerson, email, name: z.string().trim().min(1).max(formLengths.name) };

const received = z.object({ folio: z.string() });
const common = {
  access: 'any',
  mutates: true,
  deadlineMs: writeDeadline,
  response: received,
  errors: ['too_many_mails', 'rate_limited'],
} as const;

/** Data of an order that only its buyer has at hand, and its invoice's receiver (accounts 3). */
const invoiceClaim = newFiscalAddress.extend({
  orderFolio: z.string().trim().refine(isFolio, 'folio'),
  purchaseDate: day,
  orderAmount: pesos.describe('exact total'),
  companyName: z.string().trim().max(formLengths.claimCompany).default(''),
});

export const formEndpoints = endpointsOf('account', {
  'GET /fiscal/lists': {
    access: 'any',
    summary: 'Regimes and uses of invoices, for people without an account',
    response: fiscalLists,
  },
  'POST /sendfiscaldata': {
    ...common,
    summary:
      'The invoice of an order without an account: folio, day and exact total must be the order’s. Mailed to `U_Correos`; one that is made already goes to its own address again',
    body: z.object({ ...sent, form: invoiceClaim }),
    response: ok,
    errors: ['order_not_matched', 'invoice_not_possible', 'rate_limited'],
  },
  'POST /sendcontact': {
    ...common,
    summary: 'Write to the store: kept with a folio, mailed to the brand’s own address, its receipt to the sender',
    body: z.object({ ...sent, form: message }),
  },
  'POST /forms/attachment': {
    access: 'any',
    deadlineMs: outsideDeadline,
    summary:
      'Hands a file in (JPEG, PNG, WebP or PDF, judged by its content) that a suggestion then names; forgotten after a day if none does',
    upload: attachment.bytes,
    response: z.object({ id: z.string() }),
    errors: ['file_not_taken', 'picture_too_large', 'pdf_invalid', 'pdf_encrypted', 'pdf_too_long', 'rate_limited'],
  },
  'POST /sendsuggestions': {
    ...common,
    summary: 'A suggestion or a complaint, about an order perhaps; kept and mailed like a contact',
    body: z.object({ ...sent, form: suggestion }),
    errors: [...common.errors, 'attachment_gone'],
  },
});
