import { queryOptions } from '@actual/shell-contract';

export const registerQuery = () =>
  queryOptions({ queryKey: ['register'], queryFn: async () => 'register', staleTime: 60_000 });
