import {
  InfiniteQueryObserver,
  QueryObserver,
  useInfiniteQuery as useLatestInfiniteQuery,
  useQuery as useLatestQuery,
  useSuspenseQuery as useLatestSuspenseQuery,
} from '@tanstack/react-query';
import { useServedFirst } from './served-queries';

/** The part of the query client that remotes use, one copy for the page. Add a name here when a remote needs it. */
export type {
  InfiniteData,
  QueryKey,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
  UseSuspenseQueryResult,
} from '@tanstack/react-query';
export {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

/** The library's; a deferred block is hydrated with the answer that the server rendered, and shows the latest then. */
export const useQuery = ((options) =>
  useServedFirst(options, useLatestQuery(options), QueryObserver)) as typeof useLatestQuery;

/** See `useQuery`. */
export const useSuspenseQuery = ((options) =>
  useServedFirst(options, useLatestSuspenseQuery(options), QueryObserver)) as typeof useLatestSuspenseQuery;

/** See `useQuery`. */
export const useInfiniteQuery = ((options) =>
  useServedFirst(
    options,
    useLatestInfiniteQuery(options),
    InfiniteQueryObserver as unknown as typeof QueryObserver,
  )) as typeof useLatestInfiniteQuery;
