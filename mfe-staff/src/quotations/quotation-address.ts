import type { QuotationColumn } from '@actual/contracts';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { sites } from '@actual/contracts/facts/company/brands';
import { lostReasons } from '@actual/contracts/facts/desk/follow-up';
import { type QuotationState, quotationStates, quotationSteps } from '@actual/contracts/facts/payment/quotation-states';
import { ReportAddress } from '../reports/report-address';

/** The columns that the report can show of a quotation. */
export const quotationColumnKeys = [
  ...(['folio', 'date', 'client', 'email', 'store', 'seller', 'payment', 'pieces', 'total', 'status'] as const),
  ...(['close', 'next'] as const),
];

/** `/reports/quotations` and its filters. */
export const quotationAddress = new ReportAddress<QuotationColumn, QuotationState>(
  staffPages.quotations.path,
  ['folio', 'createdAt', 'client', 'Store', 'seller', 'pieces', 'total', 'status', 'estimatedCloseDate', 'nextStep'],
  ['client', 'Store', 'seller', 'status', 'estimatedCloseDate', 'nextStep'],
  quotationStates,
  'createdAt',
  { step: quotationSteps, reason: lostReasons, site: sites },
  quotationColumnKeys,
);
