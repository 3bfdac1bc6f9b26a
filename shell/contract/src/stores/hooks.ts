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

/** The visitor's postal code; `ask()` opens the dialog. */
export const useZipcode = (): ZipcodeState => useStore(useShell().stores.zipcode);

/** Shows a short notice that goes away by itself. */
export const useToast = (): ((toast: ToastInput) => void) =>
  useStore(useShell().stores.notices, (state) => state.toast);
