import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Location, type Params, type To, useLocation } from 'react-router-dom';
import { NavigationContext, useCurrentPage } from './context';
import type { GoOptions } from './navigation';
import type { FormAnswer } from './route';

const nowhere = () => () => undefined;

/** Goes to an address of this store, relative to the present one, or back; settles when the page is entered. */
export function useNavigate(): (to: To | number, options?: GoOptions) => Promise<void> {
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

/** Runs the present page's loader once more; settles when its data are there. */
export function useRevalidate(): () => Promise<void> {
  const navigation = useContext(NavigationContext);
  return useCallback(async () => navigation?.revalidate(), [navigation]);
}

/** The values of the names in the route's path, decoded. */
export const useParams = (): Params => useCurrentPage().params;

/** The query of the address, read only; to change it, navigate to another address. */
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}

/** The result of the page's loader. */
export const useLoaderData = <Data>(): Data => useCurrentPage().data as Data;

/** The answer to one of the page's forms that was sent without script; null where it was not sent. */
export function useFormAnswer(form: string): FormAnswer | null {
  const { answer } = useCurrentPage();
  return answer?.form === form ? answer : null;
}
