import type { Favorite } from '@actual/contracts';
import { mostFavorites } from '@actual/contracts/facts/capacities';
import { accountPages } from '@actual/contracts/facts/company/information-pages';
import { tryAgainText } from '@actual/contracts/facts/text/refusal-texts';
import {
  ApiError,
  connectionText,
  type SaveProductProps,
  useMutation,
  useQuery,
  useShell,
  useToast,
} from '@actual/shell-contract';
import { favoritesQuery } from './favorites-queries';

const fullText = `Ya tienes ${mostFavorites} guardados. Quita alguno para guardar otro.`;

/** The message for a product that could not be saved. */
function refusalText(error: unknown): string {
  const isFull = error instanceof ApiError && error.code === 'too_many_favorites';
  return isFull ? fullText : (connectionText(error) ?? tryAgainText);
}

/** Whether a product is saved, and the function that toggles it; the new state shows at once. */
export function useSave({ id }: SaveProductProps['product']) {
  const { api, queryClient } = useShell();
  const toast = useToast();
  const { queryKey } = favoritesQuery(api);
  const { data: saved = false } = useQuery({
    ...favoritesQuery(api),
    select: (list) => list.some((one) => one.id === id),
  });
  const saving = useMutation({
    // one after the other: the first answer brings the cookie that the next one is saved under
    scope: { id: 'favorites' },
    mutationFn: async (wanted: boolean): Promise<Favorite | null> => {
      if (wanted) return api('POST /favorites/{id}', { params: { id } });
      await api('DELETE /favorites/{id}', { params: { id } });
      return null;
    },
    onSuccess: async (kept) => {
      // a list requested before the press would bring back the old state
      await queryClient.cancelQueries({ queryKey });
      const isWhole = queryClient.getQueryData(queryKey) !== undefined;
      queryClient.setQueryData(queryKey, (list) => [
        ...(kept ? [kept] : []),
        ...(list ?? []).filter((one) => one.id !== id),
      ]);
      if (!isWhole) void queryClient.invalidateQueries({ queryKey });
      if (kept)
        toast({ tone: 'success', title: 'Guardado', link: { label: 'Ver guardados', href: accountPages.favorites } });
    },
    onError: (error) => toast({ tone: 'error', title: refusalText(error) }),
  });
  const pressed = saving.isPending ? saving.variables : saved;
  return { pressed, toggle: () => saving.isPending || saving.mutate(!pressed) };
}
