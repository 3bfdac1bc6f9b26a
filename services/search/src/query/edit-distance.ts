/** Rows to count in, kept between words. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;
const mostLetters = 60;

/**
 * Edit distance: letters changed, left out, added or swapped with the next (optimal string alignment, Damerau). Above
 * `limit` any larger number.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const over = limit + 1;
  if (Math.abs(a.length - b.length) > limit || a.length > mostLetters || b.length > mostLetters) return over;
  let [before, previous, row]: Uint8Array[] = [...rows];
  if (!before || !previous || !row) return over;
  for (let j = 0; j <= b.length; j += 1) previous[j] = Math.min(j, over);
  for (let i = 1; i <= a.length; i += 1) {
    // farther from the diagonal nothing can be within the limit
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row[from - 1] = from === 1 ? Math.min(i, over) : over;
    let least: number = row[from - 1] ?? over;
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      let best = (previous[j - 1] ?? over) + (letter === other ? 0 : 1);
      // cells above the band were not counted
      if (j < i + limit) best = Math.min(best, (previous[j] ?? over) + 1);
      best = Math.min(best, (row[j - 1] ?? over) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        best = Math.min(best, (before[j - 2] ?? over) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > limit) return over;
    [before, previous, row] = [previous, row, before];
  }
  return previous[b.length] ?? over;
}
