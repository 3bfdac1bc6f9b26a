import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Whether a product passes a way in; null where the store does not show it. */
export const passageQuery = (api: ApiClient, id: string, wayIn: string) =>
  queryOptions({
    queryKey: ['passage', id, wayIn],
    queryFn: async ({ signal }) => {
      const [passage = null] = await api('POST /product/wayin/', { body: { ids: [id], wayIn } }, { signal });
      return passage;
    },
    staleTime: 60_000,
  });
