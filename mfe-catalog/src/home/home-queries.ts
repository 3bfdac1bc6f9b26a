import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The site with its banners. */
export const siteQuery = (api: ApiClient, site: string) =>
  queryOptions({
    queryKey: ['site', site],
    queryFn: ({ signal }) => api('POST /site/findbyhandle/{handle}', { params: { handle: site } }, { signal }),
    staleTime: 60_000,
  });

/** A row with fewer pieces looks like a shop that is closing. */
const fullRow = 4;
/** More rows no brand's home has; what is not shown is not sent to the browser. */
const shownRows = 3;

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
      const rows = featured.carousels.filter(({ products }) => products.length >= fullRow);
      return { ...featured, carousels: rows.slice(0, shownRows) };
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
