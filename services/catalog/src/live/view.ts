import { type Site, site as siteShape } from '@actual/contracts/shapes';
import type { TakenPieces } from '@actual/database/supply';
import { type DeliveryQuestion, societiesOf } from '@actual/domain';
import { LRUCache } from 'lru-cache';
import {
  type Bits,
  bitsWhere,
  count,
  countBoth,
  emptyBits,
  has,
  intersection,
  positionsOf,
  remove,
  union,
} from '../product-index/bits';
import { stockFilters } from '../product-index/computed-filters';
import { type Order, positionsInOrder } from '../product-index/order';
import { type IndexedFilter, type ProductIndex, withSets } from '../product-index/product-index';
import { availableOf, leftAfter, leftCarried, leftOf } from '../product-index/stock-sources';
import { ReplyCache } from '../reply-cache';
import type { Catalog, ChangedCatalog } from './catalog';
import { Deliveries } from './deliveries';
import { lowest } from './lowest';

/** Zones whose delivery days are kept; the store has some twenty. */
const keptZones = 32;

/** A set of fewer than one in so many is small. */
const sparse = 16;

/** The set with one of each item code: results are shown once by code and id (shopping 4). */
function once(bits: Bits, { twins }: ProductIndex): Bits {
  for (const same of twins.values())
    for (const later of same.filter((one) => has(bits, one)).slice(1)) remove(bits, later);
  return bits;
}

/** By order: the place of each position in it. */
const ranksOf = new WeakMap<Int32Array, Int32Array>();

function ranks(order: Int32Array, size: number): Int32Array {
  let made = ranksOf.get(order);
  if (!made) {
    made = new Int32Array(size);
    for (let rank = 0; rank < order.length; rank += 1) made[order[rank] ?? 0] = rank;
    ranksOf.set(order, made);
  }
  return made;
}

/**
 * The catalog with the stock of one moment: the products each site may show, and the answers made from it. When the
 * stock or the catalog changes there is a new view, and with it empty caches: nothing has to be invalidated.
 */
export class View {
  readonly index: ProductIndex;
  readonly available: Int32Array;
  private readonly zones = new LRUCache<string, Deliveries>({ max: keptZones });
  private readonly sites: ReadonlyMap<Site, { sold: Bits; searched: Bits; shown: Bits; listed: Bits }>;
  private allComputed: readonly IndexedFilter[] | undefined;
  private readonly orders = new Map<string, Int32Array>();
  readonly replies = new ReplyCache();

  /** The catalog with these pieces taken from its stock. */
  static of(catalog: Catalog, taken: Iterable<TakenPieces>): View {
    return new View(catalog, leftOf(catalog.index.sources, taken));
  }

  /** The same catalog after some sources' taken pieces changed. */
  after(changed: Iterable<TakenPieces>): View {
    return new View(this.catalog, leftAfter(this.index.sources, this.left, changed));
  }

  /**
   * The catalog after a change; `takenOf` returns the pieces taken of a source, and is asked for the changed ones
   * alone.
   */
  following({ catalog, positions }: ChangedCatalog, takenOf: (id: number) => number): View {
    const before = { before: this.index.sources, left: this.left };
    return new View(catalog, leftCarried(before, catalog.index.sources, positions, takenOf));
  }

  private constructor(
    readonly catalog: Catalog,
    /** Pieces that each source can promise. */
    private readonly left: Int32Array,
  ) {
    const { index } = catalog;
    const { size, societies, sources } = index;
    this.index = index;
    this.available = availableOf(sources, this.left);
    const stocked = bitsWhere(this.available, (pieces) => pieces > 0);
    this.sites = new Map(
      siteShape.options.map((site) => {
        const sold = union(
          size,
          societiesOf(site).map((society) => societies.get(society) ?? emptyBits(size)),
        );
        const shown = intersection(sold, stocked);
        return [
          site,
          {
            sold,
            searched: intersection(sold, index.listed),
            shown,
            listed: once(intersection(shown, index.listed), index),
          },
        ];
      }),
    );
  }

  /**
   * The products that the site's lists may show: active ones of its societies and family, no hidden CO codes, and only
   * those of which a piece can be promised, be it from a purchase under way. A card of any other would lead to a page
   * that redirects home.
   */
  listed(site: Site): Bits {
    return this.sites.get(site)?.listed ?? emptyBits(this.index.size);
  }

  /** The products that the site's lists show once a piece can be promised: the same for as long as the catalog. */
  searched(site: Site): Bits {
    return this.sites.get(site)?.searched ?? emptyBits(this.index.size);
  }

