import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Whether a product fits through an access; null if the store does not show the product. */
export const passageQuery = (api: ApiClient, id: string, wayIn: string) =>
  queryOptions({
    queryKey: ['passage', id, wayIn],
    queryFn: async ({ signal }) => {
      const [passage = null] = await api('POST /product/wayin/', { body: { ids: [id], wayIn } }, { signal });
      return passage;
    },
    staleTime: 60_000,
  });
