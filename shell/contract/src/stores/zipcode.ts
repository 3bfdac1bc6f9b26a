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
/** The subject that needs a postal code. */
export interface ZipcodeRequest {
  /** The quotation that goes there; the active one unless told. */
  quotationId?: string;
  /** Runs once the dialog that asked for the postal code has one and is closed. */
  onAnswer?: () => void;
}
export interface ZipcodeState {
  value: Zipcode | null;
  /** True while the postal code dialog is open. */
  asking: boolean;
  request: ZipcodeRequest;
  set(value: Zipcode): void;
  /** Opens the postal code dialog. */
  ask(request?: ZipcodeRequest): void;
  close(): void;
}
export type ZipcodeStore = StoreApi<ZipcodeState>;

export const createZipcodeStore = (value: Zipcode | null, write: WriteCookie = writeCookie): ZipcodeStore =>
  createStore<ZipcodeState>()((set, get) => {
    let isAnswered = false;
    return {
      value,
      asking: false,
      request: {},
      set: ({ id, cp, municipio, estado, extraCost }) => {
        isAnswered = true;
        write(cookieNames.zipcode, cp);
        set({ value: { id, cp, municipio, estado, extraCost } });
      },
      ask: (request = {}) => {
        isAnswered = false;
        set({ asking: true, request });
      },
      close: () => {
        const { asking, request } = get();
        set({ asking: false, request: {} });
        if (asking && isAnswered) request.onAnswer?.();
      },
    };
  });
