/**
 * The part of the query client a remote may use; one copy for the whole page (see `navigation/index.ts`). What is not listed is
 * not in the page: add a name when a remote needs it.
 */
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
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
