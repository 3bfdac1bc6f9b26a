import type { categoryGroup, categoryRelations, listedCategory, Site } from '@actual/contracts';
import { AppError } from '@actual/kit';
import { fold } from '@actual/search';
import type { z } from 'zod';
import type { View } from '../live/view';
import { categoryOf, childrenOf, mainCategories, parentsOf, stocked, tileOf } from './read-category';

type ListedCategory = z.output<typeof listedCategory>;

/** Every category of the site, by level and menu order: as the index has them. */
export function readAllCategories(view: View, site: Site): ListedCategory[] {
  const handles = new Map([...view.index.categories.values()].map(({ id, handle }) => [id, handle]));
  return stocked(view, site, () => true).map((one) => ({
    ...tileOf(view, site, one),
    isActive: true,
    Parent: handles.get(one.parentId ?? '') ?? null,
  }));
}

/** A page of the site's categories, those with the term in their name. */
export function findCategories(
  view: View,
  site: Site,
  { page, items, term = '' }: { page: number; items: number; term?: string | undefined },
): { categories: ListedCategory[]; total: number; page: number; pages: number } {
  const wanted = fold(term.trim());
  const all = readAllCategories(view, site).filter(({ Name }) => fold(Name).includes(wanted));
  const from = (page - 1) * items;
  return {
    categories: all.slice(from, from + items),
    total: all.length,
    page,
    pages: Math.ceil(all.length / items),
  };
}

/** The groups of the menu. */
export const readCategoryGroups = (view: View, site: Site): z.output<typeof categoryGroup>[] =>
  mainCategories(view, site).map((main) => ({
    id: main.id,
    Name: main.name,
    Handle: main.handle,
    Categories: childrenOf(view, site, main).map((one) => tileOf(view, site, one)),
  }));

/** A category with its family. @throws {AppError} `not_found` */
export function readRelations(view: View, site: Site, handle: string): z.output<typeof categoryRelations> {
  const category = categoryOf(view, handle);
  const tile = (one: typeof category) => tileOf(view, site, one);
  return {
    ...tile(category),
    Parents: parentsOf(view, category).map(tile),
    Siblings: stocked(view, site, (one) => one.parentId === category.parentId && one.id !== category.id)
      .filter(({ level }) => level === category.level)
      .map(tile),
    Childs: childrenOf(view, site, category).map(tile),
  };
}

/** The handle of a category's id. @throws {AppError} `not_found` */
export function handleOf(view: View, id: string): string {
  for (const category of view.index.categories.values()) if (category.id === id.toLowerCase()) return category.handle;
  throw new AppError('not_found');
}
