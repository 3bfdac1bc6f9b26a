import { z } from 'zod';
import { endpointsOf } from '../../endpoint';
import { lostReasons } from '../../facts/desk/follow-up';
import { quotationStates, quotationSteps } from '../../facts/payment/quotation-states';
import { dateTime, day, id, pageParam, pesos } from '../../shapes';
import { reportChoices } from './orders';
import { commonFilters, dateRange, direction, figures, filtersOf, following, tableQuery } from './table-query';

/** Columns the report of quotations can be sorted by. */
export const quotationColumn = z.enum([
  'folio',
  'createdAt',
  'client',
  'Store',
  'seller',
  'pieces',
  'total',
  'status',
  'estimatedCloseDate',
  'nextStep',
]);
export type QuotationColumn = z.infer<typeof quotationColumn>;

const quotationStatus = z.enum(quotationStates);

export const quotationRow = z.object({
  id,
  folio: z.string(),
  createdAt: dateTime,
  client: z.string().nullable().describe('null while nobody said who they are'),
  invited: z.boolean(),
  email: z.string().nullable(),
  site: z.string(),
  Store: z.string().describe('the seller’s store; the brand’s name for a quotation of the web'),
  seller: z.string().nullable(),
  paymentType: z.string().nullable().describe('of the last payment that was tried'),
  status: quotationStatus,
  OrderWeb: id.nullable(),
  pieces: z.number().int(),
  total: pesos,
  estimatedCloseDate: day.nullable(),
  nextStep: z.object({ text: z.string(), day }).nullable(),
});
export type QuotationRow = z.infer<typeof quotationRow>;

export const quotationTableQuery = tableQuery.extend({
  fields: z
    .array(quotationRow.keyof())
    .min(1)
    .optional()
    .describe('only these of each row, beside its id; every one unless told'),
  orderby: z.object({ column: quotationColumn, direction }).optional(),
  filters: filtersOf(
    commonFilters.extend({
      status: quotationStatus.optional(),
      isClosed: z.boolean().optional(),
      step: z.enum(quotationSteps).optional(),
      lostReason: z.enum(lostReasons).optional(),
    }),
  ).default({}),
});
export type QuotationTableQuery = z.output<typeof quotationTableQuery>;

/** Figures over every quotation of the filter, not only the page. */
export const quotationTotals = z.object({
  quotations: z.number().int(),
  amount: z.number(),
  open: z.number().int(),
  openAmount: z.number(),
  ordered: z.number().int(),
  orderedAmount: z.number(),
  lost: z.number().int(),
  lostAmount: z.number(),
  average: pesos,
});
export type QuotationTotals = z.infer<typeof quotationTotals>;

const ofUser = { params: z.object({ id }), body: z.object({ dateRange: dateRange.optional() }) };

export const quotationReportEndpoints = endpointsOf('staff', {
  'POST /quotation/all/find/{page}': {
    access: 'staff',
    summary: 'Quotations of every client that ever had an article, a page at a time, with totals of the same filter',
    params: z.object({ page: pageParam }),
    body: quotationTableQuery,
    response: z.object({
      data: z.array(quotationRow),
      total: z.number().int(),
      totals: quotationTotals,
      ...reportChoices,
    }),
  },
  'POST /quotation/all/rows': {
    access: 'staff',
    summary: 'Quotations of a filter that follow one of them in its order, without totals',
    body: quotationTableQuery.extend({ after: id }),
    response: following(quotationRow),
  },
  'POST /quotation/user/{id}/totals': {
    access: 'staff',
    summary: 'Pesos of a seller’s quotations: altogether, and of some days',
    ...ofUser,
    response: figures(z.number()),
  },
  'POST /quotation/user/{id}/count': {
    access: 'staff',
    summary: 'How many quotations of a seller: altogether, and of some days',
    ...ofUser,
    response: figures(z.number().int()),
  },
});
