import { ApiError } from '@actual/contracts/client/client';
import { atOnce } from '@actual/shell-contract';
import { QueryClient } from '@tanstack/react-query';

const aMinute = 60_000;
const refused = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** One per page view: on the server per request. Data fetched on the server are fresh for a minute in the browser. */
export const createQueryClient = (side: 'server' | 'browser'): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...atOnce.queries,
        staleTime: aMinute,
        // without a line the person is told at once; what is shown is read again when it is back
        retry: side === 'server' ? false : (count, error) => count < 2 && navigator.onLine && !refused(error),
        refetchOnWindowFocus: false,
      },
      mutations: atOnce.mutations,
    },
  });
