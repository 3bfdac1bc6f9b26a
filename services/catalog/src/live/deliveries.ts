import { arrival, type DayNumber, type DeliveryQuestion, dayText } from '@actual/domain';
import { type Bits, bitsWhere } from '../product-index/bits';
import type { ProductIndex } from '../product-index/product-index';
import type { StockSources } from '../product-index/stock-sources';

/** Later than any day: the product cannot be brought there. */
const never = 0x7fffffff;

/** Sets of earlier products kept for one zone: the filter panel asks for four. */
const keptSets = 16;

/** The earliest day of each product. An arrival is worked out once for each warehouse and day that sources share. */
function earliestDays(sources: StockSources, left: Int32Array, question: DeliveryQuestion): Int32Array {
  const arrivals = Int32Array.from(sources.origins, (origin) => arrival(origin, question)?.day ?? never);
  const days = new Int32Array(sources.starts.length - 1).fill(never);
  for (let position = 0; position < days.length; position += 1) {
    const end = sources.starts[position + 1] ?? 0;
    let earliest = never;
    for (let place = sources.starts[position] ?? 0; place < end; place += 1) {
      const day = arrivals[sources.origin[place] ?? 0] ?? never;
      if (day < earliest && (left[place] ?? 0) > 0) earliest = day;
    }
    days[position] = earliest;
  }
  return days;
}

/**
 * When every product of the catalog can be in one zone, from the one delivery engine (reading 11), as of one hour:
 * what cards show, "llega antes de" filters and the order by day goes by.
 */
export class Deliveries {
  private readonly days: Int32Array;
  private readonly texts = new Map<DayNumber, string>();
  private readonly sets = new Map<DayNumber, Bits>();
  private readonly orders = new Map<string, Int32Array>();

  constructor(
    { sources, structure }: Pick<ProductIndex, 'sources' | 'structure'>,
    left: Int32Array,
    question: Omit<DeliveryQuestion, 'facts'>,
    /** Every product, best sold first. */
    private readonly bySales: () => Int32Array,
  ) {
    this.days = earliestDays(sources, left, { ...question, facts: structure.delivery });
  }

  /** `YYYY-MM-DD` of a product's earliest day; null where it cannot be brought. */
  dayOf(position: number): string | null {
    const day = this.days[position] ?? never;
    if (day === never) return null;
    let text = this.texts.get(day);
    if (text === undefined) {
      text = dayText(day);
      this.texts.set(day, text);
    }
    return text;
  }

  /** Products that are there before a day. */
  before(day: DayNumber): Bits {
    const known = this.sets.get(day);
    if (known) return known;
    const bits = bitsWhere(this.days, (one) => one < day);
    if (this.sets.size < keptSets) this.sets.set(day, bits);
    return bits;
  }

  /** Every product by its day, those of one day by sales, those that cannot be brought last in both directions. */
  inOrder(direction: 'ASC' | 'DESC'): Int32Array {
    let order = this.orders.get(direction);
    if (!order) {
      // there are a few dozen days: what is sorted by sales already only needs to be dealt out to them
      const byDay = new Map<DayNumber, number[]>();
      for (const position of this.bySales()) {
        const day = this.days[position] ?? never;
        const same = byDay.get(day);
        if (same) same.push(position);
        else byDay.set(day, [position]);
      }
      const sign = direction === 'ASC' ? 1 : -1;
      const days = [...byDay.keys()].sort((a, b) => (a === never || b === never ? a - b : sign * (a - b)));
      order = Int32Array.from(days.flatMap((day) => byDay.get(day) ?? []));
      this.orders.set(direction, order);
    }
    return order;
  }
}
