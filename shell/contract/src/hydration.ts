import { useSyncExternalStore } from 'react';

/** Props of an element that tells when the page's code took over its content: React calls a `ref` after hydration. */
export const hydrationRegion = {
  'data-hydration': '',
  ref(element: HTMLElement | null) {
    if (element) element.dataset.hydration = 'done';
  },
};

const never = () => () => undefined;

/** True once the page's code took over: until then the browser would send a form with its values in the address. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
