import { arrival, type DayNumber, type DeliveryQuestion, dayText } from '@actual/domain';
import { type Bits, bitsWhere, has } from '../product-index/bits';
import type { StockSources } from '../product-index/stock-sources';

/** Later than any day: the product cannot be brought there. */
const never = 0x7fffffff;

/** Changed days: products that come later, sooner, no more or from now on, and the position of the best sold one. */
interface DayChanges {
  readonly later: number;
  readonly sooner: number;
  readonly lost: number;
  readonly gained: number;
  readonly first: number | null;
}

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

/** The day of every product in one zone as of one hour, by the one delivery engine (reading 11). */
export class Deliveries {
  private readonly days: Int32Array;
  private readonly texts = new Map<DayNumber, string>();
  private readonly sets = new Map<DayNumber, Bits>();
  private readonly orders = new Map<string, Int32Array>();

  constructor(
    sources: StockSources,
    left: Int32Array,
    question: DeliveryQuestion,
    /** Every product, best sold first. */
    private readonly bySales: () => Int32Array,
  ) {
    this.days = earliestDays(sources, left, question);
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

  /** How many of a set are there on another day by other deliveries, and the best sold of them; null where none is. */
  changesTo(after: Deliveries, of: Bits): DayChanges {
    const changes = { later: 0, sooner: 0, lost: 0, gained: 0 };
    let first: number | null = null;
    for (const position of this.bySales()) {
      const [was, is] = [this.days[position] ?? never, after.days[position] ?? never];
      if (was === is || !has(of, position)) continue;
      first ??= position;
      if (is === never) changes.lost += 1;
      else if (was === never) changes.gained += 1;
      else if (is > was) changes.later += 1;
      else changes.sooner += 1;
    }
    return { ...changes, first };
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
      // there are a few dozen days, so the list sorted by sales only needs to be dealt out to them
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
