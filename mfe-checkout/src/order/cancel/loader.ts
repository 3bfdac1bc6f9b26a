import { ApiError, redirect } from '@actual/shell-contract';
import { subpageLoader } from '../subpage-loader';
import { cancellationQuery } from './cancel-queries';
import { cancelPage, chosenIn } from './cancel-words';

/** What can be canceled. */
export const loader = subpageLoader(async ({ shell: { api, queryClient }, url }, id, order) => {
  const lines = chosenIn((field) => url.searchParams.get(field) ?? '', order);
  try {
    await queryClient.fetchQuery(cancellationQuery(api, id, lines));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') throw redirect(cancelPage(id));
    throw error;
  }
});
