import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What a quotation costs in one sum and what is paid of it; the checkout's own pages ask under the same key. */
export const optionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['payment-options', id],
    queryFn: ({ signal }) => api('POST /quotation/{id}/paymentoptions', { params: { id } }, { signal }),
    staleTime: 10_000,
  });

/** From this percentage a manager may let an order be made. */
export const managerFromPercent = 60;

/** Payments that are taken at a counter. */
export const counterTypes = [
  { value: 'cash', label: 'Efectivo' },
  { value: 'terminal-card', label: 'Tarjeta en terminal' },
  { value: 'cash-usd', label: 'Efectivo en dólares' },
] as const;
export type CounterType = (typeof counterTypes)[number]['value'];

/** The store's terminals: every bank maps to one of them. */
export const terminals = ['BANORTE', 'BBVA', 'SANTANDER', 'AMEX'].map((value) => ({ value, label: value }));
