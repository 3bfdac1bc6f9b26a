import { type ApiClient, ApiError, type ShellStores } from '@actual/shell-contract';

const isOver = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthorized';

/**
 * The same refusal, or that the session is over: after signing out in another tab the calls are a stranger's, from whom a
 * person's things are hidden.
 */
async function whoseThings(ask: ApiClient, { session }: Pick<ShellStores, 'session'>, error: unknown) {
  const { user, over } = session.getState();
  const whose = user ?? over;
  if (!whose || !(error instanceof ApiError) || error.code !== 'not_found') return error;
  const isAway = await ask('GET /me').then(({ id }) => id !== whose.id, isOver);
  return isAway ? new ApiError(401, 'unauthorized', error.message) : error;
}

/** The refusal of a call, once the sign-in panel is open where the session is over. */
export async function noticed(ask: ApiClient, stores: ShellStores, refused: unknown) {
  const { session, notices } = stores;
  const error = await whoseThings(ask, stores, refused);
  if (isOver(error) && session.getState().user) {
    session.getState().end();
    notices.getState().open('sign-in-again');
  }
  return error;
}

/** An API client that tells whose session is over from whose things are gone. */
export const tellingEnd =
  (ask: ApiClient, stores: Pick<ShellStores, 'session'>): ApiClient =>
  (key, input, options) =>
    ask(key, input, options).catch(async (error: unknown) => {
      throw await whoseThings(ask, stores, error);
    });
