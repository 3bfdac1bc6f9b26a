import type { ListingPlace } from '../listing/listing-url';

/** A category lists by price, cheapest first, until somebody chooses (shopping 9). */
export const categoryPlace = (category: string): ListingPlace => ({
  category,
  defaultSort: { key: 'DiscountPrice', direction: 'ASC' },
});
