import { queryOptions } from '@actual/shell-contract';

export const quotationQuery = () =>
  queryOptions({ queryKey: ['quotation'], queryFn: async () => 'quotation', staleTime: 60_000 });
