import type { Dashboard, SalesPart } from '@actual/contracts';
import { closingBounds } from '@actual/contracts/facts/desk/dashboard';
import { webSales } from '@actual/contracts/facts/desk/filter-values';
import { paymentTypeShortName } from '@actual/contracts/facts/payment/payment-types';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { reportChoices } from '../reports/choices.queries';
import { daysOf, type Period, periodBefore } from './period';
import { funnelOf, lostOf, type Made, madeBySellers } from './quotations.queries';
import { closingTimes, type SalesRow, salesOf } from './sales.queries';

const percent = (part: number, whole: number): number | null => (whole > 0 ? (100 * part) / whole : null);
const averageOf = ({ orders, cents }: Pick<SalesRow, 'orders' | 'cents'>): number | null =>
  orders > 0 ? toPesos(Math.round(cents / orders)) : null;

const nothing = { orders: 0, cents: 0, due: 0, promised: 0, kept: 0 };
const none: Made = { quotations: 0, ordered: 0 };
const allOf = (rows: readonly SalesRow[]) => rows.find(({ kind }) => kind === 'all') ?? nothing;

/** Parts of the sales, the largest first, with the names that people know. */
function partsOf(rows: readonly SalesRow[], kind: SalesRow['kind'], nameOf: (code: string) => string): SalesPart[] {
  return rows
    .filter((row) => row.kind === kind && row.code !== null)
    .map(({ code, orders, cents }) => ({ code: code ?? '', name: nameOf(code ?? ''), orders, amount: toPesos(cents) }))
    .sort((one, other) => other.amount - one.amount);
}

/** Sellers' sales, also of those who only quoted; sales without staff are the web's, in one line. */
function sellersOf(
  rows: readonly SalesRow[],
  made: ReadonlyMap<string | null, Made>,
  users: readonly { id: string; name: string }[],
): Dashboard['bySeller'] {
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const web = { code: webSales, name: 'Web', orders: 0, amount: 0, ...(made.get(null) ?? none) };
  const sellers: Dashboard['bySeller'] = [];
  for (const { kind, code, orders, cents } of rows) {
    if (kind !== 'seller') continue;
    const name = code === null ? undefined : names.get(code);
    if (code !== null && name !== undefined)
      sellers.push({ code, name, orders, amount: toPesos(cents), ...(made.get(code) ?? none) });
    else {
      web.orders += orders;
      web.amount += toPesos(cents);
    }
  }
  const sold = new Set(sellers.map(({ code }) => code));
  for (const [code, own] of made) {
    const name = code === null || sold.has(code) ? undefined : names.get(code);
    if (code !== null && name !== undefined) sellers.push({ code, name, orders: 0, amount: 0, ...own });
  }
  return [...sellers, ...(web.orders + web.quotations > 0 ? [web] : [])].sort((a, b) => b.amount - a.amount);
}

/** The desk's dashboard for some days, beside as many before. */
export async function readDashboard(db: Knex, period: Period, store?: string): Promise<Dashboard> {
  const previous = periodBefore(period);
  const [now, before] = [
    { period, store },
    { period: previous, store },
  ];
  const [sold, soldBefore, closing, closingBefore] = await Promise.all([
    salesOf(db, now),
    salesOf(db, before),
    closingTimes(db, now),
    closingTimes(db, before),
  ] as const);
  const [funnel, funnelBefore, made, lost, choices] = await Promise.all([
    funnelOf(db, now),
    funnelOf(db, before),
    madeBySellers(db, now),
    lostOf(db, now),
    reportChoices(db),
  ] as const);
  const [all, allBefore] = [allOf(sold), allOf(soldBefore)];
  const names = new Map(choices.Stores.map(({ code, name }) => [code, name]));
  const nameOf = (code: string): string => names.get(code) ?? code;
  const days = new Map(sold.filter(({ kind }) => kind === 'day').map((row) => [row.code, row]));
  const daysBefore = new Map(soldBefore.filter(({ kind }) => kind === 'day').map((row) => [row.code, row]));
  const earlier = daysOf(previous);
  return {
    dateRange: period,
    previous,
    sales: { now: toPesos(all.cents), before: toPesos(allBefore.cents) },
    due: toPesos(all.due),
    orders: { now: all.orders, before: allBefore.orders },
    average: { now: averageOf(all), before: averageOf(allBefore) },
    conversion: {
      now: percent(funnel.ordered, funnel.quotations),
      before: percent(funnelBefore.ordered, funnelBefore.quotations),
    },
    promiseKept: { now: percent(all.kept, all.promised), before: percent(allBefore.kept, allBefore.promised) },
    daysToClose: { now: closing.middle, before: closingBefore.middle },
    byDay: daysOf(period).map((day, at) => {
      const beforeDay = earlier[at] ?? day;
      const { orders, cents } = days.get(day) ?? nothing;
      return { day, orders, amount: toPesos(cents), before: toPesos(daysBefore.get(beforeDay)?.cents ?? 0), beforeDay };
    }),
    bySite: partsOf(sold, 'site', nameOf),
    byStore: partsOf(sold, 'store', nameOf),
    bySeller: sellersOf(sold, made, choices.Users),
    byPaymentType: partsOf(sold, 'type', paymentTypeShortName),
    funnel,
    lost,
    closing: closing.groups.map((orders, at) => ({ upTo: closingBounds[at] ?? null, orders })),
    Stores: choices.Stores,
  };
}
