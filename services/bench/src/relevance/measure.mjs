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
const HEADINGS = ['consultas', 'cuántas', 'P@10', 'primera correcta', 'MRR', 'sin resultado'];

/**
 * Prints how well the search answers: the store's own questions, one slip in every word, names it was never tuned
 * on, and, where its three files are given, another shop's questions beside plain BM25.
 * @param {{ progress: import('@actual/deploy/local/terminal/progress.mjs').Progress, foreign?: Parameters<typeof import('./foreign.mjs').measureForeign>[0], details?: boolean }} options
 */
export async function measureRelevance({ progress, foreign, details = false }) {
  progress.step('Consultas de la tienda de demostración…');
  const demo = await measureDemo();
  progress.write(
    `\n${demo.products} productos de la tienda de demostración, ${demo.all.queries} consultas en español\n`,
  );
  const byType = demo.types.map(({ type, figures }) => [type, ...cells(figures)]);
  progress.write(table(HEADINGS, [...byType, ['todas', ...cells(demo.all)]]));
  if (details) for (const line of faults(demo.answers)) progress.write(line);
  progress.step('Preguntas de todos los días…');
  const everyday = await measureEveryday();
  progress.write(`\nPreguntas de todos los días, ${everyday.milliseconds.toFixed(3)} ms cada una`);
  progress.write(
    table(
      ['mitad', 'tienda', 'cuántas', 'primera correcta', `entre ${DEPTH}`, 'sin resultado'],
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
    `\nUn error de dedo en cada palabra de los nombres: ${slips.asked} formas de ${slips.words} palabras, ${((100 * slips.right) / slips.asked).toFixed(1)} % encuentran lo mismo que la palabra bien escrita`,
  );
  if (details) progress.write(`  no: ${slips.wrong.join(', ')}`);
  for (const file of UNSEEN_NAMES) {
    const unseen = await measureUnseen(file);
    const asked = unseen.reduce((sum, one) => sum + one.asked, 0);
    progress.write(
      `\n${basename(file)}: ${asked} consultas por nombres que la búsqueda no conocía, entre los de la tienda`,
    );
    progress.write(
      table(
        ['se pide', 'cuántas', 'primero', `entre ${DEPTH}`],
        unseen.map((one) => [one.kind, one.asked, three(one.first), three(one.ten)]),
      ),
    );
    if (details) for (const { kind, missed } of unseen) progress.write(`  ${kind}: ${missed.join('; ')}`);
  }
  if (!foreign) return;
  progress.step('Consultas ajenas…');
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
  progress.write(`\n${products} productos en inglés, ${ours.queries} consultas; correcto es lo de la clase\n`);
  progress.write(
    table(
      [
        'orden',
        `P@${DEPTH} de ${DEPTH} lugares`,
        `P@${DEPTH} de lo mostrado`,
        'primera correcta',
        'MRR',
        'sin resultado',
      ],
      [row('esta búsqueda', ours), row('BM25 simple', plain)],
    ),
  );
}

/** @param {Awaited<ReturnType<typeof measureDemo>>['answers']} answers */
function* faults(answers) {
  for (const { query, right, possible, first, correctedTerm } of answers) {
    const wrong = first.filter((_, at) => !right[at]);
    if (wrong.length > 0 || right.length === 0)
      yield `  «${query}»${correctedTerm ? ` como «${correctedTerm}»` : ''}: ${right.length} de ${possible}; no: ${wrong.join('; ')}`;
  }
}
