import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** A category with its children and featured products. */
export const categoryQuery = (api: ApiClient, handle: string) =>
  queryOptions({
    queryKey: ['category', handle],
    queryFn: ({ signal }) => api('POST /productcategory/findbyhandle/{handle}', { params: { handle } }, { signal }),
    staleTime: 60_000,
  });
