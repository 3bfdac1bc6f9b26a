import {
  documentName,
  type StorefrontKind,
  type TextScope,
  textDocument,
} from '@actual/contracts/facts/catalog/storefront';
import { staffLoader } from '../access/staff-loader';
import { readKind, readText } from './storefront-address';
import { documentQuery, pageTextQuery, pageTextsQuery, warehousesQuery } from './storefront-queries';

export interface StorefrontData {
  kind: StorefrontKind;
  /** The text that is edited; null for the list of pages, and of the other kinds. */
  text: { page: string; scope: TextScope } | null;
}

/** The document of the kind that is asked for, of the desk's brand where each has its own. */
export const loader = staffLoader<StorefrontData>('storefront', async ({ shell, url }) => {
  const { api, brand, queryClient, stores } = shell;
  const kind = readKind(url.searchParams, stores.session.getState().user?.role);
  if (kind === 'texts') {
    const text = readText(url.searchParams, brand.site);
    const scopes = text ? new Set<TextScope>(['store', text.scope]) : [];
    await Promise.all([
      queryClient.fetchQuery(pageTextsQuery(api)),
      ...(text ? [queryClient.ensureQueryData(pageTextQuery(api, brand.site, text.page))] : []),
      ...[...scopes].map((scope) => queryClient.fetchQuery(documentQuery(api, textDocument(scope, text?.page ?? '')))),
    ]);
    return { kind, text };
  }
  await Promise.all([
    queryClient.fetchQuery(documentQuery(api, documentName(kind, brand.site))),
    queryClient.ensureQueryData(warehousesQuery(api)),
  ]);
  return { kind, text: null };
});
