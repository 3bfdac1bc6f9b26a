import { storeYear } from '@actual/contracts/store-day';
import { staffLoader } from '../access/staff-loader';
import { deadLettersQuery, discrepanciesQuery, refundsQuery } from './case-queries';
import { type CasesView, readCases } from './view';

export interface CasesData {
  view: CasesView;
  /** The year that dates leave unsaid. */
  year: number;
  /** When the ages were counted, so that server and browser say the same. */
  now: number;
}

/** All three lists are asked: their counts stand on the tabs. */
export const loader = staffLoader<CasesData>('cases', async ({ shell: { api, queryClient }, url }) => {
  const view = readCases(url.searchParams);
  const of = (list: CasesView['list']): CasesView => (view.list === list ? view : { ...view, kind: '', page: 1 });
  await Promise.all([
    queryClient.fetchQuery(refundsQuery(api, of('devoluciones'))),
    queryClient.fetchQuery(discrepanciesQuery(api, of('diferencias'))),
    queryClient.fetchQuery(deadLettersQuery(api, of('envios'))),
  ]);
  return { view, year: storeYear(), now: Date.now() };
});
