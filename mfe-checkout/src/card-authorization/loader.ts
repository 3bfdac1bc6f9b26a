import { ApiError, type LoaderArgs, redirect } from '@actual/shell-contract';
import type { WithBank } from '../payment/card/bank';
import { authorizationQuery } from './card-authorization-queries';

/** The bank of the address; one without a terminal of the store, or a store that runs no tests, goes home. */
export async function loader({ params, shell }: LoaderArgs): Promise<WithBank> {
  const { api, queryClient } = shell;
  try {
    const { url } = await queryClient.fetchQuery(authorizationQuery(api, params.bank ?? ''));
    return { bank: new URL(url).origin };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw redirect('/');
    throw error;
  }
}
