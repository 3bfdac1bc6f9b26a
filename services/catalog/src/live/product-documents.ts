import { collectionText, type SearchDocument } from '@actual/search';
import type { ProductRow } from '../product-index/product-row';
import type { Structure } from '../product-index/structure';

/** The texts that find a product: its own, and the names of its categories and values, in the structure's order. */
export function documentsOf({ categories, filters }: Structure): (position: number, row: ProductRow) => SearchDocument {
  const categoryTexts = new Map(categories.map((one, at) => [one.id, { at, text: collectionText(one) }]));
  const valueTexts = new Map(
    filters.flatMap(({ values }) => values).map(({ id, name }, at) => [id, { at, text: name }] as const),
  );
  const joined = (texts: ReadonlyMap<string, { at: number; text: string }>, ids: readonly string[]): string =>
    ids
      .flatMap((id) => texts.get(id) ?? [])
      .filter(({ text }) => text !== '')
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join(' ');
  return (position, { itemCode, salesCount, name, facts, description, lengthsCm, categoryIds, valueIds }) => ({
    position,
    code: itemCode,
    popularity: salesCount,
    name,
    categories: joined(categoryTexts, categoryIds),
    facts: `${joined(valueTexts, valueIds)} ${facts}`,
    description,
    lengthsCm,
  });
}
