import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDir } from '@actual/deploy/local/terminal/paths.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import { demoProducts } from './demo.mjs';
import { DEPTH, rightOf, rowsOf } from './judge.mjs';

/** The questions of people, by store and half; the second half is for measuring only, never for tuning. */
const QUESTIONS = join(projectDir, 'services', 'bench', 'src', 'relevance', 'everyday-questions.tsv');

/** The half whose questions and faults are shown to nobody who tunes the search. */
export const KEPT_BACK = 'kept back';

/** Catalogs built anew for the time of a question that nobody asked before. */
const ROUNDS = 5;

/**
 * Asks every question in the store where it was asked.
 * @returns {Promise<{ groups: { half: string, site: string, asked: number, first: number, ten: number, nothing: number,
 *   missed: string[] }[], milliseconds: number }>} shares of each half and store; `milliseconds` of the
 *   processor for one new question
 */
export async function measureEveryday() {
  /** @type {import('./foreign.mjs').Kit} */
  const { offlineCatalog, listed, soldAt } = await loadTs('services/catalog/src/testing/offline-search.ts');
  const products = await demoProducts();
  const questions = rowsOf(readFileSync(QUESTIONS, 'utf8')).map(([site, query, right, half]) => ({
    site,
    query,
    half,
    isRight: rightOf(right),
  }));
  const groups = new Map();
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const catalog = await offlineCatalog(products);
    const started = process.cpuUsage();
    const answers = questions.map(({ query, site }) => listed(catalog, query, site));
    const { user, system } = process.cpuUsage(started);
    milliseconds = Math.min(milliseconds, (user + system) / 1000 / questions.length);
    if (round > 0) continue;
    for (const [at, { site, query, half, isRight }] of questions.entries()) {
      if (!products.some((one, position) => soldAt(catalog, site, position) && isRight(one)))
        throw new Error(`${site} sells nothing that answers «${query}»`);
      const key = `${half} ${site}`;
      const group = groups.get(key) ?? { half, site, asked: 0, first: 0, ten: 0, nothing: 0, missed: [] };
      groups.set(key, group);
      const { positions, correctedTerm } = answers[at];
      const found = positions.slice(0, DEPTH).map((position) => products[position]);
      const place = found.findIndex(isRight);
      group.asked += 1;
      if (place === 0) group.first += 1;
      if (place >= 0) group.ten += 1;
      if (found.length === 0) group.nothing += 1;
      if (place !== 0)
        group.missed.push(
          `«${query}»${correctedTerm ? ` as «${correctedTerm}»` : ''} → ${found[0]?.name ?? 'nothing'}${place > 0 ? ` (${place + 1}.)` : ''}`,
        );
    }
  }
  return { groups: [...groups.values()], milliseconds };
}
