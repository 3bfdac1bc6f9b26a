import type { Product } from '@actual/contracts';
import { type ApiClient, queryOptions } from '@actual/shell-contract';
import { isGone } from '../product/product-queries';

export interface ComparedProduct {
  readonly product: Product;
  /** `YYYY-MM-DD` of the earliest day at the visitor's postal code; null where none is known or it is not served. */
  readonly day: string | null;
  /** Whether it fits into the visitor's home; null if they gave no access. */
  readonly passage: string | null;
}

/** Products by their ids in the order asked, with their days; those that are sold no more, or never were, are left out. */
export const comparisonQuery = (
  api: ApiClient,
  ids: readonly string[],
  zipcodeDeliveryId: string | undefined,
  wayIn: string | undefined,
) =>
  queryOptions({
    queryKey: ['comparison', ids, zipcodeDeliveryId, wayIn],
    queryFn: async ({ signal }): Promise<ComparedProduct[]> => {
      const found = await Promise.all(
        ids.map((id) =>
          api('POST /product/findbyid/{id}', { params: { id } }, { signal }).catch((error: unknown) => {
            if (isGone(error)) return null;
            throw error;
          }),
        ),
      );
      const products = found.filter((one) => one !== null);
      const shown = products.map(({ id }) => id);
      const asked =
        wayIn && shown.length > 0 ? api('POST /product/wayin/', { body: { ids: shown, wayIn } }, { signal }) : [];
      const cards =
        zipcodeDeliveryId && products.length > 0
          ? await api('POST /product/multiplefindbyids/', { body: { ids: shown, zipcodeDeliveryId } }, { signal })
          : [];
      const days = new Map(cards.map(({ id, deliveryDate }) => [id, deliveryDate]));
      const passages = new Map((await asked).map(({ id, more }) => [id, more]));
      return products.map((product) => ({
        product,
        day: days.get(product.id) ?? null,
        passage: passages.get(product.id) ?? null,
      }));
    },
    staleTime: 30_000,
  });
