import { queryOptions } from '@actual/shell-contract';

export const homeQuery = () => queryOptions({ queryKey: ['home'], queryFn: async () => 'home', staleTime: 60_000 });
