import type { Quotation } from '@actual/contracts';
import { type ShellApi, useQueryClient, useShell } from '@actual/shell-contract';
import { ownVersionKey, quotationQuery } from './quotation-queries';

/** Queries of the quotation itself: a change of it has its own way of bringing them up to date. */
const ofQuotations = new Set<unknown>([
  'quotation',
  'quotation-own-version',
  'quotation-stock',
  'payment-options',
  'quotation-address',
]);

/**
 * The one postal code of a browser is that of the quotation it fills: header, lists and products show days for the
 * place where the cart goes.
 */
export function followQuotation(
  { stores, queryClient }: Pick<ShellApi, 'stores' | 'queryClient'>,
  quotation: Quotation,
) {
  const { ZipcodeDelivery: place } = quotation;
  if (stores.quotation.getState().id !== quotation.id || !place) return;
  const { value, set } = stores.zipcode.getState();
  if (value?.id === place.id && value.extraCost === place.extraCost) return;
  set(place);
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !ofQuotations.has(queryKey[0]) });
}

/** True for a quotation that nothing can be added to: it was ordered or closed, or an adviser takes it over. */
const hasEnded = ({ OrderWeb, isClosed, rateLimitReported }: Quotation): boolean =>
  OrderWeb !== null || isClosed || rateLimitReported;

/** The next article of this browser begins a new quotation. */
export function leaveIfEnded({ stores }: Pick<ShellApi, 'stores'>, quotation: Quotation) {
  const active = stores.quotation.getState();
  if (active.id === quotation.id && hasEnded(quotation)) active.clear();
}

/** Takes over the service's answer to a change: the page's quotation, the header's count, the one postal code. */
export function useTakeQuotation(): (quotation: Quotation, isActive: boolean) => void {
  const { api, stores } = useShell();
  const queryClient = useQueryClient();
  return (quotation, isActive) => {
    queryClient.setQueryData(ownVersionKey(quotation.id), quotation.version);
    queryClient.setQueryData(quotationQuery(api, quotation.id).queryKey, quotation);
    if (isActive && !hasEnded(quotation)) stores.quotation.getState().set(quotation.id, quotation.totalProducts);
    followQuotation({ stores, queryClient }, quotation);
  };
}