  /** Whether the site sells this product at all, in stock or not. */
  isSold(site: Site, position: number): boolean {
    return has(this.sites.get(site)?.sold ?? emptyBits(0), position);
  }

  /** Whether the product page may show this product on this site (shopping 5). */
  isShown(site: Site, position: number): boolean {
    return has(this.sites.get(site)?.shown ?? emptyBits(0), position);
  }

  /** Position of a product the site may show; undefined for any other id. */
  shownPosition(site: Site, id: string): number | undefined {
    const position = this.index.positionOfId.get(id);
    return position !== undefined && this.isShown(site, position) ? position : undefined;
  }

  /** Pieces of a product that lie in each warehouse and can be promised; purchases under way lie nowhere yet. */
  lyingAt(position: number): ReadonlyMap<string, number> {
    const { starts, origin, origins } = this.index.sources;
    const lying = new Map<string, number>();
    for (let place = starts[position] ?? 0; place < (starts[position + 1] ?? 0); place += 1) {
      const from = origins[origin[place] ?? 0];
      const pieces = this.left[place] ?? 0;
      if (!from || from.arrivesOn !== null || pieces === 0) continue;
      lying.set(from.warehouse, (lying.get(from.warehouse) ?? 0) + pieces);
    }
    return lying;
  }

  /** The computed filters: of the products, and of their pieces at this moment; made on the first use. */
  get computed(): readonly IndexedFilter[] {
    this.allComputed ??= [
      ...this.index.computed,
      ...stockFilters.map((filter) =>
        withSets(filter, ({ has: fits }) => bitsWhere(this.available, (pieces) => fits(pieces))),
      ),
    ];
    return this.allComputed;
  }

  /** Every product of the catalog in the asked order; made on the first use. */
  inOrder(order: Order): Int32Array {
    const key = `${order.key} ${order.direction}`;
    // only one order depends on the stock; the others outlive this view
    const kept = order.key === 'stock' ? this.orders : this.index.orders;
    let positions = kept.get(key);
    if (!positions) {
      positions = positionsInOrder(this.index, this.available, order);
      kept.set(key, positions);
    }
    return positions;
  }

  /** Delivery days to a zone as of now. They change with the hour: every cut-off is on a full one. */
  deliveriesTo(zone: string, now: Date = new Date()): Deliveries {
    const key = `${zone} ${Math.floor(now.getTime() / 3_600_000)}`;
    let deliveries = this.zones.get(key);
    if (!deliveries) {
      deliveries = this.deliveriesBy({ facts: this.index.structure.delivery, zone, now });
      this.zones.set(key, deliveries);
    }
    return deliveries;
  }

  /** Delivery days as they would be by these facts; nothing of it is kept. */
  deliveriesBy(question: DeliveryQuestion): Deliveries {
    return new Deliveries(this.index.sources, this.left, question, () =>
      this.inOrder({ key: 'salesCount', direction: 'DESC' }),
    );
  }

  /** The first `limit` of a set in an order, or in that of the given positions of the whole catalog. */
  first(bits: Bits, order: Order | Int32Array, limit: number): number[] {
    const all = order instanceof Int32Array ? order : this.inOrder(order);
    // of a small set the places are compared; in a large one the first are met soon
    if (count(bits) * sparse < all.length) {
      const places = ranks(all, this.index.size);
      const own = positionsOf(bits);
      for (let i = 0; i < own.length; i += 1) own[i] = places[own[i] ?? 0] ?? 0;
      return Array.from(lowest(own, limit), (rank) => all[rank] ?? 0);
    }
    const found: number[] = [];
    for (const position of all) {
      if (found.length >= limit) break;
      if (has(bits, position)) found.push(position);
    }
    return found;
  }

  /** As `first`, but one of each group of variations: for teasers, where three colors of one sofa say little. */
  firstOfGroups(bits: Bits, order: Order, limit: number): number[] {
    const found: number[] = [];
    const seen = new Set<string>();
    for (const position of this.inOrder(order)) {
      if (found.length >= limit) break;
      const groupId = this.index.products[position]?.groupId;
      if (!has(bits, position) || (groupId && seen.has(groupId))) continue;
      if (groupId) seen.add(groupId);
      found.push(position);
    }
    return found;
  }

  /** Lowest price in a set, centavos; null in an empty one. */
  lowestPrice(bits: Bits): number | null {
    const [position] = this.first(bits, { key: 'DiscountPrice', direction: 'ASC' }, 1);
    return position === undefined ? null : (this.index.products[position]?.discountPriceCents ?? null);
  }

  /** How many of a category the site lists. */
  countOf(site: Site, category: { bits: Bits }): number {
    return countBoth(this.listed(site), category.bits);
  }
}
