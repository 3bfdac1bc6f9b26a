/** The table of `npm run cluster`. */
import { table, tenth, whole } from '../local/terminal/table.mjs';

/** @typedef {import('./drill.mjs').Found} Found */
/** @typedef {{ order: unknown, again: string[], began: number, ended: number }} Errand */
/** @typedef {{ status: number, ms: number, at: number }} Visit */

/** Seconds until orders are made again after the primary died. */
const MOST_SECONDS = 30;

/**
 * @param {number[]} values
 * @param {number} share
 */
const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/**
 * @param {Found} found
 * @returns {{ text: string, held: boolean }}
 */
export function reportOf({ seen, books, phases, paid, readings, killedAt, backAt, firstOrderAt }) {
  /** @type {{ errands: Errand[], pages: Visit[] }} */
  const { errands, pages } = seen;
  /** @type {[string, number][]} */
  const sentences = books.sentences;
  const bought = errands.filter(({ order }) => order !== null);
  const { lost, doubled, oversold } = books.breaches;
  const minutes = (phases[phases.length - 1].at - phases[0].at) / 60_000;
  const recovery = (firstOrderAt - killedAt) / 1_000;
  const again = errands.filter((one) => one.again.length > 0);
  const goals = [
    ['orders missing, of those that a shopper saw (RPO)', lost, 0, lost === 0],
    ['orders or charges made twice', doubled, 0, doubled === 0],
    ['pieces sold too many', oversold, 0, oversold === 0],
    ['seconds to the first order after the death (RTO)', tenth(recovery), MOST_SECONDS, recovery <= MOST_SECONDS],
  ];
  const figures = [
    ['minutes of purchases', tenth(minutes)],
    ['purchases begun; with an order', `${errands.length}; ${bought.length}`],
    ['paid orders in the database', whole(paid)],
    ['orders a minute', tenth(bought.length / minutes)],
    ['a purchase, p50 and p95 in s', secondsOf(bought.map(({ began, ended }) => ended - began))],
    ['pages seen; without a good answer', `${pages.length}; ${pages.filter(isFailed).length}`],
    ['a page, p50 and p95 in s', secondsOf(pages.filter((one) => !isFailed(one)).map(({ ms }) => ms))],
    ['shoppers who pressed again', again.length],
    ['reads of the replica and of the primary, before the death', readingsBetween(undefined, readings[0])],
    ['the same while a database was missing', readingsBetween(readings[0], readings[1])],
    ['the same once it was back', readingsBetween(readings[1], readings[2])],
    ['seconds until the dead database followed the new one', tenth((backAt - killedAt) / 1_000)],
  ];
  const text = [
    table(
      ['what', 'measured', 'goal', ''],
      goals.map(([what, is, goal, held]) => [what, is, goal, held ? 'yes' : 'NO']),
    ),
    table(['what', 'measured'], figures),
    table(
      ['while', 'seconds', 'calls to the gateways', '5xx', 'calls to the services', '5xx', 'failed pages'],
      rowsOf(phases, pages),
    ),
    ...reasonsOf(again),
    ...sentences.map(([sentence, times]) => `${times} × ${sentence}`),
  ].join('\n\n');
  return { text, held: goals.every(([, , , held]) => held) };
}

/** @param {Visit} visit */
const isFailed = ({ status }) => status === 0 || status >= 500;
/**
 * Copies are restarted before the first count only.
 * @param {{ replica: number, primary: number } | undefined} before
 * @param {{ replica: number, primary: number }} after
 */
const readingsBetween = (before, after) =>
  `${whole(after.replica - (before?.replica ?? 0))}; ${whole(after.primary - (before?.primary ?? 0))}`;
/** @param {number[]} times */
const secondsOf = (times) => `${tenth(quantile(times, 0.5) / 1_000)}; ${tenth(quantile(times, 0.95) / 1_000)}`;

/**
 * The answers that the balancer counted within each phase.
 * @param {Found['phases']} phases
 * @param {Visit[]} pages
 */
function rowsOf(phases, pages) {
  return phases.slice(0, -1).map(({ name, at, answers }, number) => {
    const next = phases[number + 1];
    /**
     * @param {boolean} isGateway
     * @param {'all' | 'failed' | 'bad'} what
     */
    const sum = (isGateway, what) =>
      Object.keys(answers)
        .filter((part) => part.startsWith('gateway') === isGateway)
        .reduce((total, part) => total + next.answers[part][what] - answers[part][what], 0);
    const failed = pages.filter((one) => isFailed(one) && one.at >= at && one.at < next.at).length;
    return [
      name,
      whole((next.at - at) / 1_000),
      sum(true, 'all'),
      sum(true, 'failed'),
      sum(false, 'all'),
      sum(false, 'failed'),
      failed,
    ];
  });
}

/**
 * Why clicks had no answer, the most frequent first.
 * @param {Errand[]} errands
 */
function reasonsOf(errands) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { again } of errands) for (const reason of again) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const rows = [...counts].sort((a, b) => b[1] - a[1]);
  return rows.length > 0 ? [table(['why it was pressed again', 'times'], rows)] : [];
}
