import type { Site } from '@actual/contracts';
import type { CardReader } from '../cards/card-reader';
import type { Deliveries } from '../live/deliveries';
import type { View } from '../live/view';

/** What a list is asked of: the catalog of one moment on a site, and when things arrive where the shopper is. */
export interface Listing {
  readonly cards: Pick<CardReader, 'readListed'>;
  readonly view: View;
  readonly site: Site;
  /** Null where no postal code is known, or the store does not deliver there. */
  readonly deliveries: Deliveries | null;
}
