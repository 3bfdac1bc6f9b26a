/** @typedef {{ itemCode: string, name: string, facts: string, discountPriceCents: number, lengthsCm: number[], categoryHandles: Set<string>, valueHandles: Set<string> }} Judged a product */
/** @typedef {{ right: boolean[], possible: number }} Answer */
/** @typedef {ReturnType<typeof figuresOf>} Figures */
/** Judging answers: the right ones, and the figures of an ordered answer. */

/** Positions looked at. */
export const DEPTH = 10;

/**
 * Reads a condition of the table: alternatives with `|`, conditions with `&`: `category`, `filter:value`, `=code`
 * (its beginning), `~part of the name`, `#part of the facts`, `<pesos`, `>pesos`, `@120-130` (a length in centimeters).
 * @param {string} text
 * @returns {(product: Judged) => boolean}
 */
export function rightOf(text) {
  const alternatives = text.split('|').map((one) => one.split('&').map((part) => part.trim()));
  /**
   * @param {string} part
   * @param {Judged} product
   */
  const holds = (part, product) => {
    if (part.startsWith('=')) return product.itemCode.startsWith(part.slice(1));
    if (part.startsWith('~')) return product.name.includes(part.slice(1));
    if (part.startsWith('#')) return product.facts.includes(part.slice(1));
    if (part.startsWith('<')) return product.discountPriceCents <= 100 * Number(part.slice(1));
    if (part.startsWith('>')) return product.discountPriceCents >= 100 * Number(part.slice(1));
    if (part.startsWith('@')) {
      const [from, to] = part.slice(1).split('-').map(Number);
      return product.lengthsCm.some((cm) => cm >= from && cm <= to);
    }
    return part.includes(':') ? product.valueHandles.has(part) : product.categoryHandles.has(part);
  };
  return (product) => alternatives.some((parts) => parts.every((part) => holds(part, product)));
}

/**
 * Rows of a table with tabs; lines that begin with # are remarks.
 * @param {string} text
 */
export const rowsOf = (text) =>
  text
    .split(/\r?\n/)
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('\t'));

/**
 * Figures of some answers. `right` holds for each product of an answer, best first, whether it is right; `possible` how
 * many products are right at all.
 * @param {{ right: boolean[], possible: number }[]} answers
 */
export function figuresOf(answers) {
  /** @param {(answer: Answer) => number} value */
  const mean = (value) => answers.reduce((sum, one) => sum + value(one), 0) / Math.max(1, answers.length);
  /** @param {Answer} one */
  const hits = (one) => one.right.slice(0, DEPTH).filter(Boolean).length;
  return {
    queries: answers.length,
    /** Right ones among the first ten, of as many as could be there. */
    precision: mean((one) => hits(one) / Math.max(1, Math.min(DEPTH, one.possible))),
    /** Right ones among the first ten, of those that were shown. */
    shownPrecision: mean((one) => hits(one) / Math.max(1, Math.min(DEPTH, one.right.length))),
    firstRight: mean((one) => (one.right[0] ? 1 : 0)),
    reciprocal: mean((one) => {
      const at = one.right.indexOf(true);
      return at < 0 ? 0 : 1 / (at + 1);
    }),
    empty: answers.filter((one) => one.right.length === 0).length,
  };
}
