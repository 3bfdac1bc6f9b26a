import type { Role } from '@actual/contracts/facts/access/roles';
import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { kindsOpenTo, type StorefrontKind, storefrontKinds } from '@actual/contracts/facts/catalog/storefront';

const param = 'tipo';
/** The kind that an address asks for; an unknown one, or another role's, becomes the first. */
export const readKind = (search: URLSearchParams, role: Role | undefined): StorefrontKind => {
  const kinds = kindsOpenTo(role);
  return kinds.find((kind) => storefrontKinds[kind].address === search.get(param)) ?? (kinds[0] as StorefrontKind);
};

/** The page of a kind. */
export const hrefOfKind = (kind: StorefrontKind): string =>
  `${staffPages.storefront.path}?${param}=${storefrontKinds[kind].address}`;
