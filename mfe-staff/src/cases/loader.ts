import { isManagerRole } from '@actual/contracts/facts/roles';
import { storeYear } from '@actual/contracts/store-day';
import { ApiError, type LoaderArgs, type Redirect, redirect } from '@actual/shell-contract';
import { deadLettersQuery, discrepanciesQuery, refundsQuery } from './case-queries';
import { type CasesView, readCases } from './view';

export interface CasesData {
  view: CasesView;
  /** The year that dates leave unsaid. */
  year: number;
  /** When the ages were counted, so that server and browser say the same. */
  now: number;
}

/** For managers and admins: anybody else goes home. All three lists are asked: their counts stand on the tabs. */
export async function loader({ shell, url }: LoaderArgs): Promise<CasesData | Redirect> {
  const { api, queryClient, stores } = shell;
  if (!isManagerRole(stores.session.getState().user?.role)) return redirect('/');
  const view = readCases(url.searchParams);
  const of = (list: CasesView['list']): CasesView => (view.list === list ? view : { ...view, kind: '', page: 1 });
  try {
    await Promise.all([
      queryClient.fetchQuery(refundsQuery(api, of('devoluciones'))),
      queryClient.fetchQuery(discrepanciesQuery(api, of('diferencias'))),
      queryClient.fetchQuery(deadLettersQuery(api, of('envios'))),
    ]);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return redirect('/');
    throw error;
  }
  return { view, year: storeYear(), now: Date.now() };
}
