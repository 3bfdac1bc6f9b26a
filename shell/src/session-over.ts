import { type ApiClient, ApiError, type ShellStores } from '@actual/shell-contract';

/** An API client that opens the sign-in panel when the session is over; the page below keeps its typed text. */
export const noticingEnd =
  (ask: ApiClient, { session, notices }: ShellStores): ApiClient =>
  (key, input, options) =>
    ask(key, input, options).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'unauthorized' && session.getState().user) {
        session.getState().end();
        notices.getState().open('sign-in-again');
      }
      throw error;
    });
