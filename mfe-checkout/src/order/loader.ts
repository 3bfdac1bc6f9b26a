import { ApiError, type LoaderFunctionArgs, redirect, shellContext } from '@actual/shell-contract';
import { orderQuery } from './order-queries';

/** The order; one that is not this person's (403) or not there goes home. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(shellContext);
  try {
    await queryClient.fetchQuery(orderQuery(api, params.id ?? ''));
  } catch (error) {
    if (error instanceof ApiError && [400, 401, 403, 404].includes(error.status)) throw redirect('/');
    throw error;
  }
  return null;
}
