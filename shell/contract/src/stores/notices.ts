import { createStore, type StoreApi } from 'zustand/vanilla';

export interface ToastInput {
  title: string;
  text?: string;
  tone?: 'neutral' | 'success' | 'error';
  link?: { label: string; href: string };
}
export interface Toast extends ToastInput {
  key: number;
}
/** Popups of the header share one backdrop; only one is open at a time. Signing in again stands before everything. */
export type HeaderPopup = 'account' | 'schedules' | 'menu' | 'sign-in-again' | null;

export interface NoticesState {
  toasts: Toast[];
  popup: HeaderPopup;
  toast(toast: ToastInput): void;
  dismiss(key: number): void;
  open(popup: HeaderPopup): void;
}
export type NoticesStore = StoreApi<NoticesState>;

export const createNoticesStore = (first?: ToastInput): NoticesStore => {
  let next = 0;
  return createStore<NoticesState>()((set) => ({
    toasts: first ? [{ ...first, key: next }] : [],
    popup: null,
    toast: (toast) => {
      next += 1;
      const key = next;
      // the same notice once, and of what went well only the latest: nobody acts on it, and each covers the page
      const isPast = ({ title, tone, link }: Toast) =>
        title === toast.title || (toast.tone === 'success' && tone === 'success' && !link);
      set(({ toasts }) => ({ toasts: [...toasts.filter((one) => !isPast(one)).slice(-2), { ...toast, key }] }));
    },
    dismiss: (key) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.key !== key) })),
    open: (popup) => set({ popup }),
  }));
};
