import type { Knex } from '@actual/database';
import type { CardReader } from './cards/card-reader';
import type { LiveCatalogue } from './catalogue/live-catalogue';
import type { SeenProducts } from './product/seen';
import type { Zones } from './shipping/zones';

/** What the features of the catalogue are built on. */
export interface CatalogDependencies {
  readonly db: Knex;
  readonly live: LiveCatalogue;
  readonly cards: CardReader;
  readonly zones: Zones;
  readonly seen: SeenProducts;
}
