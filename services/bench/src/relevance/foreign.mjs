import { createReadStream, readFileSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import { parse } from 'csv-parse';
import { DEPTH, figuresOf, rowsOf } from './judge.mjs';

/**
 * The catalog's search without a database, as `services/catalog/src/testing/offline-search.ts` gives it.
 * @typedef {{
 *   offlineCatalog: (products: object[], analyzer?: import('@actual/search').Analyzer) => Promise<object>,
 *   soldAt: (catalog: object, site: string, position: number) => boolean,
 *   listed: (catalog: object, term: string, site?: string) => { positions: number[], correctedTerm: string | null },
 *   findProducts: (catalog: object, term: string) => { positions: Iterable<number> },
 *   synonymTable: typeof import('@actual/search').synonymTable,
 * }} Kit
 */

const stopWords = new Set('a an and at by for from in of on or the to with'.split(' '));

/**
 * English as far as ranking needs it: plurals and the commonest endings, no synonyms of our own.
 * @param {Pick<Kit, 'synonymTable'>} kit
 * @returns {import('@actual/search').Analyzer}
 */
function english({ synonymTable }) {
  /** @param {string} word */
  const stem = (word) =>
    word
      .replace(/(?:ies)$/, 'y')
      .replace(/(?<=(?:s|x|z|ch|sh))es$/, '')
      .replace(/(?<=[^su])s$/, '')
      .replace(/(?<=\w{4})ing$/, '')
      .replace(/(?<=\w{3}[^e])e$/, '');
  return {
    stopWords,
    stem,
    singular: (word) => word,
    phonetic: (word) =>
      word
        .replace(/(.)\1+/g, '$1')
        .replace(/ph/g, 'f')
        .replace(/ck/g, 'k')
        .replace(/ie/g, 'y'),
    quantities: { numbers: new Map(), countedNouns: new Map(), lengths: new Map([['cm', 1]]), screens: new Set() },
    fillers: new Set(),
    negations: new Set(['without']),
    undiminished: () => [],
    synonyms: synonymTable([], { stem, stopWords }),
    things: new Set(),
    headFirst: false,
  };
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, string>[]>}
 */
async function readCsv(file) {
  const bytes = createReadStream(file);
  const parser = (file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes).pipe(
    parse({ columns: true, bom: true, relax_quotes: true }),
  );
  /** @type {Record<string, string>[]} */
  const rows = [];
  for await (const row of parser) rows.push(row);
  return rows;
}

/**
 * Okapi BM25 over words as they stand, k1 1.2, b 0.75: the plain ranking to compare with.
 * @param {string[]} texts
 */
function plainRanking(texts) {
  /**
   * @param {string} text
   * @returns {string[]}
   */
  const words = (text) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const documents = texts.map((text) => countOf(words(text)));
  const lengths = texts.map((text) => words(text).length);
  const average = lengths.reduce((a, b) => a + b, 0) / lengths.length;
  /** @type {Map<string, number>} */
  const holders = new Map();
  for (const document of documents) for (const word of document.keys()) holders.set(word, (holders.get(word) ?? 0) + 1);
  return (/** @type {string} */ query) => {
    const asked = words(query);
    return documents
      .map((document, at) => {
        let score = 0;
        for (const word of asked) {
          const times = document.get(word) ?? 0;
          if (times === 0) continue;
          const many = holders.get(word) ?? 0;
          const rarity = Math.log(1 + (documents.length - many + 0.5) / (many + 0.5));
          score += (rarity * times * 2.2) / (times + 1.2 * (0.25 + (0.75 * lengths[at]) / average));
        }
        return { at, score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .map(({ at }) => at);
  };
}

/** @param {string[]} words */
function countOf(words) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Asks another shop's questions to another shop's catalog: a product is right when its category is among those that
 * the question's class maps to. Measures classes, not taste: for regressions only.
 * @param {{ catalog: string, queries: string, classes: string }} files a CSV (item_id, name, category, short_description,
 *   width, depth, height), a TSV (id, query, class) and a CSV (query_class, categoria_ikea)
 */
export async function measureForeign({ catalog: file, queries, classes }) {
  /** @type {Kit} */
  const kit = await loadTs('services/catalog/src/testing/offline-search.ts');
  /** @type {Map<string, Set<string>>} */
  const right = new Map();
  for (const row of await readCsv(classes)) {
    const [name, category] = [row.query_class, row.categoria_ikea];
    right.set(name, (right.get(name) ?? new Set()).add(category));
  }
  /** @type {Record<string, string>[]} */
  const rows = (await readCsv(file)).map((row) => ({
    ...row,
    short_description: row.short_description.replace(/\s+/g, ' ').trim(),
  }));
  const asked = rowsOf(readFileSync(queries, 'utf8')).filter(([, , name]) => right.has(name));
  /** @param {string} value */
  const cm = (value) => (Number(value) > 0 ? [Number(value)] : []);
  const products = rows.map((row, at) => ({
    id: String(at).padStart(8, '0'),
    itemCode: `${row.item_id}-${at}`,
    name: row.short_description,
    slug: '',
    picture: null,
    priceCents: 1,
    salesCount: 0,
    facts: row.name,
    description: '',
    lengthsCm: [...cm(row.width), ...cm(row.depth), ...cm(row.height)],
    // the judge goes by the category: the ranking must not see it
    categories: [],
    values: [],
  }));
  const store = await kit.offlineCatalog(products, english(kit));
  /** @param {(query: string) => number[]} find */
  const answersOf = (find) =>
    asked.map(([, query, name]) => {
      const isRight = (/** @type {number} */ at) => right.get(name)?.has(rows[at].category) ?? false;
      return {
        query,
        right: find(query).map(isRight),
        possible: rows.filter((_, at) => isRight(at)).length,
      };
    });
  const plain = plainRanking(rows.map((row) => row.short_description));
  const ours = answersOf((query) => [...kit.findProducts(store, query).positions]);
  return {
    products: rows.length,
    depth: DEPTH,
    ours: figuresOf(ours),
    plain: figuresOf(answersOf(plain)),
    answers: ours,
  };
}
