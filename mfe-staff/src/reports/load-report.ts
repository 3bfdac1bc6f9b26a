import type { StaffPageName } from '@actual/contracts/facts/access/staff-pages';
import { storeYear } from '@actual/contracts/store-day';
import type { ApiClient, QueryKey } from '@actual/shell-contract';
import { staffLoader } from '../access/staff-loader';
import { exportsQuery } from './export/export-queries';
import type { Choices, Report } from './report';
import type { ReportAddress, ReportView } from './report-address';
import { viewsQuery } from './views/view-queries';

export interface ReportData<Sort extends string = string, Status extends string = string> {
  view: ReportView<Sort, Status>;
  /** The year that dates leave unsaid. */
  year: number;
  /** Options in the address that no longer exist: a saved view may be older than a shop or a field. */
  lost: readonly string[];
}

/** A view without the shop or seller that is gone, and which that was. */
function withoutGone<V extends ReportView>(view: V, { Stores, Users }: Choices): { view: V; gone: string[] } {
  const gone: string[] = [];
  const kept = { ...view };
  if (view.store && !Stores.some(({ code }) => code === view.store)) {
    gone.push(`tienda: ${view.store}`);
    kept.store = '';
  }
  if (/-/.test(view.soldBy) && !Users.some(({ id }) => id === view.soldBy)) {
    gone.push('vendedor');
    kept.soldBy = '';
  }
  return { view: kept, gone };
}

/** The loader of a report's page for its address. */
export const reportLoader = <Sort extends string, Status extends string>(
  page: StaffPageName,
  { address, name }: { address: ReportAddress<Sort, Status> } & Pick<Report<never, never, Sort, Status>, 'name'>,
  queryOf: (api: ApiClient, view: ReportView<Sort, Status>) => { queryKey: QueryKey },
) =>
  staffLoader<ReportData<Sort, Status>>(page, async ({ shell: { api, queryClient }, url }) => {
    const asked = address.read(url.searchParams);
    const [reply] = await Promise.all([
      queryClient.fetchQuery<unknown>(queryOf(api, asked)),
      queryClient.fetchQuery(exportsQuery(api)),
      queryClient.fetchQuery(viewsQuery(api, name)),
    ]);
    const { view, gone } = withoutGone(asked, reply as Choices);
    if (gone.length > 0) await queryClient.fetchQuery(queryOf(api, view));
    return { view, year: storeYear(), lost: [...address.lostOf(url.searchParams), ...gone] };
  });
