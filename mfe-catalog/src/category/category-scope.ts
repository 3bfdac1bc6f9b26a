import type { ListingScope } from '../listing/listing-url';

/** A category lists by price, cheapest first, until somebody chooses (shopping 9). */
export const categoryScope = (category: string): ListingScope => ({
  category,
  defaultSort: { key: 'DiscountPrice', direction: 'ASC' },
});
