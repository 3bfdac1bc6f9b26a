import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { ListView } from '../area/list-view';

export const path = '/user/quotations';

/** States of a quotation, in words. */
export const states = { open: 'Abiertas', ordered: 'Con pedido', closed: 'Cerradas' } as const;
type State = keyof typeof states;
export const isState = (text: string): text is State => text in states;
export type QuotationsView = ListView<State>;

/** A page of the client's own quotations. */
export const quotationsQuery = (api: ApiClient, { state, folio, page }: QuotationsView) =>
  queryOptions({
    queryKey: ['account', 'quotations', state, folio, page],
    queryFn: ({ signal }) =>
      api(
        'POST /quotation/find/{page}',
        { params: { page }, body: { state: state || undefined, folio: folio || undefined } },
        { signal },
      ),
    staleTime: 5_000,
  });
