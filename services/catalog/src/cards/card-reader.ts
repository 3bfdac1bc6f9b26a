import { type ProductCard, productCard } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalogue/catalogue';
import type { View } from '../catalogue/view';
import type { Zones } from '../shipping/zones';
import { stillCard } from './card';
import { readCards } from './card-repository';

/** A card without what changes with stock and place. */
const stillCardShape = productCard.omit({ Available: true, deliveryDate: true });

/** Letters of cards kept at most; a card has about 800. */
const keptLetters = 6_000_000;

/** Cards of products by their position in the catalogue, in bulk: at most one statement. */
export class CardReader {
  /** By product id: the JSON of a card up to what changes with stock and place. */
  private readonly kept = new WeakMap<Catalogue, LRUCache<string, string>>();

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
    const asked = positions.flatMap((position) => view.catalogue.products[position] ?? []);
    const zone = zipcodeDeliveryId === undefined ? null : await this.zones.zoneOf(view.catalogue, zipcodeDeliveryId);
    const deliveries = zone === null ? null : view.deliveriesTo(zone);
    const cards = await this.beginnings(view.catalogue, asked);
    const written: string[] = [];
    for (const position of positions) {
      const { id = '' } = view.catalogue.products[position] ?? {};
      const beginning = cards.get(id);
      if (beginning === undefined) continue;
      const day = JSON.stringify(deliveries?.dayOf(position) ?? null);
      written.push(`${beginning},"Available":${view.available[position] ?? 0},"deliveryDate":${day}}`);
    }
    return written;
  }

  private async beginnings(catalogue: Catalogue, asked: readonly { id: string }[]): Promise<Map<string, string>> {
    let kept = this.kept.get(catalogue);
    if (!kept) {
      kept = new LRUCache({ maxSize: keptLetters, sizeCalculation: ({ length }) => length });
      this.kept.set(catalogue, kept);
    }
    const cards = new Map<string, string>();
    const missing: string[] = [];
    for (const { id } of asked) {
      const card = kept.get(id);
      if (card !== undefined) cards.set(id, card);
      else missing.push(id);
    }
    if (missing.length > 0) {
      for (const row of await readCards(this.db, missing)) {
        const card = JSON.stringify(stillCardShape.parse(stillCard(row))).slice(0, -1);
        kept.set(row.id, card);
        cards.set(row.id, card);
      }
    }
    return cards;
  }
}
