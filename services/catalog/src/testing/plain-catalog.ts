import type { SearchParameters, Site } from '@actual/contracts';
import { type SizeKey, sizeBounds, sizeKeys } from '@actual/contracts/facts/catalog/sizes';
import { type PlainRules, plainEarliest } from '@actual/domain/testing/plain-delivery';

/** A product as the reference knows it: no index, no bits, nothing kept. */
export interface PlainProduct {
  readonly id: string;
  readonly code: string;
  /** Its name and its group of variants; lists do not need them. */
  readonly name?: string;
  readonly group?: string | null;
  readonly society: string;
  readonly priceCents: number;
  readonly discount: number;
  readonly brand: string | null;
  readonly sales: number;
  readonly slow: boolean;
  readonly spotlight: boolean;
  /** Centimeters; of no concern to tests of texts. */
  readonly sizes?: Readonly<Partial<Record<SizeKey, number | null>>>;
  readonly categories: readonly string[];
  /** `material:madera`. */
  readonly values: readonly string[];
  readonly sources: readonly {
    readonly id: number;
    readonly warehouse: string;
    readonly arrivesOn: string | null;
    readonly received: number;
    readonly taken: number;
  }[];
}

/** Where and when a list is asked for. */
export interface PlainWorld {
  readonly products: readonly PlainProduct[];
  readonly rules: PlainRules;
  readonly site: Site;
  /** Null where no postal code is known. */
  readonly zone: string | null;
  readonly now: Date;
}

const sells: Record<Site, readonly string[]> = {
  'actual-studio': ['001', '003'],
  'actual-home': ['002', '003'],
  'actual-kids': ['004'],
};
const ranges: Record<string, (pieces: number) => boolean> = {
  '1-10': (n) => n >= 1 && n <= 10,
  '11-30': (n) => n >= 11 && n <= 30,
  '31-90': (n) => n >= 31 && n <= 90,
  '91-270': (n) => n >= 91 && n <= 270,
  '271': (n) => n >= 271,
};
const bounds = ['10', '15', '20', '25', '30', '35'];

export const pesosOf = ({ priceCents, discount }: PlainProduct): number =>
  discount === 0 ? priceCents / 100 : Math.floor((priceCents * (100 - discount)) / 5_000 + 0.5) / 2;
const piecesOf = ({ sources }: PlainProduct): number =>
  sources.reduce((sum, one) => sum + Math.max(0, one.received - one.taken), 0);
const known = new WeakMap<PlainWorld, Map<string, string | null>>();

/** The earliest day of a product; worked out once for a world, since walking calendars is what takes the time here. */
export function dayOf({ id, sources }: PlainProduct, world: PlainWorld): string | null {
  const days = known.get(world) ?? new Map<string, string | null>();
  known.set(world, days);
  if (!days.has(id)) {
    const left = sources.map((one) => ({ ...one, available: one.received - one.taken }));
    days.set(id, plainEarliest(left, world.zone, world.now, world.rules));
  }
  return days.get(id) ?? null;
}
export const inRange = (one: PlainProduct, range: string): boolean => ranges[range]?.(piecesOf(one)) ?? false;
export const hasDiscount = (one: PlainProduct, bound: string): boolean =>
  bounds.includes(bound) && one.discount >= Number(bound);

const isSized = ({ sizes }: PlainProduct, key: SizeKey, q: PlainQuestion): boolean => {
  const [from, to] = [q[sizeBounds[key].from], q[sizeBounds[key].to]];
  if (from === undefined && to === undefined) return true;
  const own = sizes?.[key];
  return own !== null && own !== undefined && own >= Number(from ?? 0) && own <= Number(to ?? Infinity);
};

/**
 * The products that the site may list at all: of its societies, in stock, no CO code but the allowed, each code once.
 */
function listed({ products, site }: PlainWorld): PlainProduct[] {
  const codes = new Set<string>();
  return products.filter((one) => {
    const code = one.code.toUpperCase();
    const hidden = code.startsWith('CO') && code !== 'CO00001' && code !== 'CO00002';
    if (!sells[site].includes(one.society) || piecesOf(one) < 1 || hidden || codes.has(code)) return false;
    codes.add(code);
    return true;
  });
}

