import { redirect } from '@actual/shell-contract';
import { areaLoader } from '../area/area-loader';
import { lastPage } from '../area/Pages';
import { purchasesQuery } from './purchases.queries';
import { hrefOf, readView } from './purchases-view';

/** The purchases that the address asks for; a page past the last one is the last one. */
export const loader = areaLoader(async ({ shell, url }) => {
  const view = readView(url.searchParams);
  const { total } = await shell.queryClient.fetchQuery(purchasesQuery(shell.api, view));
  const last = lastPage(view.page, total);
  return last ? redirect(hrefOf({ ...view, page: last })) : { view };
});
