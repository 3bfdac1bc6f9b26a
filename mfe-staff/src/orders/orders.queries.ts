import { queryOptions } from '@actual/shell-contract';

export const ordersQuery = () =>
  queryOptions({ queryKey: ['orders'], queryFn: async () => 'orders', staleTime: 60_000 });
