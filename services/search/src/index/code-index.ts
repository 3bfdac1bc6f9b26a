const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A code needs digits, and enough of them to mean one: `ST10`, `9001`; `120` is a length. */
const codeShape = /^(?:(?=.*[A-Z])(?=.*\d{2})[A-Z0-9]{3,40}|\d{4,40})$/;

/** Parts a code from its position in one string, before every letter and digit. */
const bar = '\u0000';

/** A code and the position of its document. */
export type CodeEntry = readonly [code: string, position: number];

/** The keys of a code: itself, and its digits without the letters in front. */
function entriesOf([code, position]: CodeEntry): string[] {
  const own = bare(code);
  const digits = own.replace(/^[A-Z]+/, '');
  const whole = `${own}${bar}${position}`;
  return digits !== own && digits.length > 2 ? [whole, `${digits}${bar}${position}`] : [whole];
}

/** Codes in their order, to find them by their beginning; letters in front may be left out. */
export class CodeIndex {
  static readonly empty = new CodeIndex([]);

  private constructor(
    /** Code and position in one string each: a hundred thousand small arrays would weigh more than their content. */
    private readonly sorted: readonly string[],
  ) {}

  /** The codes after some were taken away and others added; a document that keeps its code may be in both. */
  after(gone: readonly CodeEntry[], come: readonly CodeEntry[]): CodeIndex {
    const less = new Set(gone.flatMap(entriesOf));
    const more = new Set(come.flatMap(entriesOf));
    for (const entry of less) if (more.delete(entry)) less.delete(entry);
    if (less.size === 0 && more.size === 0) return this;
    const added = [...more].sort();
    const sorted: string[] = [];
    let next = 0;
    for (const entry of this.sorted) {
      if (less.has(entry)) continue;
      while (next < added.length && (added[next] ?? '') < entry) sorted.push(added[next++] ?? '');
      sorted.push(entry);
    }
    for (; next < added.length; next += 1) sorted.push(added[next] ?? '');
    return new CodeIndex(sorted);
  }

  /** Positions of the codes that begin so; none where the term is not like a code. */
  beginning(term: string): number[] {
    const wanted = bare(term);
    if (!codeShape.test(wanted) || /[^\w\s.-]/.test(term)) return [];
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    const found = new Set<number>();
    for (let at = low; at < this.sorted.length; at += 1) {
      const entry = this.sorted[at] ?? '';
      if (!entry.startsWith(wanted)) break;
      found.add(Number(entry.slice(entry.indexOf(bar) + 1)));
    }
    return [...found];
  }
}
