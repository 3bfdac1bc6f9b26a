import { queryOptions } from '@actual/shell-contract';

export const productQuery = () =>
  queryOptions({ queryKey: ['product'], queryFn: async () => 'product', staleTime: 60_000 });
