import { type ProductCard, productCard } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { LRUCache } from 'lru-cache';
import type { View } from '../live/view';
import type { IndexedProduct } from '../product-index/product-row';
import { serializeReply } from '../serialize-reply';
import type { Zones } from '../shipping/zones';
import { stillCard } from './card';
import { readCards } from './cards.queries';

/** A card without what changes with stock and place. */
const stillCardShape = productCard.omit({ Available: true, deliveryDate: true });

/** Letters of cards kept at most; a card has about 800. */
const keptLetters = 6_000_000;

/** Cards of products by their position in the catalog, in bulk: at most one statement. */
export class CardReader {
  /** By product id: the JSON of a card up to what changes with stock and place, and the state of the product it is of. */
  private readonly kept = new LRUCache<string, { product: IndexedProduct; json: string }>({
    maxSize: keptLetters,
    sizeCalculation: ({ json }) => json.length,
  });

  constructor(
    private readonly db: Knex,
    private readonly zones: Zones,
  ) {}

  /** Cards in the order asked. With a delivery zip each has its earliest day there, or null where it cannot be brought. */
  async read(view: View, positions: readonly number[], zipcodeDeliveryId?: string): Promise<ProductCard[]> {
    const cards = await this.readJson(view, positions, zipcodeDeliveryId);
    return cards.map((json) => JSON.parse(json) as ProductCard);
  }

  /** As `read`, each card as JSON in the contract's shape. */
  async readJson(view: View, positions: readonly number[], zipcodeDeliveryId?: string): Promise<string[]> {
    const asked = positions.flatMap((position) => view.index.products[position] ?? []);
    const zone = zipcodeDeliveryId === undefined ? null : await this.zones.zoneOf(view.index, zipcodeDeliveryId);
    const deliveries = zone === null ? null : view.deliveriesTo(zone);
    const cards = await this.beginnings(asked);
    const found: string[] = [];
    for (const position of positions) {
      const { id = '' } = view.index.products[position] ?? {};
      const beginning = cards.get(id);
      if (beginning === undefined) continue;
      const day = JSON.stringify(deliveries?.dayOf(position) ?? null);
      found.push(`${beginning},"Available":${view.available[position] ?? 0},"deliveryDate":${day}}`);
    }
    return found;
  }

  private async beginnings(asked: readonly IndexedProduct[]): Promise<Map<string, string>> {
    const cards = new Map<string, string>();
    const missing = new Map<string, IndexedProduct>();
    for (const product of asked) {
      const card = this.kept.get(product.id);
      if (card?.product === product) cards.set(product.id, card.json);
      else missing.set(product.id, product);
    }
    if (missing.size > 0) {
      for (const row of await readCards(this.db, [...missing.keys()])) {
        const product = missing.get(row.id);
        const json = serializeReply(stillCardShape, stillCard(row)).slice(0, -1);
        if (product) this.kept.set(row.id, { product, json });
        cards.set(row.id, json);
      }
    }
    return cards;
  }
}
