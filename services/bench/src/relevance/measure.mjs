import { basename } from 'node:path';
import { table } from '@actual/deploy/local/terminal/table.mjs';
import { measureDemo, measureSlips } from './demo.mjs';
import { KEPT_BACK, measureEveryday } from './everyday.mjs';
import { DEPTH } from './judge.mjs';
import { measureUnseen, UNSEEN_NAMES } from './unseen.mjs';

/** @typedef {import('./judge.mjs').Figures} Figures */

/** @param {number} number */
const three = (number) => number.toFixed(3);
/** @param {Figures} figures */
const cells = (figures) => [
  figures.queries,
  three(figures.precision),
  three(figures.firstRight),
  three(figures.reciprocal),
  figures.empty,
];
const HEADINGS = ['kind of question', 'number', 'P@10', 'first right', 'MRR', 'nothing found'];

/**
 * Prints how well the search answers: the store's own questions, one slip in every word, names it was never tuned
 * on, and, where its three files are given, another shop's questions beside plain BM25.
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, foreign?: Parameters<typeof import('./foreign.mjs').measureForeign>[0], details?: boolean }} options
 */
export async function measureRelevance({ progress, foreign, details = false }) {
  progress.step('Questions of the demo store…');
  const demo = await measureDemo();
  progress.write(`\n${demo.products} products of the demo store, ${demo.all.queries} Spanish questions\n`);
  const byType = demo.types.map(({ type, figures }) => [type, ...cells(figures)]);
  progress.write(table(HEADINGS, [...byType, ['all', ...cells(demo.all)]]));
  if (details) for (const line of faults(demo.answers)) progress.write(line);
  progress.step('Everyday questions…');
  const everyday = await measureEveryday();
  progress.write(`\nEveryday questions, ${everyday.milliseconds.toFixed(3)} ms each`);
  progress.write(
    table(
      ['half', 'store', 'number', 'first right', `among ${DEPTH}`, 'nothing found'],
      everyday.groups.map(({ half, site, asked, first, ten, nothing }) => [
        half,
        site,
        asked,
        three(first / asked),
        three(ten / asked),
        three(nothing / asked),
      ]),
    ),
  );
  if (details)
    for (const { half, site, missed } of everyday.groups)
      if (half !== KEPT_BACK) progress.write(`  ${site}: ${missed.join('; ')}`);
  const slips = await measureSlips();
  progress.write(
    `\nOne slip in each word of the names: ${slips.asked} variants of ${slips.words} words, ${((100 * slips.right) / slips.asked).toFixed(1)} % find what the right word finds`,
  );
  if (details) progress.write(`  wrong: ${slips.wrong.join(', ')}`);
  for (const file of UNSEEN_NAMES) {
    const unseen = await measureUnseen(file);
    const asked = unseen.reduce((sum, one) => sum + one.asked, 0);
    progress.write(
      `\n${basename(file)}: ${asked} questions by names that the search was not tuned on, among the store’s own`,
    );
    progress.write(
      table(
        ['asked by', 'number', 'first', `among ${DEPTH}`],
        unseen.map((one) => [one.kind, one.asked, three(one.first), three(one.ten)]),
      ),
    );
    if (details) for (const { kind, missed } of unseen) progress.write(`  ${kind}: ${missed.join('; ')}`);
  }
  if (!foreign) return;
  progress.step('Questions of another shop…');
  const { measureForeign } = await import('./foreign.mjs');
  const { products, ours, plain } = await measureForeign(foreign);
  /**
   * @param {string} name
   * @param {Figures} figures
   */
  const row = (name, figures) => [
    name,
    three(figures.precision),
    three(figures.shownPrecision),
    three(figures.firstRight),
    three(figures.reciprocal),
    figures.empty,
  ];
  progress.write(`\n${products} English products, ${ours.queries} questions; right is what is of the class\n`);
  progress.write(
    table(
      ['order', `P@${DEPTH} of ${DEPTH} places`, `P@${DEPTH} of what is shown`, 'first right', 'MRR', 'nothing found'],
      [row('this search', ours), row('plain BM25', plain)],
    ),
  );
}

/** @param {Awaited<ReturnType<typeof measureDemo>>['answers']} answers */
function* faults(answers) {
  for (const { query, right, possible, first, correctedTerm } of answers) {
    const wrong = first.filter((_, at) => !right[at]);
    if (wrong.length > 0 || right.length === 0)
      yield `  «${query}»${correctedTerm ? ` as «${correctedTerm}»` : ''}: ${right.length} of ${possible}; wrong: ${wrong.join('; ')}`;
  }
}
