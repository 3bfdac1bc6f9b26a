import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '@actual/deploy/local/terminal/paths.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import { demoProducts } from './demo.mjs';
import { DEPTH, rowsOf } from './judge.mjs';

/** Names of products that nothing of the search was written for, one a line; the second list was never looked at. */
export const UNSEEN_NAMES = ['unseen-names.txt', 'newer-unseen-names.txt'].map((file) =>
  join(projectDir, 'services', 'bench', 'src', 'relevance', file),
);

/** @param {string} text */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const letters = 'abcdefghijlmnopqrstuvz';

/**
 * The longest word of a name with one slip: a letter left out, changed, doubled or swapped, chosen by `seed`.
 * @param {string} name
 * @param {number} seed
 */
function slipped(name, seed) {
  const words = plain(name).split(' ');
  const at = words.reduce((longest, word, i) => (word.length > words[longest].length ? i : longest), 0);
  const word = words[at];
  if (word.length < 5) return null;
  const place = 1 + (seed % (word.length - 2));
  const slips = [
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place) + letters[(seed * 7) % letters.length] + word.slice(place + 1),
    word.slice(0, place) + word[place] + word.slice(place),
    word.slice(0, place) + word[place + 1] + word[place] + word.slice(place + 2),
  ];
  const wrong = slips[seed % slips.length];
  return wrong === word ? null : [...words.slice(0, at), wrong, ...words.slice(at + 1)].join(' ');
}

/** @param {string} name */
function plural(name) {
  const [first, ...rest] = name.split(' ');
  if (/[aeiouáéó]$/.test(first)) return [`${first}s`, ...rest].join(' ');
  if (first.endsWith('z')) return [`${first.slice(0, -1)}ces`, ...rest].join(' ');
  return /[sx]$/.test(first) ? null : [`${plain(first)}es`, ...rest].join(' ');
}

/** @param {string} name */
function swapped(name) {
  const words = name.split(' ');
  return words.length < 2 ? null : [...words.slice(1), words[0]].join(' ');
}

/** @param {string} name */
function beginning(name) {
  const words = plain(name).split(' ');
  const last = words[words.length - 1];
  return last.length < 6 ? null : [...words.slice(0, -1), last.slice(0, Math.ceil(last.length * 0.6))].join(' ');
}

/**
 * How a name is asked for; null where a name cannot be asked for so.
 * @type {[string, (name: string, seed: number, mexican: string | undefined) => string | null][]}
 */
const KINDS = [
  ['the name', (name) => name],
  ['a slip', slipped],
  ['another slip', (name, seed) => slipped(name, 3 * seed + 1)],
  ['plural', plural],
  ['words in another order', swapped],
  ['the last word begun', beginning],
  ['another word for it', (_, __, mexican) => mexican ?? null],
];

/**
 * Asks for products by names that the search was never tuned on, which stand among the demo store's own: how often the
 * product of that name comes first, and among the first ten.
 * @param {string} file
 * @returns {Promise<{ kind: string, asked: number, first: number, ten: number, missed: string[] }[]>}
 */
export async function measureUnseen(file) {
  /** @type {import('./foreign.mjs').Kit} */
  const { offlineCatalog, listed } = await loadTs('services/catalog/src/testing/offline-search.ts');
  const rows = rowsOf(readFileSync(file, 'utf8'));
  const names = rows.map(([name]) => name);
  const bare = { slug: '', picture: null, priceCents: 1, salesCount: 0, facts: '', description: '' };
  const products = [
    ...(await demoProducts()),
    ...names.map((name, at) => ({
      ...bare,
      id: `unseen-${at}`,
      itemCode: `UN-${at}`,
      name,
      lengthsCm: [],
      categories: [],
      values: [],
    })),
  ];
  const catalog = await offlineCatalog(products);
  const kinds = KINDS.map(([kind, ask]) => {
    const questions = rows.flatMap(([name, mexican], at) => {
      const question = ask(name, at + name.length, mexican);
      return question ? [{ name: plain(name), question }] : [];
    });
    /** @type {string[]} */
    const missed = [];
    let [first, ten] = [0, 0];
    for (const { name, question } of questions) {
      const found = listed(catalog, question).positions.slice(0, DEPTH);
      const at = found.findIndex((position) => plain(products[position].name) === name);
      if (at === 0) first += 1;
      if (at >= 0) ten += 1;
      if (at !== 0)
        missed.push(`${question} → ${products[found[0]]?.name ?? 'nothing'}${at > 0 ? ` (${at + 1}.º)` : ''}`);
    }
    return { kind, asked: questions.length, first: first / questions.length, ten: ten / questions.length, missed };
  });
  return kinds.filter(({ asked }) => asked > 0);
}
