import { createStore, type StoreApi } from 'zustand/vanilla';
import { cookieNames, type WriteCookie, writeCookie } from './cookies';

export interface Zipcode {
  id: string;
  /** Five digits. */
  cp: string;
  municipio: string;
  estado: string;
  /** Delivering there is not free. */
  extraCost: boolean;
}
export interface ZipcodeState {
  value: Zipcode | null;
  /** True while the postal code dialog is open. */
  asking: boolean;
  set(value: Zipcode): void;
  /** Opens the postal code dialog. */
  ask(): void;
  close(): void;
}
export type ZipcodeStore = StoreApi<ZipcodeState>;

export const createZipcodeStore = (value: Zipcode | null, write: WriteCookie = writeCookie): ZipcodeStore =>
  createStore<ZipcodeState>()((set) => ({
    value,
    asking: false,
    set: ({ id, cp, municipio, estado, extraCost }) => {
      write(cookieNames.zipcode, cp);
      set({ value: { id, cp, municipio, estado, extraCost }, asking: false });
    },
    ask: () => set({ asking: true }),
    close: () => set({ asking: false }),
  }));
