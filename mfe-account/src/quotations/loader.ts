import { redirect } from '@actual/shell-contract';
import { areaLoader } from '../area/area-loader';
import { hrefOf, readView } from '../area/list-view';
import { lastPage } from '../area/Pagination';
import { isState, path, quotationsQuery } from './quotations-queries';

/** The quotations that the address asks for; a page past the last one is the last one. */
export const loader = areaLoader(async ({ shell, url }) => {
  const view = readView(url.searchParams, isState);
  const { total } = await shell.queryClient.fetchQuery(quotationsQuery(shell.api, view));
  const last = lastPage(view.page, total);
  return last ? redirect(hrefOf(path, { ...view, page: last })) : { view };
});
