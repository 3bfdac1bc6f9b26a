import { ApiError, type LoaderArgs, redirect } from '@actual/shell-contract';
import { roomQuery, roomsQuery } from './room-queries';

/** Every room of the brand. */
export async function roomsLoader({ shell }: LoaderArgs) {
  await shell.queryClient.ensureQueryData(roomsQuery(shell.api));
  return null;
}

/** A room with its pieces. One that is gone, or of which too little is left, leads to the others. */
export async function roomLoader({ params, shell }: LoaderArgs) {
  const zipcode = shell.stores.zipcode.getState().value?.id;
  try {
    await shell.queryClient.ensureQueryData(roomQuery(shell.api, params.slug ?? '', zipcode));
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input'))
      throw redirect('/estancias');
    throw error;
  }
  return null;
}
