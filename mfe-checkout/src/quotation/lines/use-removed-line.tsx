import type { Quotation, QuotationDetail } from '@actual/contracts';
import { useState } from 'react';
import { RemovedLine } from './RemovedLine';

export interface Removed {
  line: QuotationDetail;
  /** Its place among the lines. */
  at: number;
}

/** Whether adding it again brings it back as it was: no package or agreed price comes back so, no pieces twice. */
function canComeBack({ line }: Removed, { Details }: Quotation): boolean {
  const isSame = (one: QuotationDetail) =>
    one.id === line.id || (one.Product.id === line.Product.id && one.shipDate === line.shipDate);
  return !line.PromotionPackageApplied && !line.bargain && line.validStock && !Details.some(isSame);
}

/** The row in the place of the line that was removed last, until the page is left or the line is back. */
export function useRemovedLine(quotation: Quotation) {
  const [last, remember] = useState<Removed | null>(null);
  const row =
    last && canComeBack(last, quotation) ? (
      <RemovedLine key={last.line.id} quotationId={quotation.id} line={last.line} />
    ) : null;
  return { row, at: last?.at ?? 0, remember };
}
