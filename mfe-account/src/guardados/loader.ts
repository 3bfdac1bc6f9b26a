import type { Favorite, ProductCard } from '@actual/contracts';
import type { LoaderArgs } from '@actual/shell-contract';
import { favoritesQuery } from './favorites-queries';

export interface SavedProduct extends Favorite {
  /** Null where it cannot be bought now. */
  card: ProductCard | null;
}

/** `/guardados`: everybody's own, with an account or without. */
export const loader = async ({ shell: { api, queryClient, stores } }: LoaderArgs): Promise<SavedProduct[]> => {
  const saved = await queryClient.fetchQuery(favoritesQuery(api));
  if (saved.length === 0) return [];
  const zipcode = stores.zipcode.getState().value;
  const cards = await api('POST /product/multiplefindbyids/', {
    body: { ids: saved.map(({ id }) => id), zipcodeDeliveryId: zipcode ? zipcode.id : undefined },
  });
  return saved.map((one) => ({ ...one, card: cards.find(({ id }) => id === one.id) ?? null }));
};
