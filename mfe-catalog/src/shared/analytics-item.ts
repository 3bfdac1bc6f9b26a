import type { ProductCard } from '@actual/contracts';
import type { AnalyticsItem } from '@actual/shell-contract';

/** A product of the catalog in an analytics event. */
export const analyticsItem = (product: ProductCard, index?: number): AnalyticsItem => ({
  item_id: product.ItemCode,
  item_name: product.Name,
  item_variant: product.finish || undefined,
  price: product.DiscountPrice,
  quantity: 1,
  index,
});
