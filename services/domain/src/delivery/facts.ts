import { type DayNumber, isRestDay, weekday } from './calendar';

/** Where pieces leave from, and how it works. */
export interface Warehouse {
  readonly code: string;
  readonly name: string;
  /** IANA name, such as `America/Cancun`: Cancún is an hour ahead of Mexico City all year. */
  readonly timeZone: string;
  /** An order before this hour (of the warehouse's own clock) starts today, a later one on the next working day. */
  readonly cutoffHour: number;
  /** Working days to pick and pack. */
  readonly handlingDays: number;
  readonly worksSaturday: boolean;
}

/** Pieces of one item that one place can promise: those in stock there, or a purchase that arrives there on a day. */
export interface StockSource {
  readonly id: number;
  readonly itemCode: string;
  readonly warehouse: string;
  readonly purchaseDocument: string | null;
  /** `YYYY-MM-DD`; null for pieces that are there. */
  readonly arrivesOn: string | null;
  /** Every piece that ever came in here. */
  readonly received: number;
  /** Received less sold less held by others' running payments; never below 0. */
  readonly available: number;
}

export interface Route {
  readonly warehouse: string;
  readonly zone: string;
  /** Working days from the warehouse's door to the shopper's. */
  readonly days: number;
  /** Its buyers may choose the morning or the afternoon of their day. */
  readonly halves?: boolean;
}
export interface ClosedDay {
  readonly day: DayNumber;
  /** Null: closed everywhere. */
  readonly warehouse: string | null;
}

/** Everything about deliveries that changes rarely; small enough to be kept in memory. */
export interface DeliveryFacts {
  readonly warehouses: ReadonlyMap<string, Warehouse>;
  /** By zone, then by warehouse: working days on the road. */
  readonly routes: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** By zone: warehouses whose van comes in the half of the day that was chosen. */
  readonly halves: ReadonlyMap<string, ReadonlySet<string>>;
  readonly closedEverywhere: ReadonlySet<DayNumber>;
  readonly closedAt: ReadonlyMap<string, ReadonlySet<DayNumber>>;
}

/** Puts the rows of the database into the shape in which arrival days are looked up. */
export function deliveryFacts(rows: {
  warehouses: readonly Warehouse[];
  routes: readonly Route[];
  closedDays: readonly ClosedDay[];
}): DeliveryFacts {
  const routes = new Map<string, Map<string, number>>();
  const halves = new Map<string, Set<string>>();
  for (const { zone, warehouse, days, halves: has = false } of rows.routes) {
    const byWarehouse = routes.get(zone) ?? new Map<string, number>();
    routes.set(zone, byWarehouse.set(warehouse, days));
    if (has) halves.set(zone, (halves.get(zone) ?? new Set()).add(warehouse));
  }
  const closedEverywhere = new Set<DayNumber>();
  const closedAt = new Map<string, Set<DayNumber>>();
  for (const { day, warehouse } of rows.closedDays) {
    if (warehouse === null) closedEverywhere.add(day);
    else closedAt.set(warehouse, (closedAt.get(warehouse) ?? new Set()).add(day));
  }
  const warehouses = new Map(rows.warehouses.map((one) => [one.code, one]));
  return { warehouses, routes, halves, closedEverywhere, closedAt };
}

/** A day on which this warehouse packs, drives and delivers. */
export function isWorkingDay(day: DayNumber, warehouse: Warehouse, facts: DeliveryFacts): boolean {
  const name = weekday(day);
  if (name === 0 || (name === 6 && !warehouse.worksSaturday)) return false;
  return !isRestDay(day) && !facts.closedEverywhere.has(day) && !facts.closedAt.get(warehouse.code)?.has(day);
}

/** Whether a warehouse's van comes to a zone in the half of the day that was chosen. */
export const hasHalves = ({ halves }: DeliveryFacts, zone: string | null, warehouse: string): boolean =>
  zone !== null && halves.get(zone)?.has(warehouse) === true;