export type PlainQuestion = Omit<SearchParameters, 'page'> & {
  filtervalues?: string[];
  brandsIds?: string[];
  discounts?: string[];
  stockRanges?: string[];
  societyCodes?: string[];
  ids?: string[];
};

/** Every other name asks for nothing. */
export const filterHandles = ['suela', 'color', 'material'] as const;

/** The products of a question, in no order; `but` leaves one filter's choice out. */
export function matching(world: PlainWorld, q: PlainQuestion, but?: string): PlainProduct[] {
  const some = <T>(asked: readonly T[] | undefined, filter: string, test: (one: T) => boolean) =>
    filter === but || !asked?.length || asked.some(test);
  const slowOnly = q.slowMovement === true || (q.sortOption?.key === 'slowMovement' && q.category === undefined);
  const asked = q.filtervalues ?? [];
  const valueFilters = filterHandles.filter((filter) => asked.some((value) => value.startsWith(`${filter}:`)));
  return listed(world).filter((one) => {
    const pesos = pesosOf(one);
    const day = dayOf(one, world);
    return (
      (q.category === undefined || one.categories.includes(q.category)) &&
      (!q.ids?.length || q.ids.includes(one.id)) &&
      (!q.societyCodes?.length || q.societyCodes.includes(one.society)) &&
      (!slowOnly || one.slow) &&
      (q.spotlight !== true || one.spotlight) &&
      valueFilters.every((filter) =>
        some(
          asked.filter((value) => value.startsWith(`${filter}:`)),
          filter,
          (value) => one.values.includes(value),
        ),
      ) &&
      some(q.brandsIds, 'brand', (brand) => brand === one.brand) &&
      some(q.discounts, 'discount', (bound) => hasDiscount(one, bound)) &&
      some(q.stockRanges, 'availability', (range) => inRange(one, range)) &&
      sizeKeys.every((key) => key === but || isSized(one, key, q)) &&
      (but === 'price' || (pesos >= Number(q.minPrice ?? 0) && pesos <= Number(q.maxPrice ?? Infinity))) &&
      (but === 'delivery' || q.deliveryBefore === undefined || (day !== null && day < q.deliveryBefore))
    );
  });
}

/** The figures of a sorting key, main figure first; ties have the highest first. Null is last in both directions. */
function figures(one: PlainProduct, key: string, world: PlainWorld): (number | string | null)[] {
  if (key === 'DiscountPrice') return [pesosOf(one), one.sales];
  if (key === 'Discount') return [one.discount, one.sales];
  if (key === 'slowMovement') return [Number(one.slow), one.discount, one.sales];
  if (key === 'spotlight' || key === 'relevance') return [Number(one.spotlight), one.sales];
  if (key === 'stock') return [piecesOf(one), one.sales];
  if (key === 'deliveryDate' && world.zone !== null) return [dayOf(one, world), one.sales];
  if (key === 'width' || key === 'depth' || key === 'height') return [one.sizes?.[key] ?? null, one.sales];
  return [one.sales];
}

const compare = (a: number | string | null, b: number | string | null): number => {
  if (a === b) return 0;
  if (a === null || b === null) return 0;
  return a < b ? -1 : 1;
};

/** The whole list of a question in its order. */
export function inOrder(world: PlainWorld, q: PlainQuestion): PlainProduct[] {
  const key = q.sortOption?.key ?? (q.slowMovement ? 'slowMovement' : q.category ? 'DiscountPrice' : 'salesCount');
  const usual = key === 'salesCount' || key === 'slowMovement' ? 'DESC' : 'ASC';
  const byDay = key === 'deliveryDate' && world.zone !== null;
  const unknownDay = key === 'deliveryDate' && !byDay;
  const direction = key === 'relevance' || unknownDay ? 'DESC' : (q.sortOption?.direction ?? usual);
  return [...matching(world, q)].sort((a, b) => {
    const [first, second] = [figures(a, key, world), figures(b, key, world)];
    if ((first[0] === null) !== (second[0] === null)) return first[0] === null ? 1 : -1;
    const main = compare(first[0] ?? null, second[0] ?? null) * (direction === 'ASC' ? 1 : -1);
    if (main !== 0) return main;
    for (let i = 1; i < first.length; i += 1) {
      const tie = compare(second[i] ?? null, first[i] ?? null);
      if (tie !== 0) return tie;
    }
    return a.id < b.id ? -1 : 1;
  });
}
