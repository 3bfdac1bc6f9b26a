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

/** The pages of information, and where another text holds than the release's. */
export const pageTextsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'page-texts'],
    queryFn: ({ signal }) => api('GET /pagetexts', {}, { signal }),
    staleTime: 5_000,
  });

/** A page's text in the release, and the names that it may write with their values for a brand. */
export const pageTextQuery = (api: ApiClient, handle: Site, page: string) =>
  queryOptions({
    queryKey: ['staff', 'page-text', handle, page],
    queryFn: ({ signal }) => api('GET /pagetexts/{handle}/{page}', { params: { handle, page } }, { signal }),
    staleTime: 60_000,
  });

/** A text as its page would show it. */
export const textPreviewQuery = (api: ApiClient, document: string, content: StorefrontContent) =>
  queryOptions({
    queryKey: ['staff', 'text-preview', document, content],
    queryFn: async ({ signal }) => {
      const params = { document };
      const preview = await api('POST /storefront/{document}/preview', { params, body: { content } }, { signal });
      return preview.kind === 'texts' ? preview : null;
    },
    retry: false,
    staleTime: 60_000,
  });

export const warehousesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'warehouses'],
    queryFn: ({ signal }) => api('GET /company/find', {}, { signal }),
    staleTime: 3_600_000,
  });
