import type { StockSource, Warehouse } from '../delivery/facts';

/** Mandatory rest days as the calendar prints them, so that the reference shares no rule with the store. */
const printedRestDays: ReadonlySet<string> = new Set(
  `2025-01-01 2025-02-03 2025-03-17 2025-05-01 2025-09-16 2025-11-17 2025-12-25
   2026-01-01 2026-02-02 2026-03-16 2026-05-01 2026-09-16 2026-11-16 2026-12-25
   2027-01-01 2027-02-01 2027-03-15 2027-05-01 2027-09-16 2027-11-15 2027-12-25
   2028-01-01 2028-02-07 2028-03-20 2028-05-01 2028-09-16 2028-11-20 2028-12-25`.split(/\s+/),
);

/** The rules of deliveries as a test writes them down. */
export interface PlainRules {
  readonly warehouses: readonly Warehouse[];
  readonly routes: readonly { readonly warehouse: string; readonly zone: string; readonly days: number }[];
  /** `YYYY-MM-DD`; a null warehouse: closed everywhere. */
  readonly closed: readonly { readonly day: string; readonly warehouse: string | null }[];
}

const dayAfter = (day: string): string => {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

function works(day: string, warehouse: Warehouse, { closed }: PlainRules): boolean {
  const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  if (name === 'Sunday') return false;
  if (name === 'Saturday' && !warehouse.worksSaturday) return false;
  if (printedRestDays.has(day)) return false;
  return !closed.some((one) => one.day === day && (one.warehouse === null || one.warehouse === warehouse.code));
}

/**
 * The day pieces of a source reach a zone, the slow and plain way: look at the warehouse's clock to the minute, then
 * walk day by day. The delivery options, the lists and the filters are compared with it.
 */
export function plainDelivery(
  { warehouse: code, arrivesOn }: Pick<StockSource, 'warehouse' | 'arrivesOn'>,
  zone: string | null,
  now: Date,
  rules: PlainRules,
): string | null {
  const warehouse = rules.warehouses.find((one) => one.code === code);
  const route = rules.routes.find((one) => one.warehouse === code && one.zone === zone);
  if (!warehouse || !route) return null;
  const [today = '', time = ''] = now.toLocaleString('sv-SE', { timeZone: warehouse.timeZone }).split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  let day = hours * 60 + minutes < warehouse.cutoffHour * 60 ? today : dayAfter(today);
  if (arrivesOn !== null && arrivesOn > day) day = arrivesOn;
  let left = warehouse.handlingDays + route.days;
  for (let walked = 0; walked < 400; walked += 1) {
    if (works(day, warehouse, rules)) {
      if (left === 0) return day;
      left -= 1;
    }
    day = dayAfter(day);
  }
  return null;
}

/** The earliest day of an item: of its sources with pieces. */
export function plainEarliest(
  sources: readonly Pick<StockSource, 'warehouse' | 'arrivesOn' | 'available'>[],
  zone: string | null,
  now: Date,
  rules: PlainRules,
): string | null {
  const days = sources.flatMap((one) => (one.available > 0 ? (plainDelivery(one, zone, now, rules) ?? []) : []));
  return days.sort()[0] ?? null;
}
