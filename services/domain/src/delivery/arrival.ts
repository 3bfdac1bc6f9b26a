import type { DeliveryGroup, DeliveryOption } from '@actual/contracts';
import { type DayNumber, dayNumber, dayText, wallClock } from './calendar';
import { type DeliveryFacts, isWorkingDay, type StockSource, type Warehouse } from './facts';

/** A delivery option that still knows which pieces it promises, for the checkout to reserve. */
export interface SourcedDelivery extends DeliveryOption {
  readonly stockSourceId: number;
  /** The day its purchase is expected; null for pieces that are there. */
  readonly arrivesOn: string | null;
}
export interface SourcedDeliveryGroup extends Omit<DeliveryGroup, 'deliveries'> {
  readonly deliveries: SourcedDelivery[];
}

/** Where to and when asked. */
export interface DeliveryQuestion {
  readonly facts: DeliveryFacts;
  /** Zone of the postal code; null where the store does not deliver. */
  readonly zone: string | null;
  readonly now: Date;
}

/** A warehouse that is closed for longer than this promises nothing. */
const searchedDays = 366;

/** The nth working day from `from` on; `from` itself counts as the 0th when it is one. Null when there is none within a year. */
function workingDay(from: DayNumber, nth: number, warehouse: Warehouse, facts: DeliveryFacts): DayNumber | null {
  let left = nth;
  for (let day = from; day <= from + searchedDays; day += 1) {
    if (!isWorkingDay(day, warehouse, facts)) continue;
    if (left === 0) return day;
    left -= 1;
  }
  return null;
}

/** When pieces can be there: the day, and how many days away that is on the warehouse's calendar. */
export interface Arrival {
  readonly day: DayNumber;
  readonly days: number;
}

/** The day on which a warehouse's pieces reach the zone; null where it does not serve it. */
export function arrival(
  { warehouse: code, arrivesOn }: Pick<StockSource, 'warehouse' | 'arrivesOn'>,
  { facts, zone, now }: DeliveryQuestion,
): Arrival | null {
  const warehouse = facts.warehouses.get(code);
  const onTheRoad = zone === null ? undefined : facts.routes.get(zone)?.get(code);
  if (!warehouse || onTheRoad === undefined) return null;
  const { day: today, hour } = wallClock(now, warehouse.timeZone);
  const ordered = hour < warehouse.cutoffHour ? today : today + 1;
  // an overdue purchase is expected any day now: it counts as if it came today
  const there = arrivesOn === null ? ordered : Math.max(ordered, dayNumber(arrivesOn));
  const day = workingDay(there, warehouse.handlingDays + onTheRoad, warehouse, facts);
  return day === null ? null : { day, days: day - today };
}

/** The warehouse whose van makes the last stretch: the one nearest to the zone, by days and then by code. */
export function delivering(facts: DeliveryFacts, zone: string | null): string | null {
  let best: [code: string, days: number] | null = null;
  for (const [code, days] of (zone === null ? undefined : facts.routes.get(zone)) ?? [])
    if (!best || days < best[1] || (days === best[1] && code < best[0])) best = [code, days];
  return best?.[0] ?? null;
}

const soonestFirst = (a: SourcedDelivery, b: SourcedDelivery): number =>
  a.date.localeCompare(b.date) ||
  Number(a.PurchaseAfter) - Number(b.PurchaseAfter) ||
  b.available - a.available ||
  a.stockSourceId - b.stockSourceId;

/**
 * Delivery options of one item to a zone, soonest first: one per source that has pieces and a route there; of equal
 * days, pieces that are there before purchases. Working days are those of the source's warehouse: no Sundays,
 * Saturdays where it works them, no mandatory rest days, no closed days. `company` and `companyFrom` are warehouse
 * codes; `days` are calendar days from today. Empty where the item cannot be delivered (specification, reading 11).
 */
export function deliveryOptions(sources: readonly StockSource[], question: DeliveryQuestion): SourcedDelivery[] {
  const company = delivering(question.facts, question.zone);
  if (company === null) return [];
  const options: SourcedDelivery[] = [];
  for (const source of sources) {
    const when = source.available > 0 ? arrival(source, question) : null;
    if (!when) continue;
    options.push({
      date: dayText(when.day),
      days: when.days,
      available: source.available,
      initalAvailable: source.received,
      company,
      companyFrom: source.warehouse,
      PurchaseAfter: source.arrivesOn !== null,
      PurchaseDocument: source.purchaseDocument,
      stockSourceId: source.id,
      arrivesOn: source.arrivesOn,
    });
  }
  return options.sort(soonestFirst);
}

/** Options of the same day together; a group's pieces are those of all its options. Keeps the order of the options. */
export function deliveryGroups(options: readonly SourcedDelivery[]): SourcedDeliveryGroup[] {
  const groups = new Map<string, SourcedDelivery[]>();
  for (const option of options) groups.set(option.date, [...(groups.get(option.date) ?? []), option]);
  return [...groups].map(([date, deliveries]) => ({
    date,
    days: Math.min(...deliveries.map((one) => one.days)),
    available: deliveries.reduce((sum, one) => sum + one.available, 0),
    deliveries,
  }));
}

/** The earliest day one piece can be there, `YYYY-MM-DD`; null where the item cannot be delivered. For lists. */
export function earliestDelivery(sources: readonly StockSource[], question: DeliveryQuestion): string | null {
  let earliest: DayNumber | null = null;
  for (const source of sources) {
    const when = source.available > 0 ? arrival(source, question) : null;
    if (when && (earliest === null || when.day < earliest)) earliest = when.day;
  }
  return earliest === null ? null : dayText(earliest);
}
