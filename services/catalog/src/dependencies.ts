import type { Knex, Reads } from '@actual/database';
import type { CardReader } from './cards/card-reader';
import type { LiveCatalog } from './live/live-catalog';
import type { ProductViews } from './product/product-views';
import type { Zones } from './shipping/zones';

/** The parts that the features of the catalog are built on. */
export interface CatalogDependencies {
  /** The primary: for writes, and for reads after a write. */
  readonly db: Knex;
  /** For everything else that is read. */
  readonly reads: Reads;
  readonly live: LiveCatalog;
  readonly cards: CardReader;
  readonly zones: Zones;
  readonly productViews: ProductViews;
}
