import { ApiError, type LoaderArgs, redirectGone } from '@actual/shell-contract';
import { orderQuery } from './order-queries';

/** Whether the order can be read, or its client has to sign in again. */
export interface OrderData {
  signedOut: boolean;
}

/** The order; one that is not this person's (403) or not there goes home, which says so. */
export async function loader({ params, shell }: LoaderArgs): Promise<OrderData> {
  const { api, queryClient, stores } = shell;
  try {
    await queryClient.fetchQuery(orderQuery(api, params.id ?? ''));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'unauthorized') {
      stores.session.getState().clear();
      return { signedOut: true };
    }
    if ([400, 403, 404].includes(error.status)) throw redirectGone('/', 'order');
    throw error;
  }
  return { signedOut: false };
}
