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
export interface MessageDialog {
  title: string;
  text: string;
  /** Settles the promise of whoever asked. */
  done(): void;
}
/** Popups of the header share one backdrop; only one is open at a time. */
export type HeaderPopup = 'account' | 'schedules' | 'menu' | null;

export interface NoticesState {
  toasts: Toast[];
  messages: MessageDialog[];
  popup: HeaderPopup;
  toast(toast: ToastInput): void;
  dismiss(key: number): void;
  /** Shows the default message dialog; settles when it is closed. */
  message(title: string, text: string): Promise<void>;
  open(popup: HeaderPopup): void;
}
export type NoticesStore = StoreApi<NoticesState>;

export const createNoticesStore = (): NoticesStore => {
  let next = 0;
  return createStore<NoticesState>()((set) => ({
    toasts: [],
    messages: [],
    popup: null,
    toast: (toast) => {
      next += 1;
      const key = next;
      set((state) => ({ toasts: [...state.toasts.slice(-2), { ...toast, key }] }));
    },
    dismiss: (key) => set((state) => ({ toasts: state.toasts.filter((toast) => toast.key !== key) })),
    message: (title, text) =>
      new Promise<void>((resolve) => {
        const entry: MessageDialog = {
          title,
          text,
          done: () => {
            set((state) => ({ messages: state.messages.filter((message) => message !== entry) }));
            resolve();
          },
        };
        set((state) => ({ messages: [...state.messages, entry] }));
      }),
    open: (popup) => set({ popup }),
  }));
};
