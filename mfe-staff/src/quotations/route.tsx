import type { QuotationColumn } from '@actual/contracts';
import type { QuotationState } from '@actual/contracts/facts/payment/quotation-states';
import { useLoaderData, useShell, useSuspenseQuery } from '@actual/shell-contract';
import type { ReportData } from '../reports/load-report';
import { ReportPage } from '../reports/ReportPage';
import { quotationsQuery } from './quotation-queries';
import { quotationReport } from './quotation-report';

/** `/reports/quotations`: every quotation, for staff. */
export const Component = () => {
  const loaded = useLoaderData<ReportData<QuotationColumn, QuotationState>>();
  const { api } = useShell();
  const { data } = useSuspenseQuery(quotationsQuery(api, loaded.view));
  return <ReportPage report={quotationReport} reply={data} {...loaded} />;
};
