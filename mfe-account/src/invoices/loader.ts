import { redirect } from '@actual/shell-contract';
import { areaLoader } from '../area/area-loader';
import { lastPage } from '../area/Pagination';
import { fiscalQuery } from '../fiscal/fiscal-queries';
import { invoiceableQuery, invoicesQuery } from './invoices-queries';
import { listHrefOf, readView } from './invoices-view';

/** Fiscal data, orders to invoice and the invoices that the address asks for; a page past the last one is the last one. */
export const loader = areaLoader(async ({ shell: { api, queryClient }, url }) => {
  const view = readView(url.searchParams);
  const [{ total }] = await Promise.all([
    queryClient.fetchQuery(invoicesQuery(api, view)),
    queryClient.fetchQuery(invoiceableQuery(api)),
    queryClient.fetchQuery(fiscalQuery(api)),
  ]);
  const last = lastPage(view.page, total);
  return last ? redirect(listHrefOf({ ...view, page: last })) : { view };
});
