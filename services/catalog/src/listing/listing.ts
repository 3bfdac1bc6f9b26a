import type { Site } from '@actual/contracts';
import type { CardReader } from '../cards/card-reader';
import type { Deliveries } from '../live/deliveries';
import type { View } from '../live/view';

/** The data behind a list: the catalog of one moment on a site, and when things arrive at the shopper's place. */
export interface Listing {
  readonly cards: Pick<CardReader, 'readListed'>;
  readonly view: View;
  readonly site: Site;
  /** Null where no postal code is known, or the store does not deliver there. */
  readonly deliveries: Deliveries | null;
}
