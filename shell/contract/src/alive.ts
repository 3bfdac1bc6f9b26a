import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True once the page's code has taken over. Until then the browser itself would send a form that is pressed, with what
 * was typed in its address: where that may not be, the button waits.
 */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
