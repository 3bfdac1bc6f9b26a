import { QuotationState } from '@actual/contracts/facts/payment/quotation-states';
import type { Tone } from '../reports/StateTag';

/** The noun for one quotation and for several. */
export const quotationNoun = ['cotización', 'cotizaciones'] as const;

export const quotationTones: Readonly<Record<QuotationState, Tone>> = {
  [QuotationState.open]: 'neutral',
  [QuotationState.ordered]: 'good',
  [QuotationState.lost]: 'bad',
  [QuotationState.merged]: 'neutral',
};
