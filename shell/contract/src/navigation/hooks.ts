import { useCallback, useContext, useSyncExternalStore } from 'react';
import type { Location, NavigateOptions, To } from 'react-router-dom';
import { NavigationContext, useCurrentPage } from './context';

const nowhere = () => () => undefined;

/** Goes to an address of this store, relative to the present one, or back; settles when the page is entered. */
export function useNavigate(): (
  to: To | number,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
) => Promise<void> {
  const navigation = useContext(NavigationContext);
  return useCallback(async (to, options) => navigation?.navigate(to, options), [navigation]);
}

/** Where the visitor is going while the next page is made ready; null when they are there. */
export function usePendingLocation(): Location | null {
  const navigation = useContext(NavigationContext);
  return useSyncExternalStore(
    navigation?.subscribe ?? nowhere,
    () => navigation?.pending ?? null,
    () => null,
  );
}

/** Runs the present page's loader once more; settles when what it loads is there. */
export function useRevalidate(): () => Promise<void> {
  const navigation = useContext(NavigationContext);
  return useCallback(async () => navigation?.revalidate(), [navigation]);
}

/** What the page's loader returned. */
export const useLoaderData = <Data>(): Data => useCurrentPage().data as Data;
