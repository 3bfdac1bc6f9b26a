const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A code needs digits, and enough of them to mean one: `ST10`, `9001`; `120` is a length. */
const codeShape = /^(?:(?=.*[A-Z])(?=.*\d{2})[A-Z0-9]{3,40}|\d{4,40})$/;

/** Parts a code from its position in one string, before every letter and digit. */
const bar = '\u0000';

/** Item codes in their order, to find them by their beginning; letters in front may be left out. */
export class ItemCodes {
  /** Code and position in one string each: a hundred thousand small arrays would weigh more than what is in them. */
  private readonly sorted: readonly string[];

  constructor(codes: readonly string[]) {
    const all: string[] = [];
    for (const [position, code] of codes.entries()) {
      const own = bare(code);
      const digits = own.replace(/^[A-Z]+/, '');
      all.push(`${own}${bar}${position}`);
      if (digits !== own && digits.length > 2) all.push(`${digits}${bar}${position}`);
    }
    this.sorted = all.sort();
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
