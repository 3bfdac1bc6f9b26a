import type { Category } from '@actual/contracts';
import { bestSellersShown } from '@actual/contracts/facts/catalog/shown-counts';
import { pageSize } from '@actual/contracts/facts/page-size';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** A list of a single page needs nothing before it; a filtered or ordered one shows the choice itself. */
export const hasBestSellers = ({ productCount }: Pick<Category, 'productCount'>, search: URLSearchParams): boolean =>
  productCount > pageSize && search.size === 0;

/** The best sellers of a category: one product of each model, as many as a strip shows. */
export const categoryBestSellersQuery = (api: ApiClient, category: string) =>
  queryOptions({
    queryKey: ['best-sellers', 'category', category],
    queryFn: async ({ signal }) => {
      const { products } = await api(
        'POST /product/searchbyfilters/',
        {
          body: {
            category,
            models: true,
            items: bestSellersShown,
            sortOption: { key: 'salesCount', direction: 'DESC' },
          },
        },
        { signal },
      );
      return products.map(({ id, url, Name, picture, DiscountPrice, priceBefore }) => ({
        id,
        url,
        name: Name,
        picture,
        price: DiscountPrice,
        before: priceBefore,
      }));
    },
    staleTime: 60_000,
  });
