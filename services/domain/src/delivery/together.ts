import type { DeliveryGroup } from '@actual/contracts';

/** So many pieces of an item, and the days on which they could come. */
export interface Demand {
  readonly itemCode: string;
  readonly pieces: number;
  /** Soonest first. */
  readonly groups: readonly Pick<DeliveryGroup, 'date' | 'available'>[];
}

/** How several items reach one address. */
export interface Together {
  /** The first day on which everything is there, each item on its own soonest day; null where an item is never enough. */
  readonly complete: string | null;
  /** Days on which all items can come at once, soonest first. */
  readonly shared: readonly string[];
  /** Codes of the items of which no day has enough pieces. */
  readonly lacking: readonly string[];
}

/** Demands of one item become one: lines of the same item share its pieces (specification, reading 12). */
function summed(demands: readonly Demand[]): Demand[] {
  const byItem = new Map<string, Demand>();
  for (const one of demands) {
    const before = byItem.get(one.itemCode);
    byItem.set(one.itemCode, before ? { ...before, pieces: before.pieces + one.pieces } : one);
  }
  return [...byItem.values()];
}

/** Days with enough pieces of an item, soonest first (shopping 5: only deliveries with enough availability are shown). */
export const daysWithEnough = ({ pieces, groups }: Omit<Demand, 'itemCode'>): string[] =>
  groups.filter((group) => group.available >= pieces).map((group) => group.date);

/** When the pieces of a package, or the lines of a quotation, can be there together. */
export function deliveredTogether(demands: readonly Demand[]): Together {
  const items = summed(demands).map((demand) => ({ code: demand.itemCode, days: daysWithEnough(demand) }));
  const lacking = items.filter(({ days }) => days.length === 0).map(({ code }) => code);
  const [first, ...others] = items;
  if (!first || lacking.length > 0) return { complete: null, shared: [], lacking };
  const complete = items.reduce((latest, { days: [soonest = ''] }) => (soonest > latest ? soonest : latest), '');
  return { complete, shared: first.days.filter((day) => others.every(({ days }) => days.includes(day))), lacking };
}
