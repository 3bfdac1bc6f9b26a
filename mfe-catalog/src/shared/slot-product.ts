import type { ProductCard } from '@actual/contracts';

type Listed = Pick<
  ProductCard,
  'id' | 'ItemCode' | 'Name' | 'url' | 'picture' | 'DiscountPrice' | 'priceBefore' | 'Discount'
>;

/** A product as the slots that add it to the quotation take it. */
export const slotProductOf = ({ id, ItemCode, Name, url, picture, DiscountPrice, priceBefore, Discount }: Listed) => ({
  id,
  itemCode: ItemCode,
  name: Name,
  url,
  picture,
  price: DiscountPrice,
  priceBefore: priceBefore ?? undefined,
  discount: Discount || undefined,
});
