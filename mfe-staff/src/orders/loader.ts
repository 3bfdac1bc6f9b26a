import { isStaffRole } from '@actual/contracts/facts/roles';
import { storeYear } from '@actual/contracts/store-day';
import { ApiError, type LoaderArgs, type Redirect, redirect } from '@actual/shell-contract';
import { ordersQuery } from './order-queries';
import { type ReportView, readView } from './report-view';

export interface ReportData {
  view: ReportView;
  /** The year that dates leave unsaid. */
  year: number;
}

/** The report is for sellers, managers and admins; anybody else goes home. */
export async function loader({ shell, url }: LoaderArgs): Promise<ReportData | Redirect> {
  const { api, queryClient, stores } = shell;
  if (!isStaffRole(stores.session.getState().user?.role)) return redirect('/');
  const view = readView(url.searchParams);
  try {
    await queryClient.fetchQuery(ordersQuery(api, view));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return redirect('/');
    throw error;
  }
  return { view, year: storeYear() };
}
