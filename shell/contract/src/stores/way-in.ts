import { createStore, type StoreApi } from 'zustand/vanilla';
import { cookieNames, type WriteCookie, writeCookie } from './cookies';

export interface WayInState {
  /** The text of the way into the visitor's home (`wayInText`); null until it was given. */
  value: string | null;
  set(value: string | null): void;
}
export type WayInStore = StoreApi<WayInState>;

export const createWayInStore = (value: string | null, write: WriteCookie = writeCookie): WayInStore =>
  createStore<WayInState>()((set) => ({
    value,
    set: (next) => {
      write(cookieNames.wayIn, next);
      set({ value: next });
    },
  }));
