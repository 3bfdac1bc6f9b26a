import type { MenuGroup } from '@actual/themes-contract';

const prefix = '/category/';

/** Addresses of a menu that lead to a category without a product of this store; a sister brand's own store is none of them. */
export function emptyLinksOf(menu: readonly MenuGroup[], handles: ReadonlySet<string>): string[] {
  const links = menu.flatMap(({ href, tone, columns = [] }) =>
    tone === 'outward' ? [] : [href, ...columns.flatMap((column) => column.links.map((link) => link.href))],
  );
  return [...new Set(links)].filter((href) => href.startsWith(prefix) && !handles.has(href.slice(prefix.length)));
}

/** The menu without links to empty lists, and without columns and groups that have no link left. */
export function menuWithout(menu: readonly MenuGroup[], empty: readonly string[]): MenuGroup[] {
  if (empty.length === 0) return [...menu];
  return menu.flatMap((group) => {
    if (group.tone !== 'outward' && empty.includes(group.href)) return [];
    if (!group.columns) return [group];
    const columns = group.columns
      .map((column) => ({ ...column, links: column.links.filter(({ href }) => !empty.includes(href)) }))
      .filter(({ links }) => links.length > 0);
    return [{ ...group, columns }];
  });
}
