import { type Bits, bitsOf } from '../catalogue/bits';
import type { IndexedCategory } from '../catalogue/catalogue';
import { CategoryNames, wordsOfCategory } from './category-names';
import { ItemCodes } from './item-codes';
import { type Language, spanish } from './language';
import { Phrases } from './phrases';
import { type TextIndex, TextIndexBuilder } from './text-index';
import { othersTurn } from './turns';

/** What a suggestion shows of each product, by position. */
export interface Labels {
  readonly names: readonly string[];
  readonly slugs: readonly string[];
  /** Picture stems; null where there is none. */
  readonly pictures: readonly (string | null)[];
  readonly priceCents: Float64Array;
}

/** Everything a term is looked for in, and what is suggested while it is typed. */
export interface CatalogueSearch {
  readonly text: TextIndex;
  readonly codes: ItemCodes;
  readonly categoryNames: CategoryNames;
  readonly phrases: Phrases;
  readonly labels: Labels;
}

/** A product's texts as they are read. */
export interface SearchRow {
  readonly name: string;
  readonly slug: string;
  readonly picture: string | null;
  readonly priceCents: number;
  readonly itemCode: string;
  readonly salesCount: number;
  /** Everything said of it in single words. */
  readonly facts: string;
  readonly description: string;
  readonly lengthsCm: readonly number[];
}

type Members = { readonly members: readonly number[] };
/** What else products are found by: their categories and filter values. */
export interface SearchContext {
  readonly categories: readonly (IndexedCategory & Members)[];
  readonly values: readonly ({ readonly name: string } & Members)[];
}

function textsByProduct(size: number, sources: readonly ({ readonly text: string } & Members)[]): string[][] {
  const texts: string[][] = Array.from({ length: size }, () => []);
  for (const { text, members } of sources) if (text) for (const position of members) texts[position]?.push(text);
  return texts;
}

/** Products indexed before others get a turn. */
const turn = 500;

/**
 * Builds the search of one version of the catalogue from its rows in the order of their positions. Gives way to requests
 * between some rows and the next: a large catalogue takes seconds.
 */
export async function indexSearch(
  batches: AsyncIterable<readonly SearchRow[]>,
  size: number,
  { categories, values }: SearchContext,
  language: Language = spanish,
): Promise<CatalogueSearch> {
  const categoryTexts = textsByProduct(
    size,
    categories.map((category) => ({ text: wordsOfCategory(category), members: category.members })),
  );
  const valueTexts = textsByProduct(
    size,
    values.map(({ name, members }) => ({ text: name, members })),
  );
  const builder = new TextIndexBuilder(language);
  const names: string[] = [];
  const slugs: string[] = [];
  const pictures: (string | null)[] = [];
  const priceCents: number[] = [];
  const codes: string[] = [];
  const sales: number[] = [];
  for await (const rows of batches) {
    for (const row of rows) {
      const at = names.push(row.name) - 1;
      slugs.push(row.slug);
      pictures.push(row.picture);
      priceCents.push(row.priceCents);
      codes.push(row.itemCode);
      sales.push(row.salesCount);
      builder.add({
        name: row.name,
        categories: (categoryTexts[at] ?? []).join(' '),
        facts: `${(valueTexts[at] ?? []).join(' ')} ${row.facts}`,
        description: row.description,
        lengthsCm: row.lengthsCm,
      });
      if (names.length % turn === 0) await othersTurn();
    }
  }
  const bits = (members: readonly number[]): Bits => bitsOf(size, members);
  const text = await builder.build();
  await othersTurn();
  const itemCodes = new ItemCodes(codes);
  await othersTurn();
  const phrases = new Phrases(names, (position) => sales[position] ?? 0);
  await othersTurn();
  return {
    text,
    codes: itemCodes,
    categoryNames: new CategoryNames(
      categories.map(({ members, ...category }) => ({ ...category, bits: bits(members) })),
      language,
    ),
    phrases,
    labels: { names, slugs, pictures, priceCents: Float64Array.from(priceCents) },
  };
}
