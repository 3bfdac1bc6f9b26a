import { createStore, type StoreApi } from 'zustand/vanilla';
import { cookieNames, type WriteCookie, writeCookie } from './cookies';

/** The quotation that add-to-cart fills and the cart icon counts. */
export interface ActiveQuotation {
  id: string | null;
  /** Products in it, as the cart icon shows. */
  count: number;
}
export interface ActiveQuotationState extends ActiveQuotation {
  set(id: string, count: number): void;
  clear(): void;
}
export type ActiveQuotationStore = StoreApi<ActiveQuotationState>;

export const createActiveQuotationStore = (
  initial: ActiveQuotation | null,
  write: WriteCookie = writeCookie,
): ActiveQuotationStore =>
  createStore<ActiveQuotationState>()((set) => ({
    id: initial?.id ?? null,
    count: initial?.count ?? 0,
    set: (id, count) => {
      write(cookieNames.quotation, `${id}.${count}`);
      set({ id, count });
    },
    clear: () => {
      write(cookieNames.quotation, null);
      set({ id: null, count: 0 });
    },
  }));
