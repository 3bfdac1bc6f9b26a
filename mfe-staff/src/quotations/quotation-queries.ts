import type { QuotationColumn } from '@actual/contracts';
import type { QuotationState } from '@actual/contracts/facts/payment/quotation-states';
import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { ReportView } from '../reports/report-address';
import { quotationAddress } from './quotation-address';

/** A page of the report; kept for a moment only, because staff watch present events. */
export const quotationsQuery = (api: ApiClient, view: ReportView<QuotationColumn, QuotationState>) =>
  queryOptions({
    queryKey: ['staff', 'quotations', quotationAddress.pageQuery(view), view.page],
    queryFn: ({ signal }) =>
      api(
        'POST /quotation/all/find/{page}',
        { params: { page: view.page }, body: quotationAddress.pageQuery(view) },
        { signal },
      ),
    staleTime: 5_000,
  });
