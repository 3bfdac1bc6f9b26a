/** Places of before that stand together still: `from` to before `to`, now from `at` on. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/**
 * Lists of all positions lie one behind the other; `before[position]` is where a list begins. Where they begin after
 * some positions have lists of other lengths, and the stretches that can be copied whole: one product in a hundred
 * thousand that changed leaves two.
 */
export function runsAfter(
  before: Uint32Array,
  { changed, size }: { changed: Iterable<number>; size: number },
  lengthOf: (position: number) => number,
): { starts: Uint32Array; stretches: readonly Stretch[] } {
  const starts = new Uint32Array(size + 1);
  const stretches: Stretch[] = [];
  const known = before.length - 1;
  let next = 0;
  let at = 0;
  for (const position of [...Int32Array.from(changed).sort(), size]) {
    const end = Math.min(position, known);
    if (next < end) {
      const [from, to] = [before[next] ?? 0, before[end] ?? 0];
      for (let same = next; same < end; same += 1) starts[same] = (before[same] ?? 0) - from + at;
      stretches.push({ from, to, at });
      at += to - from;
    }
    for (let empty = Math.max(next, known); empty < position; empty += 1) starts[empty] = at;
    starts[position] = at;
    if (position < size) at += lengthOf(position);
    next = position + 1;
  }
  return { starts, stretches };
}
