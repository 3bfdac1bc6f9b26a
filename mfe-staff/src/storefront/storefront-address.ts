import { staffPages } from '@actual/contracts/facts/staff-pages';
import { type StorefrontKind, storefrontKindNames, storefrontKinds } from '@actual/contracts/facts/storefront';

const param = 'tipo';
const [first] = storefrontKindNames;

/** The kind that an address asks for; what makes no sense is the first one. */
export const readKind = (search: URLSearchParams): StorefrontKind =>
  storefrontKindNames.find((kind) => storefrontKinds[kind].address === search.get(param)) ?? (first as StorefrontKind);

/** The page of a kind. */
export const hrefOfKind = (kind: StorefrontKind): string =>
  `${staffPages.storefront.path}?${param}=${storefrontKinds[kind].address}`;
