import { wordsOfCategory } from '../search/category-names';
import type { SearchedProduct } from '../search/segment';
import type { ProductRow } from './product-row';
import type { Structure } from './structure';

/** What a product is found by: its own texts and what its categories and values are called, in the structure's order. */
export function textsOf({ categories, filters }: Structure): (row: ProductRow) => SearchedProduct {
  const categoryTexts = new Map(categories.map((one, at) => [one.id, { at, text: wordsOfCategory(one) }]));
  const valueTexts = new Map(
    filters.flatMap(({ values }) => values).map(({ id, name }, at) => [id, { at, text: name }] as const),
  );
  const said = (texts: ReadonlyMap<string, { at: number; text: string }>, ids: readonly string[]): string =>
    ids
      .flatMap((id) => texts.get(id) ?? [])
      .filter(({ text }) => text !== '')
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join(' ');
  return ({ name, facts, description, lengthsCm, categoryIds, valueIds }) => ({
    name,
    categories: said(categoryTexts, categoryIds),
    facts: `${said(valueTexts, valueIds)} ${facts}`,
    description,
    lengthsCm,
  });
}
