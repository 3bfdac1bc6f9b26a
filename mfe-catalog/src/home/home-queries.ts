import { homeRows } from '@actual/contracts/facts/catalog/home-page';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The site with its banners. */
export const siteQuery = (api: ApiClient, site: string) =>
  queryOptions({
    queryKey: ['site', site],
    queryFn: ({ signal }) => api('POST /site/findbyhandle/{handle}', { params: { handle: site } }, { signal }),
    staleTime: 60_000,
  });

/** Carousels and promo widget of the site's home, with each piece's day at the visitor's postal code. */
export const featuredQuery = (api: ApiClient, site: string, zipcodeDeliveryId?: string) =>
  queryOptions({
    queryKey: ['featured', site, zipcodeDeliveryId],
    queryFn: async ({ signal }) => {
      const featured = await api(
        'GET /featuredproduct/{id}',
        { params: { id: site }, query: zipcodeDeliveryId ? { zipcodeDeliveryId } : {} },
        { signal },
      );
      const rows = featured.carousels.filter(({ products }) => products.length >= homeRows.products);
      // do not send the browser data that the page does not show
      return { ...featured, carousels: rows.slice(0, homeRows.most) };
    },
    staleTime: 60_000,
  });

/** The ages that the site has furniture for, as the filter names them. */
export const agesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['ages'],
    queryFn: async ({ signal }) => {
      const { facets } = await api('POST /product/searchbyfilters/', { body: { items: 1 } }, { signal });
      const ages = facets.groups.find(({ Handle }) => Handle === 'edad');
      return (ages?.Values ?? []).flatMap(({ Handle, count }) => (count > 0 ? [Handle] : []));
    },
    staleTime: 60_000,
  });

/** The category tree with pictures and counts. */
export const categoryTreeQuery = (api: ApiClient, site: string) =>
  queryOptions({
    queryKey: ['category-tree', site],
    queryFn: ({ signal }) => api('POST /productcategory/getcategoriestree', {}, { signal }),
    staleTime: 60_000,
  });
