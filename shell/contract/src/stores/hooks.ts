import { useStore } from 'zustand';
import { useShell } from '../context';
import type { ToastInput } from './notices';
import type { ActiveQuotationState } from './quotation';
import type { SessionState } from './session';
import type { ZipcodeState } from './zipcode';

/** The session and its user: `{ user, status, set, clear }`. */
export const useSession = (): SessionState => useStore(useShell().stores.session);

/** The quotation being filled: `{ id, count, set, clear }`. */
export const useActiveQuotation = (): ActiveQuotationState => useStore(useShell().stores.quotation);

/**
 * The visitor's postal code; `ask()` opens the dialog. Half of a page asks: it is rendered anew with another postal code, not
 * when the dialog opens or closes.
 */
export function useZipcode(): ZipcodeState {
  const { zipcode } = useShell().stores;
  const value = useStore(zipcode, (state) => state.value);
  return { ...zipcode.getState(), value };
}

/** Shows a short notice that goes away by itself. */
export const useToast = (): ((toast: ToastInput) => void) =>
  useStore(useShell().stores.notices, (state) => state.toast);
