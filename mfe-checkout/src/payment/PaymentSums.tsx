import type { GuestAddress, PaymentMethod, PaymentOptions, Quotation } from '@actual/contracts';
import { memo } from 'react';
import { planSums } from '../shared/plan-sums';
import { QuotationSummary } from '../shared/QuotationSummary';
import { DeliveryReview } from './DeliveryReview';

interface PaymentSumsProps {
  quotation: Quotation;
  options: PaymentOptions;
  method: PaymentMethod;
  address: GuestAddress;
}

/** The purchase with the chosen way to pay, and where it goes. */
export const PaymentSums = memo(({ quotation, options, method, address }: PaymentSumsProps) => (
  <QuotationSummary
    quotation={quotation}
    sums={planSums(quotation, options, method.group)}
    totalNote={`${method.name}. IVA incluido, MXN`}
  >
    <DeliveryReview quotationId={quotation.id} address={address} />
  </QuotationSummary>
));
