import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';

/** Rows that are written whole, by the server too; of a longer list those in sight and some around them. */
const wholeUpTo = 40;
const around = 14;
/** Pixels of a row until one was measured. */
const usualHeight = 35;

/** The row that a key asked for, far from those in sight: those around it are written until the box has scrolled there. */
interface Jump {
  at: number;
  /** Where the box stood, in pixels. */
  scrollOffset: number | null;
}

/** Which rows of a long list are written, and how much room the others take. All rows of a list are as high. */
export function useVirtualRows(box: HTMLElement | null, count: number) {
  const [height, setHeight] = useState(usualHeight);
  const virtual = useVirtualizer({
    count,
    enabled: count > wholeUpTo,
    getScrollElement: () => box,
    estimateSize: () => height,
    overscan: around,
  });
  useEffect(() => {
    const measure = () => {
      const row = box?.querySelector('tr[data-at]')?.getBoundingClientRect();
      if (row?.height) setHeight(row.height);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height, other places
  useEffect(() => virtual.measure(), [height, virtual]);
  const [jump, setJump] = useState<Jump | null>(null);
  const { scrollOffset } = virtual;
  const jumping = jump !== null && jump.scrollOffset === scrollOffset;
  useEffect(() => {
    if (!jumping) setJump(null);
  }, [jumping]);
  const jumpTo = (at: number) => setJump({ at, scrollOffset });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  let [from, to] = first && last ? [first.index, last.index + 1] : [0, Math.min(count, wholeUpTo)];
  if (jumping) [from, to] = [Math.max(0, jump.at - around), Math.min(count, jump.at + around + 1)];
  return { from, to, above: from * height, below: (count - to) * height, jumpTo };
}
