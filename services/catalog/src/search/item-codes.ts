const bare = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** A code needs digits, and enough of them to mean one: `ST10`, `9001`; `120` is a length. */
const codeShape = /^(?:(?=.*[A-Z])(?=.*\d{2})[A-Z0-9]{3,40}|\d{4,40})$/;

/** Item codes in their order, to find them by their beginning; letters in front may be left out. */
export class ItemCodes {
  private readonly sorted: readonly (readonly [code: string, position: number])[];

  constructor(codes: readonly string[]) {
    const all = codes.flatMap((code, position) => {
      const own = bare(code);
      const digits = own.replace(/^[A-Z]+/, '');
      return digits === own || digits.length < 3
        ? [[own, position] as const]
        : [[own, position] as const, [digits, position] as const];
    });
    this.sorted = all.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  }

  /** Positions of the codes that begin so; none where the term is not like a code. */
  beginning(term: string): number[] {
    const wanted = bare(term);
    if (!codeShape.test(wanted) || /[^\w\s.-]/.test(term)) return [];
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle]?.[0] ?? '') < wanted) low = middle + 1;
      else high = middle;
    }
    const found = new Set<number>();
    for (let at = low; at < this.sorted.length; at += 1) {
      const [code, position] = this.sorted[at] ?? ['', 0];
      if (!code.startsWith(wanted)) break;
      found.add(position);
    }
    return [...found];
  }
}
