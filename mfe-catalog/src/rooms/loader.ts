import { ApiError, type LoaderArgs, redirect } from '@actual/shell-contract';
import { roomQuery, roomsQuery } from './room-queries';

/**
 * Every room of the brand, or the one of the address with its pieces. One that is gone, or of which too little is left,
 * leads to the others.
 */
export async function loader({ params: { slug }, shell: { api, queryClient, stores } }: LoaderArgs) {
  if (!slug) {
    await queryClient.ensureQueryData(roomsQuery(api));
    return null;
  }
  try {
    await queryClient.ensureQueryData(roomQuery(api, slug, stores.zipcode.getState().value?.id));
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input'))
      throw redirect('/estancias');
    throw error;
  }
  return null;
}
