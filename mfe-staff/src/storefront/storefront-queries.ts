import type { StorefrontContent, StorefrontDocument } from '@actual/contracts';
import { documentName } from '@actual/contracts/facts/catalog/storefront';
import type { Site } from '@actual/contracts/facts/company/brands';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** A document's past, present and planned content. */
export const documentQuery = (api: ApiClient, document: string) =>
  queryOptions({
    queryKey: ['staff', 'storefront', document],
    queryFn: ({ signal }) => api('GET /storefront/{document}', { params: { document } }, { signal }),
    staleTime: 5_000,
  });

/** Names of the products of packages or rooms, by their codes. */
export const piecesQuery = (api: ApiClient, site: Site, content: StorefrontContent) =>
  queryOptions({
    queryKey: ['staff', 'pieces', site, content],
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const params = { document: documentName(content.kind, site) };
      const preview = await api('POST /storefront/{document}/preview', { params, body: { content } }, { signal });
      const holders = preview.kind === 'packages' ? preview.packages : preview.kind === 'rooms' ? preview.rooms : [];
      return new Map(holders.flatMap(({ pieces }) => pieces.map(({ itemCode, name }) => [itemCode, name] as const)));
    },
    staleTime: 60_000,
  });

/** Of each delivery zone one postal code and how many there are, as the stored warehouses and routes have them. */
export const zonesQuery = (api: ApiClient, { document, content }: StorefrontDocument) =>
  queryOptions({
    queryKey: ['staff', 'zones', content],
    queryFn: async ({ signal }) => {
      const preview = await api(
        'POST /storefront/{document}/preview',
        { params: { document }, body: { content } },
        { signal },
      );
      return preview.kind === 'warehouses' ? preview.zones : [];
    },
    staleTime: 60_000,
  });

export const warehousesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'warehouses'],
    queryFn: ({ signal }) => api('GET /company/find', {}, { signal }),
    staleTime: 3_600_000,
  });
