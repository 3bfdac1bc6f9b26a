import { useSyncExternalStore } from 'react';

/**
 * Props of an element that tells when the page's code has taken over its content, up to the next such element inside:
 * React calls a `ref` when it has hydrated its element.
 */
export const hydrationRegion = {
  'data-hydration': '',
  ref(element: HTMLElement | null) {
    if (element) element.dataset.hydration = 'done';
  },
};

const never = () => () => undefined;

/**
 * True once the page's code has taken over. Until then the browser itself would send a pressed form, with its values in
 * the address: where that may not be, the button waits.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
