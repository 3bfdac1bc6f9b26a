import type { Role } from '@actual/contracts/facts/access/roles';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { pageName } from '@actual/contracts/facts/catalog/page-names';
import {
  documentOf,
  kindsOpenTo,
  type StorefrontKind,
  storefrontKinds,
  type TextScope,
  textOf,
} from '@actual/contracts/facts/catalog/storefront';
import type { Site } from '@actual/contracts/facts/company/brands';

const param = 'tipo';
/** The kind that an address asks for; an unknown one, or another role's, becomes the first. */
export const readKind = (search: URLSearchParams, role: Role | undefined): StorefrontKind => {
  const kinds = kindsOpenTo(role);
  return kinds.find((kind) => storefrontKinds[kind].address === search.get(param)) ?? (kinds[0] as StorefrontKind);
};

/** The page of a kind. */
export const hrefOfKind = (kind: StorefrontKind): string =>
  `${staffPages.storefront.path}?${param}=${storefrontKinds[kind].address}`;

const pageParam = 'pagina';
const scopeParam = 'de';
const ofBrand = 'marca';

/** The text that an address asks for, of all brands or of the desk's; null for the list of pages. */
export function readText(search: URLSearchParams, site: Site): { page: string; scope: TextScope } | null {
  const page = search.get(pageParam) ?? '';
  return pageName.test(page) ? { page, scope: search.get(scopeParam) === ofBrand ? site : 'store' } : null;
}

/** The page with a text of all brands, or of the desk's brand. */
export const hrefOfText = (page: string, scope: TextScope): string =>
  `${hrefOfKind('texts')}&${pageParam}=${page}${scope === 'store' ? '' : `&${scopeParam}=${ofBrand}`}`;

/** The page of a document; null where the name is none's. */
export function hrefOfDocument(name: string): string | null {
  const found = documentOf(name);
  const text = found?.kind === 'texts' ? textOf(found.subject) : undefined;
  if (text) return hrefOfText(text.page, text.scope);
  return found ? hrefOfKind(found.kind) : null;
}
