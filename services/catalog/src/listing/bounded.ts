import type { View } from '../live/view';
import { add, type Bits, emptyBits, remove } from '../product-index/bits';
import type { OrderKey } from '../product-index/order';

/** From and to, both of them within. */
interface Bounds {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/** How many of the positions in the order of their figures have a smaller one; with `orAsMuch`, or the same. */
function smaller(order: Int32Array, figureOf: (position: number) => number, bound: number, orAsMuch: boolean): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const own = figureOf(order[middle] ?? 0);
    if (own < bound || (orAsMuch && own === bound)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Products whose figure is within bounds: put in where they are few, taken out of all where those outside are.
 * @param key sorts by this figure, lowest first; `Infinity` of an unknown one comes last
 */
export function bounded(view: View, key: OrderKey, figureOf: (position: number) => number, { from, to }: Bounds): Bits {
  const { live, size } = view.index;
  const order = view.inOrder({ key, direction: 'ASC' });
  const first = from === undefined ? 0 : smaller(order, figureOf, from, false);
  const end = smaller(order, figureOf, to ?? Number.MAX_VALUE, true);
  const isMost = (end - first) * 2 > order.length;
  const bits = isMost ? live.slice() : emptyBits(size);
  for (let place = isMost ? 0 : first; place < (isMost ? first : end); place += 1) {
    if (isMost) remove(bits, order[place] ?? 0);
    else add(bits, order[place] ?? 0);
  }
  if (isMost) for (let place = end; place < order.length; place += 1) remove(bits, order[place] ?? 0);
  return bits;
}
