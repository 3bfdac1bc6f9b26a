import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '@actual/deploy/local/terminal/paths.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import { DEPTH, figuresOf, rightOf, rowsOf } from './judge.mjs';

/** @typedef {Record<string, any>} Row of the demo's tables, by column */

const QUERIES = join(projectDir, 'services', 'bench', 'src', 'relevance', 'questions.tsv');

/** The demo store's products as the search and the judge read them. */
export async function demoProducts() {
  const { catalogRows } = await loadTs('services/database/src/demo/rows.ts');
  /** @type {Map<string, Row[]>} */
  const rows = new Map(catalogRows(new Date(0)));
  const rowsIn = (/** @type {string} */ name) => rows.get(name) ?? [];
  const categories = new Map(rowsIn('category').map((one) => [one.id, one]));
  const values = new Map(rowsIn('filter_value').map((one) => [one.id, one]));
  const filters = new Map(rowsIn('filter').map((one) => [one.id, one]));
  const brands = new Map(rowsIn('brand').map((one) => [one.id, one.name]));
  /**
   * @param {string} table
   * @param {(one: Row) => string} key
   */
  const of = (table, key) => groupBy(rowsIn(table), key);
  const inCategories = of('product_category', (one) => one.product_id);
  const hasValues = of('product_filter_value', (one) => one.product_id);
  return rowsIn('product')
    .filter((one) => !one.item_code.startsWith('CO'))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map((row) => {
      const own = (inCategories.get(row.id) ?? []).map((one) => categories.get(one.category_id) ?? {});
      const ownValues = (hasValues.get(row.id) ?? []).map((one) => values.get(one.filter_value_id) ?? {});
      return {
        id: row.id,
        itemCode: row.item_code,
        name: row.name,
        slug: row.slug,
        picture: row.pictures[0] ?? null,
        priceCents: row.price_cents,
        society: row.society,
        discountPriceCents: Math.round((row.price_cents * (100 - row.discount_pg1)) / 100),
        salesCount: row.sales_count,
        facts: [
          row.search_text,
          row.facts,
          row.finish,
          row.color_name,
          row.detailed_color,
          row.size,
          brands.get(row.brand_id),
        ]
          .filter(Boolean)
          .join(' '),
        description: row.description,
        lengthsCm: /** @type {{ name: string, uom: string, value: number }[]} */ (JSON.parse(row.dimensions))
          .filter(({ name, uom }) => uom === 'cm' && ['Width', 'Depth', 'Height', 'Length'].includes(name))
          .map(({ value }) => value),
        categories: own.map(({ handle, name }) => ({ handle, name })),
        values: ownValues.map(({ name }) => name),
        categoryHandles: new Set(own.map(({ handle }) => handle)),
        valueHandles: new Set(ownValues.map((one) => `${filters.get(one.filter_id)?.handle}:${one.handle}`)),
      };
    });
}

/**
 * @param {Row[]} list
 * @param {(one: Row) => string} key
 */
function groupBy(list, key) {
  /** @type {Map<string, Row[]>} */
  const groups = new Map();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** Asks the store's own Spanish questions. @returns figures of all, by type, and the worst answers */
export async function measureDemo() {
  /** @type {import('./foreign.mjs').Kit} */
  const { offlineCatalog, listed } = await loadTs('services/catalog/src/testing/offline-search.ts');
  const products = await demoProducts();
  const catalog = await offlineCatalog(products);
  const answers = rowsOf(readFileSync(QUERIES, 'utf8')).map(([query, expected, type]) => {
    const isRight = rightOf(expected);
    const { positions, correctedTerm } = listed(catalog, query);
    const right = positions.map((position) => isRight(products[position]));
    return {
      query,
      type,
      right,
      possible: products.filter(isRight).length,
      correctedTerm,
      first: positions.slice(0, DEPTH).map((position) => products[position].name),
    };
  });
  const types = [...new Set(answers.map((one) => one.type))];
  return {
    products: products.length,
    all: figuresOf(answers),
    types: types.map((type) => ({ type, figures: figuresOf(answers.filter((one) => one.type === type)) })),
    answers,
  };
}

const letters = 'abcdefghijlmnopqrstuvz';

/**
 * Each way to slip once in a word: a letter changed, left out, doubled or swapped; chosen the same each time.
 * @param {string} word
 * @param {number} seed
 */
function slipsOf(word, seed) {
  const at = 1 + (seed % (word.length - 2));
  const other = letters[(seed * 7) % letters.length];
  return [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + other + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
}

/**
 * Slips once in every word that begins a product's name and asks for it: how often the answer begins as that of the
 * right word does.
 */
export async function measureSlips() {
  /** @type {import('./foreign.mjs').Kit} */
  const { offlineCatalog, listed } = await loadTs('services/catalog/src/testing/offline-search.ts');
  const products = await demoProducts();
  const catalog = await offlineCatalog(products);
  /** @param {string} text */
  const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = [...new Set(products.flatMap(({ name }) => plain(name).match(/[a-z]{4,}/g) ?? []))].sort();
  const known = new Set(words);
  let asked = 0;
  let right = 0;
  /** @type {string[]} */
  const wrong = [];
  for (const [seed, word] of words.entries()) {
    const meant = new Set(listed(catalog, word).positions);
    for (const slip of new Set(slipsOf(word, seed + word.length))) {
      if (known.has(slip)) continue;
      asked += 1;
      const got = listed(catalog, slip).positions.slice(0, DEPTH);
      if (got.length > 0 && got.every((position) => meant.has(position))) right += 1;
      else wrong.push(`${slip} (${word})`);
    }
  }
  return { words: words.length, asked, right, wrong };
}
