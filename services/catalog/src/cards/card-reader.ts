import type { ProductCard } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { readSupply, sourcesByItem } from '@actual/database/supply';
import { earliestDelivery } from '@actual/domain';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalogue/catalogue';
import type { View } from '../catalogue/view';
import type { Zones } from '../shipping/zones';
import { type StillCard, stillCard } from './card';
import { readCards } from './card-repository';

/** Cards kept at most, about 2 KB each. */
const keptCards = 6_000;

/** Cards of products by their position in the catalogue, in bulk: at most one statement for cards and one for stock. */
export class CardReader {
  private readonly kept = new WeakMap<Catalogue, LRUCache<string, StillCard>>();

  constructor(
    private readonly db: Knex,
    private readonly zones: Zones,
  ) {}

  /** Cards in the order asked. With a delivery zip each has its earliest day there, or null where it cannot be brought. */
  async read(view: View, positions: readonly number[], zipcodeDeliveryId?: string): Promise<ProductCard[]> {
    const asked = positions.flatMap((position) => view.catalogue.products[position] ?? []);
    const [cards, dates] = await Promise.all([
      this.stillCards(view.catalogue, asked),
      this.dates(view, asked, zipcodeDeliveryId),
    ]);
    return positions.flatMap((position) => {
      const { id = '', itemCode = '' } = view.catalogue.products[position] ?? {};
      const card = cards.get(id);
      if (!card) return [];
      return [{ ...card, Available: view.available[position] ?? 0, deliveryDate: dates.get(itemCode) ?? null }];
    });
  }

  private async stillCards(catalogue: Catalogue, asked: readonly { id: string }[]): Promise<Map<string, StillCard>> {
    let kept = this.kept.get(catalogue);
    if (!kept) {
      kept = new LRUCache({ max: keptCards });
      this.kept.set(catalogue, kept);
    }
    const cards = new Map<string, StillCard>();
    const missing: string[] = [];
    for (const { id } of asked) {
      const card = kept.get(id);
      if (card) cards.set(id, card);
      else missing.push(id);
    }
    if (missing.length > 0) {
      for (const row of await readCards(this.db, missing)) {
        const card = stillCard(row);
        kept.set(card.id, card);
        cards.set(card.id, card);
      }
    }
    return cards;
  }

  private async dates(
    view: View,
    asked: readonly { itemCode: string }[],
    zipcodeDeliveryId: string | undefined,
  ): Promise<Map<string, string | null>> {
    const zone = zipcodeDeliveryId === undefined ? null : await this.zones.zoneOf(view.catalogue, zipcodeDeliveryId);
    if (zone === null) return new Map();
    const sources = await readSupply(
      this.db,
      asked.map(({ itemCode }) => itemCode),
    );
    const question = { facts: view.catalogue.delivery, zone, now: new Date() };
    return new Map([...sourcesByItem(sources)].map(([code, list]) => [code, earliestDelivery(list, question)]));
  }
}
