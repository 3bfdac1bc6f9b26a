import { useStore } from 'zustand';
import { useShell } from '../context';
import type { MessageDialog, ToastInput } from './notices';
import type { ActiveQuotationState } from './quotation';
import type { SessionState } from './session';
import type { ZipcodeState } from './zipcode';

/** Who is signed in: `{ user, status, set, clear }`. */
export const useSession = (): SessionState => useStore(useShell().stores.session);

/** The quotation being filled: `{ id, count, set, clear }`. */
export const useActiveQuotation = (): ActiveQuotationState => useStore(useShell().stores.quotation);

/** The visitor's postal code; `ask()` opens the dialog. */
export const useZipcode = (): ZipcodeState => useStore(useShell().stores.zipcode);

/** Shows a short notice that goes away by itself. */
export const useToast = (): ((toast: ToastInput) => void) =>
  useStore(useShell().stores.notices, (state) => state.toast);

export interface Dialogs {
  /** The default message dialog with its 'Aceptar' button; settles when closed. */
  message: (title: string, text: string) => Promise<void>;
}
export function useDialogs(): Dialogs {
  const message = useStore(useShell().stores.notices, (state) => state.message);
  return { message };
}

/** Message dialogs waiting to be read; the shell shows the first. */
export const useMessages = (): MessageDialog[] => useStore(useShell().stores.notices, (state) => state.messages);
