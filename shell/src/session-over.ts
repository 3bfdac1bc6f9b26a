import { type ApiClient, ApiError, type ShellStores } from '@actual/shell-contract';

const isOver = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'unauthorized';

/**
 * An API client that tells whose session is over from whose things are gone: after signing out in another tab the calls
 * are a stranger's, from whom a person's things are hidden.
 */
export const tellingEnd =
  (ask: ApiClient, { session }: Pick<ShellStores, 'session'>): ApiClient =>
  (key, input, options) =>
    ask(key, input, options).catch(async (error: unknown) => {
      const { user, over } = session.getState();
      const whose = user ?? over;
      if (!whose || !(error instanceof ApiError) || error.code !== 'not_found') throw error;
      const isAway = await ask('GET /me').then(({ id }) => id !== whose.id, isOver);
      throw isAway ? new ApiError(401, 'unauthorized', error.message) : error;
    });

/** An API client that opens the sign-in panel when the session is over; the page below keeps its typed text. */
export function noticingEnd(ask: ApiClient, stores: ShellStores): ApiClient {
  const { session, notices } = stores;
  const told = tellingEnd(ask, stores);
  return (key, input, options) =>
    told(key, input, options).catch((error: unknown) => {
      if (isOver(error) && session.getState().user) {
        session.getState().end();
        notices.getState().open('sign-in-again');
      }
      throw error;
    });
}
