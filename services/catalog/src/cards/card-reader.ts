import { type ProductCard, productCard } from '@actual/contracts/catalog/product-card';
import type { Reads } from '@actual/database';
import { LRUCache } from 'lru-cache';
import type { View } from '../live/view';
import type { IndexedProduct } from '../product-index/product-row';
import type { Zones } from '../shipping/zones';
import { type StillCard, stillCard } from './card';
import { readCards } from './cards.queries';

/** In the contract's shape, so that a new column of the table cannot leak. */
const stillCardShape = productCard.omit({ Available: true, deliveryDate: true });

/** Cards kept at most; one takes about a kilobyte. */
const keptCards = 8_000;

/** A card in two parts: the constant one, and the one that changes with stock and place. */
export interface ListedCard extends Pick<ProductCard, 'Available' | 'deliveryDate'> {
  readonly still: StillCard;
  /** Present when the call gives the measures of a home's access. */
  readonly wayIn?: ProductCard['wayIn'];
}

/** Cards of products by their position in the index, in bulk: at most one statement. */
export class CardReader {
  /** By product id: the card without parts that change with stock and place, and the state of its product. */
  private readonly kept = new LRUCache<string, { product: IndexedProduct; card: StillCard }>({ max: keptCards });

  constructor(
    private readonly reads: Reads,
    private readonly zones: Zones,
  ) {}

  /** Cards in the order asked. With a delivery zip each has its earliest day there, or null where it cannot be brought. */
  async read(view: View, positions: readonly number[], zipcodeDeliveryId?: string): Promise<ProductCard[]> {
    const cards = await this.readListed(view, positions, zipcodeDeliveryId);
    return cards.map(({ still, ...moving }) => ({ ...still, ...moving }));
  }

  /** As `read`, in two parts: the constant one, and the one that changes with stock and place. */
  async readListed(view: View, positions: readonly number[], zipcodeDeliveryId?: string): Promise<ListedCard[]> {
    const asked = positions.flatMap((position) => view.index.products[position] ?? []);
    const zone = zipcodeDeliveryId === undefined ? null : await this.zones.zoneOf(view.index, zipcodeDeliveryId);
    const deliveries = zone === null ? null : view.deliveriesTo(zone);
    const cards = await this.stillCards(asked);
    return positions.flatMap((position) => {
      const still = cards.get(view.index.products[position]?.id ?? '');
      if (!still) return [];
      return [{ still, Available: view.available[position] ?? 0, deliveryDate: deliveries?.dayOf(position) ?? null }];
    });
  }

  private async stillCards(asked: readonly IndexedProduct[]): Promise<Map<string, StillCard>> {
    const cards = new Map<string, StillCard>();
    const missing = new Map<string, IndexedProduct>();
    for (const product of asked) {
      const known = this.kept.get(product.id);
      if (known?.product === product) cards.set(product.id, known.card);
      else missing.set(product.id, product);
    }
    if (missing.size > 0) {
      for (const row of await this.reads((db) => readCards(db, [...missing.keys()]))) {
        const product = missing.get(row.id);
        const card = stillCardShape.parse(stillCard(row));
        if (product) this.kept.set(row.id, { product, card });
        cards.set(row.id, card);
      }
    }
    return cards;
  }
}
