import { type ApiClient, ApiError, type ShellStores } from '@actual/shell-contract';

/**
 * An API client that notices when the user's session is over. The sign-in panel then opens above the page, which keeps
 * its typed text.
 */
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
