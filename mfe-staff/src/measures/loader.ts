import { redirect } from '@actual/shell-contract';
import { staffLoader } from '../access/staff-loader';
import { hrefOfMeasures, type MeasuresView, measuresQuery, readMeasures } from './measure-queries';

/** The products that the address asks for; a page past the last one is the first. */
export const loader = staffLoader<MeasuresView>('measures', async ({ shell: { api, queryClient }, url }) => {
  const view = readMeasures(url.searchParams);
  const { data } = await queryClient.fetchQuery(measuresQuery(api, view));
  return view.page > 1 && data.length === 0 ? redirect(hrefOfMeasures({ ...view, page: 1 })) : view;
});
