import { type ApiClient, ApiError, type ShellStores } from '@actual/shell-contract';

/** An API client that opens the sign-in panel when the session is over; the page below keeps its typed text. */
export const noticingEnd =
  (ask: ApiClient, stores: ShellStores): ApiClient =>
  (key, input, options) =>
    ask(key, input, options).catch(async (error: unknown) => {
      const { user, over } = stores.session.getState();
      // a visitor has no session that could be over, and needs no code for it
      if ((user || over) && error instanceof ApiError && [401, 404].includes(error.status))
        throw await import(/* webpackChunkName: "overlays" */ './whose-things').then(
          ({ noticed }) => noticed(ask, stores, error),
          () => error,
        );
      throw error;
    });
