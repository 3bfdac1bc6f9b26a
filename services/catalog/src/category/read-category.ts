import type { Category, CategoryTile, Site } from '@actual/contracts';
import { featuredOfCategory } from '@actual/contracts/facts/catalog/shown-counts';
import { toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { CardReader } from '../cards/card-reader';
import { readFilters } from '../listing/filter-lists';
import type { View } from '../live/view';
import { intersection } from '../product-index/bits';
import type { IndexedCategory } from '../product-index/structure';

export type Indexed = IndexedCategory & { readonly bits: Uint32Array };

/** A category as a tile, with its lowest price. */
export const tileOf = (view: View, site: Site, category: Indexed): CategoryTile => {
  const lowest = view.lowestPrice(intersection(view.listed(site), category.bits));
  return {
    id: category.id,
    Name: category.name,
    Handle: category.handle,
    CategoryLevel: category.level,
    picture: category.picture,
    productCount: view.countOf(site, category),
    fromPrice: lowest === null ? null : toPesos(lowest),
  };
};

/** Categories in which the site has something to show, in their order; an empty one would lead nowhere. */
export const stocked = (view: View, site: Site, wanted: (category: Indexed) => boolean): Indexed[] =>
  [...view.index.categories.values()].filter((one) => wanted(one) && view.countOf(site, one) > 0);

/** The categories below one that have products of the site. */
export const childrenOf = (view: View, site: Site, { id }: { id: string }): Indexed[] =>
  stocked(view, site, ({ parentId }) => parentId === id);

/** The first-level categories that have products of the site. */
export const mainCategories = (view: View, site: Site): Indexed[] => stocked(view, site, ({ level }) => level === 1);

/** First-level categories of the site. */
export const readMainCategories = (view: View, site: Site): CategoryTile[] =>
  mainCategories(view, site).map((one) => tileOf(view, site, one));

export type CategoryTree = (CategoryTile & { Childs: (CategoryTile & { Childs: CategoryTile[] })[] })[];

/** The category tree of the site, three levels. */
export const readCategoryTree = (view: View, site: Site): CategoryTree =>
  mainCategories(view, site).map((first) => ({
    ...tileOf(view, site, first),
    Childs: childrenOf(view, site, first).map((second) => ({
      ...tileOf(view, site, second),
      Childs: childrenOf(view, site, second).map((third) => tileOf(view, site, third)),
    })),
  }));

/** The categories above one, from the root down. */
export function parentsOf(view: View, { parentId }: Indexed): Indexed[] {
  const byId = new Map([...view.index.categories.values()].map((one) => [one.id, one]));
  const parents: Indexed[] = [];
  for (let next = byId.get(parentId ?? ''); next; next = byId.get(next.parentId ?? '')) {
    parents.unshift(next);
    // three levels and no more, whatever the data says
    if (parents.length >= 3) break;
  }
  return parents;
}

/** Products the shop puts forward in a category: codes that begin with ST, spotlight first, then the best sold. */
function featured(view: View, site: Site, category: Indexed): number[] {
  const { index } = view;
  const set = intersection(view.listed(site), category.bits, index.studio);
  return view.firstOfGroups(set, { key: 'spotlight', direction: 'DESC' }, featuredOfCategory);
}

/** The category of a handle. @throws {AppError} `not_found`, which names the handle that took its place, where one did */
export function categoryOf(view: View, handle: string): Indexed {
  const category = view.index.categories.get(handle);
  const movedTo = view.index.structure.moved.get(handle);
  if (!category) throw new AppError('not_found', undefined, movedTo === undefined ? undefined : { movedTo });
  return category;
}

/** A category with its children and featured products. @throws {AppError} `not_found` */
export async function readCategory(cards: CardReader, view: View, site: Site, handle: string): Promise<Category> {
  const category = categoryOf(view, handle);
  return {
    ...tileOf(view, site, category),
    Description: category.description,
    // inactive categories are not in the index
    isActive: true,
    Childs: childrenOf(view, site, category).map((one) => tileOf(view, site, one)),
    Parents: parentsOf(view, category).map((one) => ({ Handle: one.handle, Name: one.name })),
    Filters: readFilters(view, site, category.handle),
    FeaturedProducts: await cards.read(view, featured(view, site, category)),
  };
}
