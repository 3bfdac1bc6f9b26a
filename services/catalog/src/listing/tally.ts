import type { ProductList } from '@actual/contracts';
import { priceBars } from '@actual/contracts/facts/catalog/shown-counts';
import { type Bits, count, difference, positionsOf } from '../product-index/bits';
import type { ProductIndex } from '../product-index/product-index';
import { countValues } from '../product-index/value-counts';

type PriceFacet = ProductList['facets']['price'];

/** Prices in whole pesos around some products, and how many of them each bar holds. */
function pricesOf({ pricesCents }: Pick<ProductIndex, 'pricesCents'>, positions: Int32Array): PriceFacet {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < positions.length; i += 1) {
    const cents = pricesCents[positions[i] ?? 0] ?? 0;
    if (cents < lowest) lowest = cents;
    if (cents > highest) highest = cents;
  }
  if (highest < lowest) return null;
  const [min, max] = [Math.floor(lowest / 100), Math.ceil(highest / 100)];
  const histogram = new Array<number>(priceBars).fill(0);
  const width = (max - min) / priceBars || 1;
  for (let i = 0; i < positions.length; i += 1) {
    const bar = Math.min(priceBars - 1, Math.floor(((pricesCents[positions[i] ?? 0] ?? 0) / 100 - min) / width));
    histogram[bar] = (histogram[bar] ?? 0) + 1;
  }
  return { min, max, histogram };
}

/**
 * The counts of a list before its prices are bounded: wherever the slider stands, its histogram is the same. A part of
 * the list is counted by the positions it has or by those it lacks, whichever are fewer.
 */
export class Tally {
  /** Its prices. */
  readonly price: PriceFacet;
  private readonly values: Uint32Array;

  constructor(
    private readonly index: Pick<ProductIndex, 'pricesCents' | 'values'>,
    private readonly list: Bits,
  ) {
    const positions = positionsOf(list);
    this.price = pricesOf(index, positions);
    this.values = countValues(index.values, positions);
  }

  /** How many of a part of the list have each value. */
  valuesWithin(part: Bits): Uint32Array {
    const { index, list, values } = this;
    const left = difference(list, part);
    const many = count(left);
    if (many === 0) return values;
    if (many > count(part)) return countValues(index.values, positionsOf(part));
    const less = countValues(index.values, positionsOf(left));
    return values.map((all, value) => all - (less[value] ?? 0));
  }
}
