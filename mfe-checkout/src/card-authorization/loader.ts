import { ApiError, type LoaderFunctionArgs, redirect, shellContext } from '@actual/shell-contract';
import { authorizationQuery } from './queries';

/** The bank of the address; one without a terminal of the store, or a store that runs no tests, goes home. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(shellContext);
  try {
    await queryClient.fetchQuery(authorizationQuery(api, params.bank ?? ''));
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw redirect('/');
    throw error;
  }
  return null;
}
